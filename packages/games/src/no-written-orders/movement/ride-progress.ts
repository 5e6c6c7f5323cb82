import { type HexIndex, NOWHERE } from "@stonebridge/board";
import type { Refusal } from "../refusing.ts";
import type { Field } from "../field.ts";
import { MARCHING_ON_FOOT, distancesTo, hexesTo } from "../land/distances.ts";
import { tracePrices } from "../land/crossings.ts";
import { type HolderIndex, type LeaderIndex, NONE, RADIUS } from "../measures.ts";
import type { Order, Standing, Target } from "../orders/order-book.ts";
import { isUnbound, towards } from "../orders/progress.ts";
import type { Position } from "../position.ts";
import { MOVEMENT } from "./refusals.ts";
import { speedOf } from "./stop-rules.ts";

/**
 * What gives a leader a goal: a march, or a Defend that has not tied him yet, which requires him near its target (NWO-12.3.MA-b,
 * NWO-12.3.DF-c).
 */
export function isLed(field: Field, { order, anchor }: Standing, from: HexIndex): boolean {
  const { type, target } = order;
  if (target === undefined) return false;
  return type === "march" || (type === "defend" && anchor === NONE && hexesTo(field, from, target) > RADIUS);
}

/** Where he goes next, with this many waypoints passed. */
function goalAt({ waypoints, target }: Order, passed: number, from: HexIndex): Target | undefined {
  return waypoints[passed] ?? (target === undefined ? undefined : towards(target, from));
}

function isNearer(field: Field, goal: Target | undefined, from: HexIndex, to: HexIndex): boolean {
  if (goal === undefined) return false;
  const ways = distancesTo(field, goal, MARCHING_ON_FOOT);
  return ways[to] < ways[from];
}

/**
 * Waypoints passed by a leader after a ride, and the last of them that he passed, or where he began: by the search from there
 * (NWO-12.3.MA-c).
 */
export function passedBy(
  field: Field,
  p: Position,
  leader: LeaderIndex,
  { waypoints }: Order,
  from: HexIndex,
  to: HexIndex,
): { readonly passed: number; readonly last: HexIndex } {
  const { search } = field;
  let passed = p.leaderPassed[leader];
  let last = from;
  for (; passed < waypoints.length; passed++) {
    const { flag } = waypoints[passed];
    if (search.cost[flag] <= search.cost[last] || !search.leadsBy(flag, to)) break;
    last = flag;
  }
  return { passed, last };
}

/** Why a ride does not bring him nearer to the goal of his order; read with the search from where he is. */
export function refuseAside(
  field: Field,
  p: Position,
  leader: LeaderIndex,
  standing: Standing,
  from: HexIndex,
  to: HexIndex,
): Refusal | undefined {
  const { order } = standing;
  if (order.type === "defend" && order.target !== undefined && hexesTo(field, to, order.target) <= RADIUS)
    return undefined;
  const { passed, last } = passedBy(field, p, leader, order, from, to);
  if ((last !== from && to === last) || isNearer(field, goalAt(order, passed, last), last, to)) return undefined;
  const free = order.type === "march" && isUnbound(standing) && isNearer(field, order.target, from, to);
  if (free) return undefined;
  return order.type === "march" ? MOVEMENT["ride-march"] : MOVEMENT["ride-progress"];
}

/** Halves of a point that he must ride at least: the speed of the slowest of his units, or his own (NWO-12.3-f). */
export function leastRide(field: Field, p: Position, holder: HolderIndex, points: number): number {
  return Math.min(points, speedOf(field, p, holder));
}

/**
 * Why a ride towards his goal is too short: he is slower than the slowest of his units, not there yet, and could go on (NWO-12.3-f,
 * reading 3).
 */
export function refuseShort(
  field: Field,
  p: Position,
  leader: LeaderIndex,
  { order }: Standing,
  ride: { readonly from: HexIndex; readonly to: HexIndex; readonly points: number; readonly least: number },
): Refusal | undefined {
  const { from, to, points, least } = ride;
  const { cost } = field.search;
  if (cost[to] >= least) return undefined;
  const { passed, last } = passedBy(field, p, leader, order, from, to);
  const goal = goalAt(order, passed, to);
  if (goal === undefined || (last !== from && last === to)) return undefined;
  if (hexesTo(field, to, goal) <= (order.type === "defend" ? RADIUS : 0)) return undefined;
  const prices = tracePrices(field, p, field.leaderSide[leader]);
  for (let hexside = to * 6; hexside < to * 6 + 6; hexside++) {
    const on = field.map.neighbours[hexside];
    if (on === NOWHERE || cost[on] === -1 || prices[hexside] === 0 || cost[to] + prices[hexside] > points) continue;
    if (isNearer(field, goal, to, on)) return MOVEMENT["ride-short"];
  }
  return undefined;
}
