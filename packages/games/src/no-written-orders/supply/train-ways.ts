import { onceFor } from "@stonebridge/kernel";
import { BRIDGE, FORD, HexPaths, NOWHERE, opposite } from "@stonebridge/board";
import { FAR } from "../land/distances.ts";
import type { Field } from "../field.ts";
import type { Target } from "../orders/order-book.ts";

/**
 * Prices of a step for a train over each hexside, in halves of a movement point; 0: impossible: those of artillery, by road like a march,
 * and over streams only on bridges (NWO-19.4.1-a).
 */
export const haulPrices = onceFor(({ map, prices: { mounted, march } }: Field): Uint8Array =>
  mounted.map((across, hexside) => {
    if (map.stream[hexside] === 1 && map.water[hexside] !== BRIDGE) return 0;
    if (map.water[hexside] === FORD || across === 0) return 0;
    return march[hexside] === 0 ? across : Math.min(across, march[hexside]);
  }),
);

const hauls = onceFor((field: Field) => onceFor((target: Target) => measure(field, target)));

/** The way of a train from every hex to the nearest of a target, in halves of a point, regardless of units; FAR if there is none. */
export function haulsTo(field: Field, target: Target): Int16Array {
  return hauls(field)(target);
}

function measure(field: Field, { hexes }: Target): Int16Array {
  const { size, neighbours } = field.map;
  const there = haulPrices(field);
  // searched from the goal: the price of a hexside is that of coming over it
  const back = there.map((_, hexside) => {
    const from = neighbours[hexside];
    return from === NOWHERE ? 0 : there[from * 6 + opposite(hexside % 6)];
  });
  const paths = new HexPaths(neighbours);
  const least = new Int16Array(size).fill(FAR);
  for (const hex of hexes) {
    paths.spread(hex, FAR - 1, back);
    for (let at = 0; at < size; at++) if (paths.cost[at] !== -1) least[at] = Math.min(least[at], paths.cost[at]);
  }
  return least;
}
