import { ZoneGraph, type ZoneGraphData } from "@stonebridge/board";
import builtGraph from "@stonebridge/atlas/maps/bull-run-1861/graph.json" with { type: "json" };

const BUILT: ZoneGraphData = builtGraph;
const graphs = new Map<string, ZoneGraph>();

/** The map that the atlas built for this game: Centreville to Manassas Junction (BR61-1-b), cut into zones (BR61-3-a, R01). */
export function builtMap(): ZoneGraph {
  const known = graphs.get(BUILT.id);
  if (known !== undefined) return known;
  const graph = new ZoneGraph(BUILT);
  graphs.set(BUILT.id, graph);
  return graph;
}
