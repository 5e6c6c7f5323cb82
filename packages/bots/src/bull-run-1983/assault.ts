import {
  type HexIndex,
  LAND,
  LAST_TURN,
  NONE,
  NOWHERE,
  type PieceIndex,
  type Position,
  RIVER,
  SPENT,
  attackOf,
  firstAt,
  groundNow,
  limitAt,
  marked,
  pointsAt,
} from "@stonebridge/games/bull-run-1983/internals";
import type { Column } from "./columns.ts";
import { around } from "./country.ts";
import { chanceToClear, worthOfMelee } from "./odds-worth.ts";
import type { Style } from "./styles.ts";
import type { Stack, Survey } from "./survey.ts";

/** What counts besides the exchange of losses, in defense points. */
const WEIGHTS = {
  /** The defender is on an objective that we want, or on one of ours, in the last turn. */
  lastObjective: 60,
} as const;
/** Odds at which more attackers add nothing. */
const ENOUGH = 6;

/** Columns that attack one enemy stack, and from where. */
export interface Assault {
  readonly target: HexIndex;
  readonly worth: number;
  readonly columns: readonly (readonly [Column, HexIndex])[];
}

/** Room for defense points in each hex, as orders fill it. */
export type Room = Map<HexIndex, number>;

export function roomIn({ country: { field } }: Survey, p: Position, room: Room, hex: HexIndex): number {
  const known = room.get(hex);
  return known ?? limitAt(field, p, hex) - pointsAt(field, p, hex);
}

/** The best attack on an enemy stack that these columns can make together; undefined if they cannot come at it. */
export function assaultOn(
  made: Survey,
  p: Position,
  target: Stack,
  columns: readonly Column[],
  room: Room,
  style: Style,
): Assault | undefined {
  const { country } = made;
  const { field } = country;
  const { water, uphill } = groundNow(field, p);
  const bases = around(country, target.hex).filter((hex) => water[hex] !== RIVER && !made.enemies.has(hex));
  const free = new Map(bases.map((hex) => [hex, roomIn(made, p, room, hex)]));
  const others = new Set<Stack>();
  const chosen: [Column, HexIndex][] = [];
  let attack = 0;
  let exposed = 0;
  let below = true;
  const halved = water[target.hex] === LAND ? 1 : 0.5;
  const join = (hex: HexIndex, points: number, defense: number): void => {
    const share = water[hex] === LAND ? 1 : 0.5;
    attack += points * share;
    exposed += defense * share;
    below &&= uphill[field.grid.hexside(target.hex, hex)] === 1;
    for (const near of around(country, hex)) {
      const other = made.enemies.get(near);
      if (other !== undefined && other !== target) others.add(other);
    }
  };
  for (const hex of bases)
    for (let piece = firstAt(p, hex); piece !== NONE; piece = p.next[piece])
      if (fightsOn(made, p, piece, columns)) join(hex, attackOf(field, p, piece), field.defense[piece]);
  const worthNow = (): number => {
    if (attack === 0) return -Infinity;
    const strength = target.defense * halved * (below ? 2 : 1);
    let worth = worthOfMelee(attack, strength, exposed, strength);
    for (const other of others) worth -= style.distraction + other.defense / 6;
    if (country.objectives.includes(target.hex))
      worth += (p.turn === LAST_TURN ? WEIGHTS.lastObjective : style.objective) * chanceToClear(attack, strength);
    return worth;
  };
  let best: Assault | undefined;
  for (const column of columns.toSorted((a, b) => b.attack - a.attack)) {
    if (column.attack === 0 || attack >= ENOUGH * target.defense * halved * (below && attack > 0 ? 2 : 1)) continue;
    const hex = baseFor(made, p, column, target, free, others, style);
    if (hex === NOWHERE) continue;
    if (hex !== column.hex && column.ordered === undefined) free.set(hex, (free.get(hex) as number) - column.defense);
    join(hex, column.attack, column.defense);
    chosen.push([column, hex]);
    const worth = worthNow();
    if (best === undefined || worth > best.worth) best = { target: target.hex, worth, columns: [...chosen] };
  }
  return best;
}

/** A unit that fights where it is, whatever the orders: it cannot march, or has marched. */
function fightsOn(
  { side, country: { field } }: Survey,
  p: Position,
  piece: PieceIndex,
  columns: readonly Column[],
): boolean {
  return (
    field.isUnit[piece] === 1 &&
    field.sideOf[piece] === side &&
    !marked(p, piece, SPENT) &&
    !columns.some(({ pieces }) => pieces.includes(piece))
  );
}

/** Where a column attacks a stack from: in contact with nobody who is not attacked anyway, on firm ground, as near as possible. */
function baseFor(
  { country, enemies }: Survey,
  p: Position,
  column: Column,
  target: Stack,
  free: ReadonlyMap<HexIndex, number>,
  fought: ReadonlySet<Stack>,
  style: Style,
): HexIndex {
  const { water, uphill } = groundNow(country.field, p);
  let best = NOWHERE;
  let least = Infinity;
  let first = Infinity;
  for (const [hex, room] of free) {
    const rank = column.ranks[hex];
    if (rank === 0 || (hex !== column.hex && column.ordered === undefined && room < column.defense)) continue;
    let price = water[hex] === LAND ? 0 : column.attack / 2;
    if (uphill[country.field.grid.hexside(target.hex, hex)] === 1) price += 1;
    if (hex !== column.hex) price += 0.1;
    for (const near of around(country, hex)) {
      const other = enemies.get(near);
      if (other !== undefined && other !== target && !fought.has(other)) price += style.distraction + other.defense / 6;
    }
    // of equals the nearest
    if (price > least || (price === least && rank > first)) continue;
    least = price;
    first = rank;
    best = hex;
  }
  return best;
}
