import type { PieceAppearance } from "../counters/counter.ts";
import type { StackTop } from "../counters/tags.ts";
import { bearing } from "../geometry.ts";
import type { Ground } from "../ground.ts";
import { seenInHeap } from "../heaps.ts";
import type { PieceModel } from "../model.ts";
import { isStaff, type Placement, type Stack } from "../stacks.ts";

/** How a piece stands in its stack. */
export interface Standing {
  readonly stack: Stack;
  /** Its place in the stack, 0 the lowest. */
  readonly height: number;
  readonly at: Placement;
  /** Its stack is opened out. */
  readonly fanned: boolean;
}

/** What is seen of a piece where it stands: the bearing of its pointer, how much lies over it, what is told of those under it. */
export function appearanceOf(
  piece: PieceModel,
  standing: Standing,
  ground: Pick<Ground, "middle" | "anchors">,
): Pick<PieceAppearance, "look" | "marks" | "state" | "facing" | "seen" | "stack"> {
  const { stack, height, fanned } = standing;
  const { look, marks, state } = piece;
  const fromTop = stack.pieces.length - 1 - height;
  return {
    look,
    marks,
    state,
    facing: facingOf(piece, standing, ground),
    seen: fanned || !stack.heap ? "whole" : seenInHeap(fromTop),
    stack: fromTop === 0 && !fanned ? topOf(stack) : undefined,
  };
}

/** The pointer's bearing; a lower piece that faces the same way as the one over it needs none. */
function facingOf(
  piece: PieceModel,
  { stack, height, at, fanned }: Standing,
  ground: Pick<Ground, "middle" | "anchors">,
): number | undefined {
  if (piece.facing === undefined) return undefined;
  const above = stack.pieces[height + 1];
  if (!fanned && above && stack.heap) return undefined;
  if (!fanned && above && above.facing === piece.facing && above.look.kind === piece.look.kind) return undefined;
  const to = ground.middle(piece.space, piece.facing) ?? ground.anchors.get(piece.facing);
  const from = fanned ? (stack.placements.get(piece.id) ?? at) : at;
  return to && Math.round(bearing([from.x, from.y], to));
}

/** What the top of a heap tells: the number of more pieces than can be told apart, offers and leaders under it. */
function topOf({ heap, pieces, joined }: Stack): StackTop | undefined {
  const top = pieces.at(-1);
  if (!heap || pieces.length < 2 || !top) return undefined;
  const under = pieces.slice(0, -1);
  const offers = under.some(({ state }) => state === "may");
  const leader = !isStaff(top) && under.some(isStaff);
  const counted = pieces.length > 2 || offers || joined !== undefined || top.look.kind === "hidden";
  return { count: counted ? pieces.length : 0, offers, leader };
}
