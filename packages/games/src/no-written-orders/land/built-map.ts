import { HexsideMap, type HexsideMapData } from "@stonebridge/board";
import firstBullRun from "@stonebridge/atlas/maps/no-written-orders-first-bull-run/hexes.json" with { type: "json" };
import secondBullRun from "@stonebridge/atlas/maps/no-written-orders-second-bull-run/hexes.json" with { type: "json" };
import type { ModuleId } from "../vocabulary.ts";

/** The maps that the atlas built for this game, by module. */
const BUILT_MAPS: Readonly<Record<ModuleId, HexsideMapData>> = {
  "first-bull-run": firstBullRun as unknown as HexsideMapData,
  "second-bull-run": secondBullRun as unknown as HexsideMapData,
};

const built = new Map<ModuleId, HexsideMap>();

/** A module’s map made ready for rules, once. */
export function builtMap(module: ModuleId): HexsideMap {
  let map = built.get(module);
  if (map === undefined) built.set(module, (map = new HexsideMap(BUILT_MAPS[module])));
  return map;
}
