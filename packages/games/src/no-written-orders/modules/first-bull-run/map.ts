import { HexsideMap, type HexsideMapData } from "@stonebridge/board";
import hexes from "@stonebridge/atlas/maps/no-written-orders-first-bull-run/hexes.json" with { type: "json" };

let built: HexsideMap | undefined;

/** The map of First Bull Run made ready for rules, once. */
export function firstMap(): HexsideMap {
  return (built ??= new HexsideMap(hexes as unknown as HexsideMapData));
}
