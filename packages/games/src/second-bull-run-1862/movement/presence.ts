import { NOWHERE, type ZoneIndex } from "@stonebridge/board";
import { type Field, NONE, type SideIndex, STACKING_LIMIT, type UnitIndex } from "../field.ts";
import { type Play, sideId, tell, unitId, zoneId } from "../play.ts";
import { type Position, liftUp, ON_MAP, setDown } from "../position.ts";

/** Puts a brigade that was off the map into a zone: its objective changes hands (SB62-3-c, RU-49). */
export function bringOn(play: Play, unit: UnitIndex, zone: ZoneIndex): void {
  const { field, p } = play;
  p.state = p.state.with(unit, ON_MAP);
  setDown(field, p, unit, zone);
  takeControl(play, field.sideOf[unit], zone);
}

/** Moves a brigade by any kind of movement into a bordering zone (SB62-3-c, RU-49). */
export function moveTo(play: Play, unit: UnitIndex, zone: ZoneIndex): void {
  const { field, p } = play;
  liftUp(field, p, unit);
  setDown(field, p, unit, zone);
  takeControl(play, field.sideOf[unit], zone);
}

/** Takes a brigade off the map for good, for now, or for the night: with its target, facing and marks; losses stay. */
export function takeOff(play: Play, unit: UnitIndex, state: number): void {
  const { field, p } = play;
  liftUp(field, p, unit);
  p.state = p.state.with(unit, state);
  p.facing[unit] = NOWHERE;
  p.target = p.target.with(unit, NOWHERE);
  p.origin = p.origin.with(unit, NOWHERE);
  p.fatigue = p.fatigue.with(unit, 0);
  p.marks[unit] = 0;
}

/** SB62-3-c: an objective belongs to the side whose brigade last was in it. */
function takeControl(play: Play, side: SideIndex, zone: ZoneIndex): void {
  const { field, p } = play;
  const slot = field.objectiveSlot[zone];
  if (slot === NONE || p.control[slot] === side) return;
  p.control[slot] = side;
  tell(play, { type: "control", rule: "SB62-3-c", zone: zoneId(play, zone), side: sideId(side) });
}

/** May two brigades end their moves in one zone? One corps, or one of them independent (SB62-9.6-a, RU-43). */
export function mayStack(field: Field, unit: UnitIndex, other: UnitIndex): boolean {
  const corps = field.corpsOf[unit];
  const others = field.corpsOf[other];
  return corps === NONE || others === NONE || corps === others;
}

/** Is there room for one more brigade at the end of its move? The brigade itself does not count if it is there. */
export function hasRoom(field: Field, p: Position, unit: UnitIndex, zone: ZoneIndex): boolean {
  let others = 0;
  for (let other = p.top[zone]; other !== NONE; other = p.below[other]) {
    if (other === unit) continue;
    if (!mayStack(field, unit, other)) return false;
    others++;
  }
  return others < STACKING_LIMIT;
}

/** SB62-10.4-w, 10.4-q: a brigade that is destroyed, or driven off the map; 10.4-p: or has no place at the end of its retreat. */
export function perish(
  play: Play,
  unit: UnitIndex,
  state: number,
  rule: "SB62-10.4-w" | "SB62-10.4-q" | "SB62-10.4-p",
): void {
  const zone = zoneId(play, play.p.place[unit]);
  takeOff(play, unit, state);
  const type = rule === "SB62-10.4-q" ? "left-map" : "eliminated";
  tell(play, { type, rule, unit: unitId(play, unit), zone });
}
