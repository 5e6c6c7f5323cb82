import { type HexIndex, NOWHERE } from "@stonebridge/board";
import type { Field } from "../field.ts";
import { CONFEDERATE, NONE, type SideIndex, UNION } from "../measures.ts";
import { fromRuns, runsOf } from "../codec/runs.ts";
import { heldHexes } from "../orders/order-book.ts";
import { CONTROLLED_SHIFT, OCCUPIED_BY, type Position, firstAt, inZoneOf } from "../position.ts";
import { share, toWrite } from "../position/shared-hexes.ts";
import { SIDES } from "../vocabulary.ts";

/** The side that occupies a hex: whose unit is in it, or was the last to enter (NWO-18-b); NONE: no side yet. */
export function occupierOf({ control }: Position, hex: HexIndex): SideIndex {
  return (control[hex] & OCCUPIED_BY) - 1;
}

/** The side that controls a hex: occupies it, or was the last to have it only in its own zone of control (NWO-18-c); NONE: no side yet. */
export function controllerOf({ control }: Position, hex: HexIndex): SideIndex {
  return (control[hex] >> CONTROLLED_SHIFT) - 1;
}

/** The hexes that a side controls now, as a Defend remembers them (NWO-12.3.DF-a). */
export function controlledNow(field: Field, p: Position, side: SideIndex): string {
  return heldHexes(field.map.size, (hex) => controllerOf(p, hex) === side);
}

/** Who controls the map, as views show it, for positions that were asked about, until that changes. */
const told = new WeakMap<Position, string>();

/** Who controls each hex of the map, in runs by number (`runs.ts`): 0 nobody, otherwise one more than the side. */
export function toldControl({ map }: Field, p: Position): string {
  let known = told.get(p);
  if (known === undefined) {
    known = runsOf(p.control.map((code, hex) => (map.playable[hex] === 1 ? code >> CONTROLLED_SHIFT : 0)));
    told.set(p, known);
  }
  return known;
}

/** By hex: the side that controls it; NONE if no side does. @param control what `toldControl` wrote */
export function readControl({ map }: Field, control: string): readonly SideIndex[] {
  return Array.from(fromRuns(control, map.size, SIDES.length), (code) => code - 1);
}

/** By field, what was read last: the next view mostly tells the same. */
const lastRead = new WeakMap<Field, { readonly control: string; readonly codes: Uint8Array }>();

/** What a view tells of control, as positions keep it: a hex belongs to one side, or to none. Shared by all that are made from the same. */
export function controlFrom(field: Field, control: string): Uint8Array {
  let last = lastRead.get(field);
  if (last?.control !== control) {
    const codes = Uint8Array.from(readControl(field, control), belongingTo);
    lastRead.set(field, (last = { control, codes: share(codes) }));
  }
  return last.codes;
}

function belongingTo(side: SideIndex): number {
  return (side + 1) | ((side + 1) << CONTROLLED_SHIFT);
}

function write(p: Position, hex: HexIndex, control: number): void {
  if (p.control[hex] === control) return;
  p.control = toWrite(p.control);
  p.control[hex] = control;
  told.delete(p);
}

/** Before play: a hex belongs to one side. */
export function give(p: Position, hex: HexIndex, side: SideIndex): void {
  write(p, hex, belongingTo(side));
}

/** Updates the record where a unit came or went (NWO-RUL220): its hex and those around it. */
export function recordControl(field: Field, p: Position, hex: HexIndex): void {
  record(field, p, hex);
  for (let hexside = hex * 6; hexside < hex * 6 + 6; hexside++) {
    const near = field.map.neighbours[hexside];
    if (near !== NOWHERE) record(field, p, near);
  }
}

function record(field: Field, p: Position, hex: HexIndex): void {
  const first = firstAt(p, hex);
  if (first !== NONE) return give(p, hex, field.sideOf[first]);
  const union = inZoneOf(field, p, UNION, hex);
  // a hex in both sides’ zones stays with the side that had it
  if (union === inZoneOf(field, p, CONFEDERATE, hex)) return undefined;
  const side = union ? UNION : CONFEDERATE;
  return write(p, hex, (p.control[hex] & OCCUPIED_BY) | ((side + 1) << CONTROLLED_SHIFT));
}
