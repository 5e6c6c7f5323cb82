import {
  CONFEDERATE,
  FROZEN,
  type HexIndex,
  LAST_TURN,
  NOWHERE,
  type PieceIndex,
  POINT,
  type Position,
  STACKING_LIMIT,
  type SideIndex,
  UNION,
  marked,
  onMap,
} from "@stonebridge/games/bull-run-1983/reading";
import type { Country } from "./country.ts";

/** Points by which nearer forces count more at an objective: halved by every so many movement points. */
const NEARNESS = 8;

/** Where every piece of a side is to go, by piece (NOWHERE: nowhere in particular). */
export function tasksOf(country: Country, p: Position, side: SideIndex): HexIndex[] {
  const goals: HexIndex[] = country.field.pieces.map(() => NOWHERE);
  if (side === UNION) marchOnTheWeakest(country, p, goals);
  else guardEverything(country, p, goals);
  return goals;
}

/** Force of a side about each objective, nearer units counting more. */
function forceAt(country: Country, p: Position, side: SideIndex, objective: number): number {
  const { field, cost } = country;
  let force = 0;
  for (let piece = 0; piece < field.count; piece++) {
    if (field.sideOf[piece] !== side || field.isUnit[piece] === 0 || !onMap(p, piece)) continue;
    force += field.defense[piece] * 0.5 ** (cost[objective][p.place[piece]] / POINT / NEARNESS);
  }
  return force;
}

/** The Union goes where it is strong and the enemy is not; everybody marches on the same objective, the last turns on any. */
function marchOnTheWeakest(country: Country, p: Position, goals: HexIndex[]): void {
  const { field, objectives, cost } = country;
  const hopes = objectives.map((_, at) => forceAt(country, p, UNION, at) - 0.7 * forceAt(country, p, CONFEDERATE, at));
  const best = hopes.reduce((most, hope, at) => (hope > hopes[most] ? at : most), 0);
  const late = p.turn >= LAST_TURN - 4;
  for (let piece = 0; piece < field.count; piece++) {
    if (field.sideOf[piece] !== UNION || !onMap(p, piece)) continue;
    const at = late ? nearestOf(cost, p.place[piece]) : best;
    goals[piece] = objectives[at];
  }
}

function nearestOf(cost: readonly Int16Array[], hex: HexIndex): number {
  return cost.reduce((least, one, at) => (one[hex] < cost[least][hex] ? at : least), 0);
}

/** The Confederates hold every objective as strongly as the Union threatens it, with those who are nearest; the rest goes to the worst place. */
function guardEverything(country: Country, p: Position, goals: HexIndex[]): void {
  const { field, objectives, cost } = country;
  const threats = objectives.map((_, at) => 3 + forceAt(country, p, UNION, at));
  const order = threats.map((_, at) => at).toSorted((a, b) => threats[b] - threats[a]);
  const free = units(country, p, CONFEDERATE);
  const total = threats.reduce((sum, threat) => sum + threat, 0);
  const force = free.reduce((sum, piece) => sum + field.defense[piece], 0);
  for (const at of order) {
    let wanted = Math.max(STACKING_LIMIT / 3, (force * threats[at]) / total);
    const byNearness = free
      .filter((piece) => goals[piece] === NOWHERE)
      .toSorted((a, b) => cost[at][p.place[a]] - cost[at][p.place[b]]);
    for (const piece of byNearness) {
      if (wanted <= 0) break;
      goals[piece] = objectives[at];
      wanted -= field.defense[piece];
    }
  }
  for (const piece of free) if (goals[piece] === NOWHERE) goals[piece] = objectives[order[0]];
  for (let piece = 0; piece < field.count; piece++) {
    if (field.sideOf[piece] !== CONFEDERATE || field.isLeader[piece] === 0 || !onMap(p, piece)) continue;
    const own = free.find((unit) => field.leader[unit] === piece);
    goals[piece] = own === undefined ? objectives[order[0]] : goals[own];
  }
}

function units(country: Country, p: Position, side: SideIndex): PieceIndex[] {
  const { field } = country;
  const found: PieceIndex[] = [];
  for (let piece = 0; piece < field.count; piece++)
    if (field.sideOf[piece] === side && field.isUnit[piece] === 1 && onMap(p, piece) && !marked(p, piece, FROZEN))
      found.push(piece);
  return found;
}
