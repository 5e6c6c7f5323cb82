import {
  ACTIVE,
  FORD_LIMIT,
  FROZEN,
  type HexIndex,
  LAND,
  MOVED,
  NONE,
  NOWHERE,
  type PieceIndex,
  type Position,
  SPENT,
  attackOf,
  controls,
  groundNow,
  movementOf,
} from "@stonebridge/games/bull-run-1983/internals";
import type { Country } from "./country.ts";
import { type Survey, CLOSED, MAY_ENTER } from "./survey.ts";

/** Pieces of one hex that march together: no more than a ford takes at once. */
export interface Column {
  /** Units first. */
  readonly pieces: readonly PieceIndex[];
  readonly hex: HexIndex;
  readonly attack: number;
  readonly defense: number;
  /** Hexes where it could end its move, its own first. */
  readonly reached: readonly HexIndex[];
  /** By hex: 0 if it is not among these, otherwise its place in the list, from 1. */
  readonly ranks: Uint16Array;
  /** A plan says where it goes, and room is kept for it there. */
  readonly ordered?: true;
}

/** May it still move this turn? */
export function canMove(p: Position, piece: PieceIndex): boolean {
  return p.place[piece] >= 0 && (p.marks[piece] & (ACTIVE | MOVED | SPENT | FROZEN)) === ACTIVE;
}

/** Every column that can march, in the order of the roster: brigades with their leaders, guns, and units without a brigade. */
export function columnsOf(made: Survey, p: Position): Column[] {
  const { side, country } = made;
  const { field } = country;
  const groups = new Map<string, PieceIndex[][]>();
  for (let piece = 0; piece < field.count; piece++) {
    if (field.sideOf[piece] !== side || field.isUnit[piece] === 0 || !canMove(p, piece)) continue;
    const wheels = field.kindOf[piece] === "battery";
    const key = `${p.place[piece]} ${wheels ? "guns" : field.leader[piece]}`;
    let parts = groups.get(key);
    if (parts === undefined) groups.set(key, (parts = []));
    const part = parts.find((pieces) => loadOf(country, pieces) + field.defense[piece] <= FORD_LIMIT);
    if (part === undefined) parts.push([piece]);
    else part.push(piece);
  }
  const taken = new Set<PieceIndex>();
  return [...groups.values()].flat().map((units) => {
    const leaders = leadersWith(made, p, units).filter((leader) => !taken.has(leader));
    for (const leader of leaders) taken.add(leader);
    return columnOf(made, p, [...units, ...leaders]);
  });
}

export function loadOf({ field }: Country, pieces: readonly PieceIndex[]): number {
  return pieces.reduce((sum, piece) => sum + field.defense[piece], 0);
}

/** The leader of their brigade goes with them; near enemies, so does everybody who would be left alone. */
function leadersWith({ country, side }: Survey, p: Position, units: readonly PieceIndex[]): PieceIndex[] {
  const { field } = country;
  const hex = p.place[units[0]];
  const pressed = controls(field, p, 1 - side, hex);
  const leaders: PieceIndex[] = [];
  for (let piece = 0; piece < field.count; piece++) {
    if (field.isLeader[piece] === 0 || p.place[piece] !== hex || field.sideOf[piece] !== side || !canMove(p, piece))
      continue;
    const own = field.leader[units[0]] === piece && field.leader[units[0]] !== NONE;
    if (own || (pressed && field.kindOf[piece] !== "dummy")) leaders.push(piece);
  }
  return leaders;
}

function columnOf(made: Survey, p: Position, pieces: readonly PieceIndex[]): Column {
  const { country } = made;
  const { field } = country;
  const hex = p.place[pieces[0]];
  const points = pieces.map((piece) => movementOf(field, p, piece));
  searchWays(made, p, pieces, points);
  const { paths } = country;
  let reached = Array.from(paths.reached.subarray(0, paths.count));
  // from one enemy zone of control straight into another: usually of the same enemies
  if (controls(field, p, 1 - made.side, hex))
    reached = reached.filter((to) => paths.before[to] !== hex || !controls(field, p, 1 - made.side, to));
  return {
    pieces,
    hex,
    attack: pieces.reduce((sum, piece) => sum + attackOf(field, p, piece), 0),
    defense: loadOf(country, pieces),
    reached,
    ranks: ranksOf(field.size, reached),
  };
}

/** By hex: its place in a list of hexes, from 1; 0 if it is not in it. */
export function ranksOf(size: number, hexes: readonly HexIndex[]): Uint16Array {
  const ranks = new Uint16Array(size);
  for (let at = 0; at < hexes.length; at++) ranks[hexes[at]] = at + 1;
  return ranks;
}

const IN_LINE = 2;

/**
 * Searches the ways of pieces that march together: at the pace of the slowest, by the gait that pays most, over fords with room left.
 * @param until the search ends once the way to this hex is certain
 */
export function searchWays(
  { country, gates }: Survey,
  p: Position,
  pieces: readonly PieceIndex[],
  points: readonly number[],
  until: HexIndex = NOWHERE,
): void {
  const { field, paths } = country;
  const ground = groundNow(field, p);
  const gaits = pieces.map((piece) => field.gait[piece]);
  // pieces in line cannot use roads; those on foot pay more for that than wheels
  const line = gaits.includes(IN_LINE);
  const load = loadOf(country, pieces);
  const changed: [HexIndex, number][] = [];
  const change = (hex: HexIndex, gate: number): void => {
    changed.push([hex, gates[hex]]);
    gates[hex] = gate;
  };
  for (const [slot, ford] of field.fords.entries())
    if (gates[ford] !== CLOSED && p.fordUse[slot] + load > FORD_LIMIT) change(ford, CLOSED);
  if (line)
    for (const hex of [...field.fords, ...country.bridges])
      if (gates[hex] !== CLOSED && ground.water[hex] !== LAND) change(hex, MAY_ENTER);
  paths.spread(p.place[pieces[0]], Math.min(...points), ground.cost[line ? IN_LINE : Math.min(...gaits)], gates, until);
  for (const [hex, gate] of changed.toReversed()) gates[hex] = gate;
}
