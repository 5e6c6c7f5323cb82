import { LAND, NOWHERE, type ZoneIndex, facingsToward, widestFacings } from "@stonebridge/board";
import { absenceOf } from "../absence.ts";
import type { Action } from "../actions.ts";
import { type Field, NONE, type SideIndex, type UnitIndex } from "../field.ts";
import type { FacingFrame } from "../frames.ts";
import { type Play, type Step, asks, pop, push, tell, unitId, unitIds, zoneId } from "../play.ts";
import { ACTED, type Position, ROUTED, contactsOf, holds, inReachOf, marked, stacked } from "../position.ts";
import { ANY, type Refuses } from "../refusing.ts";
import { FACING } from "./refusals.ts";

/**
 * Zones that a brigade may face from its zone: all that border (SB62-9.5-a), with enemies in contact those that put most of them into its
 * Front (SB62-9.5-b, RU-41), and of them those that keep the targets of its stack there (RU-40, RU-42). A Front is computed over the whole
 * ring, even over a river (RU-33).
 */
export function facingsOf(field: Field, p: Position, unit: UnitIndex): readonly ZoneIndex[] {
  const { graph } = field;
  const zone = p.place[unit];
  const enemy = 1 - field.sideOf[unit];
  const around = graph.bordering[zone];
  const widest = inReachOf(field, p, enemy, zone)
    ? widestFacings(graph, zone, (near) =>
        graph.kindOf(zone, near) === LAND && holds(field, p, enemy, near) ? stacked(p, near) : 0,
      )
    : around;
  if (!hasTarget(p, zone)) return widest;
  const both = widest.filter((faced) => keepsTargets(field, p, zone, faced));
  if (both.length > 0) return both;
  // combats since an attack was declared can have moved the enemies: what must be attacked comes first
  const bound = around.filter((faced) => keepsTargets(field, p, zone, faced));
  return bound.length > 0 ? bound : widest;
}

/** Is there an Attack marker in the zone? */
function hasTarget(p: Position, zone: ZoneIndex): boolean {
  for (let unit = p.top[zone]; unit !== NONE; unit = p.below[unit]) if (p.target[unit] !== NOWHERE) return true;
  return false;
}

/** Are the enemies that the zone's Attack markers point at in the Front of that facing? */
function keepsTargets(field: Field, p: Position, zone: ZoneIndex, faced: ZoneIndex): boolean {
  for (let unit = p.top[zone]; unit !== NONE; unit = p.below[unit]) {
    const target = p.target[unit];
    if (target === NOWHERE || !holds(field, p, 1 - field.sideOf[unit], target)) continue;
    if (!field.graph.inFront(zone, faced, target)) return false;
  }
  return true;
}

/**
 * Enemy zones in contact with any brigade of the side. Asked before a brigade moves on: those do not turn when it comes into contact with
 * them (SB62-9.5-d), even if the mover itself was in contact with them (RU-34).
 */
export function engagedZones(field: Field, p: Position, side: SideIndex): readonly ZoneIndex[] {
  const { top } = p;
  const found: ZoneIndex[] = [];
  for (let zone = 0; zone < top.length; zone++)
    if (inReachOf(field, p, side, zone) && holds(field, p, 1 - side, zone)) found.push(zone);
  return found;
}

/**
 * Lets a brigade face from its zone (SB62-9.5-a, SB62-9.5-e).
 * @param turns whether the enemies newly in contact with it turn then (SB62-9.5-c): not after a retreat, when it also takes the facing
 *   of the brigade that it joins (SB62-9.6-c)
 * @param engaged enemy zones that do not turn, by {@link engagedZones} before it moved
 */
export function beginFacing(play: Play, unit: UnitIndex, turns: boolean, engaged: readonly ZoneIndex[]): void {
  push(play, { step: "facing", unit, turns: turns ? 1 : 0, engaged });
}

/** Turns the brigades of a zone, all alike (SB62-9.6-c); routed ones face nothing (RU-71). */
function turnStack(play: Play, zone: ZoneIndex, faced: ZoneIndex): void {
  const { p } = play;
  const turned: UnitIndex[] = [];
  for (let unit = p.top[zone]; unit !== NONE; unit = p.below[unit]) {
    if (marked(p, unit, ROUTED) || p.facing[unit] === faced) continue;
    p.facing[unit] = faced;
    turned.push(unit);
  }
  if (turned.length > 0)
    tell(play, { type: "faced", rule: "SB62-9.5-a", units: unitIds(play, turned), zone: zoneId(play, faced) });
}

/** Another brigade of the zone that has a facing; otherwise NONE. */
function orderedIn(p: Position, zone: ZoneIndex, except: UnitIndex): UnitIndex {
  for (let unit = p.top[zone]; unit !== NONE; unit = p.below[unit])
    if (unit !== except && !marked(p, unit, ROUTED)) return unit;
  return NONE;
}

/** What a brigade may face; nothing for one that is eliminated or routed. */
function choicesOf(play: Play, f: FacingFrame): readonly ZoneIndex[] {
  const { field, p } = play;
  if (p.place[f.unit] === NOWHERE || marked(p, f.unit, ROUTED)) return NO_ZONES;
  if (f.turns === 0) {
    const host = orderedIn(p, p.place[f.unit], f.unit);
    if (host !== NONE && p.facing[host] !== NOWHERE) return [p.facing[host]];
  }
  return facingsOf(field, p, f.unit);
}
const NO_ZONES: readonly ZoneIndex[] = [];

/** SB62-9.5-a, D-09: at the end of its action a brigade faces a zone; the whole stack turns with the last to arrive (SB62-9.6-c). */
export const facing: Step<"facing"> = {
  ask(play, f) {
    const zones = choicesOf(play, f);
    if (zones.length <= 1) return undefined;
    const { field, p } = play;
    const unit = unitId(play, f.unit);
    const zone = p.place[f.unit];
    const side = field.sideOf[f.unit];
    const contacts = contactsOf(field, p, side, zone);
    return asks(
      "facing",
      side,
      contacts.length > 0 ? "SB62-9.5-b" : "SB62-9.5-a",
      { unit, zone: zoneId(play, zone), contacts: unitIds(play, contacts) },
      zones.map((faced): Action => ({ type: "face", unit, zone: zoneId(play, faced) })),
    );
  },
  run(play, f) {
    settle(play, f, choicesOf(play, f)[0]);
  },
  take(play, f, action) {
    if (action.type === "face") settle(play, f, play.field.graph.known(action.zone));
  },
  refuse(play, f, action) {
    const { field, p } = play;
    if (action.type !== "face") return undefined;
    if (action.unit !== unitId(play, f.unit)) return otherRefusal(play, field.sideOf[f.unit], action, f.unit);
    const faced = field.graph.index(action.zone);
    if (faced === undefined) return ANY["no-such-zone"];
    const zone = p.place[f.unit];
    if (!field.graph.bordering[zone].includes(faced)) return FACING["face-border"];
    return keepsTargets(field, p, zone, faced) ? FACING["face-contact"] : FACING["face-target"];
  },
};

/** Why another brigade than the one that is asked about may not face now; one in its zone turns with it (SB62-9.6-c). */
function otherRefusal(
  { field, p }: Play,
  side: SideIndex,
  { unit: id, zone }: { readonly unit: string; readonly zone: string },
  asked: UnitIndex,
): Refuses {
  if (field.commanderIndex.has(id)) return FACING["face-commander"]; // SB62-9.5-a
  const unit = field.unitIndex.get(id);
  if (unit === undefined) return ANY["no-such-unit"];
  const faced = field.graph.index(zone);
  if (faced === undefined) return ANY["no-such-zone"];
  const able = faceRefusal(field, p, side, unit, faced);
  return p.place[unit] === p.place[asked] ? FACING["face-stack"] : able;
}

/**
 * Why a brigade may not face another zone now: it turns at the end of its own action (SB62-9.5-a), and in the enemy’s half only when one
 * comes into contact with it (SB62-9.5-c) that is the first (SB62-9.5-d). After its action contact may have left it one facing (SB62-9.5-b).
 */
export function faceRefusal(field: Field, p: Position, side: SideIndex, unit: UnitIndex, faced: ZoneIndex): Refuses {
  if (field.sideOf[unit] !== side) return ANY["other-side"];
  const absent = absenceOf(p, unit);
  if (absent !== undefined) return absent;
  if (marked(p, unit, ROUTED)) return FACING["face-routed"];
  if (p.active !== 1 - side) {
    // no question is asked where contact leaves one facing
    const bound = marked(p, unit, ACTED) && inReachOf(field, p, 1 - side, p.place[unit]);
    const wants = field.graph.bordering[p.place[unit]].includes(faced) && !facingsOf(field, p, unit).includes(faced);
    return FACING[bound && wants ? "face-contact" : "face-moved"];
  }
  return inReachOf(field, p, 1 - side, p.place[unit]) ? FACING["face-engaged"] : FACING["face-untouched"];
}

/** Turns the stack, and prepares the turns of enemies newly in contact (SB62-9.5-c); the last prepared comes first. */
function settle(play: Play, f: FacingFrame, faced: ZoneIndex | undefined): void {
  const { field, p } = play;
  pop(play);
  if (faced === undefined) return;
  const zone = p.place[f.unit];
  turnStack(play, zone, faced);
  if (f.turns === 0) return;
  const enemy = 1 - field.sideOf[f.unit];
  const around = field.graph.overLand[zone];
  for (let at = around.length - 1; at >= 0; at--) {
    const near = around[at];
    if (holds(field, p, enemy, near) && !f.engaged.includes(near))
      push(play, { step: "turning", zone: near, toward: zone });
  }
}

/** Facings of enemies newly in contact: the newcomer in their Front, wherever it was before (SB62-9.5-c, RU-42). None if all are routed. */
function turnsOf(play: Play, zone: ZoneIndex, toward: ZoneIndex): readonly ZoneIndex[] {
  const { field, p } = play;
  if (orderedIn(p, zone, NONE) === NONE) return NO_ZONES;
  const zones = facingsToward(field.graph, zone, toward);
  const both = zones.filter((faced) => keepsTargets(field, p, zone, faced));
  return both.length > 0 ? both : zones;
}

/** D-12: the owner of brigades that an enemy has newly come into contact with turns them to have it in their Front. */
export const turning: Step<"turning"> = {
  ask(play, f) {
    const zones = turnsOf(play, f.zone, f.toward);
    if (zones.length <= 1) return undefined;
    const { field, p } = play;
    const one = orderedIn(p, f.zone, NONE);
    const unit = unitId(play, one);
    return asks(
      "turning",
      field.sideOf[one],
      "SB62-9.5-c",
      { unit, zone: zoneId(play, f.toward), contacts: unitIds(play, contactsOf(field, p, field.sideOf[one], f.zone)) },
      zones.map((faced): Action => ({ type: "face", unit, zone: zoneId(play, faced) })),
    );
  },
  run(play, f) {
    pop(play);
    const [faced] = turnsOf(play, f.zone, f.toward);
    if (faced !== undefined) turnStack(play, f.zone, faced);
  },
  take(play, f, action) {
    pop(play);
    if (action.type === "face") turnStack(play, f.zone, play.field.graph.known(action.zone));
  },
  refuse(play, f, action) {
    if (action.type !== "face") return undefined;
    const { field, p } = play;
    const one = orderedIn(p, f.zone, NONE);
    if (action.unit !== unitId(play, one)) return otherRefusal(play, field.sideOf[one], action, one);
    const faced = field.graph.index(action.zone);
    if (faced === undefined) return ANY["no-such-zone"];
    return field.graph.bordering[f.zone].includes(faced) ? FACING["face-toward"] : FACING["face-border"];
  },
};
