import { describe, expect, it } from "vitest";
import { graph, movementPoints } from "./map-of-1861.ts";

describe("distances in movement points (map demands 3.4)", () => {
  it.each([
    ["centreville", "stone-bridge-east", 5, 6],
    ["centreville", "sudley-ford-north", 9, 11],
    ["flank-road-head", "sudley-springs", 7, 8],
    ["flank-road-rear", "sudley-ford-north", 6, 7],
    ["manassas-junction", "mitchells-ford-south", 4, 5],
    ["manassas-junction", "blackburns-ford-south", 4, 5],
    ["manassas-junction", "mcleans-ford-south", 4, 5],
    ["manassas-junction", "union-mills-south", 4, 6],
    ["manassas-junction", "balls-ford-south", 5, 6],
    ["manassas-junction", "new-market", 4, 5],
    ["manassas-junction", "henry-hill", 6, 8],
    ["manassas-junction", "portici", 6, 8],
    ["manassas-junction", "stone-bridge-west", 8, 10],
    ["henry-hill", "stone-house", 1, 1],
    ["stone-house", "matthews-hill", 1, 1],
    ["matthews-hill", "sudley-springs", 1, 1],
    ["centreville", "mountain-view", 2, 3],
  ])("3.4: %s to %s costs %i to %i", (from, to, least, most) => {
    const points = movementPoints(from, to);
    expect(points).toBeGreaterThanOrEqual(least);
    expect(points).toBeLessThanOrEqual(most);
    expect(movementPoints(to, from)).toBe(points);
  });

  it("3.4: Centreville and Mountain View are not adjacent", () => {
    expect(graph.slot[graph.known("centreville") * graph.size + graph.known("mountain-view")]).toBe(-1);
  });
});
