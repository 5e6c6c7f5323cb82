import { NOWHERE, type ZoneIndex } from "@stonebridge/board";
import { type Field, NONE, type SideIndex, type UnitIndex, markerOf } from "../field.ts";
import { type Play, tell, unitId, zoneId } from "../play.ts";
import { ON_MAP, liftUp, setDown } from "../position/position.ts";
import { hostsIn, joinLegion } from "../movement/presence.ts";

/** Puts a unit on the map in the set-up, facing the enemy's base until its owner chooses; it takes no control by this (R83). */
export function place(play: Play, unit: UnitIndex, zone: ZoneIndex): void {
  const { field, p } = play;
  p.state[unit] = ON_MAP;
  const [host] = unit === field.legion ? hostsIn(play, zone) : [];
  if (host !== undefined) {
    joinLegion(play, host);
  } else {
    p.facing[unit] = p.front[zone] === NONE ? towardsEnemy(field, field.sideOf[unit], zone) : p.facing[p.front[zone]];
    setDown(field, p, unit, zone, "second");
  }
  tell(play, {
    type: "placed",
    rule: field.options.setup === "free" ? "BR61-12.2-c" : "BR61-12.1-a",
    unit: unitId(play, unit),
    zone: zoneId(play, zone),
  });
}

/** The bordering zone nearest to the enemy's base by borders of any kind; NOWHERE if it borders none. */
export function towardsEnemy(field: Field, side: SideIndex, zone: ZoneIndex): ZoneIndex {
  const distance = field.bordersToEnemy[side];
  const [first = NOWHERE, ...others] = field.graph.bordering[zone];
  return others.reduce((best, near) => (distance[near] < distance[best] ? near : best), first);
}

/** Puts or moves a brigade's marker in the set-up. */
export function extend(play: Play, unit: UnitIndex, zone: ZoneIndex): void {
  const { field, p } = play;
  const marker = markerOf(field, unit);
  if (p.place[marker] !== NOWHERE) liftUp(field, p, marker);
  p.facing[marker] = p.front[zone] === NONE ? towardsEnemy(field, field.sideOf[unit], zone) : p.facing[p.front[zone]];
  setDown(field, p, marker, zone, "second");
  tell(play, { type: "deployed", rule: "BR61-12.1-d", unit: unitId(play, unit), zone: zoneId(play, zone) });
}
