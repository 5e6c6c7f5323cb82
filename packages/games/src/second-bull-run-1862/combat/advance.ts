import { NOWHERE, RIVER, type ZoneIndex } from "@stonebridge/board";
import { present } from "@stonebridge/kernel";
import type { Action } from "../actions.ts";
import { displaceCommanders } from "../command/commanders.ts";
import { beginFacing, engagedZones } from "../movement/facing.ts";
import type { SideIndex, UnitIndex } from "../field.ts";
import type { FrameOf } from "../frames.ts";
import { type Play, type Step, asks, pop, push, tell, unitId, zoneId } from "../play.ts";
import { ON_MAP, ROUTED, holds, marked } from "../position.ts";
import { hasRoom, moveTo } from "../movement/presence.ts";
import { ANY, type Refuses } from "../refusing.ts";
import { ACTIVATION } from "../command/refusals.ts";
import { RETREAT } from "./refusals.ts";

type AdvanceFrame = FrameOf<"advance">;

/**
 * Lets a side that won a combat advance (RU-72).
 * @param zones where its enemies were: those that they have left, whether by retreat or elimination, may be occupied
 * @param units its engaged brigades
 */
export function beginAdvance(
  play: Play,
  side: SideIndex,
  zones: readonly ZoneIndex[],
  units: readonly UnitIndex[],
): void {
  const { field, p } = play;
  const abandoned = zones.filter((zone) => !holds(field, p, 1 - side, zone));
  if (abandoned.length > 0) push(play, { step: "advance", side, zones: abandoned, units });
}

function advanceRefusal(play: Play, f: AdvanceFrame, unit: UnitIndex, zone: ZoneIndex): Refuses | undefined {
  const { field, p } = play;
  if (!f.zones.includes(zone)) return RETREAT["advance-zone"];
  if (!f.units.includes(unit) || p.state[unit] !== ON_MAP) return RETREAT["advance-stranger"];
  if (field.isArtillery[unit] === 1) return RETREAT["advance-artillery"];
  if (marked(p, unit, ROUTED)) return ACTIVATION["act-routed"];
  if (field.plainPrice[p.place[unit] * field.graph.size + zone] === 0)
    return field.graph.kindOf(p.place[unit], zone) === RIVER ? RETREAT["advance-river"] : RETREAT["advance-zone"];
  return hasRoom(field, p, unit, zone) ? undefined : RETREAT["advance-full"];
}

function advances(play: Play, f: AdvanceFrame): Action[] {
  const actions: Action[] = [];
  for (const zone of f.zones)
    for (const unit of f.units)
      if (advanceRefusal(play, f, unit, zone) === undefined)
        actions.push({ type: "advance", unit: unitId(play, unit), zone: zoneId(play, zone) });
  return actions;
}

/** SB62-10.4-s, SB62-D15: brigades that won, not artillery, may at once occupy a zone left empty. */
export const advance: Step<"advance"> = {
  ask(play, f) {
    const actions = advances(play, f);
    if (actions.length === 0) return undefined;
    const about = f.zones.length === 1 ? { zone: zoneId(play, f.zones[0]) } : {};
    return asks("advance", f.side, "SB62-10.4-s", about, [...actions, { type: "decline" }]);
  },
  run: pop,
  take(play, f, action) {
    if (action.type !== "advance") return pop(play);
    const { field } = play;
    return goForward(play, f, present(field.unitIndex.get(action.unit), action.unit), field.graph.known(action.zone));
  },
  refuse(play, f, action) {
    if (action.type !== "advance") return undefined;
    const { field } = play;
    const unit = field.unitIndex.get(action.unit);
    if (unit === undefined) return ANY["no-such-unit"];
    if (field.sideOf[unit] !== f.side) return ANY["other-side"];
    const zone = field.graph.index(action.zone);
    return zone === undefined ? ANY["no-such-zone"] : advanceRefusal(play, f, unit, zone);
  },
};

/** RU-72: no movement points, no loss for going from Front to Front; it may turn, and enemies that it newly touches turn (SB62-10.4-t). */
function goForward(play: Play, f: AdvanceFrame, unit: UnitIndex, zone: ZoneIndex): void {
  const { field, p } = play;
  const from = p.place[unit];
  f.units = f.units.filter((other) => other !== unit);
  const engaged = engagedZones(field, p, f.side);
  p.facing[unit] = NOWHERE;
  moveTo(play, unit, zone);
  tell(play, {
    type: "advanced",
    rule: "SB62-10.4-s",
    unit: unitId(play, unit),
    from: zoneId(play, from),
    to: zoneId(play, zone),
  });
  beginFacing(play, unit, true, engaged);
  displaceCommanders(play);
}
