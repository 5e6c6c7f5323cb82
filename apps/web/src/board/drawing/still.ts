import { counterLevel, type CounterStyle, pieceMarkup } from "../counters/counter.ts";
import type { Ground } from "../ground.ts";
import type { PieceModel } from "../model.ts";
import { sceneOf } from "../scene.ts";
import type { Placement } from "../stacks.ts";
import { appearanceOf } from "./appearance.ts";

/** A counter where it stands in a picture. */
export interface StandingCounter {
  readonly piece: PieceModel;
  readonly at: Placement;
  /** In a square of 100; empty where others lie over it. */
  readonly markup: string;
}

/**
 * Counters as a board would show them, for pictures and films that no hand touches, in the order of drawing.
 * @param zoom CSS px of a map unit that they are drawn for
 */
export function standingCounters(
  pieces: readonly PieceModel[],
  ground: Ground,
  zoom: number,
  style: CounterStyle,
): readonly StandingCounter[] {
  const { stacks } = sceneOf({ spaces: [], pieces, arrows: [], overlays: [], lit: [] }, ground, zoom);
  return stacks.flatMap((stack) =>
    stack.pieces.flatMap((piece, height): StandingCounter[] => {
      const at = stack.placements.get(piece.id);
      if (!at) return [];
      const appearance = appearanceOf(piece, { stack, height, at, fanned: false }, ground);
      const markup = pieceMarkup({ ...appearance, lit: false }, counterLevel(at.width * zoom + 0.01), style);
      return [{ piece, at, markup }];
    }),
  );
}
