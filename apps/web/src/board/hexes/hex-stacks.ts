import type { Point } from "@stonebridge/board";
import { type Box, distance, middleOf, squareAbout } from "../geometry.ts";
import type { PieceModel } from "../model.ts";
import type { Placement, Stack } from "../stacks.ts";

/** So many counters of a stack are seen; the others lie under the lowest of them. */
export const SEEN = 3;
/** Each lower counter looks out this far up and left, in widths. */
const LOOK_OUT = 0.075;

/**
 * Stacks the pieces of a hex about its middle: what is being decided about on top, then by depth.
 * `width`: of a counter, in map units.
 */
export function hexStack(space: string, pieces: readonly PieceModel[], at: Point, width: number): Stack {
  const rank = (piece: PieceModel) => (piece.state === "selected" ? 0 : piece.state === "aimed" ? 1 : 2);
  return stacked(
    space,
    pieces.toSorted((a, b) => rank(a) - rank(b) || a.depth - b.depth),
    at,
    width,
  );
}

function stacked(space: string, fromTop: readonly PieceModel[], [x, y]: Point, width: number): Stack {
  const layers = Math.min(SEEN, fromTop.length) - 1;
  const at = (level: number): Placement => {
    const aside = (Math.min(level, layers) - layers / 2) * LOOK_OUT * width;
    return { x: x - aside, y: y - aside, width };
  };
  const placements = new Map(fromTop.map((piece, level) => [piece.id, at(level)]));
  const box: Box = squareAbout(x, y, width * (1 + layers * LOOK_OUT));
  return { space, pieces: fromTop.toReversed(), placements, box };
}

/** Stacks whose middles are closer than this, in widths of a counter, are drawn as one. */
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
 * with most to choose, or the largest, stands. `width`: of a counter, in map units.
 */
export function joinedStacks(stacks: readonly Stack[], width: number): readonly Stack[] {
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
    return { ...stacked(head.space, fromTop, middleOf(head.box), width), joined: all.map(({ space }) => space) };
  });
  return [...drawn, ...stacks.filter(standsAlone)];
}
