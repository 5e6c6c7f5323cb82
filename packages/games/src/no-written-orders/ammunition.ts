import { strengthOf } from "./combatants.ts";
import type { Field } from "./field.ts";
import { type SideIndex, type UnitIndex, isArtillery } from "./measures.ts";
import type { Position } from "./position.ts";

/** Has a side’s artillery fired off its ammunition (NWO-19.5.2-b)? */
export function isOutOfRounds({ options }: Field, p: Position, side: SideIndex): boolean {
  return options.artilleryAmmo === "on" && p.ammunition[side] === 0;
}

/** Artillery that bombards or fires in an assault uses up a point of ammunition for each of its strength (NWO-19.5.2-a, NWO-RUL235). */
export function spendRounds(field: Field, p: Position, side: SideIndex, units: readonly UnitIndex[]): void {
  if (field.options.artilleryAmmo !== "on") return;
  let spent = 0;
  for (const unit of units) if (isArtillery(field.arm[unit])) spent += strengthOf(field, p, unit);
  p.ammunition[side] = Math.max(0, p.ammunition[side] - spent);
}
