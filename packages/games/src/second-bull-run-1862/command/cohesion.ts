import { APART, type ZoneIndex } from "@stonebridge/board";
import { cohesionOf, presentOf, within } from "./command-range.ts";
import { type DivisionIndex, type Field, NONE, type UnitIndex } from "../field.ts";
import { type Marches, marchesOf } from "../movement/movement.ts";
import type { Play } from "../play.ts";
import { ACTED, COHERENT, type Position, ROUTED } from "../position.ts";

/**
 * Where an action may end so that the division stays together (SB62-9.1-c, RU-27): the zones that leave the fewest brigades in breach. A
 * brigade that began in cohesion is in breach if no other of its division is near enough and none that has yet to act, itself included,
 * could still change that.
 * @param endsOf finds the zones where the action could end otherwise; only called if it matters
 * @returns undefined if all of them will do
 */
export function allowedEnds(
  { field, p }: Pick<Play, "field" | "p">,
  unit: UnitIndex,
  endsOf: () => readonly ZoneIndex[],
): readonly ZoneIndex[] | undefined {
  const division = field.divisionOf[unit];
  if (division === NONE) return undefined;
  const others = presentOf(field, p, division).filter((other) => other !== unit);
  // others that only this brigade can keep together with the rest
  const strays = others.filter(
    (other) =>
      isBound(p, other) && !isNearAny(field, p, other, p.place[other], others) && !canMend(field, p, other, others),
  );
  if (strays.length === 0 && !isBound(p, unit)) return undefined;
  const ends = endsOf();
  const breaches = new Uint8Array(ends.length);
  if (isBound(p, unit)) countOwn(field, p, unit, others, ends, breaches);
  for (const stray of strays) countOther(field, p, stray, ends, breaches);
  const fewest = breaches.reduce((least, count) => Math.min(least, count), strays.length + 1);
  return breaches.every((count) => count === fewest) ? undefined : ends.filter((_, at) => breaches[at] === fewest);
}

/**
 * Counts the ends that would leave the brigade itself in breach: no other is near enough to them, and none that has yet to act can come.
 */
function countOwn(
  field: Field,
  p: Position,
  unit: UnitIndex,
  others: readonly UnitIndex[],
  ends: readonly ZoneIndex[],
  breaches: Uint8Array,
): void {
  const limit = cohesionOf(field, p, unit);
  const left = [...ends];
  for (const other of others) {
    if (canAct(p, other)) continue;
    const steps = field.steps[p.place[other]];
    keep(left, (end) => steps[end] === APART || steps[end] > limit);
  }
  for (const other of others) {
    if (left.length === 0) return;
    if (!canAct(p, other)) continue;
    // its present zone is one of its marches
    const coming = marchesOf(field, p, other);
    keep(left, (end) => !comesNear(field, coming, end, limit));
  }
  let at = 0;
  for (const end of left) breaches[(at = ends.indexOf(end, at))] = 1;
}

/** Keeps in a list what passes a test. */
function keep(list: ZoneIndex[], passes: (zone: ZoneIndex) => boolean): void {
  let kept = 0;
  for (const zone of list) if (passes(zone)) list[kept++] = zone;
  list.length = kept;
}

/** Counts the ends that would leave another brigade in breach: it is too far from them, and cannot come near itself. */
function countOther(
  field: Field,
  p: Position,
  stray: UnitIndex,
  ends: readonly ZoneIndex[],
  breaches: Uint8Array,
): void {
  const limit = cohesionOf(field, p, stray);
  const coming = canAct(p, stray) ? marchesOf(field, p, stray) : undefined;
  for (let at = 0; at < ends.length; at++) {
    if (within(field, p.place[stray], ends[at], limit)) continue;
    if (coming === undefined || !comesNear(field, coming, ends[at], limit)) breaches[at]++;
  }
}

/** Brigades that began in cohesion and are now too far from all others of their division. */
export function apartOf(field: Field, p: Position, division: DivisionIndex): readonly UnitIndex[] {
  const members = presentOf(field, p, division);
  return members.filter((unit) => isBound(p, unit) && !isNearAny(field, p, unit, p.place[unit], members));
}

/** Could any separated brigade still be brought together with its division? If so, it must be (RU-27). */
export function owesCohesion(field: Field, p: Position, division: DivisionIndex, apart: readonly UnitIndex[]): boolean {
  if (apart.length === 0) return false;
  const members = presentOf(field, p, division);
  return apart.some((unit) => canMend(field, p, unit, members));
}

/** Could a separated brigade and these others come near each other, by what those of them can do that have yet to act? */
function canMend(field: Field, p: Position, unit: UnitIndex, others: readonly UnitIndex[]): boolean {
  const limit = cohesionOf(field, p, unit);
  const place = p.place[unit];
  for (const other of others)
    if (other !== unit && canAct(p, other) && comesNear(field, marchesOf(field, p, other), place, limit)) return true;
  if (!canAct(p, unit)) return false;
  const own = marchesOf(field, p, unit);
  return others.some((other) => other !== unit && comesNear(field, own, p.place[other], limit));
}

/** Must it end in cohesion? A routed brigade need not (SB62-9.1-c). */
function isBound(p: Position, unit: UnitIndex): boolean {
  return (p.marks[unit] & (COHERENT | ROUTED)) === COHERENT;
}

function canAct(p: Position, unit: UnitIndex): boolean {
  return (p.marks[unit] & (ACTED | ROUTED)) === 0;
}

/** Would it be in cohesion in that zone with any of the others where they are? */
function isNearAny(field: Field, p: Position, unit: UnitIndex, zone: ZoneIndex, others: readonly UnitIndex[]): boolean {
  const limit = cohesionOf(field, p, unit);
  for (const other of others) if (other !== unit && within(field, zone, p.place[other], limit)) return true;
  return false;
}

/** Does one of these marches lead to within this many zones? */
function comesNear(field: Field, { points, costs, near: known }: Marches, zone: ZoneIndex, limit: number): boolean {
  if (known !== undefined) return known[limit][zone] <= points;
  for (const near of field.around[limit][zone]) if (costs[near] <= points) return true;
  return false;
}
