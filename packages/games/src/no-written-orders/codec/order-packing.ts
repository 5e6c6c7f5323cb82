import { type HexIndex, type HexsideMap, NOWHERE } from "@stonebridge/board";
import type { Order, Target } from "../orders/order-book.ts";
import { ORDER_TYPES } from "../vocabulary.ts";
import { digitsOfAll, numbersFrom } from "./packing.ts";
import { runsOf, valuesOf } from "./runs.ts";

/**
 * An order in a list: its type, its target, its waypoints (several together as text after `>`), then `forced`, `hidden`, `guards` and `with
 * 3` (the formation a division is attached to), if it has them. A target of one hex is its number.
 */
type PackedOrder = readonly [type: string, ...parts: (PackedTarget | null | string)[]];
/** Before the holder to whom a division is attached. */
const WITH = "with ";
/** Before several waypoints, two digits each. */
const BY_WAY_OF = ">";
/** The flag, then the hexes: as a way, after its first hex if that is not the flag’s; one by one if they form no way. */
type PackedTarget = number | readonly (number | string)[];

/** The same value with every order in it packed. */
export function packOrders(map: HexsideMap, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => packOrders(map, one));
  if (typeof value !== "object" || value === null) return value;
  if (isOrder(value)) return packOrder(map, value);
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, packOrders(map, one)]));
}

/** The same value with every packed order in it as it was. @throws Error if a target leads off the map */
export function unpackOrders(map: HexsideMap, value: unknown): unknown {
  if (Array.isArray(value))
    return isPacked(value) ? unpackOrder(map, value) : value.map((one) => unpackOrders(map, one));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, unpackOrders(map, one)]));
}

/** A draft has waypoints as well, and is no order yet. */
function isOrder(value: object): value is Order {
  return "waypoints" in value && "forced" in value && typeof value.forced === "boolean";
}

function isPacked(value: readonly unknown[]): value is PackedOrder {
  return ORDER_TYPES.some((type) => type === value[0]);
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

function unpackOrder(map: HexsideMap, [type, target, ...others]: PackedOrder): Order {
  const isTarget = (one: unknown): one is PackedTarget => typeof one === "number" || Array.isArray(one);
  const host = others.find((one) => typeof one === "string" && one.startsWith(WITH)) as string | undefined;
  return {
    type: type as Order["type"],
    ...(isTarget(target) ? { target: unpackTarget(map, target) } : {}),
    waypoints: others.flatMap((one) => {
      if (isTarget(one)) return [unpackTarget(map, one)];
      if (one === null || !one.startsWith(BY_WAY_OF)) return [];
      return numbersFrom(one.slice(BY_WAY_OF.length)).map((hex) => unpackTarget(map, hex));
    }),
    forced: others.includes("forced"),
    hidden: others.includes("hidden"),
    ...(others.includes("guards") ? { guards: true } : {}),
    ...(host === undefined ? {} : { attach: Number(host.slice(WITH.length)) }),
  };
}

function unpackTarget(map: HexsideMap, packed: PackedTarget): Target {
  if (typeof packed === "number") return { flag: packed, hexes: [packed] };
  const [flag, ...others] = packed as readonly [number, ...(number | string)[]];
  const way = others.at(-1);
  if (typeof way !== "string") return { flag, hexes: others as number[] };
  return { flag, hexes: hexesOn(map, others.length === 1 ? flag : (others[0] as number), way) };
}

/** The hexes of a way that `wayOf` wrote. */
function hexesOn({ neighbours }: HexsideMap, from: HexIndex, way: string): readonly HexIndex[] {
  const hexes = [from];
  for (const direction of valuesOf(way)) {
    const next = neighbours[hexes[hexes.length - 1] * 6 + direction];
    if (next === undefined || next === NOWHERE) throw new Error(`the way ${way} from hex ${from} leads off the map`);
    hexes.push(next);
  }
  return hexes;
}
