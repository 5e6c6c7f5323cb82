import { describe, expect, it } from "vitest";
import { gridGraph, gridShapes, headquarters, piece } from "../../test/board/grid-map.ts";
import { type Box, sharedArea, squareAbout } from "./geometry.ts";
import { zoneGround } from "./zones/zone-ground.ts";
import { type Stack, stackOf } from "./stacks.ts";

const ground = zoneGround({ graph: gridGraph, shapes: gridShapes }).room("b2");
if (!ground) throw new Error("The grid has no b2.");

function boxIn(stack: Stack, id: string): Box {
  const at = stack.placements.get(id);
  if (!at) throw new Error(`${id} was not placed.`);
  return squareAbout(at.x, at.y, at.width);
}

/** The share of a piece that no piece drawn after it covers, by sampling. */
function seen(stack: Stack, id: string): number {
  const box = boxIn(stack, id);
  const above = stack.pieces
    .slice(stack.pieces.findIndex((one) => one.id === id) + 1)
    .map((one) => boxIn(stack, one.id));
  let free = 0;
  for (let row = 0; row < 20; row++) {
    for (let column = 0; column < 20; column++) {
      const x = box.left + ((box.right - box.left) * (column + 0.5)) / 20;
      const y = box.top + ((box.bottom - box.top) * (row + 0.5)) / 20;
      if (!above.some((one) => x > one.left && x < one.right && y > one.top && y < one.bottom)) free += 1;
    }
  }
  return free / 400;
}

describe("stacks", () => {
  it("puts the first line on top, lower right of the second", () => {
    const stack = stackOf([piece("first", "b2"), piece("second", "b2", { depth: 1 })], ground, 40);
    expect(stack.pieces.map(({ id }) => id)).toEqual(["second", "first"]);
    const [first, second] = [boxIn(stack, "first"), boxIn(stack, "second")];
    expect(second.left).toBeLessThan(first.left);
    expect(second.top).toBeLessThan(first.top);
  });

  it("shows the whole stripe of the second line and of the third", () => {
    const stack = stackOf(
      [0, 1, 2].map((depth) => piece(`line${depth}`, "b2", { depth })),
      ground,
      40,
    );
    for (const [over, under] of [
      ["line0", "line1"],
      ["line1", "line2"],
    ] as const) {
      expect(boxIn(stack, over).top - boxIn(stack, under).top).toBeGreaterThanOrEqual(0.2 * 40);
    }
  });

  it("keeps two brigades, the Legion and two headquarters apart enough to be read", () => {
    const pieces = [
      piece("first", "b2"),
      piece("legion", "b2", { depth: 1 }),
      piece("second", "b2", { depth: 2 }),
      headquarters("one", "b2", 3),
      headquarters("two", "b2", 4),
    ];
    const stack = stackOf(pieces, ground, 40);
    expect(stack.pieces).toHaveLength(5);
    expect(sharedArea(boxIn(stack, "one"), boxIn(stack, "two"))).toBe(0);
    for (const staff of ["one", "two"]) expect(seen(stack, staff)).toBeGreaterThan(0.95);
    for (const line of ["legion", "second"]) expect(seen(stack, line)).toBeGreaterThan(0.3);
    expect(seen(stack, "first")).toBe(1);
  });

  it("stands clear of the space's plate where there is room", () => {
    const stack = stackOf([piece("first", "b2")], ground, 40);
    for (const plate of ground.plates) expect(sharedArea(boxIn(stack, "first"), plate)).toBe(0);
  });

  it("hangs over the border a little rather than hide the plate, with its middle in its own space", () => {
    const [x, y] = [150, 162];
    const tight = { ...ground, plates: [{ left: x - 30, right: x + 30, top: y - 24, bottom: y + 12 }] };
    const box = boxIn(stackOf([piece("first", "b2")], tight, 40), "first");
    for (const plate of tight.plates) expect(sharedArea(box, plate)).toBeLessThan(0.05 * 40 * 40);
    expect(box.bottom > 200 || box.left < 100 || box.right > 200).toBe(true);
    expect(ground.within((box.left + box.right) / 2, (box.top + box.bottom) / 2)).toBe(true);
  });

  it("steps aside for the stack of the next space rather than stand on it", () => {
    const alone = stackOf([piece("first", "b2")], ground, 60);
    const intruder = squareAbout(alone.box.right, alone.box.bottom, 60);
    expect(sharedArea(alone.box, intruder)).toBeGreaterThan(0);
    expect(sharedArea(stackOf([piece("first", "b2")], ground, 60, [intruder]).box, intruder)).toBeLessThan(
      sharedArea(alone.box, intruder) / 2,
    );
  });

  it("sets a commander beside brigades, and alone where he is", () => {
    const jackson = piece("jackson", "b2", {
      depth: 1,
      look: {
        kind: "leader",
        body: "confederate",
        stripe: "maroon",
        name: "Jackson",
        subtitle: "",
        rank: "corps",
        movement: "+1",
        selfActivating: false,
      },
    });
    const beside = stackOf([piece("one", "b2"), jackson], ground, 40);
    expect(beside.placements.get("jackson")?.width).toBeLessThan(beside.placements.get("one")?.width ?? 0);
    expect(stackOf([jackson], ground, 40).placements.get("jackson")?.x).toBeGreaterThan(0);
  });

  it("sets headquarters without brigades side by side", () => {
    const stack = stackOf([headquarters("one", "b2", 0), headquarters("two", "b2", 1)], ground, 40);
    expect(sharedArea(boxIn(stack, "one"), boxIn(stack, "two"))).toBe(0);
    expect(boxIn(stack, "one").top).toBe(boxIn(stack, "two").top);
  });
});
