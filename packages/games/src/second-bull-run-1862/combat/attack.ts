import { NO_BORDER, NOWHERE, RIVER, type ZoneIndex } from "@stonebridge/board";
import type { Action } from "../actions.ts";
import { facingsOf } from "../movement/facing.ts";
import { ATTACK_COST, type Field, NONE, type UnitIndex } from "../field.ts";
import type { MarchFrame } from "../frames.ts";
import { type Play, tell, unitId, unitIds, zoneId } from "../play.ts";
import { combatOf, holds, type Position } from "../position.ts";
import type { Refuses } from "../refusing.ts";
import { ATTACK } from "./refusals.ts";
import { isByNight } from "../movement/steps.ts";

/** Adds the enemy zones against which the acting brigade can place an Attack marker with this many movement points (SB62-9.4-l, D-06). */
export function addAttacks(play: Play, f: MarchFrame, points: number, actions: Action[]): void {
  const { field, p } = play;
  if (points < ATTACK_COST || f.entering === 1 || field.isArtillery[f.unit] === 1) return;
  const enemy = 1 - field.sideOf[f.unit];
  for (const zone of field.graph.linked[p.place[f.unit]]) {
    if (holds(field, p, enemy, zone) && attackRefusal(play, f, zone, points) === undefined)
      actions.push({ type: "attack", unit: unitId(play, f.unit), zone: zoneId(play, zone) });
  }
}

/** Could the acting brigade attack anything with this many movement points? */
export function couldAttack(play: Play, f: MarchFrame, points: number): boolean {
  const { field, p } = play;
  const enemy = 1 - field.sideOf[f.unit];
  return field.graph.linked[p.place[f.unit]].some(
    (zone) => holds(field, p, enemy, zone) && attackRefusal(play, f, zone, points) === undefined,
  );
}

/** Why the acting brigade may not place an Attack marker against a zone. */
export function attackRefusal(play: Play, f: MarchFrame, target: ZoneIndex, points: number): Refuses | undefined {
  const { field, p } = play;
  const { unit } = f;
  const zone = p.place[unit];
  const kind = field.graph.kindOf(zone, target);
  // What holds whatever the zone comes first.
  if (f.entering === 1) return isByNight(p) ? ATTACK["attack-night"] : ATTACK["attack-entering"];
  if (field.isArtillery[unit] === 1) return ATTACK["attack-kind"];
  if (kind === NO_BORDER) return ATTACK["attack-border"];
  if (!holds(field, p, 1 - field.sideOf[unit], target)) return ATTACK["attack-none"];
  if (kind === RIVER) return ATTACK["attack-river"];
  if (p.target[unit] !== NOWHERE) return ATTACK["attack-twice"];
  if (combatOf(field, p, unit) === 0) return ATTACK["attack-strength"];
  if (p.attacked.includes(target)) return ATTACK["attack-again"];
  if (!matesAgree(p, unit, zone, target)) return ATTACK["attack-stack"];
  if (!joinsOthers(field, p, unit, target)) return ATTACK["attack-apart"];
  if (!facingsOf(field, p, unit).some((faced) => field.graph.inFront(zone, faced, target)))
    return ATTACK["attack-front"];
  return points < ATTACK_COST ? ATTACK["attack-points"] : undefined;
}

/** SB62-10.1-e: brigades of one zone attack the same zone. */
function matesAgree(p: Position, unit: UnitIndex, zone: ZoneIndex, target: ZoneIndex): boolean {
  for (let mate = p.top[zone]; mate !== NONE; mate = p.below[mate])
    if (mate !== unit && p.target[mate] !== NOWHERE && p.target[mate] !== target) return false;
  return true;
}

/**
 * SB62-10.1-c, RU-53: is the brigade in or next to a zone from which that zone is attacked already, or is it the first? So the zones of an
 * attack stay connected, marker by marker.
 */
function joinsOthers(field: Field, p: Position, unit: UnitIndex, target: ZoneIndex): boolean {
  const zone = p.place[unit];
  let first = true;
  for (const near of field.graph.linked[target]) {
    for (let other = p.top[near]; other !== NONE; other = p.below[other]) {
      if (p.target[other] !== target) continue;
      if (near === zone || field.graph.kindOf(near, zone) !== NO_BORDER) return true;
      first = false;
    }
  }
  return first;
}

/** Places the Attack marker: what is declared must be fought (SB62-10.1-a). Only `target` says that the zone is attacked. */
export function declareAttack(play: Play, f: MarchFrame, target: ZoneIndex): void {
  f.points -= ATTACK_COST;
  const against: UnitIndex[] = [];
  for (let other = play.p.top[target]; other !== NONE; other = play.p.below[other]) against.push(other);
  play.p.target = play.p.target.with(f.unit, target);
  tell(play, {
    type: "attack-declared",
    rule: "SB62-9.4-l",
    unit: unitId(play, f.unit),
    zone: zoneId(play, target),
    against: unitIds(play, against),
  });
}

/** Takes the Attack marker of a brigade away: its combat is over or no longer has a target. */
export function clearTarget({ p }: Play, unit: UnitIndex): void {
  p.target = p.target.with(unit, NOWHERE);
}
