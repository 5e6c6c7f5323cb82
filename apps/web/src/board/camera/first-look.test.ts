import type { Point } from "@stonebridge/board";
import { describe, expect, it } from "vitest";
import { firstLook } from "./first-look.ts";
import { piece } from "../../../test/board/grid-map.ts";

/** A line of spaces, each so far along it. */
const places = { a1: 0, b1: 10, c1: 12, d1: 14, e1: 100 } as const;
const anchors = new Map<string, Point>(Object.entries(places).map(([space, x]) => [space, [x, 50]]));

function look(pieces: readonly string[], more: Partial<Parameters<typeof firstLook>[0]> = {}, goals: string[] = []) {
  const model = { pieces: pieces.map((space, at) => piece(`p${at}`, space)), spaces: [], ...more };
  const box = firstLook(model, { anchors, goals });
  return box && [box.left, box.right];
}

describe("what the map opens on", () => {
  it("is everything that stands on it, the farthest too", () => {
    expect(look(["b1", "d1", "e1"])).toEqual([10, 100]);
    expect(look(["c1"])).toEqual([12, 12]);
  });

  it("holds what scores: by the map, by who holds it, by its star", () => {
    expect(look(["c1"], {}, ["a1"])).toEqual([0, 12]);
    expect(look(["c1"], { spaces: [{ id: "d1", state: "rest", control: "north", label: "" }] })).toEqual([12, 14]);
    expect(look(["c1"], { markers: [{ kind: "star", space: "e1" }] })).toEqual([12, 100]);
    expect(look(["c1"], { markers: [{ kind: "ford", space: "e1" }] })).toEqual([12, 12]);
  });

  it("is where the first may come, on an empty field", () => {
    const spaces = (["b1", "c1"] as const).map((id) => ({ id, state: "may" as const, label: "" }));
    expect(look([], { spaces }, ["a1", "e1"])).toEqual([10, 12]);
  });

  it("is nothing where nothing stands and nothing comes", () => {
    expect(look([], {}, ["a1"])).toBeUndefined();
  });
});
