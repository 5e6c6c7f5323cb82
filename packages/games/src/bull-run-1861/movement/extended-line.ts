import { LAND, NOWHERE, NO_BORDER, type ZoneIndex } from "@stonebridge/board";
import { LINE_COST, NONE, STACKING_LIMIT, markerOf } from "../field.ts";
import type { MarchFrame } from "../position/frames.ts";
import { type Play, push, tell, unitId, zoneId } from "../play.ts";
import { ATTACHED, carriesLegion, holds, isExtended, liftUp, setDown, stacked } from "../position/position.ts";
import { arriveIn, leaveLegion, unmark } from "./presence.ts";
import type { Refusing } from "../refusing.ts";
import { TURN } from "../turn/refusals.ts";
import { MOVEMENT } from "./refusals.ts";

/**
 * BR61-10.6-a: for 2 MP a brigade stands in two zones. The second shares a land border, holds no enemy and has room (BR61-10.6-b, R65);
 * being in an enemy zone of control does not matter (BR61-10.6-i), nor having marched before.
 */
export function deployRefusal(play: Play, f: MarchFrame, to: ZoneIndex, points: number): Refusing | undefined {
  const { field, p } = play;
  const from = p.place[f.unit];
  if (p.state[f.unit] === ATTACHED) return MOVEMENT["deploy-legion"];
  if (isExtended(field, p, f.unit)) return MOVEMENT["deploy-extended"];
  if (f.rested === 1) return TURN["move-rested"];
  const kind = field.graph.kindOf(from, to);
  if (kind === NO_BORDER) return MOVEMENT["deploy-far"];
  if (kind !== LAND) return MOVEMENT["deploy-border"]; // BR61-10.6-e: brigade and marker always touch
  if (holds(field, p, 1 - field.sideOf[f.unit], to)) return MOVEMENT["deploy-enemy"];
  if (stacked(p, to) >= STACKING_LIMIT) return MOVEMENT["deploy-full"]; // BR61-10.6-b
  if (f.inHand === 1 && stacked(p, from) >= STACKING_LIMIT) return MOVEMENT["end-full"]; // BR61-10.5-a
  return points < LINE_COST ? MOVEMENT["deploy-points"] : undefined;
}

/** Puts the Extended-line marker down (BR61-10.6-c); from now on it counts as a brigade (BR61-10.6-d). */
export function deploy(play: Play, f: MarchFrame, to: ZoneIndex): void {
  const { field, p } = play;
  const marker = markerOf(field, f.unit);
  f.points -= LINE_COST;
  f.spent += LINE_COST;
  f.deployed = 1;
  p.place[marker] = to;
  p.facing[marker] = p.place[f.unit];
  unmark(play, f.unit); // R70: an extended line has no Operational marker (S11)
  tell(play, { type: "deployed", rule: "BR61-10.6-a", unit: unitId(play, f.unit), zone: zoneId(play, to) });
  push(play, { step: "line", piece: marker, companion: NONE, face: 0 });
  if (f.inHand === 1) {
    f.inHand = 0;
    push(play, { step: "line", piece: f.unit, companion: NONE, face: 0 });
  }
  arriveIn(play, field.sideOf[f.unit], to);
}

/** BR61-10.6-f: for 2 MP back to one zone, even in enemy zones of control; not for an element that is to attack (R67). */
export function regroupRefusal(play: Play, f: MarchFrame, zone: ZoneIndex, points: number): Refusing | undefined {
  const { field, p } = play;
  const marker = markerOf(field, f.unit);
  if (!isExtended(field, p, f.unit)) return MOVEMENT["regroup-whole"];
  if (f.rested === 1) return TURN["move-rested"];
  if (p.attacks[f.unit] === 1 || p.attacks[marker] === 1) return MOVEMENT["regroup-attacked"];
  if (zone !== p.place[f.unit] && zone !== p.place[marker]) return MOVEMENT["regroup-elsewhere"]; // BR61-10.6-g
  return points < LINE_COST ? MOVEMENT["regroup-points"] : undefined;
}

/** The brigade stands in one of its two zones again, its owner's choice (BR61-10.6-g, D16); it may then march (R43). */
export function regroup(play: Play, f: MarchFrame, zone: ZoneIndex): void {
  f.points -= LINE_COST;
  f.spent += LINE_COST;
  if (f.deployed === 1 && zone !== play.p.place[f.unit]) f.fresh = 1;
  gather(play, f.unit, zone, f.leaving === 1);
  f.leaving = 0;
  f.deployed = 0;
  tell(play, { type: "regrouped", rule: "BR61-10.6-f", unit: unitId(play, f.unit), zone: zoneId(play, zone) });
}

/** Takes the marker off and puts the counter where the brigade gathers, in the line of the element that stood there. */
function gather(play: Play, unit: number, zone: ZoneIndex, leaving: boolean): void {
  const { field, p } = play;
  const marker = markerOf(field, unit);
  const wasFront = p.front[p.place[marker]] === marker;
  const atMarker = zone === p.place[marker];
  liftUp(field, p, marker);
  p.place[marker] = NOWHERE;
  if (atMarker) {
    const old = p.place[unit];
    liftUp(field, p, unit);
    if (carriesLegion(p, unit) && leaving) leaveLegion(play, old);
    p.facing[unit] = p.facing[marker];
    p.place[unit] = zone;
    if (carriesLegion(p, unit)) p.place[field.legion] = zone;
    setDown(field, p, unit, zone, wasFront ? "front" : "second");
  }
  p.facing[marker] = NOWHERE;
}

/** Picks up an extended brigade that leaves its zones: no marker remains (R69, R71). */
export function takeUpWhole(play: Play, unit: number): void {
  const { field, p } = play;
  const marker = markerOf(field, unit);
  if (p.place[marker] !== NOWHERE) {
    liftUp(field, p, marker);
    p.place[marker] = NOWHERE;
    p.facing[marker] = NOWHERE;
    p.attacks[marker] = 0;
  }
  liftUp(field, p, unit);
  p.attacks[unit] = 0;
}
