import {
  type EntryIndex,
  type Field,
  FOOT_POINTS,
  MOUNTED_POINTS,
  NONE,
  type SideIndex,
  type UnitIndex,
} from "../field.ts";
import { marches } from "../movement/movement.ts";
import { holds, inReachOf, type Position } from "../position.ts";
import { hasRoom } from "../movement/presence.ts";
import type { Refuses } from "../refusing.ts";
import { REINFORCEMENTS } from "./refusals.ts";
import type { EntryId } from "../vocabulary.ts";

/** Is the entry held by an enemy brigade or in its zone of control (SB62-8-E-e)? */
export function isBlocked(field: Field, p: Position, side: SideIndex, entry: EntryIndex): boolean {
  const { zone } = field.entries[entry];
  return holds(field, p, 1 - side, zone) || inReachOf(field, p, 1 - side, zone);
}

/** The entry that replaces a closed one: the nearest of all letters that is open (RU-82); otherwise NONE. */
function nearestOpen(field: Field, entry: EntryIndex, isClosed: (entry: EntryIndex) => boolean): EntryIndex {
  const steps = field.steps[field.entries[entry].zone];
  let best = NONE;
  for (const [other, { zone }] of field.entries.entries()) {
    if (isClosed(other)) continue;
    if (best === NONE || steps[zone] < steps[field.entries[best].zone]) best = other;
  }
  return best;
}

/**
 * The entries that a side can use: those listed that are open; if none is, what replaces each (SB62-8-E-e, SB62-11.2-c).
 * @param isClosed entries that cannot be used: blocked ones, and for a commander those where he would be alone next to the enemy
 */
export function openEntries(
  field: Field,
  p: Position,
  side: SideIndex,
  letters: readonly EntryId[],
  isClosed: (entry: EntryIndex) => boolean = (entry) => isBlocked(field, p, side, entry),
): readonly EntryIndex[] {
  const listed = letters.map((letter) => field.entryIndex.get(letter) ?? NONE);
  const open = listed.filter((entry) => !isClosed(entry));
  if (open.length > 0) return open;
  const found = new Set(listed.map((entry) => nearestOpen(field, entry, isClosed)));
  found.delete(NONE);
  return [...found];
}

/**
 * The listed entry that another one replaces, closed and open as in {@link openEntries}.
 * @returns undefined if the entry is one of those listed
 */
export function stoodInFor(
  field: Field,
  letters: readonly EntryId[],
  entry: EntryIndex,
  isClosed: (entry: EntryIndex) => boolean,
): EntryId | undefined {
  if (letters.includes(field.entries[entry].letter)) return undefined;
  return letters.find((letter) => nearestOpen(field, field.entryIndex.get(letter) ?? NONE, isClosed) === entry);
}

/** MP of a brigade that comes on: not isolated, no forced march (SB62-8-E-d). */
export function enteringPoints(field: Field, unit: UnitIndex): number {
  return field.isCavalry[unit] === 1 ? MOUNTED_POINTS : FOOT_POINTS;
}

/**
 * MP of the first zone: more for every two brigades that have already come by that letter (SB62-11.1.3-d, RU-81).
 * @param before how many have
 */
export function entryCost(field: Field, entry: EntryIndex, before: number): number {
  return field.entries[entry].cost + Math.floor(before / 2);
}

/** Why a brigade cannot come on there: too expensive, or no zone within reach outside enemy zones of control where it may stay (RU-81). */
export function entryRefusal(
  field: Field,
  p: Position,
  unit: UnitIndex,
  entry: EntryIndex,
  before: number,
): Refuses | undefined {
  const left = enteringPoints(field, unit) - entryCost(field, entry, before);
  if (left < 0) return REINFORCEMENTS["enter-points"];
  const { zone } = field.entries[entry];
  if (hasRoom(field, p, unit, zone)) return undefined;
  const { zones, count } = marches(field, p, field.sideOf[unit], zone, left, true);
  for (let at = 0; at < count; at++) if (hasRoom(field, p, unit, zones[at])) return undefined;
  return REINFORCEMENTS["enter-full"];
}
