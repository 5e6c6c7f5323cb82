import { describe, expect, it } from "vitest";
import { gridGraph, gridModel, gridShapes, piece } from "../../test/board/grid-map.ts";
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
