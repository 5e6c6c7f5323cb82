import { NOWHERE } from "@stonebridge/board";
import { NONE, SOUTH, STACKING_LIMIT, type SideIndex, type UnitIndex, markerOf } from "../field.ts";
import { takeUpWhole } from "../movement/extended-line.ts";
import { type Play, roll, sideId, tell, unitId, zoneId } from "../play.ts";
import {
  CROSSED_SUDLEY,
  ELIMINATED,
  ON_MAP,
  carriesLegion,
  combatOf,
  setDown,
  stacked,
  standsIn,
  stepLosses,
} from "../position/position.ts";
import { hostsIn, joinLegion, unmark } from "../movement/presence.ts";

/**
 * One step loss: BR61-11.4-s the counter is turned, BR61-11.4-t later ones are marked (BR61-2-h, BR61-2-i), BR61-11.4-u potentials fall by 1,
 * BR61-11.4-w at combat strength 0 the brigade is removed. A carried Legion may take it instead (BR61-10.5-l, R74).
 */
export function loseStep(play: Play, unit: UnitIndex, rule: string): void {
  const { field, p } = play;
  unmark(play, unit); // R26
  if (carriesLegion(p, unit) && legionTakesIt(play, unit)) return;
  p.losses[unit] += 1;
  const combat = combatOf(field, p, unit);
  tell(play, { type: "lost-step", rule, unit: unitId(play, unit), losses: p.losses[unit], combat });
  if (combat === 0) remove(play, unit);
  latchDefeat(play, 1 - field.sideOf[unit]);
}

/** X10: on 1 or 2 the Legion takes the loss and is eliminated; one step loss, none for its host (R74, R87). */
function legionTakesIt(play: Play, host: UnitIndex): boolean {
  const { field, p } = play;
  const die = roll(play, "legion", SOUTH, [], unitId(play, field.legion), 2);
  const legionLost = die.total <= 2;
  tell(play, { type: "legion-test", rule: "BR61-10.5-l", host: unitId(play, host), roll: die, legionLost });
  if (!legionLost) return false;
  const zone = p.place[field.legion];
  p.losses[field.legion] = field.units[field.legion].combat;
  p.state[field.legion] = ELIMINATED;
  p.fatigue[field.legion] = 0;
  p.marks[field.legion] &= CROSSED_SUDLEY;
  p.place[field.legion] = NOWHERE;
  p.host = NONE;
  tell(play, { type: "eliminated", rule: "BR61-10.5-l", unit: unitId(play, field.legion), zone: zoneId(play, zone) });
  latchDefeat(play, 1 - SOUTH);
  return true;
}

/** Takes a brigade off the map, both elements (R71); a Legion it carried stays as a lone brigade (R74). */
function remove(play: Play, unit: UnitIndex): void {
  const { field, p } = play;
  const zone = p.place[unit];
  const { legion } = field;
  const orphan = carriesLegion(p, unit);
  const fatigue = p.fatigue[unit];
  p.fatigue[unit] = 0;
  const faced = p.facing[unit] === NOWHERE ? field.graph.bordering[zone][0] : p.facing[unit];
  if (standsIn(p, unit, zone)) takeUpWhole(play, unit);
  p.place[unit] = NOWHERE;
  p.place[markerOf(field, unit)] = NOWHERE;
  p.facing[unit] = NOWHERE;
  p.state[unit] = ELIMINATED;
  p.marks[unit] &= CROSSED_SUDLEY;
  tell(play, { type: "eliminated", rule: "BR61-11.4-w", unit: unitId(play, unit), zone: zoneId(play, zone) });
  if (!orphan) return;
  p.host = NONE;
  const [other] = hostsIn(play, zone);
  if (other !== undefined && stacked(p, zone) >= STACKING_LIMIT) return joinLegion(play, other);
  p.state[legion] = ON_MAP;
  p.fatigue[legion] = fatigue;
  p.facing[legion] = p.front[zone] === NONE ? faced : p.facing[p.front[zone]];
  setDown(field, p, legion, zone, "second");
}

/** BR61-13-m, R101: latched the instant the enemy has lost 10 steps or more while the side itself has lost no more than 7. */
function latchDefeat(play: Play, winner: SideIndex): void {
  const { field, p } = play;
  if (field.options.automaticDefeat === "off" || p.latched !== NONE) return;
  if (stepLosses(field, p, 1 - winner) < 10 || stepLosses(field, p, winner) > 7) return;
  p.latched = winner;
  tell(play, { type: "defeat-latched", rule: "BR61-13-m", winner: sideId(winner) });
}
