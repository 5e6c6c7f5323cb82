import { NOWHERE, widestFacings, type ZoneIndex } from "@stonebridge/board";
import { present } from "@stonebridge/kernel";
import type { Action } from "../actions.ts";
import { type CommanderIndex, type Field, NONE, type SideIndex, STACKING_LIMIT, type UnitIndex } from "../field.ts";
import { asks, commanderId, type Play, pop, sideId, type Step, tell, unitId, zoneId } from "../play.ts";
import { contactsOf, isPosted, liftUp, ON_MAP, type Position, setDown, unitsIn } from "../position.ts";
import { hasRoom } from "../movement/presence.ts";
import { ANY, type Refuses } from "../refusing.ts";
import { FACING } from "../movement/refusals.ts";
import { type Line, lineOfCommander, lineOfUnit } from "../turn/schedule.ts";
import { SET_UP } from "./refusals.ts";
import { emptyIn, type PlacementGroup, groupsOfSide, openZones, suggestedPlaces, unplacedIn } from "./set-up-groups.ts";
import { goalsOf, nearestTo } from "../movement/toward.ts";

/**
 * SB62-11.2-a, D-21: the units of each group go into its zones, the Confederate’s first (RU-90). All may be chosen again until the side is
 * ready; units without a choice are placed from the start.
 */
export const placement: Step<"placement"> = {
  ask(play, f) {
    const { field, p } = play;
    const groups = groupsOfSide(field, f.side);
    if (groups.length === 0) return undefined;
    const actions: Action[] = [];
    for (const group of groups) {
      for (const unit of group.units)
        for (const zone of openZones(p, group, unit))
          if (p.place[unit] !== zone && hasRoom(field, p, unit, zone))
            actions.push({ type: "place", unit: unitId(play, unit), zone: zoneId(play, zone) });
      for (const commander of group.commanders)
        for (const zone of openZones(p, group, NONE))
          if (p.post[commander] !== zone)
            actions.push({ type: "post", commander: commanderId(play, commander), zone: zoneId(play, zone) });
      for (const unit of group.units) addFacings(play, unit, actions);
    }
    actions.push({ type: readyRefusal(field, p, groups) === undefined ? "ready" : "suggest" });
    return asks("placement", f.side, "SB62-11.2-a", {}, actions);
  },
  run: pop,
  take(play, f, action) {
    const { field } = play;
    const { graph } = field;
    switch (action.type) {
      case "place":
        return put(play, present(field.unitIndex.get(action.unit), action.unit), graph.known(action.zone));
      case "post":
        return post(
          play,
          present(field.commanderIndex.get(action.commander), action.commander),
          graph.known(action.zone),
        );
      case "face":
        return face(play, present(field.unitIndex.get(action.unit), action.unit), graph.known(action.zone));
      case "suggest":
        return suggest(play, f.side);
      case "ready":
        pop(play);
        return tell(play, { type: "readied", rule: "SB62-11.2-a", side: sideId(f.side) });
      default:
        return undefined;
    }
  },
  refuse(play, f, action) {
    const { field, p } = play;
    const groups = groupsOfSide(field, f.side);
    switch (action.type) {
      case "place":
        return placeRefusal(field, p, f.side, groups, action.unit, action.zone);
      case "post":
        return postRefusal(field, p, f.side, groups, action.commander, action.zone);
      case "face":
        return faceRefusal(field, p, f.side, action.unit, action.zone);
      case "suggest":
        return SET_UP["suggest-done"];
      case "ready":
        return readyRefusal(field, p, groups);
      default:
        return undefined;
    }
  },
};

/** Brigades of a zone that face together are turned by the last to arrive (SB62-9.6-c). */
function addFacings(play: Play, unit: UnitIndex, actions: Action[]): void {
  const { field, p } = play;
  const zone = p.place[unit];
  if (zone === NOWHERE || p.top[zone] !== unit) return;
  for (const faced of facingsIn(field, p, unit))
    if (faced !== p.facing[unit]) actions.push({ type: "face", unit: unitId(play, unit), zone: zoneId(play, faced) });
}

/** Facing is free; in contact as many enemies as possible are in front (SB62-9.5-b, RU-90). */
function facingsIn(field: Field, p: Position, unit: UnitIndex): readonly ZoneIndex[] {
  const zone = p.place[unit];
  const contacts = contactsOf(field, p, field.sideOf[unit], zone);
  if (contacts.length === 0) return field.graph.bordering[zone];
  return widestFacings(field.graph, zone, (near) => contacts.filter((enemy) => p.place[enemy] === near).length);
}

function put(play: Play, unit: UnitIndex, zone: ZoneIndex): void {
  const { field, p } = play;
  if (p.place[unit] !== NOWHERE) liftUp(field, p, unit);
  p.state = p.state.with(unit, ON_MAP);
  setDown(field, p, unit, zone);
  tell(play, { type: "placed", rule: "SB62-11.2-a", unit: unitId(play, unit), zone: zoneId(play, zone) });
  const other = p.below[unit];
  face(
    play,
    unit,
    other === NONE ? nearestTo(field, facingsIn(field, p, unit), goalsOf(field, unit)) : p.facing[other],
  );
}

function face(play: Play, unit: UnitIndex, faced: ZoneIndex): void {
  const { p } = play;
  for (const one of unitsIn(p, p.place[unit])) p.facing[one] = faced;
}

function post(play: Play, commander: CommanderIndex, zone: ZoneIndex): void {
  const { p } = play;
  p.commanderState[commander] = ON_MAP;
  p.post[commander] = zone;
  tell(play, {
    type: "posted",
    rule: "SB62-11.2-a",
    commander: commanderId(play, commander),
    zone: zoneId(play, zone),
  });
}

/**
 * Places everything that is left to place, so that every zone of a group is held; if the units already placed allow no such order, all of
 * them again.
 */
function suggest(play: Play, side: SideIndex): void {
  const { field, p } = play;
  const groups = groupsOfSide(field, side);
  const found = suggestedPlaces(field, p, groups);
  for (const [unit, zone] of found.units)
    if (p.place[unit] !== NOWHERE && p.place[unit] !== zone) liftUp(field, p, unit);
  for (const [unit, zone] of found.units) if (p.place[unit] === NOWHERE) put(play, unit, zone);
  for (const [commander, zone] of found.commanders) if (!isPosted(p, commander)) post(play, commander, zone);
}

/** SB62-11.2-a: all units placed and every zone of a group held by one of its brigades; RU-108: guns beside their infantry. */
function readyRefusal(field: Field, p: Position, groups: readonly PlacementGroup[]): Refuses | undefined {
  if (unplacedIn(p, groups).some((pieces) => pieces.length > 0)) return SET_UP["ready-unplaced"];
  if (emptyIn(p, groups).length > 0) return SET_UP["ready-empty"];
  const apart = ({ units, beside }: PlacementGroup): boolean =>
    beside !== NONE && !units.every((unit) => standsBeside(field, p, unit, beside));
  return groups.some(apart) ? SET_UP["ready-beside"] : undefined;
}

/** Is infantry of that division in the brigade’s zone (SB62-RU108)? */
export function standsBeside(field: Field, p: Position, unit: UnitIndex, division: number): boolean {
  return unitsIn(p, p.place[unit]).some(
    (other) => field.divisionOf[other] === division && field.units[other].kind === "infantry",
  );
}

function placeRefusal(
  field: Field,
  p: Position,
  side: SideIndex,
  groups: readonly PlacementGroup[],
  id: string,
  zoneName: string,
): Refuses | undefined {
  const unit = field.unitIndex.get(id);
  const zone = field.graph.index(zoneName);
  if (unit === undefined) return ANY["no-such-unit"];
  if (zone === undefined) return ANY["no-such-zone"];
  if (field.sideOf[unit] !== side) return SET_UP["place-other-side"];
  const group = groups.find((one) => one.units.includes(unit));
  if (group === undefined) return laterRefusal(field, lineOfUnit(field, unit));
  if (p.place[unit] === zone) return SET_UP["place-there"];
  if (!openZones(p, group, unit).includes(zone)) return SET_UP["place-group"];
  const others = unitsIn(p, zone).filter((other) => other !== unit);
  return others.length >= STACKING_LIMIT ? SET_UP["place-full"] : SET_UP["place-corps"];
}

/** Why the set-up does not place a piece: it comes later, or only if it is called for. */
function laterRefusal({ scenario }: Field, line: Line | undefined): Refuses {
  return line?.optional === true && scenario.optional.turn === "from" ? SET_UP["place-option"] : SET_UP["place-later"];
}

function postRefusal(
  field: Field,
  p: Position,
  side: SideIndex,
  groups: readonly PlacementGroup[],
  id: string,
  zoneName: string,
): Refuses {
  const commander = field.commanderIndex.get(id);
  const zone = field.graph.index(zoneName);
  if (commander === undefined) return ANY["no-such-commander"];
  if (zone === undefined) return ANY["no-such-zone"];
  if (field.commanderSide[commander] !== side) return SET_UP["place-other-side"];
  if (!groups.some(({ commanders }) => commanders.includes(commander)))
    return laterRefusal(field, lineOfCommander(field, commander));
  return p.post[commander] === zone ? SET_UP["place-there"] : SET_UP["place-group"];
}

function faceRefusal(field: Field, p: Position, side: SideIndex, id: string, zoneName: string): Refuses {
  const unit = field.unitIndex.get(id);
  const zone = field.graph.index(zoneName);
  if (unit === undefined) return ANY["no-such-unit"];
  if (zone === undefined) return ANY["no-such-zone"];
  if (field.sideOf[unit] !== side) return SET_UP["place-other-side"];
  if (p.place[unit] === NOWHERE) return FACING["face-unplaced"];
  if (p.top[p.place[unit]] !== unit) return FACING["face-stack"];
  if (!field.graph.bordering[p.place[unit]].includes(zone)) return FACING["face-border"];
  return p.facing[unit] === zone ? FACING["face-there"] : FACING["face-contact"];
}
