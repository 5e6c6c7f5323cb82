import type { Point } from "@stonebridge/board";
import { type Box, squareAbout } from "../geometry.ts";
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
export function hexStack(space: string, pieces: readonly PieceModel[], [x, y]: Point, width: number): Stack {
  const rank = (piece: PieceModel) => (piece.state === "selected" ? 0 : piece.state === "aimed" ? 1 : 2);
  const fromTop = pieces.toSorted((a, b) => rank(a) - rank(b) || a.depth - b.depth);
  const layers = Math.min(SEEN, fromTop.length) - 1;
  const at = (level: number): Placement => {
    const aside = (Math.min(level, layers) - layers / 2) * LOOK_OUT * width;
    return { x: x - aside, y: y - aside, width };
  };
  const placements = new Map(fromTop.map((piece, level) => [piece.id, at(level)]));
  const box: Box = squareAbout(x, y, width * (1 + layers * LOOK_OUT));
  return { space, pieces: fromTop.toReversed(), placements, box };
}
