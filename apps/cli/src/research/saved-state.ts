import {
  type ActionBase,
  type EventBase,
  fingerprint,
  type Game,
  isObject,
  shown,
  type Side,
} from "@stonebridge/kernel";
import { GameState, MOST_ACTIONS } from "./game-state.ts";
import type { Seen } from "./memory.ts";
import { Nonsense } from "./nonsense.ts";
import { takenSince } from "./trail.ts";

const FORMAT = "stonebridge-research-state";

/** An action with its dice: its place among the legal ones. */
type SavedMove = readonly [id: number, ...dice: number[]];

/** A state that can be kept and read again: how it came about. */
interface SavedState {
  readonly format: typeof FORMAT;
  readonly version: 1;
  readonly game: string;
  readonly rulesVersion: string;
  /** Stands for the scenario with its options: 32 bits, as eight hexadecimal digits. */
  readonly situation: string;
  /** Dice that fell before the first decision. */
  readonly dice: readonly number[];
  /** Where it began, if a seat imagined it: in which state, and by which seed. */
  readonly imagined?: { readonly seat: Side; readonly seed: number; readonly of: SavedState };
  readonly moves: readonly SavedMove[];
  /** The last move has not got all its dice yet; without moves: the dice before the first decision are not all. */
  readonly rolling: boolean;
}

/** A state as plain JSON. */
export function save<P, A extends ActionBase, E extends EventBase, V>(
  game: Game<P, A, E, V>,
  { origin, last, rolling }: GameState<P, A, E, V>,
): SavedState {
  const imagined = origin?.imagined;
  const moves = takenSince(last, undefined).map(({ id, dice }): SavedMove => [id, ...dice]);
  if (rolling?.deed !== undefined) moves.push([rolling.deed.id, ...rolling.dice]);
  return {
    format: FORMAT,
    version: 1,
    game: game.id,
    rulesVersion: game.rulesVersion,
    situation: fingerprint(game.situation),
    dice: origin?.dice ?? rolling?.dice ?? [],
    ...(imagined && { imagined: { seat: imagined.seat, seed: imagined.seed, of: save(game, imagined.of) } }),
    moves,
    rolling: rolling !== undefined,
  };
}

/**
 * The state that {@link save} wrote, by playing it again.
 * @throws {@link Nonsense} if it is anything else, or from another game, scenario or version
 */
export function restore<P, A extends ActionBase, E extends EventBase, V>(
  seen: Seen<P, A, E, V>,
  saved: unknown,
): GameState<P, A, E, V> {
  const { game } = seen;
  if (!isObject(saved) || saved["format"] !== FORMAT || saved["version"] !== 1)
    throw new Nonsense("not-saved-here", "This is no state that `serialize` gave.");
  for (const [field, own] of [
    ["game", game.id],
    ["rulesVersion", game.rulesVersion],
    ["situation", fingerprint(game.situation)],
  ] as const)
    if (saved[field] !== own)
      throw new Nonsense(
        "not-saved-here",
        `This state is of another ${NAMES[field]}: ${shown(saved[field])}, and here it is ${shown(own)}.`,
      );
  const { dice, moves, imagined, rolling } = saved;
  if (!areWhole(dice) || !Array.isArray(moves) || moves.length > MOST_ACTIONS + 1 || !moves.every(isMove))
    throw new Nonsense(
      "not-saved-here",
      "Dice are a list of whole numbers, and moves a list of such lists, none of them empty.",
    );
  const state = imagined === undefined ? GameState.begin(seen) : imagine(seen, imagined);
  replay(state, undefined, dice, "Before the first decision");
  for (const [at, [move, ...fallen]] of moves.entries()) replay(state, move, fallen, `Move ${at + 1}`);
  if ((state.mover === "chance") !== rolling)
    throw new Nonsense("not-saved-here", "Dice are missing at the end, or there are too many of them.");
  return state;
}

const NAMES = { game: "game", rulesVersion: "version of the rules", situation: "scenario, or has other options" };

function isMove(data: unknown): data is SavedMove {
  return areWhole(data) && data.length > 0;
}

function areWhole(data: unknown): data is readonly number[] {
  return Array.isArray(data) && data.every((one) => Number.isInteger(one));
}

/** Takes an action again, if there is one, and lets dice fall. @throws {@link Nonsense} naming the place */
function replay<P, A extends ActionBase, E extends EventBase, V>(
  state: GameState<P, A, E, V>,
  move: number | undefined,
  dice: readonly number[],
  where: string,
): void {
  try {
    if (move !== undefined && state.mover === "chance")
      throw new Nonsense("illegal-action", "It comes before the dice of the last one.");
    if (move !== undefined) state.apply(move);
    for (const outcome of dice) {
      if (state.mover !== "chance") throw new Nonsense("illegal-action", "No more dice fall here.");
      state.apply(outcome);
    }
  } catch (error) {
    if (error instanceof Nonsense) throw new Nonsense("not-saved-here", `${where}: ${error.message}`);
    throw error;
  }
}

/** Imagines again what was imagined. */
function imagine<P, A extends ActionBase, E extends EventBase, V>(
  seen: Seen<P, A, E, V>,
  data: unknown,
): GameState<P, A, E, V> {
  const seat = isObject(data) ? seen.game.sides.find((side) => side === data["seat"]) : undefined;
  const seed = isObject(data) ? data["seed"] : undefined;
  if (!isObject(data) || seat === undefined || typeof seed !== "number" || !Number.isSafeInteger(seed) || seed < 0)
    throw new Nonsense("not-saved-here", "What was imagined has a seat, a seed and the state that it was imagined in.");
  return restore(seen, data["of"]).imagine(seat, seed);
}
