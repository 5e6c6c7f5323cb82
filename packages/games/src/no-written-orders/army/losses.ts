import type { HexIndex } from "@stonebridge/board";
import { strengthOf } from "./combatants.ts";
import { recordControl } from "../land/control.ts";
import type { UnitIndex } from "../measures.ts";
import { type Play, hexId, unitId } from "../play.ts";
import { tell, tellByStack } from "../hiding/hearing.ts";
import { DISRUPTED, ELIMINATED, liftUp, mark, marked, onMap, setDown, SURRENDERED } from "../position.ts";
import { judgeSpirits } from "./spirits.ts";
import { boundBy } from "./standing.ts";
import { stepsOf } from "./steps.ts";
import { isSupplied, supplyLines } from "../supply/supply.ts";

/**
 * A unit loses a step (NWO-7.2-a, NWO-6.1-a, NWO-6.1-b, NWO-6.2-b), and its order’s confidence is to be checked (NWO-12.10-a).
 * @returns whether it is still there
 */
export function sufferLoss(play: Play, unit: UnitIndex, rule = "NWO-7.2-a"): boolean {
  const { field, p } = play;
  p.lost = p.lost.with(unit, p.lost[unit] + 1);
  const holder = boundBy(field, p, unit);
  const standing = p.standing[holder];
  if (standing !== undefined && !standing.shaken) p.standing = p.standing.with(holder, { ...standing, shaken: true });
  const strength = strengthOf(field, p, unit);
  tell(play, { type: "step-lost", rule, unit: unitId(play, unit), lost: p.lost[unit], strength });
  if (p.lost[unit] < stepsOf(field.units[unit].strength)) return true;
  eliminate(play, unit, "NWO-6.1-b");
  return false;
}

/** A unit leaves the map; it may come back by reorganisation (NWO-7.1-i). */
export function eliminate(play: Play, unit: UnitIndex, rule: string): void {
  const { field, p } = play;
  const hex = p.place[unit];
  const side = field.sideOf[unit];
  // NWO-15-i: units that are cut off are lost for good
  const cutOff = !isSupplied(field, p, side, hex, supplyLines(field, p, side));
  liftUp(field, p, unit, cutOff ? SURRENDERED : ELIMINATED);
  p.fell = p.fell.with(unit, p.turn);
  recordControl(field, p, hex);
  tell(play, { type: "eliminated", rule, unit: unitId(play, unit), hex: hexId(play, hex) });
  judgeSpirits(play);
}

/** A step comes back if losses are halved after they were taken (NWO-RUL115). @param hex where an eliminated unit was */
export function restoreStep(play: Play, unit: UnitIndex, hex: HexIndex): void {
  const { field, p } = play;
  p.lost = p.lost.with(unit, p.lost[unit] - 1);
  if (!onMap(p, unit)) {
    setDown(field, p, unit, hex);
    recordControl(field, p, hex);
    judgeSpirits(play);
  }
  const strength = strengthOf(field, p, unit);
  tell(play, { type: "step-restored", rule: "NWO-RUL115", unit: unitId(play, unit), lost: p.lost[unit], strength });
}

/** Units become disrupted (NWO-6.3-a); disrupted units stay so (NWO-8.1-g). */
export function disrupt(play: Play, units: readonly UnitIndex[], rule: string): void {
  const { p } = play;
  const fresh = units.filter((unit) => !marked(p, unit, DISRUPTED));
  if (fresh.length === 0) return;
  for (const unit of fresh) mark(p, unit, DISRUPTED);
  tellByStack(play, fresh, (ids) => ({ type: "disrupted", rule, units: ids }));
}
