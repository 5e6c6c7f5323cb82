import { describe, expect, it } from "vitest";
import { gridModel, piece } from "../../../test/board/grid-map.ts";
import { fanOut } from "../fans/fan-out.ts";
import { squareAbout } from "../geometry.ts";
import { hitAt, type HitScene } from "./hit.ts";
import type { BoardModel } from "../model.ts";

type At = readonly [number, number];

const WINDOW = { left: 0, top: 0, right: 400, bottom: 400 };

/** Pieces drawn at places in px, grouped by space; every place without a piece is space a1. */
function sceneOf(
  model: BoardModel,
  places: Readonly<Record<string, At>>,
  edge: number,
  fanned: readonly string[] = [],
): HitScene {
  const spaces = [...new Set(model.pieces.map(({ space }) => space))];
  const fan = fanOut({
    count: fanned.length,
    at: [200, 200],
    edge,
    others: [],
    window: WINDOW,
  });
  return {
    stacks: spaces.map((space) =>
      model.pieces
        .filter((one) => one.space === space && !fanned.includes(one.id))
        .toSorted((a, b) => b.depth - a.depth)
        .map((one) => ({ piece: one, box: squareAbout(...(places[one.id] as At), edge) })),
    ),
    fan: fanned.length > 0 ? { fan, pieces: fanned } : undefined,
    spaceAt: () => "a1",
    bySpace: false,
    space: (id) => model.spaces.find((space) => space.id === id),
    piece: (id) => model.pieces.find((one) => one.id === id),
  };
}

const two = gridModel([piece("top", "a1"), piece("low", "a1", { depth: 1 })]);
const twoPlaces = { top: [100, 100], low: [90, 85] } as const;

describe("what lies under a hand", () => {
  it("is the piece a mouse sees on top, or the part of the lower one that shows", () => {
    const scene = sceneOf(two, twoPlaces, 56);
    expect(hitAt([100, 100], "fine", scene)).toEqual({ kind: "piece", id: "top" });
    expect(hitAt([64, 60], "fine", scene)).toEqual({ kind: "piece", id: "low" });
  });

  it("is a stack to be opened for a finger", () => {
    expect(hitAt([100, 100], "coarse", sceneOf(two, twoPlaces, 56))).toEqual({
      kind: "several",
      pieces: ["low", "top"],
    });
  });

  it("is the space where no piece is near", () => {
    expect(hitAt([300, 300], "fine", sceneOf(two, twoPlaces, 56))).toEqual({ kind: "space", id: "a1" });
  });

  it("reaches 44 px round small pieces, and opens two that are too close to tell apart", () => {
    const model = gridModel([piece("one", "a1"), piece("other", "b1")]);
    const scene = sceneOf(model, { one: [100, 100], other: [134, 100] }, 28);
    expect(hitAt([80, 100], "coarse", scene)).toEqual({ kind: "piece", id: "one" });
    expect(hitAt([117, 100], "coarse", scene)).toEqual({ kind: "several", pieces: ["one", "other"] });
    expect(hitAt([100, 100], "coarse", scene)).toEqual({ kind: "piece", id: "one" });
  });

  it("is the ground where the space is a target and its pieces are not", () => {
    const target = gridModel([piece("top", "a1"), piece("low", "a1", { depth: 1 })], { a1: { state: "may" } });
    for (const pointing of ["fine", "coarse"] as const) {
      expect(hitAt([100, 100], pointing, sceneOf(target, twoPlaces, 56))).toEqual({ kind: "space", id: "a1" });
    }
    const aimed = gridModel([piece("top", "a1", { state: "aimed" })], { a1: { state: "attack" } });
    expect(hitAt([100, 100], "fine", sceneOf(aimed, { top: [100, 100] }, 56))).toEqual({ kind: "piece", id: "top" });
  });

  it("is the fanned piece when a fan lies open, even for a finger", () => {
    const scene = sceneOf(two, twoPlaces, 56, ["top", "low"]);
    const [first, second] = scene.fan?.fan.places ?? [];
    expect(hitAt(first as At, "coarse", scene)).toEqual({ kind: "piece", id: "top" });
    expect(hitAt(second as At, "coarse", scene)).toEqual({ kind: "piece", id: "low" });
  });
});

describe("what lies under a hand on hexes", () => {
  const byHex = (model: BoardModel, places: Readonly<Record<string, At>>, fanned: readonly string[] = []) => ({
    ...sceneOf(model, places, 56, fanned),
    bySpace: true,
  });

  it("is the pieces of the hex, wherever in it the hand is: the top one for a mouse, all for a finger", () => {
    const scene = byHex(two, twoPlaces);
    expect(hitAt([300, 300], "fine", scene)).toEqual({ kind: "piece", id: "top" });
    expect(hitAt([300, 300], "coarse", scene)).toEqual({ kind: "several", pieces: ["low", "top"] });
    const single = gridModel([piece("top", "a1")]);
    expect(hitAt([300, 300], "coarse", byHex(single, twoPlaces))).toEqual({ kind: "piece", id: "top" });
  });

  it("is the hex of an open stack under its handle, and a piece of it above", () => {
    const model = gridModel([piece("top", "a1", { state: "may" }), piece("low", "a1", { depth: 1 })], {
      a1: { state: "may", handle: "March to A1" },
    });
    const fan = fanOut({ count: 2, handle: 90, at: [200, 200], edge: 56, others: [], window: WINDOW });
    const scene = { ...byHex(model, twoPlaces), fan: { fan, pieces: ["top", "low"] } };
    const { left, right, top, bottom } = fan.handle ?? fan.box;
    expect(hitAt([(left + right) / 2, (top + bottom) / 2], "fine", scene)).toEqual({ kind: "handle", space: "a1" });
    expect(hitAt(fan.places[0] as At, "fine", scene)).toEqual({ kind: "piece", id: "top" });
    // The lower one cannot be chosen: it is asked why all the same, and stands for its hex only where nothing else does.
    expect(hitAt(fan.places[1] as At, "coarse", scene)).toEqual({ kind: "piece", id: "low" });
    const { handle: _, ...bare } = fan;
    const without = { ...scene, fan: { fan: bare, pieces: ["top", "low"] } };
    expect(hitAt(fan.places[1] as At, "coarse", without)).toEqual({ kind: "space", id: "a1" });
  });

  it("is the hex where nobody stands, where it is a target, and nothing off the map", () => {
    const elsewhere = gridModel([piece("top", "b2")]);
    expect(hitAt([100, 100], "fine", byHex(elsewhere, twoPlaces))).toEqual({ kind: "space", id: "a1" });
    const target = gridModel([piece("top", "a1")], { a1: { state: "may" } });
    expect(hitAt([100, 100], "coarse", byHex(target, twoPlaces))).toEqual({ kind: "space", id: "a1" });
    const beyond = { ...byHex(two, twoPlaces), spaceAt: () => undefined };
    expect(hitAt([100, 100], "fine", beyond)).toBeUndefined();
  });

  it("is a crowd where stacks are drawn as one, for a finger also where it cannot tell two apart", () => {
    const model = gridModel([piece("one", "a1"), piece("other", "b1"), piece("alone", "c1")]);
    const places = { one: [100, 100], other: [100, 100], alone: [130, 100] } as const;
    const apart = { ...sceneOf(model, places, 28), crowded: true };
    const [a = [], b = [], c = []] = apart.stacks;
    const scene = { ...apart, stacks: [[...a, ...b], c] };
    expect(hitAt([100, 100], "fine", scene)).toEqual({ kind: "crowd", spaces: ["a1", "b1"] });
    expect(hitAt([130, 100], "fine", scene)).toEqual({ kind: "piece", id: "alone" });
    expect(hitAt([120, 100], "coarse", scene)?.kind).toBe("crowd");
    expect(hitAt([148, 100], "coarse", scene)).toEqual({ kind: "piece", id: "alone" });
    expect(hitAt([300, 300], "coarse", scene)).toEqual({ kind: "space", id: "a1" });
  });

  it("is the target in a crowd that a mouse points at, or the only one there; a finger has to come nearer first", () => {
    const places = { one: [100, 100], other: [100, 100] } as const;
    const crowd = (states: Readonly<Record<string, { state: "may" }>>, under: string) => {
      const model = gridModel([piece("one", "a1"), piece("other", "b1")], states);
      const apart = { ...sceneOf(model, places, 28), crowded: true, spaceAt: () => under };
      return { ...apart, stacks: [apart.stacks.flat()] };
    };
    const [only, both, beside] = [
      { b1: { state: "may" } },
      { a1: { state: "may" }, b1: { state: "may" } },
      { c1: { state: "may" } },
    ] as const;
    expect(hitAt([100, 100], "fine", crowd(only, "a1"))).toEqual({ kind: "space", id: "b1" });
    expect(hitAt([100, 100], "fine", crowd(both, "a1"))).toEqual({ kind: "space", id: "a1" });
    expect(hitAt([100, 100], "fine", crowd(both, "c1"))?.kind).toBe("crowd");
    expect(hitAt([100, 100], "fine", crowd(beside, "c1"))).toEqual({ kind: "space", id: "c1" });
    expect(hitAt([100, 100], "coarse", crowd(only, "b1"))?.kind).toBe("crowd");
  });

  it("is nothing through the card of an open stack", () => {
    const scene = sceneOf(two, twoPlaces, 56, ["low", "top"]);
    const { box } = scene.fan?.fan ?? { box: WINDOW };
    expect(hitAt([box.left + 2, box.top + 2], "fine", scene)).toBeUndefined();
  });
});
