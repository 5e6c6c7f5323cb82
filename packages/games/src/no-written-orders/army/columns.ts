import { type HexIndex, NOWHERE } from "@stonebridge/board";
import { strengthOf } from "./combatants.ts";
import type { Field } from "../field.ts";
import type { SideIndex, UnitIndex } from "../measures.ts";
import { marches } from "./mover.ts";
import { type Position, onMap } from "../position.ts";
import { orderOf } from "./standing.ts";

/** Strength above which a unit on the road is too long for one hex (NWO-19.9-a). */
const LONG = 2;

const NOBODY: readonly UnitIndex[] = [];

/** Under `advancedRoadMarch`: would a unit that marches by road fill two hexes (NWO-19.9-a)? */
export function isLong(field: Field, p: Position, unit: UnitIndex): boolean {
  return field.options.advancedRoadMarch === "on" && strengthOf(field, p, unit) > LONG;
}

/** Units of a side whose column reaches back into a hex (NWO-19.9-a). */
export function columnsIn(
  { options, roster }: Field,
  p: Position,
  side: SideIndex,
  hex: HexIndex,
): readonly UnitIndex[] {
  if (options.advancedRoadMarch === "off") return NOBODY;
  return roster[side].filter((unit) => p.tail[unit] === hex && onMap(p, unit));
}

/** Those of some units that are in column. */
export function inColumn({ options }: Field, p: Position, units: readonly UnitIndex[]): readonly UnitIndex[] {
  return options.advancedRoadMarch === "off" ? NOBODY : units.filter((unit) => p.tail[unit] !== NOWHERE);
}

/** They leave their columns, and are in the hex of their head (NWO-19.9-b). */
export function leaveColumn(p: Position, units: readonly UnitIndex[]): void {
  for (const unit of units) p.tail = p.tail.with(unit, NOWHERE);
}

/** Units no longer on a march order close up when they begin to act. */
export function formUp(field: Field, p: Position, units: readonly UnitIndex[]): void {
  leaveColumn(
    p,
    inColumn(field, p, units).filter((unit) => !marches(orderOf(field, p, unit))),
  );
}
