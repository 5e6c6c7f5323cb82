import type { HexIndex } from "@stonebridge/board";
import type { Standing, Target } from "./order-book.ts";
import { towards } from "./progress.ts";

/** Turns under a March in which headquarters and trains need not follow its waypoints (NWO-12.3.MA-c). */
const FREE_TURNS = 2;

/** How many waypoints a way passes, in their order, and the last of them, or where it begins. @param way the hexes entered */
function comesBy(
  { order }: Standing,
  from: HexIndex,
  way: readonly HexIndex[],
): { readonly passed: number; readonly last: HexIndex } {
  let passed = 0;
  let last = from;
  for (const hex of way)
    if (order.waypoints[passed]?.flag === hex) {
      passed += 1;
      last = hex;
    }
  return { passed, last };
}

/** The March of headquarters or of a train without the waypoints already passed (NWO-12.3.MA-c, NWO-RUL158). */
export function behind(standing: Standing, from: HexIndex, way: readonly HexIndex[]): Standing {
  const { passed } = comesBy(standing, from, way);
  if (passed === 0) return standing;
  const { order } = standing;
  return { ...standing, order: { ...order, waypoints: order.waypoints.slice(passed) } };
}

/**
 * Does a way bring headquarters or a train nearer to the goal of their March: to the next waypoint, at last to the target; in its first two
 * turns also to the target (NWO-12.3.MA-b, NWO-12.3.MA-c, NWO-RUL158)? @param way the hexes entered, at least one @param waysTo how far it
 * is from every hex
 */
export function leadsOn(
  standing: Standing,
  turn: number,
  from: HexIndex,
  way: readonly HexIndex[],
  waysTo: (target: Target) => Int16Array,
): boolean {
  const { order, since } = standing;
  if (order.target === undefined) return false;
  const to = way[way.length - 1];
  const { passed, last } = comesBy(standing, from, way);
  if (last !== from && last === to) return true;
  const ways = waysTo(order.waypoints[passed] ?? towards(order.target, last));
  if (ways[to] < ways[last]) return true;
  if (turn - since >= FREE_TURNS) return false;
  const straight = waysTo(towards(order.target, from));
  return straight[to] < straight[from];
}
