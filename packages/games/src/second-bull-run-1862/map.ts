import { ZoneGraph, type ZoneGraphData } from "@stonebridge/board";
import builtGraph from "@stonebridge/atlas/maps/second-bull-run-1862/graph.json" with { type: "json" };

/** The map that the atlas built for this game: Gainesville to the Stone Bridge, cut into 205 zones (SB62-2-a). */
export const BUILT_MAP: ZoneGraphData = builtGraph;

let built: ZoneGraph | undefined;

/** That map made ready for rules, once. */
export function builtMap(): ZoneGraph {
  built ??= new ZoneGraph(BUILT_MAP);
  return built;
}
