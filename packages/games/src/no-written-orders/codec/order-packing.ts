import { type HexIndex, type HexsideMap } from "@stonebridge/board";
import type { Order, Target } from "../orders/order-book.ts";
import { digitsOfAll, isFlat } from "./packing.ts";
import { runsOf } from "./runs.ts";

/**
 * An order in a list: its type, its target, its waypoints (several together as text after `>`), then `forced`, `hidden`, `guards` and `with
 * 3` (the formation a division is attached to), if it has them. A target of one hex is its number.
 */
export type PackedOrder = readonly [type: string, ...parts: (PackedTarget | null | string)[]];
/** Before the holder to whom a division is attached. */
export const WITH = "with ";
/** Before several waypoints, two digits each. */
export const BY_WAY_OF = ">";
/** The flag, then the hexes: as a way, after its first hex if that is not the flag’s; one by one if they form no way. */
export type PackedTarget = number | readonly (number | string)[];

/** The same value with every order in it packed. */
export function packOrders(map: HexsideMap, value: unknown): unknown {
  if (isFlat(value)) return value;
  if (Array.isArray(value)) return value.map((one) => packOrders(map, one));
  if (typeof value !== "object" || value === null) return value;
  if (isOrder(value)) return packOrder(map, value);
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, packOrders(map, one)]));
}

/** A draft has waypoints as well, and is no order yet. */
function isOrder(value: object): value is Order {
  return "waypoints" in value && "forced" in value && typeof value.forced === "boolean";
}

function packOrder(map: HexsideMap, { type, target, waypoints, forced, hidden, guards, attach }: Order): PackedOrder {
  return [
    type,
    target === undefined ? null : packTarget(map, target),
    ...packWaypoints(map, waypoints),
    ...(forced ? ["forced"] : []),
    ...(hidden ? ["hidden"] : []),
    ...(guards === true ? ["guards"] : []),
    ...(attach === undefined ? [] : [`${WITH}${attach}`]),
  ];
}

/** Waypoints of one hex each are written together. */
function packWaypoints(map: HexsideMap, waypoints: readonly Target[]): readonly (PackedTarget | string)[] {
  const packed = waypoints.map((waypoint) => packTarget(map, waypoint));
  const points = packed.filter((point) => typeof point === "number");
  return points.length > 1 && points.length === packed.length ? [BY_WAY_OF + digitsOfAll(points)] : packed;
}

function packTarget(map: HexsideMap, { flag, hexes }: Target): PackedTarget {
  if (hexes.length === 1 && hexes[0] === flag) return flag;
  const way = wayOf(map, hexes);
  if (way === undefined) return [flag, ...hexes];
  return hexes[0] === flag ? [flag, way] : [flag, hexes[0], way];
}

/** The directions from hex to hex, in runs; undefined if two are not neighbours. */
function wayOf({ grid }: HexsideMap, hexes: readonly HexIndex[]): string | undefined {
  const hexsides = hexes.slice(1).map((hex, at) => grid.hexside(hexes[at], hex));
  return hexsides.length === 0 || hexsides.includes(-1) ? undefined : runsOf(hexsides.map((hexside) => hexside % 6));
}
