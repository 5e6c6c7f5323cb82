import type { ZoneIndex } from "@stonebridge/board";
import { allowedEnds } from "../command/cohesion.ts";
import { FORCED_POINTS, NONE } from "../field.ts";
import type { MarchFrame } from "../frames.ts";
import { REMOUNTED } from "./stops.ts";
import { ROAD_COST } from "./ground.ts";
import { marches, mayForce, priceOfStep } from "./movement.ts";
import type { Play } from "../play.ts";
import { holds, inReachOf } from "../position.ts";
import { hasRoom, mayStack } from "./presence.ts";
import type { Refuses } from "../refusing.ts";
import { MARCH } from "./refusals.ts";

/** The rules of a march depend only on field and position. */
type Moment = Pick<Play, "field" | "p">;

/** Movement points that a forced march would still give the acting brigade (SB62-9.4-a, SB62-9.4-b). */
export function pointsToForce({ field, p }: Moment, f: MarchFrame): number {
  if (f.forced === 1 || f.entering === 1 || f.stopped === REMOUNTED) return 0;
  return mayForce(field, p, f.unit) ? FORCED_POINTS : 0;
}

/** Zones where the cohesion of its division lets the action end (RU-27); undefined for all. */
export function endsAllowed(play: Moment, f: MarchFrame): readonly ZoneIndex[] | undefined {
  // where a march has stopped it may end: only steps that lead to such a zone were offered
  if (f.entering === 1 || f.stopped > 0) return undefined;
  // they stay the same as long as it marches: nothing else moves, and every step keeps one of them ahead
  if (keptFor !== f) {
    kept = allowedEnds(play, f.unit, () => endsOf(play, f));
    keptFor = f;
  }
  return kept;
}
/** Of the last march asked about. */
let keptFor: MarchFrame | undefined;
let kept: readonly ZoneIndex[] | undefined;

/** Zones with room where the action could end, wherever it goes from here. */
function endsOf(play: Moment, f: MarchFrame): readonly ZoneIndex[] {
  const { field, p } = play;
  const from = p.place[f.unit];
  const { zones, count } = marches(field, p, field.sideOf[f.unit], from, f.points + pointsToForce(play, f));
  const found: ZoneIndex[] = [];
  for (let at = 0; at < count; at++) if (hasRoom(field, p, f.unit, zones[at])) found.push(zones[at]);
  return found;
}

/** Why there is no room for the brigade at the end of its move (SB62-9.6-a, RU-43); undefined if there is. */
function roomRefusal({ field, p }: Play, f: MarchFrame, zone: ZoneIndex): Refuses | undefined {
  if (hasRoom(field, p, f.unit, zone)) return undefined;
  for (let other = p.top[zone]; other !== NONE; other = p.below[other])
    if (other !== f.unit && !mayStack(field, f.unit, other)) return MARCH["end-corps"];
  return MARCH["end-full"];
}

/** May the action end in the zone? `allowed`: zones where cohesion lets it end, undefined for all. */
function mayEndIn(
  { field, p }: Play,
  f: MarchFrame,
  zone: ZoneIndex,
  allowed: readonly ZoneIndex[] | undefined,
): boolean {
  return (allowed === undefined || allowed.includes(zone)) && hasRoom(field, p, f.unit, zone);
}

/** Is there a zone beyond, on any march from there with so many movement points, where the action may end? */
function endsAhead(
  play: Play,
  f: MarchFrame,
  from: ZoneIndex,
  points: number,
  allowed: readonly ZoneIndex[] | undefined,
): boolean {
  const { field, p } = play;
  if (points < ROAD_COST) return false;
  const side = field.sideOf[f.unit];
  // usually the next zone will do
  for (const near of field.graph.linked[from]) {
    if (priceOfStep(field, p, side, from, near) > points || !mayEndIn(play, f, near, allowed)) continue;
    if (!holds(field, p, 1 - side, near) && (f.entering === 0 || !inReachOf(field, p, 1 - side, near))) return true;
  }
  const { costs, zones, count } = marches(field, p, side, from, points, f.entering === 1);
  if (allowed !== undefined) return allowed.some((zone) => costs[zone] <= points && hasRoom(field, p, f.unit, zone));
  for (let at = 0; at < count; at++) if (hasRoom(field, p, f.unit, zones[at])) return true;
  return false;
}

/**
 * Why the brigade must not go on into a zone: it could not end its action there or beyond. A full zone may be passed (SB62-9.6-b), but no
 * brigade is caught in it: a zone of control would stop it there, and so would a lack of movement points.
 * @param ahead movement points it could still spend from there, including those of a forced march
 */
export function passageRefusal(
  play: Play,
  f: MarchFrame,
  to: ZoneIndex,
  ahead: number,
  allowed: readonly ZoneIndex[] | undefined,
): Refuses | undefined {
  const { field, p } = play;
  if (mayEndIn(play, f, to, allowed)) return undefined;
  const stops = inReachOf(field, p, 1 - field.sideOf[f.unit], to);
  if (!stops && endsAhead(play, f, to, ahead, allowed)) return undefined;
  return roomRefusal(play, f, to) ?? MARCH["end-cohesion"];
}

/** Why the action may not end where the brigade is; if it can end nowhere, it ends there. */
export function endRefusal(play: Play, f: MarchFrame, allowed: readonly ZoneIndex[] | undefined): Refuses | undefined {
  const place = play.p.place[f.unit];
  if (mayEndIn(play, f, place, allowed)) return undefined;
  if (f.stopped > 0 || !endsAhead(play, f, place, f.points + pointsToForce(play, f), allowed)) return undefined;
  return roomRefusal(play, f, place) ?? MARCH["end-cohesion"];
}
