import { NOWHERE, type HexIndex } from "@stonebridge/board";
import type { HexsideLine } from "./hexside-waters.ts";
import type { HexsideNet } from "./hexside-net.ts";

/** Hexes beyond the map that are looked at too: a river may leave the map and come back. */
const BEYOND = 2;

/**
 * On which bank of a river each hex of the map lies: true on the right, looking downstream. The hexes beside it are flooded from
 * its hexsides, over the map and some hexes round it.
 * @throws when a hex is on both banks or on none, naming it
 */
export function onRightBank(river: HexsideLine, net: HexsideNet): boolean[] {
  const { wide } = net;
  const { map, grid } = wide;
  const closed = new Set(river.hexsides.map((hexside) => net.name(hexside)));
  const isNear = (hex: HexIndex): boolean =>
    wide.columnOnMap(hex) >= -BEYOND &&
    wide.columnOnMap(hex) < map.columns + BEYOND &&
    wide.rowOnMap(hex) >= -BEYOND &&
    wide.rowOnMap(hex) < map.rows + BEYOND;
  const flooded = (seeds: readonly HexIndex[]): Set<HexIndex> => {
    const found = new Set<HexIndex>();
    const open = seeds.filter(isNear);
    for (let hex = open.pop(); hex !== undefined; hex = open.pop()) {
      if (found.has(hex)) continue;
      found.add(hex);
      for (let direction = 0; direction < 6; direction++) {
        const next = grid.neighbour(hex, direction);
        if (next !== NOWHERE && isNear(next) && !closed.has(net.name(hex * 6 + direction))) open.push(next);
      }
    }
    return found;
  };
  const right = flooded(river.hexsides.map((hexside) => net.right(hexside)));
  const left = flooded(river.hexsides.map((hexside) => net.left(hexside)));
  return map.ids.map((id, hex) => {
    const own = wide.fromMap(hex);
    if (right.has(own) === left.has(own))
      throw new Error(`${id} lies on ${right.has(own) ? "both banks" : "no bank"} of ${river.name} (${river.id}).`);
    return right.has(own);
  });
}
