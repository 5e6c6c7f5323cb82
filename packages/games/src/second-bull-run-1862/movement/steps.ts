import { NO_BORDER, NOWHERE, RIVER, type ZoneIndex } from "@stonebridge/board";
import { displaceCommanders } from "../command/commanders.ts";
import { passageRefusal } from "./ends.ts";
import { engagedZones } from "./facing.ts";
import type { MarchFrame } from "../frames.ts";
import { HALTED, ON_FOOT, REMOUNTED } from "./stops.ts";
import { ROAD_COST, ZONE_COST } from "./ground.ts";
import { takeLoss } from "../combat/losses.ts";
import { priceOfStep, underGuns } from "./movement.ts";
import { type Play, pop, tell, unitId, unitIds, zoneId } from "../play.ts";
import { contactsOf, holds, inFrontOf, inReachOf, type Position } from "../position.ts";
import { moveTo } from "./presence.ts";
import type { Refuses } from "../refusing.ts";
import { MARCH } from "./refusals.ts";

/**
 * Why a brigade on the march may not enter a zone.
 * @param points movement points it can pay with
 * @param spare those that a forced march would add afterwards
 * @param allowed zones where cohesion lets its action end, undefined for all
 */
export function stepRefusal(
  play: Play,
  f: MarchFrame,
  to: ZoneIndex,
  points: number,
  spare: number,
  allowed: readonly ZoneIndex[] | undefined,
): Refuses | undefined {
  const { field, p } = play;
  const from = p.place[f.unit];
  const side = field.sideOf[f.unit];
  const kind = field.graph.kindOf(from, to);
  if (kind === NO_BORDER) return MARCH["step-border"];
  if (kind === RIVER) return MARCH["step-river"];
  if (f.stopped > 0) return stopRefusal(f);
  if (holds(field, p, 1 - side, to)) return MARCH["step-enemy"];
  if (f.entering === 1 && inReachOf(field, p, 1 - side, to))
    return isByNight(p) ? MARCH["step-night"] : MARCH["step-contact"];
  const price = priceOfStep(field, p, side, from, to);
  if (price > points) return MARCH["step-points"];
  return passageRefusal(play, f, to, points - price + spare, allowed);
}

function stopRefusal(f: MarchFrame): Refuses {
  if (f.stopped === REMOUNTED) return MARCH["step-mounted"];
  return f.stopped === ON_FOOT ? MARCH["step-dismounted"] : MARCH["step-stopped"];
}

/** What makes a step too dear: the enemy’s guns, his zones of control on a road, a crossing or a slope, or the zone itself. */
export function priceRefusal({ field, p }: Play, f: MarchFrame, to: ZoneIndex, points: number): Refuses {
  const from = p.place[f.unit];
  const enemy = 1 - field.sideOf[f.unit];
  const at = from * field.graph.size + to;
  if (underGuns(field, p, enemy, to) && field.plainPrice[at] <= points) return MARCH["step-guns"];
  if (field.roadPrice[at] <= points) return MARCH["step-road"]; // RU-37
  return field.plainPrice[at] > ZONE_COST && ZONE_COST <= points ? MARCH["step-surcharge"] : MARCH["step-points"];
}

/** Does it march by night (SB62-11.2.3-h), and not as a reinforcement? */
export function isByNight({ stack }: Position): boolean {
  return stack.at(-2)?.step === "night-moves";
}

/** Moves the brigade one zone on, with all the effects of its arrival. */
export function takeStep(play: Play, f: MarchFrame, to: ZoneIndex): void {
  const { field, p } = play;
  const from = p.place[f.unit];
  const side = field.sideOf[f.unit];
  const price = priceOfStep(field, p, side, from, to);
  f.points -= price;
  // SB62-9.4-j, RU-39: only on the first step, whichever the two enemies are; into a Flank it only stops (SB62-9.4-k)
  const crossing = f.steps === 0 && inFrontOf(field, p, 1 - side, from) && inFrontOf(field, p, 1 - side, to);
  if (inReachOf(field, p, 1 - side, to)) {
    f.stopped = HALTED;
    f.engaged = engagedZones(field, p, side);
  }
  f.steps += 1;
  f.begun = 1;
  if (play.events !== undefined) tellStep(play, f, from, to, price);
  p.facing[f.unit] = NOWHERE;
  moveTo(play, f.unit, to);
  if (crossing && !takeLoss(play, f.unit, "crossing", "SB62-9.4-j")) pop(play);
  displaceCommanders(play);
}

function tellStep(play: Play, f: MarchFrame, from: ZoneIndex, to: ZoneIndex, cost: number): void {
  const enemies = contactsOf(play.field, play.p, play.field.sideOf[f.unit], to);
  tell(play, {
    type: "stepped",
    rule: enemies.length > 0 ? "SB62-9.3-c" : ruleOfPrice(cost),
    unit: unitId(play, f.unit),
    from: zoneId(play, from),
    to: zoneId(play, to),
    cost,
    left: f.points,
    stoppedBy: unitIds(play, enemies),
  });
}

function ruleOfPrice(price: number): string {
  if (price === ROAD_COST) return "SB62-9.4-e";
  return price === ZONE_COST ? "SB62-9.4-d" : "SB62-9.4-f";
}
