import type { Point } from "@stonebridge/board";
import { type Box, squareAbout } from "../geometry.ts";

/** A stack opened out so that every piece can be read and touched. All measures in px of the window. */
export interface Fan {
  /** Middle of each piece, in the order given. */
  readonly places: readonly Point[];
  readonly edge: number;
  /** The card they lie on. */
  readonly box: Box;
  /** Below them, where their space can be picked. */
  readonly handle?: Box;
  /** The stack and the space about it. */
  readonly home: Box;
  /** From its stack to a card that lies far off. */
  readonly lead?: readonly [from: Point, to: Point];
}

/** A finger needs this much. */
export const TARGET = 44;
/** Distance from piece to piece, in widths. */
export const SPACING = 1.16;

/** The square a fanned piece answers to: a mouse must be on it, a finger near it. */
export function fanTarget(fan: Fan, index: number, pointing: "fine" | "coarse" = "coarse"): Box {
  const [x, y] = fan.places[index] as Point;
  return squareAbout(x, y, fan.edge * (pointing === "fine" ? 1.04 : SPACING));
}
