import type { HexIndex } from "@stonebridge/board";
import type { Refusal } from "../refusing.ts";
import type { Field } from "../field.ts";
import { NONE, type SideIndex, type UnitIndex, isArtillery } from "../measures.ts";
import { ON_TOP, type Position, firstAt, mark, marked, unitsAt, unmark } from "../position.ts";
import { HIDING } from "../hiding/refusals.ts";
import { mayExamine } from "../land/sight.ts";

/** The counter on top: as its owner set it, otherwise artillery, otherwise the first (NWO-5.3-e, NWO-RUL190). */
export function topOf(field: Field, p: Position, hex: HexIndex): UnitIndex {
  const first = firstAt(p, hex);
  let guns = NONE;
  for (let unit = first; unit !== NONE; unit = p.next[unit]) {
    if (marked(p, unit, ON_TOP)) return unit;
    if (guns === NONE && isArtillery(field.arm[unit])) guns = unit;
  }
  return guns === NONE ? first : guns;
}

/** Why a side may not put a unit on top of its stack: guns are on top while the enemy sees it (NWO-5.3-e, NWO-RUL190). */
export function refuseTop(field: Field, p: Position, side: SideIndex, unit: UnitIndex): Refusal | undefined {
  const hex = p.place[unit];
  if (field.sideOf[unit] !== side || hex < 0) return HIDING["show-other"];
  if (topOf(field, p, hex) === unit) return HIDING["show-lies"];
  if (isArtillery(field.arm[unit]) || !unitsAt(p, hex).some((one) => isArtillery(field.arm[one]))) return undefined;
  return mayExamine(field, p, 1 - side, hex) ? HIDING["show-guns"] : undefined;
}

/** Puts a unit on top of its stack. */
export function layOnTop(p: Position, unit: UnitIndex): void {
  for (const other of unitsAt(p, p.place[unit])) unmark(p, other, ON_TOP);
  mark(p, unit, ON_TOP);
}
