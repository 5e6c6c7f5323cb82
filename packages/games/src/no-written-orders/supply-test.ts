import { sufferLoss } from "./losses.ts";
import { CONFEDERATE, UNION } from "./measures.ts";
import type { Play } from "./play.ts";
import { onMap } from "./position.ts";
import { isSupplied, supplyLines } from "./supply.ts";

/** At the end of the nine o’clock turn whoever cannot trace supply loses a step (NWO-17-c). */
export function testSupply(play: Play): void {
  const { field, p } = play;
  if (!field.module.turns[p.turn - 1].supply || field.options.advancedSupply === "on") return;
  for (const side of [UNION, CONFEDERATE]) {
    const lines = supplyLines(field, p, side);
    const cut = field.roster[side].filter(
      (unit) => onMap(p, unit) && !isSupplied(field, p, side, p.place[unit], lines),
    );
    for (const unit of cut) sufferLoss(play, unit, "NWO-17-c");
  }
}
