import { HexsideMap, type HexsideMapData } from "@stonebridge/board";
import secondBullRun from "@stonebridge/atlas/maps/no-written-orders-second-bull-run/hexes.json" with { type: "json" };
import type { ModuleId } from "../vocabulary.ts";
import { firstMap } from "./first-map.ts";

let second: HexsideMap | undefined;

/** A module’s map made ready for rules, once. */
export function builtMap(module: ModuleId): HexsideMap {
  if (module === "first-bull-run") return firstMap();
  return (second ??= new HexsideMap(secondBullRun as unknown as HexsideMapData));
}
