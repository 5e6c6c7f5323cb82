import { describe, expect, test } from "vitest";
import { ZoneGraph } from "@stonebridge/board";
import { FIELD } from "../support/field.ts";
import { Table, half } from "../support/table.ts";

describe("the test field", () => {
  test("is a sound map with the rings that its picture tells", () => {
    const graph = new ZoneGraph(FIELD);
    const ring = (id: string) => graph.rings[graph.known(id)]?.map((zone) => graph.ids[zone] ?? "-").join(" ");
    expect(graph.size).toBe(49);
    expect(ring("e4")).toBe("d4 e5 f4 f3 e3 d3");
    expect(ring("d4")).toBe("c5 d5 e5 e4 d3 c4");
    expect(ring("a1")).toBe("a2 b1 -");
    expect(ring("centreville")).toBe("a5 b4 b3 a3 -");
  });
  test("plays", () => {
    const g = new Table({ at: half("north"), placements: [{ unit: "sherman", zone: "c4" }] });
    g.activate("sherman").go("sherman", "d4").end("sherman").face("sherman", "e4");
    expect(g.zone("sherman")).toBe("d4");
  });
});
