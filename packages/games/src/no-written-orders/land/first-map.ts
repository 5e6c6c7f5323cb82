import { HexsideMap, type HexsideMapData } from "@stonebridge/board";
import firstBullRun from "@stonebridge/atlas/maps/no-written-orders-first-bull-run/hexes.json" with { type: "json" };

let built: HexsideMap | undefined;

/** The map of First Bull Run made ready for rules, once. It is apart from the other, which most games do without. */
export function firstMap(): HexsideMap {
  return (built ??= new HexsideMap(firstBullRun as unknown as HexsideMapData));
}
