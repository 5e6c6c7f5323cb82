import type { HexIndex } from "@stonebridge/board";
import type { Refusal } from "../refusing.ts";
import { commandPost, spreadTrace } from "../army/command.ts";
import { ON_FOOT, STEPS, distancesTo, hexesTo } from "../land/distances.ts";
import { type Field, HEADQUARTERS, WING } from "../field.ts";
import type { SegmentFrame } from "../frames/movement.ts";
import { type HolderIndex, type LeaderIndex, NONE, RADIUS } from "../measures.ts";
import type { Order, Standing, Target } from "../orders/order-book.ts";
import { type Play, hexId, leaderId } from "../play.ts";
import { tell } from "../hiding/hearing.ts";
import { ORDERED, type Position, RODE, firstAt, holds, inZoneOf } from "../position.ts";
import { hexesToAnchor } from "../orders/progress.ts";
import { haltedHead } from "../turn/night.ts";
import { MOVEMENT } from "./refusals.ts";
import { isLed, leastRide, passedBy, refuseAside, refuseShort } from "./ride-progress.ts";
import { momentOf } from "../position/moment.ts";
import { judgeSpirits } from "../army/spirits.ts";

/** Halves of a movement point that a leader has (NWO-11.1-b, NWO-11.1-e, NWO-RUL062). */
export function rideOf(field: Field, p: Position, leader: LeaderIndex): number {
  const whole = field.ride[leader];
  return (p.leaderMarks[leader] & ORDERED) === 0 ? whole : Math.ceil(whole / 2 / 2) * 2;
}

/** Does he move with his formation, bound by its order, rather than once a turn when his side likes (NWO-4.3-a, NWO-4.3-b, NWO-RUL156)? */
function isBound(field: Field, leader: LeaderIndex): boolean {
  const holder = field.leads[leader];
  if (holder === NONE) return false;
  const { kind } = field.holders[holder];
  return kind !== HEADQUARTERS && kind !== WING;
}

/** The order that binds a leader’s ride; undefined if none does. */
function orderOf(field: Field, p: Position, leader: LeaderIndex): Standing | undefined {
  return isBound(field, leader) ? p.standing[field.leads[leader]] : undefined;
}

/** The effect of his order on a leader’s ride. */
interface Errand {
  readonly standing: Standing;
  readonly from: HexIndex;
  /** Halves of a point that he has. */
  readonly points: number;
  /** Halves of a point that he must ride at least, if he has a goal. */
  readonly least: number;
  /** The head of his column in bivouac. */
  readonly head: Target | undefined;
  /** His order gives him a goal. */
  readonly led: boolean;
}

function errandOf(field: Field, p: Position, leader: LeaderIndex, standing: Standing): Errand {
  const holder = field.leads[leader];
  const from = p.post[leader];
  const points = rideOf(field, p, leader);
  const head = haltedHead(field, p, holder);
  const led = head === undefined && isLed(field, standing, from);
  return { standing, from, points, least: led ? leastRide(field, p, holder, points) : 0, head, led };
}

/** Why a leader may not ride to a hex. */
export function refuseRide(
  field: Field,
  p: Position,
  segment: SegmentFrame,
  leader: LeaderIndex,
  to: HexIndex,
): Refusal | undefined {
  const refusal = refuseMount(field, p, segment, leader);
  if (refusal !== undefined) return refusal;
  const side = field.leaderSide[leader];
  if (holds(field, p, 1 - side, to)) return MOVEMENT["ride-enemy"];
  const from = p.post[leader];
  const standing = orderOf(field, p, leader);
  // NWO-11.1-b: zones of control do not hold him, but he enters none alone (NWO-11.1-c)
  spreadTrace(field, p, side, from, rideOf(field, p, leader));
  const near = field.search.cost[to] !== -1;
  if (standing !== undefined) {
    const bound = boundBy(field, p, leader, errandOf(field, p, leader, standing))(to);
    if (bound !== undefined && (near || bound.reason !== "ride-short")) return bound;
  }
  return near ? undefined : refuseFarRide(field, p, leader, to);
}

/** Why a leader cannot get to a hex: it is in an enemy zone of control without friends, he has given orders, or it is too far. */
function refuseFarRide(field: Field, p: Position, leader: LeaderIndex, to: HexIndex): Refusal {
  const side = field.leaderSide[leader];
  if (inZoneOf(field, p, 1 - side, to) && firstAt(p, to) === NONE) return MOVEMENT["ride-zone"];
  if ((p.leaderMarks[leader] & ORDERED) === 0) return MOVEMENT["ride-points"];
  spreadTrace(field, p, side, p.post[leader], field.ride[leader]);
  return field.search.cost[to] === -1 ? MOVEMENT["ride-points"] : MOVEMENT["ride-halved"];
}

function refuseMount(field: Field, p: Position, segment: SegmentFrame, leader: LeaderIndex): Refusal | undefined {
  if (!segment.leaders.includes(leader) || commandPost(p, leader) < 0)
    return isBound(field, leader) ? MOVEMENT["ride-other"] : MOVEMENT["ride-army"];
  return (p.leaderMarks[leader] & RODE) === 0 ? undefined : MOVEMENT["ride-rode"];
}

/**
 * Why his order forbids a leader a hex: read with the search from where he is (NWO-12.3.DF-c, NWO-12.3.DF-d, NWO-12.3.DL-a, NWO-12.3.DL-c,
 * NWO-12.3.MA-b, NWO-12.3-f, NWO-16.2-a).
 */
function boundBy(
  field: Field,
  p: Position,
  leader: LeaderIndex,
  { standing, from, points, least, head, led }: Errand,
): (to: HexIndex) => Refusal | undefined {
  const { type, target } = standing.order;
  const tied = tieOf(field, standing, from);
  const steps = type === "delay" && target !== undefined ? distancesTo(field, target, STEPS) : undefined;
  const ways = head !== undefined && target !== undefined ? distancesTo(field, target, ON_FOOT) : undefined;
  const ahead = ways === undefined || head === undefined ? 0 : ways[head.flag];
  return (to) => {
    if (tied !== undefined && hexesToAnchor(field, tied, to) > RADIUS)
      return type === "delay" ? MOVEMENT["ride-tied"] : MOVEMENT["ride-anchor"];
    if (steps !== undefined && steps[to] > steps[from]) return MOVEMENT["ride-further"];
    if (ways !== undefined && ways[to] < ahead) return MOVEMENT["ride-bivouac"];
    if (!led) return undefined;
    return (
      refuseAside(field, p, leader, standing, from, to) ??
      refuseShort(field, p, leader, standing, { from, to, points, least })
    );
  };
}

/** The order as it ties him: to its target the moment that he is near it (NWO-12.3.DF-d, NWO-12.3.DL-c); undefined if it does not. */
function tieOf(field: Field, standing: Standing, from: HexIndex): Standing | undefined {
  const { type, target } = standing.order;
  if (standing.anchor !== NONE) return standing;
  if ((type !== "defend" && type !== "delay") || target === undefined) return undefined;
  return hexesTo(field, from, target) <= RADIUS ? { ...standing, anchor: target.flag } : undefined;
}

/** Hexes that a leader may ride to, the nearest first, including from his units (NWO-11.1-a, NWO-12.1-g). */
export function ridesOf(field: Field, p: Position, segment: SegmentFrame, leader: LeaderIndex): readonly HexIndex[] {
  if (refuseMount(field, p, segment, leader) !== undefined) return [];
  const { rides } = momentOf(p, field.leaderSide[leader]);
  const known = rides.get(leader);
  const from = p.post[leader];
  const points = rideOf(field, p, leader);
  const passed = p.leaderPassed[leader];
  const standing = orderOf(field, p, leader);
  const errand = standing === undefined ? undefined : errandOf(field, p, leader, standing);
  const { least, head } = errand ?? { least: 0, head: undefined };
  const same = known?.from === from && known.points === points && known.least === least && known.passed === passed;
  if (same && known.standing === standing && known.head === head) return known.hexes;
  const hexes = findRides(field, p, leader, errand);
  rides.set(leader, { from, points, least, passed, standing, head, hexes });
  return hexes;
}

/** The hexes of a search are open to his side: no enemy is in them. */
function findRides(field: Field, p: Position, leader: LeaderIndex, errand: Errand | undefined): readonly HexIndex[] {
  spreadTrace(field, p, field.leaderSide[leader], p.post[leader], rideOf(field, p, leader));
  const { reached, count } = field.search;
  const refusal = errand === undefined ? undefined : boundBy(field, p, leader, errand);
  const hexes: HexIndex[] = [];
  for (let at = 1; at < count; at++) if (refusal?.(reached[at]) === undefined) hexes.push(reached[at]);
  return hexes;
}

/** Must he still ride before the segment ends: his order requires progress, and he can make it (NWO-12.3-f, reading 3)? */
export function owesRide(field: Field, p: Position, segment: SegmentFrame, leader: LeaderIndex): boolean {
  const standing = orderOf(field, p, leader);
  if (standing === undefined || refuseMount(field, p, segment, leader) !== undefined) return false;
  const { order } = standing;
  const from = p.post[leader];
  if (!isLed(field, standing, from) || haltedHead(field, p, field.leads[leader]) !== undefined) return false;
  if (order.type === "march" && order.target !== undefined && isThere(field, p, leader, order, order.target))
    return false;
  return ridesOf(field, p, segment, leader).length > 0;
}

/** Is he at the end of his march: on its target, with no waypoints left? */
function isThere(field: Field, p: Position, leader: LeaderIndex, { waypoints }: Order, target: Target): boolean {
  return p.leaderPassed[leader] >= waypoints.length && hexesTo(field, p.post[leader], target) === 0;
}

/** He rides; a march’s waypoint, or the radius of a Defend or Delay, may be reached by it. */
export function ride(play: Play, leader: LeaderIndex, to: HexIndex): void {
  const { field, p } = play;
  const from = p.post[leader];
  const standing = orderOf(field, p, leader);
  if (standing !== undefined && standing.order.waypoints.length > 0) {
    spreadTrace(field, p, field.leaderSide[leader], from, rideOf(field, p, leader));
    p.leaderPassed = p.leaderPassed.with(leader, passedBy(field, p, leader, standing.order, from, to).passed);
  }
  p.post[leader] = to;
  p.leaderMarks[leader] |= RODE;
  tell(play, {
    type: "rode",
    rule: "NWO-11.1-b",
    leader: leaderId(play, leader),
    from: hexId(play, from),
    to: hexId(play, to),
  });
  judgeSpirits(play);
}

/**
 * Ties the leader of a Defend or Delay to its target once he is near; on Defend also to where the enemy stops him, if he could ride
 * (NWO-12.3.DF-d, NWO-12.3.DL-c).
 */
export function tieDown(field: Field, p: Position, segment: SegmentFrame, holder: HolderIndex): void {
  const standing = p.standing[holder];
  const { leader } = field.holders[holder];
  if (standing === undefined || leader === NONE || standing.anchor !== NONE || p.post[leader] < 0) return;
  const { order } = standing;
  if ((order.type !== "defend" && order.type !== "delay") || order.target === undefined) return;
  if (hexesTo(field, p.post[leader], order.target) <= RADIUS)
    p.standing = p.standing.with(holder, { ...standing, anchor: order.target.flag });
  else if (
    order.type === "defend" &&
    refuseMount(field, p, segment, leader) === undefined &&
    !owesRide(field, p, segment, leader)
  )
    p.standing = p.standing.with(holder, { ...standing, anchor: p.post[leader] });
}
