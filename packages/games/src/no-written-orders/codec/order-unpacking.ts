import { type HexIndex, type HexsideMap, NOWHERE } from "@stonebridge/board";
import type { Order, Target } from "../orders/order-book.ts";
import { ORDER_TYPES } from "../vocabulary.ts";
import { numbersFrom } from "./packing.ts";
import { valuesOf } from "./runs.ts";
import { BY_WAY_OF, type PackedOrder, type PackedTarget, WITH } from "./order-packing.ts";

/** The same value with every packed order in it as it was. @throws Error if a target leads off the map */
export function unpackOrders(map: HexsideMap, value: unknown): unknown {
  if (Array.isArray(value))
    return isPacked(value) ? unpackOrder(map, value) : value.map((one) => unpackOrders(map, one));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, unpackOrders(map, one)]));
}

function isPacked(value: readonly unknown[]): value is PackedOrder {
  return ORDER_TYPES.some((type) => type === value[0]);
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
