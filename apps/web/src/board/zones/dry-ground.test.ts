import links from "@stonebridge/atlas/maps/bull-run-1861/graph.json" with { type: "json" };
import outlines from "@stonebridge/atlas/maps/bull-run-1861/shapes.json" with { type: "json" };
import type { ZoneGraphData, ZoneShapesData } from "@stonebridge/board";
import { describe, expect, it } from "vitest";
import { gridGraph, gridShapes } from "../../../test/board/grid-map.ts";
import { dryOutline, waterBy } from "./dry-ground.ts";
import { boxOf, distanceToLine, inside } from "../geometry.ts";

describe("the dry ground of a zone", () => {
  it("keeps off the river and leaves land borders where they are", () => {
    const shape = gridShapes.zones.find(({ id }) => id === "b2");
    const dry = boxOf(dryOutline(shape?.outline ?? [], waterBy(gridShapes, gridGraph).get("b2") ?? []));
    expect(dry).toMatchObject({ left: 100, right: 200, top: 100 });
    expect(dry.bottom).toBeGreaterThan(193);
    expect(dry.bottom).toBeLessThan(196);
  });

  it("never lies in Bull Run, and keeps the place of the counters", () => {
    const [graph, shapes] = [links as unknown as ZoneGraphData, outlines as unknown as ZoneShapesData];
    const water = waterBy(shapes, graph);
    expect(water.size).toBeGreaterThan(20);
    for (const [zone, courses] of water) {
      const shape = shapes.zones.find(({ id }) => id === zone);
      const dry = dryOutline(shape?.outline ?? [], courses);
      const nearest = Math.min(
        ...dry.map((point) => Math.min(...courses.map((course) => distanceToLine(point, course)))),
      );
      expect.soft(nearest, zone).toBeGreaterThan(4);
      expect.soft(inside(shape?.counters ?? [0, 0], dry), zone).toBe(true);
    }
  });
});
