import { onceFor } from "@stonebridge/kernel";
import { type HexIndex, HexPaths, NOWHERE, opposite, type Hexside } from "@stonebridge/board";
import type { Field } from "../field.ts";
import { INFANTRY, type UnitIndex, isArtillery } from "../measures.ts";
import type { Target } from "../orders/order-book.ts";
import type { Prices } from "./prices.ts";

/** More than any way on a map costs, in halves of a movement point. */
export const FAR = 0x3fff;

/** Hexes between two points on an empty plain, to the nearest hex of a target (NWO-RUL165). */
export function hexesTo({ map }: Field, from: HexIndex, { hexes }: Target): number {
  let least = FAR;
  for (const hex of hexes) least = Math.min(least, map.grid.distance(from, hex));
  return least;
}

/** Kinds of distances to a target: steps, and points by type of movement. */
export const STEPS = 0;
export const ON_FOOT = 1;
export const MOUNTED = 2;
export const MARCHING_ON_FOOT = 3;
export const MARCHING_MOUNTED = 4;

/** Added to a kind of distance: artillery’s, where special rules close crossings to it. */
const WITH_GUNS = 5;

/** How a unit’s way to its target is measured (reading 1). */
export function measureFor(field: Field, unit: UnitIndex, marching: boolean): number {
  if (field.arm[unit] === INFANTRY) return marching ? MARCHING_ON_FOOT : ON_FOOT;
  return (marching ? MARCHING_MOUNTED : MOUNTED) + gunsOf(field, unit);
}

/** How a unit’s steps to its target are counted (reading 1). */
export function stepsOf(field: Field, unit: UnitIndex): number {
  return STEPS + gunsOf(field, unit);
}

/** Nothing if no terrain is closed only to artillery. */
function gunsOf({ arm, special }: Field, unit: UnitIndex): number {
  return special.crossings.length > 0 && isArtillery(arm[unit]) ? WITH_GUNS : 0;
}

/** What was measured, by target: orders are shared and never change; targets of one hex share theirs. */
const measures = onceFor((field: Field) => onceFor((target: Target) => measuredFor(field, target)));
const single: (field: Field) => Map<HexIndex, (Int16Array | undefined)[]> = onceFor(() => new Map());
const backwards: (field: Field) => (Uint8Array | undefined)[] = onceFor(() => []);

/**
 * The way from every hex to the nearest hex of a target, over passable terrain, regardless of units (reading 1).
 * Steps, or halves of a movement point; FAR if there is no way.
 */
export function distancesTo(field: Field, target: Target, measure: number): Int16Array {
  if (lastField !== field || lastTarget !== target) {
    last = measures(field)(target);
    lastField = field;
    lastTarget = target;
  }
  return (last[measure] ??= measureAll(field, target, measure));
}

/** The last target asked about, by field: a search asks for the same from hex to hex. */
let lastField: Field | undefined;
let lastTarget: Target | undefined;
let last: (Int16Array | undefined)[] = [];

/** Where the measures of a target are kept. */
function measuredFor(field: Field, { hexes }: Target): (Int16Array | undefined)[] {
  if (hexes.length !== 1) return [];
  const alone = single(field);
  let measured = alone.get(hexes[0]);
  if (measured === undefined) alone.set(hexes[0], (measured = []));
  return measured;
}

/** Paths for measuring: rules may ask for a distance in the middle of a search of their own. */
const rulerOf = onceFor(({ map }: Field) => new HexPaths(map.neighbours));

function measureAll(field: Field, target: Target, measure: number): Int16Array {
  const paths = rulerOf(field);
  paths.spreadAll(target.hexes, FAR - 1, pricesBack(field, measure));
  const least = new Int16Array(field.map.size).fill(FAR);
  for (let at = 0; at < paths.count; at++) least[paths.reached[at]] = paths.cost[paths.reached[at]];
  return least;
}

/** Prices of steps by the hex that is entered: for searches from the goal. */
function pricesBack(field: Field, measure: number): Uint8Array {
  return (backwards(field)[measure] ??= turnAround(field, measure));
}

function turnAround({ map, prices, special }: Field, measure: number): Uint8Array {
  const back = new Uint8Array(map.size * 6);
  const guns = measure >= WITH_GUNS;
  for (let hexside = 0; hexside < map.size * 6; hexside++) {
    const from = map.neighbours[hexside];
    if (from === NOWHERE || (guns && special.crossings.some(({ hexsides }) => hexsides.includes(hexside)))) continue;
    back[hexside] = priceOf(prices, guns ? measure - WITH_GUNS : measure, from * 6 + opposite(hexside % 6));
  }
  return back;
}

/** What a step over a hexside costs in a measure; 0 if it cannot be made. */
export function priceFor({ prices }: Field, measure: number, hexside: Hexside): number {
  return priceOf(prices, measure < WITH_GUNS ? measure : measure - WITH_GUNS, hexside);
}

function priceOf({ onFoot, mounted, march }: Prices, measure: number, hexside: Hexside): number {
  const mount = measure === MOUNTED || measure === MARCHING_MOUNTED;
  const across = mount ? mounted[hexside] : onFoot[hexside];
  // a trestle can only be crossed on a march
  if (measure === STEPS) return across === 0 && march[hexside] === 0 ? 0 : 1;
  if (measure < MARCHING_ON_FOOT || march[hexside] === 0) return across;
  return across === 0 ? march[hexside] : Math.min(across, march[hexside]);
}
