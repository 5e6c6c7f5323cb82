import { type HexGrid, HexPaths, NOWHERE } from "@stonebridge/board";
import type { ActionBase } from "@stonebridge/kernel";
import type { Attempt } from "../picking/attempts.ts";
import type { MarchAction } from "./marching.ts";
import type { Reached } from "./reach.ts";

/** What somebody would rather go round than try: a step that is not possible, in prices of steps. */
const CLOSED = 255;
/** The longest way that is looked for, in prices of steps. */
const FARTHEST = 0x7fff;

/**
 * The hexes of the cheapest way, without the first: by the prices of terrain alone, whoever stands there and however far it is.
 * @param price of the step over a hexside, at `hex * 6 + direction`; 0 if it is not possible
 */
export function wayOf(grid: HexGrid, from: string, to: string, price: (side: number) => number): readonly string[] {
  const prices = Uint8Array.from(grid.neighbours, (next, side) => (next === NOWHERE ? 0 : price(side) || CLOSED));
  const paths = new HexPaths(grid.neighbours);
  const goal = grid.known(to);
  paths.spread(grid.known(from), FARTHEST, prices, undefined, goal);
  return paths.wayTo(goal).map((hex) => grid.ids[hex]);
}

/** What walking needs of a game: pieces on the march. */
interface March<T, A extends ActionBase> {
  /** Asks for their next step. */
  readonly table: T;
  readonly reach: readonly Reached[];
  /** The way to their goal. */
  readonly way: readonly string[];
  /** The table after some of their actions; undefined if dice decide. */
  after(actions: readonly (A | MarchAction)[]): T | undefined;
}

/**
 * What somebody means who sends pieces on the march where they cannot go: they walk as far as they may along the way, and the step that they
 * cannot take from there says why, or their end where they come all the way. Where that step could be taken after all, the hex is tried at once.
 */
export function walked<T, A extends ActionBase>(
  { table, reach, way, after }: March<T, A>,
  goal: string,
): readonly Attempt<T, A | MarchAction>[] {
  const straight: Attempt<T, MarchAction> = { table, action: { type: "step", hex: goal } };
  if (way.length === 0) return [straight];
  const last = way.findLastIndex((hex) => reach.some((reached) => reached.hex === hex));
  const reached = reach.find(({ hex }) => hex === way[last]);
  const arrived = reached ? after(reached.path.map((hex): MarchAction => ({ type: "step", hex }))) : table;
  const next = way[last + 1];
  if (arrived === undefined) return [straight];
  if (next === undefined) return reached?.mayEnd ? [] : [{ table: arrived, action: { type: "stop" } }];
  const step: Attempt<T, MarchAction> = { table: arrived, action: { type: "step", hex: next } };
  return [next === goal ? step : { ...step, towards: goal }, straight];
}
