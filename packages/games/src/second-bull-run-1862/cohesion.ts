import type { ZoneIndex } from "@stonebridge/board";
import { cohesionOf, presentOf, within } from "./command.ts";
import { type DivisionIndex, type Field, NONE, type UnitIndex } from "./field.ts";
import { reachOf } from "./movement.ts";
import type { Play } from "./play.ts";
import { ACTED, COHERENT, type Position, ROUTED } from "./position.ts";

/**
 * Where an action may end so that the division stays together (SB62-9.1-c, RU-27): the zones that leave the fewest brigades in breach.
 * A brigade that began in cohesion is in breach when no other of its division is near enough and none that has yet to act, itself
 * included, could still bring that about.
 * @param endsOf finds the zones where the action could end otherwise; only asked for where it matters
 * @returns undefined where all of them will do
 */
export function allowedEnds(
  { field, p }: Pick<Play, "field" | "p">,
  unit: UnitIndex,
  endsOf: () => readonly ZoneIndex[],
): readonly ZoneIndex[] | undefined {
  const division = field.divisionOf[unit];
  if (division === NONE || !keepsTogether(field, p, division)) return undefined;
  const ends = endsOf();
  const judge = judgeOf(field, p, division, unit);
  const breaches = ends.map((zone) => judge(zone).length);
  const fewest = Math.min(...breaches);
  return breaches.every((one) => one === fewest) ? undefined : ends.filter((_, at) => breaches[at] === fewest);
}

/** Brigades that began in cohesion, have lost it, and could still be brought together: the division owes them that (RU-27). */
export function owedBy(field: Field, p: Position, division: DivisionIndex): readonly UnitIndex[] {
  if (!keepsTogether(field, p, division)) return [];
  const lost = apartOf(field, p, division);
  if (lost.length === 0) return [];
  const beyond = judgeOf(field, p, division, NONE)(NONE);
  return lost.filter((unit) => !beyond.includes(unit));
}

/** Brigades that began in cohesion and stand too far from all others of their division now. */
export function apartOf(field: Field, p: Position, division: DivisionIndex): readonly UnitIndex[] {
  const members = presentOf(field, p, division);
  return members.filter((unit) => isBound(p, unit) && !isNearAny(field, p, unit, p.place[unit], members));
}

function keepsTogether(field: Field, p: Position, division: DivisionIndex): boolean {
  return field.membersOf[division].some((unit) => isBound(p, unit));
}

/** Must it end in cohesion? A routed brigade need not (SB62-9.1-c). */
function isBound(p: Position, unit: UnitIndex): boolean {
  return (p.marks[unit] & (COHERENT | ROUTED)) === COHERENT;
}

function isNearAny(
  field: Field,
  p: Position,
  unit: UnitIndex,
  zone: ZoneIndex,
  members: readonly UnitIndex[],
): boolean {
  const limit = cohesionOf(field, p, unit);
  return members.some((other) => other !== unit && within(field, zone, p.place[other], limit));
}

/**
 * Reckons who would be in breach beyond repair if one brigade ended its action in a zone.
 * @param mover NONE: as all stand now
 */
function judgeOf(
  field: Field,
  p: Position,
  division: DivisionIndex,
  mover: UnitIndex,
): (end: ZoneIndex) => readonly UnitIndex[] {
  const members = presentOf(field, p, division);
  const others = members.filter((unit) => unit !== mover);
  // whom the mover cannot part from the rest, wherever it goes
  const bound = members.filter(
    (unit) => isBound(p, unit) && (unit === mover || !isNearAny(field, p, unit, p.place[unit], others)),
  );
  const known = new Map<UnitIndex, Uint8Array>();
  /** Could a brigade that has yet to act still come that near to a zone? */
  function couldCome(unit: UnitIndex, zone: ZoneIndex, limit: number): boolean {
    if (!canAct(p, unit)) return false;
    let reach = known.get(unit);
    if (reach === undefined) {
      reach = reachOf(field, p, unit);
      known.set(unit, reach);
    }
    for (const near of field.around[limit][zone]) if (reach[near] === 1) return true;
    return false;
  }
  return (end) => {
    const zoneOf = (unit: UnitIndex): ZoneIndex => (unit === mover ? end : p.place[unit]);
    return bound.filter((unit) => {
      const limit = cohesionOf(field, p, unit);
      const zone = zoneOf(unit);
      for (const other of members) if (other !== unit && within(field, zone, zoneOf(other), limit)) return false;
      for (const other of members) if (other !== unit && other !== mover && couldCome(other, zone, limit)) return false;
      return unit === mover || !members.some((other) => other !== unit && couldCome(unit, zoneOf(other), limit));
    });
  };
}

function canAct(p: Position, unit: UnitIndex): boolean {
  return (p.marks[unit] & (ACTED | ROUTED)) === 0;
}
