import type { ZoneIndex } from "@stonebridge/board";
import { present } from "@stonebridge/kernel";
import type { Action } from "../actions.ts";
import {
  BEAUREGARD,
  type Field,
  NONE,
  NORTH,
  SOUTH,
  STACKING_LIMIT,
  type SideIndex,
  type UnitIndex,
  unitOf,
} from "../field.ts";
import { type Play, type Step, asks, pop, unitId, zoneId } from "../play.ts";
import { FORWARD, type Position, WAITING, holds, stacked } from "../position/position.ts";
import { hostsIn } from "../movement/presence.ts";
import { type Asking, GAME, type Refusing, sideIndex } from "../refusing.ts";
import { absent } from "../turn/eligibility.ts";
import { SCENARIOS } from "./refusals.ts";
import { place } from "./placing.ts";
import { NORTHERN_REINFORCEMENTS, SMITH, THIRTIETH_VIRGINIA } from "../units.ts";

/** Movement points between base and units in the free set-up (12.2). */
const FREE_DISTANCE = 5;
/** Brigades of the Army of the Potomac that stand anywhere south of Bull Run (BR61-12.2-b). */
const FORWARD_BRIGADES = 3;

/** Does the unit start on the map (BR61-12-b)? Smith and the options' brigades do not, unless the option is on (BR61-13-a). */
export function startsOnMap(field: Field, unit: UnitIndex): boolean {
  const { id } = field.units[unit];
  if (id === THIRTIETH_VIRGINIA) return field.options.thirtiethVirginia === "on";
  return id !== SMITH && !NORTHERN_REINFORCEMENTS.includes(id);
}

/** R90: the 5-MP limits of BR61-12.2-c and BR61-12.2-d, by switch S2. */
function atDistance(field: Field, side: SideIndex, zone: ZoneIndex): boolean {
  const distance = field.fromBase[side][zone];
  if (distance === -1) return field.options.freeDistance === "atLeast";
  return field.options.freeDistance === "within" ? distance <= FREE_DISTANCE : distance >= FREE_DISTANCE;
}

function bordersBullRun(field: Field, zone: ZoneIndex): boolean {
  return field.graph.bordering[zone].some((near) => field.northBank[near] !== field.northBank[zone]);
}

/** Where the enemy's HQ is from the start (R91): closed like a zone that he holds. */
function enemyBase(field: Field, side: SideIndex): ZoneIndex {
  return side === NORTH ? field.manassas : field.centreville;
}

/** May base brigades of the side stand in the zone at all? */
export function baseZone(field: Field, side: SideIndex, zone: ZoneIndex): boolean {
  if (!atDistance(field, side, zone) || zone === enemyBase(field, side)) return false;
  if (side === SOUTH) return field.options.freeDistance === "atLeast" || field.northBank[zone] === 0;
  // BR61-12.2-e; R90: within its limit the North stays on the Centreville bank
  return !bordersBullRun(field, zone) && (field.options.freeDistance === "atLeast" || field.northBank[zone] === 1);
}

/** Does one of the three brigades that the South places forward stand there (BR61-12.2-b)? */
export function heldByForward(field: Field, p: Position, zone: ZoneIndex): boolean {
  const top = p.front[zone];
  return top !== NONE && (p.marks[unitOf(field, top)] & FORWARD) !== 0;
}

function forwardCount(field: Field, p: Position): number {
  return field.units.filter((_, unit) => (p.marks[unit] & FORWARD) !== 0).length;
}

/** What is still to be placed, and the room for it: counted once for a whole list of placements. */
interface Muster {
  readonly side: SideIndex;
  readonly units: readonly UnitIndex[];
  /** How many of the three forward brigades are still to come. */
  readonly toCome: number;
  /** Brigades of the Army of the Potomac left for them. */
  readonly potomac: number;
  /** Places at the base's distance. */
  readonly places: number;
}

function muster(field: Field, p: Position, side: SideIndex): Muster {
  const own = [...field.units.keys()].filter(
    (unit) => field.sideOf[unit] === side && p.state[unit] === WAITING && startsOnMap(field, unit),
  );
  // the 30th Virginia first, and alone by its own rule, because its zones could be full later (BR61-13-b)
  const cavalry = own.filter((unit) => field.units[unit].id === THIRTIETH_VIRGINIA);
  let places = 0;
  for (let zone = 0; zone < field.graph.size; zone++) {
    if (baseZone(field, side, zone) && !heldByForward(field, p, zone) && !holds(field, p, 1 - side, zone))
      places += STACKING_LIMIT - stacked(p, zone);
  }
  return {
    side,
    units: cavalry.length > 0 ? cavalry : own,
    toCome: side === SOUTH ? FORWARD_BRIGADES - forwardCount(field, p) : 0,
    potomac: own.filter((unit) => isForwardCandidate(field, unit)).length,
    places,
  };
}

/** Are there too few zones for a side's free set-up? Then its brigades cannot all be placed. */
export function lacksRoom(field: Field, p: Position, side: SideIndex): boolean {
  const left = muster(field, p, side);
  return left.places < left.units.length - left.toCome;
}

/** BR61-12.2-b: a brigade of the Army of the Potomac; the Legion is placed with the rest (R95). */
function isForwardCandidate(field: Field, unit: UnitIndex): boolean {
  return field.units[unit].army === "potomac" && unit !== field.legion;
}

function placeRefusal(
  play: Play,
  left: Muster,
  unit: UnitIndex,
  zone: ZoneIndex,
  group: "forward" | "base",
): Refusing | undefined {
  const { field, p } = play;
  if (!left.units.includes(unit)) return unplaceable(play, left.side, unit);
  if (field.units[unit].id === THIRTIETH_VIRGINIA) {
    const headquarters = p.headquarters[BEAUREGARD];
    const near = zone === headquarters || field.graph.bordering[headquarters].includes(zone); // BR61-13-b, R97
    if (group !== "base" || !near) return SCENARIOS["place-headquarters"];
    return stacked(p, zone) < STACKING_LIMIT ? undefined : SCENARIOS["place-full-cavalry"];
  }
  return group === "forward" ? forwardRefusal(play, left, unit, zone) : baseRefusal(play, left, unit, zone);
}

/** Why a unit is not to be placed now: it is the enemy's, comes later or never (BR61-12-b), has its place, or the 30th Virginia is first (BR61-13-b). */
function unplaceable({ field, p }: Play, side: SideIndex, unit: UnitIndex): Refusing {
  if (field.sideOf[unit] !== side) return GAME["not-yours"];
  if (p.state[unit] !== WAITING) return SCENARIOS["place-placed"];
  return startsOnMap(field, unit) ? SCENARIOS["place-cavalry"] : absent(p, unit);
}

function forwardRefusal(play: Play, left: Muster, unit: UnitIndex, zone: ZoneIndex): Refusing | undefined {
  const { field, p } = play;
  if (left.side === NORTH) return SCENARIOS["place-north"]; // BR61-12.2-b
  if (unit === field.legion) return SCENARIOS["place-legion"]; // R95
  if (!isForwardCandidate(field, unit)) return SCENARIOS["place-army"]; // BR61-12.2-b
  if (left.toCome === 0) return SCENARIOS["place-fourth"];
  if (field.northBank[zone] === 1) return SCENARIOS["place-bank"]; // BR61-12.2-b
  if (stacked(p, zone) > 0) return SCENARIOS["place-alone"]; // BR61-12.2-b, R95
  // the others must still find room, the forward ones separately
  const others = left.units.length - left.toCome;
  return left.places - (baseZone(field, left.side, zone) ? STACKING_LIMIT : 0) >= others
    ? undefined
    : noRoom(left.side);
}

/** BR61-12.2-c, BR61-12.2-d: the others must be placed as well. */
function noRoom(side: SideIndex): Refusing {
  return side === NORTH ? SCENARIOS["place-room-north"] : SCENARIOS["place-room-south"];
}

function baseRefusal(play: Play, left: Muster, unit: UnitIndex, zone: ZoneIndex): Refusing | undefined {
  const { field, p } = play;
  if (zone === enemyBase(field, left.side)) return SCENARIOS["place-base"];
  // R95: with any brigade, even a forward one; it takes up no room of its own
  const joins = unit === field.legion && hostsIn(play, zone).length > 0 && !holds(field, p, 1 - left.side, zone);
  if (joins) return undefined;
  if (!baseZone(field, left.side, zone)) {
    if (bordersBullRun(field, zone) && left.side === NORTH) return SCENARIOS["place-river"]; // BR61-12.2-e
    if (atDistance(field, left.side, zone)) return SCENARIOS["place-base-bank"]; // R90
    return left.side === NORTH ? SCENARIOS["place-distance-north"] : SCENARIOS["place-distance-south"];
  }
  if (holds(field, p, 1 - left.side, zone)) return SCENARIOS["place-enemy"];
  if (heldByForward(field, p, zone)) return SCENARIOS["place-alone"];
  if (stacked(p, zone) >= STACKING_LIMIT)
    return left.side === NORTH ? SCENARIOS["place-full-north"] : SCENARIOS["place-full-south"];
  // the last Potomac brigades have to be forward ones
  if (isForwardCandidate(field, unit) && left.potomac <= left.toCome) return SCENARIOS["place-forward"];
  const others = left.units.length - 1 - left.toCome;
  return left.places - 1 >= others ? undefined : noRoom(left.side);
}

const GROUPS = ["forward", "base"] as const;

/** BR61-12.2, D02, D03, D05: units are placed one by one; South before North. */
export const placement: Step<"placement"> = {
  ask(play, f) {
    const { field, p } = play;
    const left = muster(field, p, f.side);
    if (left.units.length === 0) return undefined;
    const actions: Action[] = [];
    for (const unit of left.units) {
      for (const group of GROUPS) {
        for (let zone = 0; zone < field.graph.size; zone++) {
          if (placeRefusal(play, left, unit, zone, group) === undefined)
            actions.push({ type: "place", unit: unitId(play, unit), zone: zoneId(play, zone), group });
        }
      }
    }
    const rule = f.side === SOUTH ? "BR61-12.2-b" : "BR61-12.2-d";
    return asks("placement", f.side, rule, { left: left.units.length, of: left.toCome }, actions);
  },
  run: pop,
  take(play, _f, action) {
    if (action.type !== "place") return;
    const unit = present(play.field.unitIndex.get(action.unit), action.unit);
    place(play, unit, play.field.graph.known(action.zone));
    if (action.group === "forward") play.p.marks[unit] |= FORWARD;
  },
  refuse(play, f, action) {
    if (action.type !== "place" || !GROUPS.includes(action.group)) return undefined;
    const unit = play.field.unitIndex.get(action.unit);
    const zone = play.field.graph.index(action.zone);
    if (unit === undefined) return GAME["no-such-unit"];
    if (zone === undefined) return GAME["no-such-zone"];
    return placeRefusal(play, muster(play.field, play.p, f.side), unit, zone, action.group);
  },
};

/** Why nobody is placed now: the historical set-up leaves no choice (BR61-12.1-a), or the other side places (BR61-12.2-b, BR61-12.2-d). */
export function whyNotPlaced({ play, side }: Asking, id: string): Refusing | undefined {
  const { field, p } = play;
  const unit = field.unitIndex.get(id);
  const index = sideIndex(side);
  if (unit === undefined) return GAME["no-such-unit"];
  if (field.sideOf[unit] !== index) return GAME["not-yours"];
  if (field.options.setup === "historical") return SCENARIOS["place-historical"];
  const top = p.stack.at(-1);
  if (top?.step === "placement" && top.side === index) return undefined;
  if (p.state[unit] !== WAITING) return SCENARIOS["place-placed"];
  if (!startsOnMap(field, unit)) return absent(p, unit);
  return index === NORTH ? SCENARIOS["place-late-north"] : SCENARIOS["place-late-south"];
}
