import { describe, expect, it } from "vitest";
import { gridGraph, gridModel, gridShapes, piece } from "../../test/board/grid-map.ts";
import { mapGround } from "./map-ground.ts";
import { SceneMaker } from "./scene.ts";

const tiles = { size: 512, origin: [0, 0], levels: [{ scale: 1, columns: 1, rows: 1 }], path: "" } as const;
const ground = mapGround({ graph: gridGraph, shapes: gridShapes, tiles, tilesUrl: "" });
const maker = new SceneMaker(ground);

function sceneOf(selected?: string) {
  const pieces = [piece("first", "b2"), piece("second", "b2", { depth: 1 }), piece("third", "a1")];
  return maker.make(
    gridModel(pieces.map((one) => (one.id === selected ? { ...one, state: "selected" as const } : one))),
    1,
  );
}

describe("the order of drawing", () => {
  it("has the first line on top", () => {
    expect(
      sceneOf()
        .stackIn.get("b2")
        ?.pieces.map(({ id }) => id),
    ).toEqual(["second", "first"]);
  });

  it("has the selected piece over all others, where it stood", () => {
    const before = sceneOf();
    const { stacks, stackIn } = sceneOf("second");
    expect(stacks.at(-1)?.pieces.at(-1)?.id).toBe("second");
    expect(stackIn.get("b2")?.placements).toEqual(before.stackIn.get("b2")?.placements);
  });
});
