import type { HexIndex } from "@stonebridge/board";
import { FAR, distancesTo, hexesTo, measureFor, priceFor } from "../land/distances.ts";
import type { Field } from "../field.ts";
import type { SideIndex } from "../measures.ts";
import { type Mover, fallsBack } from "../army/mover.ts";
import type { Standing, Target } from "./order-book.ts";
import { inZoneOf, onMap, type Position } from "../position.ts";

/** Activations after which a march is bound to its route (NWO-12.3.MA-c). */
const FREE_ACTIVATIONS = 2;

/** Is a march not bound to its route yet (NWO-12.3.MA-c)? */
export function isUnbound({ activations }: Pick<Standing, "activations">): boolean {
  return activations < FREE_ACTIVATIONS;
}

/**
 * The goal within a target: if it has several hexes, its flag for a piece in one of them, because only there is a march achieved
 * (NWO-RUL165).
 */
export function towards(target: Target, from: HexIndex): Target {
  const { flag, hexes } = target;
  return hexes.length > 1 && from !== flag && hexes.includes(from) ? { flag, hexes: [flag] } : target;
}

/** Where a march goes next: the first waypoint not passed, otherwise the target (NWO-RUL164). */
export function goalOf({ standing }: Pick<Mover, "standing">, passed: number): Target | undefined {
  return standing?.order.waypoints[passed] ?? standing?.order.target;
}

/** Hexes to the nearest enemy unit; FAR if none is on the map. */
export function hexesToEnemy(field: Field, p: Position, side: SideIndex, from: HexIndex): number {
  let least = FAR;
  for (const unit of field.roster[1 - side])
    if (onMap(p, unit)) least = Math.min(least, field.map.grid.distance(from, p.place[unit]));
  return least;
}

/**
 * Hexes to where a Defend or Delay ties its leader: to the nearest of its target, once he has come near that; otherwise to where the enemy
 * stopped him (NWO-12.3.DF-d, NWO-12.3.DL-c, NWO-RUL165).
 */
export function hexesToAnchor(field: Field, { order, anchor }: Standing, from: HexIndex): number {
  const { target } = order;
  return target?.flag === anchor ? hexesTo(field, from, target) : field.map.grid.distance(from, anchor);
}

/**
 * Does a step bring the mover on under its order (reading 3)? For a march: towards its goal, from the third activation on
 * only along the cheapest way to it (NWO-12.3.MA-c, NWO-RUL164); to fall back: no nearer to the enemy, nor away from the target, except for a step out of a zone of control
 * (reading 3.6).
 */
export function isProgress(field: Field, p: Position, mover: Mover, from: HexIndex, to: HexIndex): boolean {
  const { order, standing, unit } = mover;
  if (standing === undefined) return false;
  if (fallsBack(order)) return isAway(field, p, mover, from, to);
  const goal = goalOf(mover, p.passed[unit]);
  if (goal === undefined) return false;
  if (order === "march" && !isUnbound(standing)) return isOnCheapestWay(field, mover, goal, from, to);
  if (isNearer(field, mover, goal, from, to)) return true;
  const { target } = standing.order;
  return target !== undefined && target !== goal && isNearer(field, mover, target, from, to);
}

function isNearer(field: Field, mover: Mover, target: Target, from: HexIndex, to: HexIndex): boolean {
  const distances = distancesTo(field, towards(target, from), measureFor(field, mover.unit, mover.byRoad));
  return distances[to] < distances[from];
}

/** Does a step lie on a cheapest way to a target? */
function isOnCheapestWay(field: Field, mover: Mover, target: Target, from: HexIndex, to: HexIndex): boolean {
  const measure = measureFor(field, mover.unit, mover.byRoad);
  const distances = distancesTo(field, towards(target, from), measure);
  const price = priceFor(field, measure, field.map.grid.hexside(from, to));
  return price > 0 && distances[to] + price === distances[from];
}

function isAway(field: Field, p: Position, { side, standing }: Mover, from: HexIndex, to: HexIndex): boolean {
  const escapes = inZoneOf(field, p, 1 - side, from) && !inZoneOf(field, p, 1 - side, to);
  if (escapes) return true;
  if (hexesToEnemy(field, p, side, to) < hexesToEnemy(field, p, side, from)) return false;
  const target = standing?.order.target;
  return target === undefined || hexesTo(field, to, target) <= hexesTo(field, from, target);
}
