import type { ZoneIndex } from "@stonebridge/board";
import {
  DISMOUNTED_POINTS,
  type Field,
  FOOT_POINTS,
  FORCED_POINTS,
  ISOLATED_LOSS,
  MOUNTED_POINTS,
  NONE,
  type SideIndex,
  type UnitIndex,
} from "../field.ts";
import { BEYOND, SURCHARGE, type Ways, waysFrom } from "./ground.ts";
import {
  DISMOUNTED,
  ISOLATED,
  MOST_FATIGUE,
  type Position,
  fatigueOf,
  fronts,
  inReachOf,
  marked,
} from "../position.ts";

/** Movement points of an action (table T3, SB62-2.1-i); isolated brigades have less, but not on foot for cavalry (SB62-9.1-e, RU-45). */
export function allowanceOf(field: Field, p: Position, unit: UnitIndex): number {
  if (marked(p, unit, DISMOUNTED)) return DISMOUNTED_POINTS;
  const points = field.isCavalry[unit] === 1 ? MOUNTED_POINTS : FOOT_POINTS;
  return marked(p, unit, ISOLATED) ? points - ISOLATED_LOSS : points;
}

/** May a brigade make a forced march at all (SB62-9.4-b, RU-45)? Reinforcements never do, whatever this says. */
export function mayForce(field: Field, p: Position, unit: UnitIndex): boolean {
  return field.isArtillery[unit] === 0 && !marked(p, unit, DISMOUNTED | ISOLATED) && fatigueOf(p, unit) < MOST_FATIGUE;
}

/** Is the zone in the Front of an artillery brigade of that side (SB62-9.4-g)? */
export function underGuns(field: Field, p: Position, side: SideIndex, zone: ZoneIndex): boolean {
  if (!inReachOf(field, p, side, zone)) return false;
  for (const near of field.graph.overLand[zone]) {
    const top = p.top[near];
    if (top === NONE || field.sideOf[top] !== side) continue;
    for (let unit = top; unit !== NONE; unit = p.below[unit])
      if (field.isArtillery[unit] === 1 && fronts(field, p, unit, zone)) return true;
  }
  return false;
}

/**
 * Movement points for a step of that side's brigades and commanders (table T4): by road only if no enemy zone of control is entered or left
 * (SB62-9.4-e, RU-37), and more under the enemy's guns (SB62-9.4-g). 0: there is no way.
 */
export function priceOfStep(field: Field, p: Position, side: SideIndex, from: ZoneIndex, to: ZoneIndex): number {
  const enemy = 1 - side;
  const at = from * field.graph.size + to;
  if (!inReachOf(field, p, enemy, to)) {
    return inReachOf(field, p, enemy, from) ? field.plainPrice[at] : field.roadPrice[at];
  }
  const price = field.plainPrice[at];
  return price > 0 && underGuns(field, p, enemy, to) ? price + SURCHARGE : price;
}

/** Where the marches of a brigade lead. */
export interface Marches {
  readonly points: number;
  /** MP by zone, more than `points` if there is no way. */
  readonly costs: Int16Array;
  /** The zones reached, the nearest first; only this many of the list. */
  readonly zones: Int16Array;
  readonly count: number;
  /** As in {@link Ways}, if no enemy interferes. */
  readonly near: readonly Int16Array[] | undefined;
}

/** How many zones lie within this many points, if no enemy is in or next to any of them; -1 if one is. */
function countFree(field: Field, p: Position, enemy: SideIndex, { costs, zones }: Ways, points: number): number {
  const { top, reach } = p;
  const controls = enemy * field.graph.size;
  let at = 0;
  for (; at < zones.length && costs[zones[at]] <= points; at++) {
    const zone = zones[at];
    if (reach[controls + zone] > 0 || (top[zone] !== NONE && field.sideOf[top[zone]] === enemy)) return -1;
  }
  return at;
}

/**
 * Cheapest marches of that side's brigades from a zone: every zone of control entered is an end (SB62-9.3-c); stacking is left out.
 * @param entering reinforcements and night moves, which enter no enemy zone of control (SB62-8-E-d)
 * @returns lent until the next call
 */
export function marches(
  field: Field,
  p: Position,
  side: SideIndex,
  from: ZoneIndex,
  points: number,
  entering = false,
): Marches {
  const ways = waysFrom(field, field.graph, from);
  const count = countFree(field, p, 1 - side, ways, points);
  if (count === -1) return searched(field, p, side, from, points, entering);
  return { points, costs: ways.costs, zones: ways.zones, count, near: ways.near };
}

/** What a search works with and finds, kept between searches, because marches need many: zones waiting at each cost. */
let queue = new Int16Array(0);
let waiting = new Int16Array(0);
let costs = new Int16Array(0);
let zones = new Int16Array(0);

function searched(
  field: Field,
  p: Position,
  side: SideIndex,
  from: ZoneIndex,
  points: number,
  entering: boolean,
): Marches {
  const { graph, roadPrice, plainPrice, sideOf } = field;
  const { linked, size } = graph;
  const { top, reach } = p;
  const enemy = 1 - side;
  const controls = enemy * size;
  if (costs.length !== size) {
    costs = new Int16Array(size);
    zones = new Int16Array(size);
  }
  if (queue.length < (points + 1) * size) {
    queue = new Int16Array((points + 1) * size);
    waiting = new Int16Array(points + 1);
  }
  costs.fill(BEYOND);
  waiting.fill(0);
  costs[from] = 0;
  queue[0] = from;
  waiting[0] = 1;
  let count = 0;
  for (let spent = 0; spent <= points; spent++) {
    for (let at = 0; at < waiting[spent]; at++) {
      const zone = queue[spent * size + at];
      if (costs[zone] !== spent) continue;
      zones[count++] = zone;
      const leaves = reach[controls + zone] > 0;
      if (leaves && zone !== from) continue;
      for (const next of linked[zone]) {
        const known = costs[next];
        if (known <= spent + 1) continue;
        const comes = reach[controls + next] > 0;
        if (comes && entering) continue;
        if (top[next] !== NONE && sideOf[top[next]] === enemy) continue;
        const step = zone * size + next;
        let total = spent + (leaves || comes ? plainPrice : roadPrice)[step];
        if (comes && underGuns(field, p, enemy, next)) total += SURCHARGE;
        if (total > points || known <= total) continue;
        costs[next] = total;
        queue[total * size + waiting[total]++] = next;
      }
    }
  }
  return { points, costs, zones, count, near: undefined };
}

/** Only their costs. @returns MP by zone, -1 out of reach */
export function marchesFrom(
  field: Field,
  p: Position,
  side: SideIndex,
  from: ZoneIndex,
  points: number,
  entering = false,
): Int16Array {
  return marches(field, p, side, from, points, entering).costs.map((cost) => (cost > points ? -1 : cost));
}

/**
 * Where a brigade that is not routed could end an action that it began now, with its present movement points and forced march (RU-27);
 * stacking is left out.
 * @returns lent until the next call
 */
export function marchesOf(field: Field, p: Position, unit: UnitIndex): Marches {
  const points = allowanceOf(field, p, unit) + (mayForce(field, p, unit) ? FORCED_POINTS : 0);
  return marches(field, p, field.sideOf[unit], p.place[unit], points);
}
