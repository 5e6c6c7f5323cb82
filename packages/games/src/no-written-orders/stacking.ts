import type { HexIndex } from "@stonebridge/board";
import type { Field } from "./field.ts";
import { NONE, STACKING_LIMIT, type UnitIndex } from "./measures.ts";
import { type Position, firstAt } from "./position.ts";
import { strengthAfter } from "./steps.ts";

/** Strength points of a unit as it stands (NWO-RUL052). */
export function strengthNow(field: Field, p: Position, unit: UnitIndex): number {
  return strengthAfter(field.units[unit].strength, p.lost[unit]);
}

/** Strength points in a hex; leaders and headquarters have none (NWO-11.1-a, NWO-11.4-a). */
export function stackedAt(field: Field, p: Position, hex: HexIndex): number {
  let sum = 0;
  for (let unit = firstAt(p, hex); unit !== NONE; unit = p.next[unit]) sum += strengthNow(field, p, unit);
  return sum;
}

/** Is there more in a hex than may stand there (NWO-5.3-a)? */
export function isOverfull(field: Field, p: Position, hex: HexIndex): boolean {
  return stackedAt(field, p, hex) > STACKING_LIMIT;
}
