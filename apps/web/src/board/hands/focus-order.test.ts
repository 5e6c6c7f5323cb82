import graph from "@stonebridge/atlas/maps/bull-run-1861/graph.json" with { type: "json" };
import shapes from "@stonebridge/atlas/maps/bull-run-1861/shapes.json" with { type: "json" };
import type { ZoneGraphData, ZoneShapesData } from "@stonebridge/board";
import { describe, expect, it } from "vitest";
import { gridGraph, gridModel, gridShapes, piece } from "../../../test/board/grid-map.ts";
import {
  aroundRing,
  focusMapOf,
  landingIn,
  neighbourTowards,
  nextOffered,
  offeredTargets,
  withinSpace,
} from "./focus-order.ts";
import type { BoardTarget } from "../model.ts";

const map = focusMapOf(gridGraph, gridShapes);

describe("keys on the map", () => {
  it("go to the neighbour that lies that way, and nowhere off the field", () => {
    expect([0, 90, 180, 270].map((bearing) => neighbourTowards(map, "b2", bearing))).toEqual(["b1", "c2", "b3", "a2"]);
    expect(neighbourTowards(map, "a1", 0)).toBeUndefined();
    expect(neighbourTowards(map, "a1", 90)).toBe("b1");
  });

  it("reach every space of the battlefield by arrows alone", () => {
    const field = focusMapOf(graph as unknown as ZoneGraphData, shapes as unknown as ZoneShapesData);
    const [first = ""] = field.ranks.keys();
    const reached = new Set([first]);
    for (const space of reached) {
      for (const bearing of [0, 90, 180, 270]) {
        const next = neighbourTowards(field, space, bearing);
        if (next !== undefined) reached.add(next);
      }
    }
    expect([...field.ranks.keys()].filter((space) => !reached.has(space))).toEqual([]);
  });

  it("go round a space both ways", () => {
    expect(aroundRing(map, "b2", "b2", 1)).toBe("b1");
    expect(aroundRing(map, "b2", "b1", 1)).toBe("c2");
    expect(aroundRing(map, "b2", "b1", -1)).toBe("a2");
    expect(aroundRing(map, "a1", "b1", 1)).toBe("a2");
  });

  const model = gridModel(
    [
      piece("second", "a2", { depth: 1, state: "may" }),
      piece("first", "a2", { state: "may" }),
      piece("other", "c1"),
      piece("refused", "b3", { state: "may-not" }),
    ],
    { c3: { state: "may" }, b1: { state: "attack" }, a3: { state: "may-not" } },
  );

  it("offer what can be used in reading order, the front line before the second", () => {
    expect(offeredTargets(model, map).map(({ id }) => id)).toEqual(["b1", "first", "second", "c3"]);
  });

  it("tab from anywhere to the next and the one before, and leave at the ends", () => {
    expect(nextOffered(model, map, undefined, 1)?.id).toBe("b1");
    expect(nextOffered(model, map, { kind: "space", id: "b1" }, 1)?.id).toBe("first");
    expect(nextOffered(model, map, { kind: "space", id: "b2" }, 1)?.id).toBe("c3");
    expect(nextOffered(model, map, { kind: "space", id: "b2" }, -1)?.id).toBe("second");
    expect(nextOffered(model, map, { kind: "space", id: "c3" }, 1)).toBeUndefined();
    expect(nextOffered(model, map, { kind: "space", id: "b1" }, -1)).toBeUndefined();
  });

  it("tab from the piece in hand to where it can go, the nearest first, though that lies before it, then to other pieces", () => {
    const pieces = [piece("hand", "c3", { state: "selected" }), piece("another", "a1", { state: "may" })];
    const held = gridModel(pieces, { b1: { state: "may" }, a2: { state: "may" }, c2: { state: "may" } });
    const passed = ["hand"];
    for (let at: BoardTarget | undefined = { kind: "piece", id: "hand" }; at;) {
      at = nextOffered(held, map, at, 1);
      if (at) passed.push(at.id);
    }
    expect(passed).toEqual(["hand", "c2", "b1", "a2", "another"]);
    expect(nextOffered(held, map, { kind: "space", id: "c2" }, -1)?.id).toBe("hand");
  });

  it("tab through pieces in one order, though whom the focus lights changes with it", () => {
    const all = ["b1", "a2", "c3"];
    const passed: string[] = [];
    for (let at: BoardTarget | undefined = { kind: "piece", id: "b1" }; at && passed.length < 9;) {
      passed.push(at.id);
      const { id } = at;
      const lit = gridModel(all.map((space) => piece(space, space, { state: space === id ? "selected" : "may" })));
      at = nextOffered(lit, map, at, 1);
    }
    expect(passed).toEqual(all);
  });

  it("land on a piece that can be used, else on the space; a target space comes before its pieces", () => {
    expect(landingIn(model, "a2")).toEqual({ kind: "piece", id: "first" });
    expect(landingIn(model, "c1")).toEqual({ kind: "space", id: "c1" });
    expect(landingIn(gridModel([piece("foe", "b1", { state: "aimed" })], { b1: { state: "attack" } }), "b1")).toEqual({
      kind: "space",
      id: "b1",
    });
  });

  it("walk a space and its pieces in a round", () => {
    const walk = ["space a2"];
    let at = { kind: "space", id: "a2" } as ReturnType<typeof withinSpace>;
    for (let step = 0; step < 3; step++) {
      at = withinSpace(model, at, 1);
      walk.push(`${at.kind} ${at.id}`);
    }
    expect(walk).toEqual(["space a2", "piece first", "piece second", "space a2"]);
  });
});
