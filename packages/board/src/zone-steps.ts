import type { ZoneGraph, ZoneIndex } from "./zone-graph.ts";

/** There is no path there, in {@link stepsFrom}. */
export const APART = -1;

/**
 * How many borders there are between a zone and every other, by breadth-first search.
 * @param neighbours the zones that count as one step away: `graph.bordering`, `graph.linked` ...
 * @returns by zone; {@link APART} if there is no path
 */
export function stepsFrom(
  graph: ZoneGraph,
  from: ZoneIndex,
  neighbours: readonly (readonly ZoneIndex[])[],
): Int16Array {
  const steps = new Int16Array(graph.size).fill(APART);
  steps[from] = 0;
  const queue = [from];
  for (const zone of queue) {
    for (const next of neighbours[zone]) {
      if (steps[next] !== APART) continue;
      steps[next] = steps[zone] + 1;
      queue.push(next);
    }
  }
  return steps;
}
