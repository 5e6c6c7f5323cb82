import { sufferLoss } from "../army/losses.ts";
import { CONFEDERATE, type UnitIndex, UNION } from "../measures.ts";
import { type Play } from "../play.ts";
import { tellByStack } from "../hiding/hearing.ts";
import { OUT_OF_SUPPLY, mark, marked, onMap, unmark } from "../position.ts";
import { isSupplied, supplyLines } from "./supply.ts";

/** Units of a side on the map that cannot trace supply. */
function cutOff({ field, p }: Play, side: number): readonly UnitIndex[] {
  const lines = supplyLines(field, p, side);
  return field.roster[side].filter((unit) => onMap(p, unit) && !isSupplied(field, p, side, p.place[unit], lines));
}

/**
 * At the end of the nine o’clock turn every unit that cannot trace supply loses a step (NWO-17-c); not under `advancedSupply` (NWO-19.4-a).
 */
export function testSupply(play: Play): void {
  const { field, p } = play;
  if (!field.module.turns[p.turn - 1].supply || field.options.advancedSupply === "on") return;
  for (const side of [UNION, CONFEDERATE]) for (const unit of cutOff(play, side)) sufferLoss(play, unit, "NWO-17-c");
}

/**
 * Under `advancedSupply`, when a turn begins: units that are cut off suffer as if demoralised until they are supplied again (NWO-19.4.8-a),
 * and at nine o’clock lose a step (NWO-19.4.8-b, NWO-RUL234).
 */
export function judgeSupply(play: Play): void {
  const { field, p } = play;
  if (field.options.advancedSupply === "off") return;
  for (const side of [UNION, CONFEDERATE]) {
    const cut = cutOff(play, side);
    tellChange(
      play,
      field.roster[side].filter((unit) => cut.includes(unit) !== marked(p, unit, OUT_OF_SUPPLY)),
    );
    if (field.module.turns[p.turn - 1].supply) for (const unit of cut) sufferLoss(play, unit, "NWO-19.4.8-b");
  }
}

/** Units whose supply has changed. */
function tellChange(play: Play, units: readonly UnitIndex[]): void {
  const { p } = play;
  const freed = units.filter((unit) => marked(p, unit, OUT_OF_SUPPLY));
  const lost = units.filter((unit) => !marked(p, unit, OUT_OF_SUPPLY));
  for (const unit of freed) unmark(p, unit, OUT_OF_SUPPLY);
  for (const unit of lost) mark(p, unit, OUT_OF_SUPPLY);
  for (const [changed, supplied] of [
    [freed, true],
    [lost, false],
  ] as const)
    tellByStack(play, changed, (ids) => ({ type: "supply-changed", rule: "NWO-19.4.8-a", units: ids, supplied }));
}
