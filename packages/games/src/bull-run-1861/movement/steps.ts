import { RIVER, NO_BORDER, type ZoneIndex } from "@stonebridge/board";
import { CAVALRY_PUSH, FARM_FORD_COST, INFANTRY_PUSH, MOST_FATIGUE, STACKING_LIMIT, type UnitIndex } from "../field.ts";
import type { MarchFrame, OperationalFrame } from "../position/frames.ts";
import { type Play, tell, unitId, unitIds, zoneId } from "../play.ts";
import { ATTACHED, contactsOf, fatigueOf, holds, inReachOf, isExtended, stacked } from "../position/position.ts";
import {
  arriveIn,
  carryTo,
  confined,
  farmFordHidden,
  findFarmFord,
  leaveLegion,
  roomFor,
  takeUp,
  unmark,
} from "./presence.ts";
import type { Refusing } from "../refusing.ts";
import { TURN } from "../turn/refusals.ts";
import { MOVEMENT } from "./refusals.ts";

/**
 * Price of a step (Tb4). The first Northern brigade to use Farm Ford pays 4 MP as the first expense of an activation that
 * began beside it: BR61-10.3-i, R92. 0: it may not be used.
 */
export function priceOfStep(
  play: Play,
  march: MarchFrame | OperationalFrame,
  unit: UnitIndex,
  from: ZoneIndex,
  to: ZoneIndex,
): number {
  const { field, p } = play;
  if (farmFordHidden(field, p, field.sideOf[unit], from, to)) {
    return march.step === "march" && march.steps === 0 && march.spent === 0 ? FARM_FORD_COST : 0;
  }
  return field.stepCost[from * field.graph.size + to];
}

/** What a push adds (BR61-10.3-b), 0 if the brigade cannot push any more (BR61-10.3-c, R34). */
export function pushBonus(play: Play, march: MarchFrame | OperationalFrame, unit: UnitIndex): number {
  if (march.step !== "march" || march.pushed === 1 || fatigueOf(play.field, play.p, unit) >= MOST_FATIGUE) return 0;
  return play.field.units[unit].kind === "cavalry" ? CAVALRY_PUSH : INFANTRY_PUSH;
}

/** Why a brigade on the march may not enter a zone; the same for activated brigades and Operational movement. */
export function stepRefusal(
  play: Play,
  march: MarchFrame | OperationalFrame,
  units: readonly UnitIndex[],
  to: ZoneIndex,
  points: number,
): Refusing | undefined {
  const { field, p } = play;
  const unit = units[0];
  const from = p.place[unit];
  const side = field.sideOf[unit];
  if (isExtended(field, p, unit)) return MOVEMENT["step-extended"]; // BR61-10.6-h
  if (march.step === "march" && march.rested === 1) return TURN["move-rested"]; // BR61-7-g
  const kind = field.graph.kindOf(from, to);
  if (kind === NO_BORDER) return MOVEMENT["step-border"];
  if (kind === RIVER) return MOVEMENT["step-river"];
  if (march.stopped === 1) return MOVEMENT["step-stopped"]; // BR61-10.3-l
  if (holds(field, p, 1 - side, to)) return MOVEMENT["step-enemy"]; // BR61-10.5-h
  // BR61-10.3-p, BR61-10.3-q, R41: out of an enemy zone of control only into a zone that is free of it
  if (inReachOf(field, p, 1 - side, from) && inReachOf(field, p, 1 - side, to)) return MOVEMENT["step-contact"];
  if (confined(field, p, side, from, to)) return MOVEMENT["step-confined"];
  const price = priceOfStep(play, march, unit, from, to);
  if (price === 0) return MOVEMENT["step-farm-ford"];
  if (price > points) return march.step === "march" ? MOVEMENT["step-points"] : MOVEMENT["step-points-operational"];
  // BR61-10.5-a, R42
  if (!roomFor(play, units, to) && !mayPassOn(play, march, units, from, to, points - price))
    return MOVEMENT["step-full"];
  return undefined;
}

/**
 * Could the brigade go on from a full zone to one where it may end? It may pass a full zone (BR61-10.5-b) but not be caught there (R42): a
 * zone of control stops it, and so does a lack of movement points.
 */
function mayPassOn(
  play: Play,
  march: MarchFrame | OperationalFrame,
  units: readonly UnitIndex[],
  origin: ZoneIndex,
  full: ZoneIndex,
  points: number,
): boolean {
  const { field, p } = play;
  const unit = units[0];
  const enemy = 1 - field.sideOf[unit];
  if (inReachOf(field, p, enemy, full)) return false;
  const most = points + pushBonus(play, march, unit);
  const goesOn = (from: ZoneIndex, left: number): boolean =>
    field.graph.linked[from].some((to) => {
      const price = farmFordHidden(field, p, 1 - enemy, from, to) ? 0 : field.stepCost[from * field.graph.size + to];
      if (price === 0 || price > left || holds(field, p, enemy, to) || confined(field, p, 1 - enemy, from, to))
        return false;
      // back where it came from, unless the Legion that it leaves there takes its place
      if (to === origin && march.inHand === 0) return stacked(p, origin) + march.leaving <= STACKING_LIMIT;
      return roomFor(play, units, to) || (!inReachOf(field, p, enemy, to) && goesOn(to, left - price));
    });
  return goesOn(full, most);
}

/** Moves the brigades one zone on, with all the effects of their arrival. */
export function takeStep(
  play: Play,
  march: MarchFrame | OperationalFrame,
  units: readonly UnitIndex[],
  to: ZoneIndex,
): void {
  const { field, p } = play;
  const unit = units[0];
  const side = field.sideOf[unit];
  const from = p.place[unit];
  const price = priceOfStep(play, march, unit, from, to);
  if (farmFordHidden(field, p, side, from, to)) findFarmFord(play);
  for (const one of units) {
    if (march.inHand === 0) {
      const carried = p.state[one] === ATTACHED;
      takeUp(play, one);
      if (!carried && march.leaving === 1 && p.host === one) leaveLegion(play, from);
    }
    carryTo(play, one, from, to);
  }
  march.steps += 1;
  march.inHand = 1;
  march.points -= price;
  if (march.step === "march") {
    march.spent += price;
    march.fresh = 1;
  }
  if (inReachOf(field, p, 1 - side, to)) {
    march.stopped = 1; // BR61-10.3-l
    for (const one of units) unmark(play, one); // BR61-6-o: even if a marked brigade goes there itself (S11)
  }
  if (play.events !== undefined) tellStep(play, march, units, from, to, price);
  arriveIn(play, side, to);
}

function tellStep(
  play: Play,
  march: MarchFrame | OperationalFrame,
  units: readonly UnitIndex[],
  from: ZoneIndex,
  to: ZoneIndex,
  cost: number,
): void {
  const enemies = contactsOf(play.field, play.p, play.field.sideOf[units[0]], to);
  for (const unit of units) {
    tell(play, {
      type: "stepped",
      rule: enemies.length > 0 ? "BR61-10.3-l" : ruleOfPrice(cost),
      unit: unitId(play, unit),
      from: zoneId(play, from),
      to: zoneId(play, to),
      cost,
      left: march.points,
      stoppedBy: unitIds(play, enemies),
    });
  }
}

function ruleOfPrice(price: number): string {
  if (price === 1) return "BR61-10.3-f";
  return price === FARM_FORD_COST ? "BR61-10.3-i" : "BR61-10.3-e";
}
