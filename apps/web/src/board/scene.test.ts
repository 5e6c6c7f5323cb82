import { describe, expect, it } from "vitest";
import { gridGraph, gridModel, gridShapes, headquarters, LOOK, piece } from "../../test/board/grid-map.ts";
import { zoneGround } from "./zones/zone-ground.ts";
import { sceneOf } from "./scene.ts";

const ground = zoneGround({ graph: gridGraph, shapes: gridShapes });

function drawn(selected?: string) {
  const pieces = [piece("first", "b2"), piece("second", "b2", { depth: 1 }), piece("third", "a1")];
  return sceneOf(
    gridModel(pieces.map((one) => (one.id === selected ? { ...one, state: "selected" as const } : one))),
    ground,
    1,
  );
}

describe("the order of drawing", () => {
  it("has the first line on top", () => {
    expect(
      drawn()
        .stackIn.get("b2")
        ?.pieces.map(({ id }) => id),
    ).toEqual(["second", "first"]);
  });

  it("has the selected piece over all others, where it stood", () => {
    const before = drawn();
    const { stacks, stackIn } = drawn("second");
    expect(stacks.at(-1)?.pieces.at(-1)?.id).toBe("second");
    expect(stackIn.get("b2")?.placements).toEqual(before.stackIn.get("b2")?.placements);
  });
});

describe("the whole field on a phone", () => {
  const pieces = [
    piece("first", "b2"),
    piece("second", "b2", { depth: 1 }),
    headquarters("chief", "b2", 2),
    piece("neighbour", "b1"),
    piece("enemy", "b3", { look: { ...LOOK, body: "confederate" } }),
    headquarters("far", "a3", 0),
  ];
  const at = (zoom: number) => sceneOf(gridModel(pieces), ground, zoom);

  it("has one counter of 28 px at least for those who stand close together, with all of their pieces", () => {
    const zoom = 0.25;
    const { stacks, stackIn } = at(zoom);
    const crowd = stackIn.get("b2");
    expect(crowd?.pieces.map(({ id }) => id).toSorted()).toEqual(["chief", "first", "neighbour", "second"]);
    expect(crowd?.joined?.toSorted()).toEqual(["b1", "b2"]);
    expect(crowd?.pieces.at(-1)?.id).toBe("first");
    expect(stackIn.get("b1")).toBe(crowd);
    expect(stacks).toHaveLength(3);
    for (const { placements } of stacks)
      for (const { width } of placements.values()) expect(width * zoom).toBeGreaterThanOrEqual(28 - 1e-9);
  });

  it("tells even of one zone that more than one stands there", () => {
    const alone = sceneOf(gridModel(pieces.filter(({ space }) => space === "b2")), ground, 0.25);
    expect(alone.stackIn.get("b2")?.joined).toEqual(["b2"]);
  });

  it("leaves zone by zone where counters grow with the map", () => {
    expect(at(0.45).stacks.every(({ joined, heap }) => joined === undefined && heap === undefined)).toBe(true);
  });
});
