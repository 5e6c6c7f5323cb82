import { HexsideMap, type HexsideMapData } from "@stonebridge/board";
import hexes from "@stonebridge/atlas/maps/no-written-orders-second-bull-run/hexes.json" with { type: "json" };

let built: HexsideMap | undefined;

/** The map of Second Bull Run made ready for rules, once. */
export function secondMap(): HexsideMap {
  return (built ??= new HexsideMap(hexes as unknown as HexsideMapData));
}
