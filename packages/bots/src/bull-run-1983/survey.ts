import {
  FROZEN,
  type HexIndex,
  NOWHERE,
  POINT,
  type Position,
  type SideIndex,
  attackOf,
  controls,
  groundNow,
  marked,
} from "@stonebridge/games/bull-run-1983/internals";
import type { Country } from "./country.ts";

/** Enemy units in one hex. */
export interface Stack {
  readonly hex: HexIndex;
  attack: number;
  /** Defense points as printed. */
  defense: number;
  frozen: boolean;
}

/** The situation of one side in its Movement phase. */
export interface Survey {
  readonly side: SideIndex;
  readonly country: Country;
  /** Enemy stacks by hex. */
  readonly enemies: ReadonlyMap<HexIndex, Stack>;
  /** By hex: attack points that the enemy could bring next to it in his next turn. */
  readonly threat: Int16Array;
  /** By hex: attack points that we could bring next to it in ours. */
  readonly support: Int16Array;
  /** Steps to the nearest enemy by hex, found when first asked for; 0 before that. */
  readonly enemyDistances: Uint8Array;
  /** Gates for our ways: closed where enemies are, an end in their zones of control. */
  readonly gates: Uint8Array;
}

/** Codes of gates. */
export const CLOSED = 0;
export const MAY_ENTER = 1;
export const MAY_PASS = 2;
/** How far any piece is assumed to march in a turn, in sixths. */
const MARCH = 4 * POINT;

/** Surveys the map for a side. */
export function survey(country: Country, p: Position, side: SideIndex): Survey {
  const enemies = stacksOf(country, p, 1 - side);
  return {
    side,
    country,
    enemies,
    threat: threatOf(country, p, enemies),
    support: threatOf(country, p, stacksOf(country, p, side)),
    enemyDistances: new Uint8Array(country.field.size),
    gates: gatesFor(country, p, 1 - side, enemies),
  };
}

/** The stacks of a side by hex, in the order of the roster. */
export function stacksOf({ field }: Country, p: Position, side: SideIndex): Map<HexIndex, Stack> {
  const stacks = new Map<HexIndex, Stack>();
  for (let piece = 0; piece < field.count; piece++) {
    const hex = p.place[piece];
    if (field.sideOf[piece] !== side || hex < 0 || field.isUnit[piece] === 0) continue;
    let stack = stacks.get(hex);
    if (stack === undefined) stacks.set(hex, (stack = { hex, attack: 0, defense: 0, frozen: true }));
    stack.attack += attackOf(field, p, piece);
    stack.defense += field.defense[piece];
    if (!marked(p, piece, FROZEN)) stack.frozen = false;
  }
  return stacks;
}

function gatesFor({ field }: Country, p: Position, enemy: SideIndex, enemies: Survey["enemies"]): Uint8Array {
  const gates = new Uint8Array(field.size).fill(MAY_PASS);
  for (let hex = 0; hex < field.size; hex++) if (controls(field, p, enemy, hex)) gates[hex] = MAY_ENTER;
  for (const hex of enemies.keys()) gates[hex] = CLOSED;
  return gates;
}

/** Face-down pieces do not come. */
function threatOf(country: Country, p: Position, stacks: Survey["enemies"]): Int16Array {
  const threat = new Int16Array(country.field.size);
  for (const { hex: from, attack, frozen } of stacks.values()) {
    if (frozen || attack === 0) continue;
    const beside = besideMarch(country, p, from);
    for (let at = 0; at < beside.length; at++) threat[beside[at]] += attack;
  }
  return threat;
}

/** Hexes that a march from a hex can come next to, whoever stands in the way; found once. */
function besideMarch({ field, paths, besideMarches }: Country, p: Position, from: HexIndex): Int16Array {
  const known = besideMarches[p.trestle];
  if (known[from] !== undefined) return known[from];
  const beside = new Set<HexIndex>();
  const { neighbours } = field.map;
  paths.spread(from, MARCH, groundNow(field, p).cost[0]);
  for (let at = 0; at < paths.count; at++) {
    const hex = paths.reached[at];
    for (let hexside = hex * 6; hexside < hex * 6 + 6; hexside++)
      if (neighbours[hexside] !== NOWHERE) beside.add(neighbours[hexside]);
  }
  return (known[from] = Int16Array.from(beside));
}
