import { describe, expect, it } from "vitest";
import { regiment, smallGround } from "../../test/board/hex-map.ts";
import { distance, middleOf, sharedArea } from "./geometry.ts";
import { heapOf, joinedHeaps, seenInHeap } from "./heaps.ts";
import type { Stack } from "./stacks.ts";

const pieces = Array.from({ length: 14 }, (_, depth) => regiment(`p${depth}`, "D3", { depth }));
const centre = smallGround.centre(smallGround.grid.known("D3"));

describe("a stack in a hex", () => {
  it("has the first piece on top, and shows no more than three", () => {
    const stack = heapOf("D3", pieces, centre, 72);
    expect(stack.pieces.at(-1)?.id).toBe("p0");
    const places = new Set([...stack.placements.values()].map(({ x, y }) => `${x} ${y}`));
    expect(places.size).toBe(3);
  });

  it("has on top what is decided about or aimed at", () => {
    const aimed = pieces.map((one, index) => (index === 9 ? { ...one, state: "aimed" as const } : one));
    expect(heapOf("D3", aimed, centre, 72).pieces.at(-1)?.id).toBe("p9");
    const selected = aimed.map((one, index) => (index === 12 ? { ...one, state: "selected" as const } : one));
    expect(
      heapOf("D3", selected, centre, 72)
        .pieces.slice(-2)
        .map(({ id }) => id),
    ).toEqual(["p9", "p12"]);
  });

  it("of any height keeps clear of those in all hexes round it", () => {
    const { box } = heapOf("D3", pieces, centre, 72);
    for (const space of smallGround.focus.rings.get("D3") ?? []) {
      const other = heapOf(space, pieces, smallGround.centre(smallGround.grid.known(space)), 72);
      expect(sharedArea(box, other.box)).toBe(0);
    }
  });

  it("is seen whole on top, by its edge below, and not at all deeper", () => {
    expect([0, 1, 2, 3, 13].map((fromTop) => seenInHeap(fromTop))).toEqual([
      "whole",
      "plain",
      "plain",
      "nothing",
      "nothing",
    ]);
  });
});

describe("stacks seen from afar", () => {
  const at = (space: string) => smallGround.centre(smallGround.grid.known(space));
  const stackOf = (space: string, count: number, more: Parameters<typeof regiment>[2] = {}) =>
    heapOf(
      space,
      Array.from({ length: count }, (_, depth) => regiment(`${space}-${depth}`, space, { depth, ...more })),
      at(space),
      150,
    );

  const greyed = (stack: Stack): Stack => ({
    ...stack,
    pieces: stack.pieces.map((piece) => ({
      ...piece,
      look: { ...piece.look, body: piece.look.body === "union" ? ("confederate" as const) : ("union" as const) },
    })),
  });

  it("of one side that stand close together are one, where the largest stands, and lose no piece", () => {
    const [small, large, far] = [stackOf("D3", 2), stackOf("D4", 5), stackOf("G6", 1)];
    const joined = joinedHeaps([small, large, far], 150);
    const crowd = joined.find(({ joined: spaces }) => spaces);
    expect(joined).toHaveLength(2);
    expect(crowd?.joined?.toSorted()).toEqual(["D3", "D4"]);
    expect(crowd?.pieces).toHaveLength(7);
    expect(crowd?.pieces.at(-1)?.id).toBe("D4-0");
    expect(crowd?.placements.size).toBe(7);
    expect(joined).toContain(far);
  });

  it("stand alone where one is in hand, and never with the enemy", () => {
    const inHand = stackOf("D3", 2, { state: "selected" });
    expect(joinedHeaps([inHand, stackOf("D4", 5)], 150)).toHaveLength(2);
    expect(joinedHeaps([stackOf("D3", 2), greyed(stackOf("D4", 2))], 150)).toHaveLength(2);
  });

  it("step aside for the enemy, no farther than a counter's width, and not from what is in hand", () => {
    const [ours, theirs] = [stackOf("D3", 2), greyed(stackOf("D4", 3))];
    expect(sharedArea(ours.box, theirs.box)).toBeGreaterThan(0);
    const pushed = joinedHeaps([ours, theirs], 150);
    expect(sharedArea(pushed[0]!.box, pushed[1]!.box)).toBeCloseTo(0);
    for (const [index, stack] of [theirs, ours].entries())
      expect(distance(middleOf(pushed[index]!.box), middleOf(stack.box))).toBeLessThan(150);
    const inHand = stackOf("D3", 2, { state: "selected" });
    expect(joinedHeaps([inHand, theirs], 150).find(({ space }) => space === "D3")?.box).toEqual(inHand.box);
  });

  it("are joined only where counters are larger than hexes", () => {
    const stacks = [stackOf("D3", 2), stackOf("D4", 5)];
    expect(smallGround.joined(stacks, smallGround.height * 0.72)).toBe(stacks);
    expect(smallGround.joined(stacks, smallGround.height * 1.5)).toHaveLength(1);
  });
});
