import { describe, expect, it } from "vitest";
import { regiment, smallGround } from "../../../test/board/hex-map.ts";
import { sharedArea } from "../geometry.ts";
import { hexStack, SEEN } from "./hex-stacks.ts";

const pieces = Array.from({ length: 14 }, (_, depth) => regiment(`p${depth}`, "D3", { depth }));
const centre = smallGround.centre(smallGround.grid.known("D3"));

describe("a stack in a hex", () => {
  it("has the first piece on top, and shows no more than three", () => {
    const stack = hexStack("D3", pieces, centre, 72);
    expect(stack.pieces.at(-1)?.id).toBe("p0");
    const places = new Set([...stack.placements.values()].map(({ x, y }) => `${x} ${y}`));
    expect(places.size).toBe(SEEN);
  });

  it("has on top what is decided about or aimed at", () => {
    const aimed = pieces.map((one, index) => (index === 9 ? { ...one, state: "aimed" as const } : one));
    expect(hexStack("D3", aimed, centre, 72).pieces.at(-1)?.id).toBe("p9");
    const selected = aimed.map((one, index) => (index === 12 ? { ...one, state: "selected" as const } : one));
    expect(
      hexStack("D3", selected, centre, 72)
        .pieces.slice(-2)
        .map(({ id }) => id),
    ).toEqual(["p9", "p12"]);
  });

  it("of any height keeps clear of those in all hexes round it", () => {
    const { box } = hexStack("D3", pieces, centre, 72);
    for (const space of smallGround.focus.rings.get("D3") ?? []) {
      const other = hexStack(space, pieces, smallGround.centre(smallGround.grid.known(space)), 72);
      expect(sharedArea(box, other.box)).toBe(0);
    }
  });

  it("is seen whole on top, by its edge below, and not at all deeper; tiny counters are plain", () => {
    expect([0, 1, 2, 3, 13].map((fromTop) => smallGround.seen(14, fromTop, 50))).toEqual([
      "whole",
      "plain",
      "plain",
      "nothing",
      "nothing",
    ]);
    expect(smallGround.seen(1, 0, 12)).toBe("plain");
  });
});
