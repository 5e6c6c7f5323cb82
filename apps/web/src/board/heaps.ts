import type { Point } from "@stonebridge/board";
import { type Box, distance, middleOf, squareAbout } from "./geometry.ts";
import type { PieceModel } from "./model.ts";
import type { Placement, Stack } from "./stacks.ts";

/** So many counters of a heap are seen; the others lie under the lowest of them. */
const SEEN = 3;
/** Each lower counter looks out this far up and left, in widths. */
const LOOK_OUT = 0.075;

/** How much is seen of a counter in a heap, `fromTop` 0 on top: by its edge alone below, and not at all deeper. */
export function seenInHeap(fromTop: number): "whole" | "plain" | "nothing" {
  return fromTop >= SEEN ? "nothing" : fromTop > 0 ? "plain" : "whole";
}

/**
 * Heaps the pieces of a space about a place: what is being decided about on top, then by depth.
 * `width`: of a counter, in map units.
 */
export function heapOf(space: string, pieces: readonly PieceModel[], at: Point, width: number): Stack {
  const rank = (piece: PieceModel) => (piece.state === "selected" ? 0 : piece.state === "aimed" ? 1 : 2);
  return heaped(
    space,
    pieces.toSorted((a, b) => rank(a) - rank(b) || a.depth - b.depth),
    at,
    width,
  );
}

function heaped(space: string, fromTop: readonly PieceModel[], [x, y]: Point, width: number): Stack {
  const layers = Math.min(SEEN, fromTop.length) - 1;
  const at = (level: number): Placement => {
    const aside = (Math.min(level, layers) - layers / 2) * LOOK_OUT * width;
    return { x: x - aside, y: y - aside, width };
  };
  const placements = new Map(fromTop.map((piece, level) => [piece.id, at(level)]));
  const box: Box = squareAbout(x, y, width * (1 + layers * LOOK_OUT));
  return { space, heap: true, pieces: fromTop.toReversed(), placements, box };
}

/** Heaps whose middles are closer than this, in widths of a counter, are drawn as one. */
const TOGETHER = 0.9;

/** What is being decided about stands by itself. */
function standsAlone({ pieces }: Stack): boolean {
  return pieces.some(({ state }) => state === "selected" || state === "aimed");
}

function isUnion({ pieces }: Stack): boolean {
  return pieces.at(-1)?.look.body === "union";
}

/**
 * Seen from so far that counters would hide one another, stacks of a side that stand close together are drawn as one, where the one
 * with most to choose, or the largest, stands; enemies who would hide one another step aside. `width`: of a counter, in map units.
 */
export function joinedHeaps(stacks: readonly Stack[], width: number): readonly Stack[] {
  const offers = ({ pieces }: Stack) => pieces.filter(({ state }) => state === "may").length;
  const order = stacks
    .filter((stack) => !standsAlone(stack))
    .toSorted((a, b) => offers(b) - offers(a) || b.pieces.length - a.pieces.length);
  const groups: { readonly head: Stack; readonly all: Stack[] }[] = [];
  for (const stack of order) {
    const near = groups.find(
      ({ head }) =>
        isUnion(head) === isUnion(stack) && distance(middleOf(head.box), middleOf(stack.box)) < TOGETHER * width,
    );
    if (near) near.all.push(stack);
    else groups.push({ head: stack, all: [stack] });
  }
  const drawn = groups.map(({ head, all }): Stack => {
    if (all.length === 1) return head;
    const fromTop = all.flatMap(({ pieces }) => pieces.toReversed());
    return { ...heaped(head.space, fromTop, middleOf(head.box), width), joined: all.map(({ space }) => space) };
  });
  return apart([...drawn, ...stacks.filter(standsAlone)], width);
}

/** A heap moves so far aside at most, in widths, for the enemy or the next of its own side to be seen. */
const ASIDE = 0.7;
const ROUNDS = 8;

/** Heaps pushed apart until none hides another, as far as each may move; what is being decided about stays where it is. */
function apart(heaps: readonly Stack[], width: number): readonly Stack[] {
  const all = heaps.map((heap) => {
    const { left, right } = heap.box;
    return {
      heap,
      home: middleOf(heap.box),
      at: middleOf(heap.box),
      half: (right - left) / 2,
      stays: standsAlone(heap),
    };
  });
  const push = (one: (typeof all)[number], [x, y]: Point) => {
    if (one.stays) return;
    const [byX, byY] = [one.at[0] + x - one.home[0], one.at[1] + y - one.home[1]];
    const share = Math.min(1, (ASIDE * width) / Math.max(1e-9, Math.hypot(byX, byY)));
    one.at = [one.home[0] + byX * share, one.home[1] + byY * share];
  };
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, one] of all.entries()) {
      for (const other of all.slice(index + 1)) {
        const [x, y] = [other.at[0] - one.at[0], other.at[1] - one.at[1]];
        const [overX, overY] = [one.half + other.half - Math.abs(x), one.half + other.half - Math.abs(y)];
        if (overX <= 0 || overY <= 0) continue;
        const by: Point = overX < overY ? [x < 0 ? -overX : overX, 0] : [0, y < 0 ? -overY : overY];
        const share = one.stays || other.stays ? 1 : 0.5;
        push(other, [by[0] * share, by[1] * share]);
        push(one, [-by[0] * share, -by[1] * share]);
      }
    }
  }
  return all.map(({ heap, home, at }) => movedBy(heap, at[0] - home[0], at[1] - home[1]));
}

function movedBy(heap: Stack, x: number, y: number): Stack {
  if (x === 0 && y === 0) return heap;
  const { left, top, right, bottom } = heap.box;
  const placements = new Map(
    [...heap.placements].map(([id, at]): [string, Placement] => [id, { ...at, x: at.x + x, y: at.y + y }]),
  );
  return { ...heap, placements, box: { left: left + x, top: top + y, right: right + x, bottom: bottom + y } };
}
