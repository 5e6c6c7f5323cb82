import { CLOSED, type HexIndex, MAY_PASS, NOWHERE, TERRAIN, opposite } from "@stonebridge/board";
import type { Field } from "./field.ts";
import { type LeaderIndex, NONE, type SideIndex, type UnitIndex } from "./measures.ts";
import type { Position } from "./position/fields.ts";
import { EXITED, WAITING } from "./position/marks.ts";
import { forget } from "./position/moment.ts";
import { toWrite } from "./position/shared-hexes.ts";

export type { Position } from "./position/fields.ts";
export * from "./position/marks.ts";

export function marked(p: Position, unit: UnitIndex, bits: number): boolean {
  return (p.marks[unit] & bits) !== 0;
}

export function mark(p: Position, unit: UnitIndex, bits: number): void {
  p.marks[unit] |= bits;
}

export function unmark(p: Position, unit: UnitIndex, bits: number): void {
  p.marks[unit] &= ~bits;
}

/** Is it lost with all its steps, whether it may return or not? A piece that is still to come or has left the map is not. */
export function isLost({ place }: Position, unit: UnitIndex): boolean {
  return place[unit] < WAITING && place[unit] !== EXITED;
}

export function onMap(p: { readonly place: readonly number[] }, unit: UnitIndex): boolean {
  return p.place[unit] >= 0;
}

/** First unit of a hex, NONE if it is empty; go on with `p.next`. A stack is of one side (NWO-RUL059). */
export function firstAt(p: Position, hex: HexIndex): UnitIndex {
  return p.tables[hex] - 1;
}

/** Units of a hex, in the order of the module. */
export function unitsAt(p: Position, hex: HexIndex): UnitIndex[] {
  const units: UnitIndex[] = [];
  for (let unit = firstAt(p, hex); unit !== NONE; unit = p.next[unit]) units.push(unit);
  return units;
}

/** Does the side have a unit in the hex? */
export function holds(field: Field, p: Position, side: SideIndex, hex: HexIndex): boolean {
  const first = firstAt(p, hex);
  return first !== NONE && field.sideOf[first] === side;
}

/** Is the hex in the zone of control of a unit of this side (NWO-5.4-a)? */
export function inZoneOf(field: Field, p: Position, side: SideIndex, hex: HexIndex): boolean {
  return p.tables[(1 + side) * field.map.size + hex] !== 0 && !isShut(field, p, hex);
}

/** Is it a Fort, into which no zone of control extends (NWO-5.4-c), but whose effects two units cancel (NWO-10.1-j)? */
export function isShut({ map }: Field, p: Position, hex: HexIndex): boolean {
  if (map.terrain[hex] !== TERRAIN.fort) return false;
  const first = firstAt(p, hex);
  return first === NONE || p.next[first] === NONE;
}

/** Gates of a search over what a side may trace through: no hex of the enemy, none in his zone of control without a friend (NWO-12.1-b). */
export function gatesOf({ map }: Field, p: Position, side: SideIndex): Uint8Array {
  return p.tables.subarray((3 + side) * map.size, (4 + side) * map.size);
}

/** Opens or closes a hex to tracing by both sides. */
function judgeGates(field: Field, p: Position, hex: HexIndex): void {
  const first = firstAt(p, hex);
  for (let side = 0; side < 2; side++) {
    const open = first === NONE ? !inZoneOf(field, p, 1 - side, hex) : field.sideOf[first] === side;
    const at = (3 + side) * field.map.size + hex;
    const gate = open ? MAY_PASS : CLOSED;
    if (p.tables[at] === gate) continue;
    p.tables[at] = gate;
    forget(p, side);
  }
}

/** Sets a unit down in a hex; it must be in none. */
export function setDown(field: Field, p: Position, unit: UnitIndex, hex: HexIndex): void {
  p.tables = toWrite(p.tables);
  const opens = firstAt(p, hex) === NONE;
  if (opens) spreadZone(field, p, field.sideOf[unit], hex, 1);
  p.place[unit] = hex;
  let before = NONE;
  let after = firstAt(p, hex);
  while (after !== NONE && after < unit) {
    before = after;
    after = p.next[after];
  }
  p.next[unit] = after;
  if (before === NONE) p.tables[hex] = unit + 1;
  else p.next[before] = unit;
  if (opens) judgeGates(field, p, hex);
}

/** Takes a unit off its hex, to a place off the map. */
export function liftUp(field: Field, p: Position, unit: UnitIndex, place: number): void {
  if (p.tail[unit] !== NOWHERE) p.tail = p.tail.with(unit, NOWHERE);
  const hex = p.place[unit];
  if (hex >= 0) {
    p.tables = toWrite(p.tables);
    let before = NONE;
    for (let one = firstAt(p, hex); one !== unit; one = p.next[one]) before = one;
    const after = p.next[unit];
    if (before === NONE) p.tables[hex] = after + 1;
    else p.next[before] = after;
    p.next[unit] = NONE;
    if (firstAt(p, hex) === NONE) {
      spreadZone(field, p, field.sideOf[unit], hex, -1);
      judgeGates(field, p, hex);
    }
  }
  p.place[unit] = place;
}

/** Adds or removes the zones of control of a stack. Call it on every stack, before and after, when works change the protection of a hex. */
export function spreadZone(field: Field, p: Position, side: SideIndex, hex: HexIndex, by: number): void {
  const { neighbours, size } = field.map;
  const from = (1 + side) * size;
  p.tables = toWrite(p.tables);
  for (let at = hex * 6; at < hex * 6 + 6; at++) {
    const near = neighbours[at];
    if (near === NOWHERE || field.zonePasses[at] === 0) continue;
    if (isSheltered(p, near, opposite(at % 6))) continue;
    p.tables[from + near] += by;
    judgeGates(field, p, near);
  }
}

/** Do works protect a hex on this side (NWO-10.3-d)? */
export function isSheltered({ works }: Position, hex: HexIndex, direction: number): boolean {
  for (let at = 0; at < works.length; at++) {
    const work = works[at];
    if (work.hex !== hex || work.done === 0) continue;
    const turn = (direction - work.facing + 6) % 6;
    if (turn <= 1 || turn === 5) return true;
  }
  return false;
}

/** Leaders of a side in a hex, in the order of the module. */
export function leadersAt(field: Field, p: Position, side: SideIndex, hex: HexIndex): LeaderIndex[] {
  return field.staff[side].filter((leader) => p.post[leader] === hex);
}
