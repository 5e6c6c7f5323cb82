import type { ZoneGraph, ZoneIndex } from "./zone-graph.ts";

/**
 * The zones that a piece may face so that its Front covers as much as possible of what is around it.
 * @param weightOf how much a bordering zone counts; 0 if not at all
 * @returns every bordering zone, clockwise, if nothing counts
 */
export function widestFacings(
  graph: ZoneGraph,
  zone: ZoneIndex,
  weightOf: (near: ZoneIndex) => number,
): readonly ZoneIndex[] {
  const around = graph.bordering[zone];
  const weights = around.map(weightOf);
  if (weights.every((weight) => weight === 0)) return around;
  const held = around.map((faced) =>
    around.reduce(
      (sum, near, at) => (weights[at] > 0 && graph.inFront(zone, faced, near) ? sum + weights[at] : sum),
      0,
    ),
  );
  const most = Math.max(...held);
  return around.filter((_, at) => held[at] === most);
}

/** The zones that a piece may face to have another zone in its Front. */
export function facingsToward(graph: ZoneGraph, zone: ZoneIndex, target: ZoneIndex): readonly ZoneIndex[] {
  return graph.bordering[zone].filter((faced) => graph.inFront(zone, faced, target));
}
