import type { Line, Part } from "@stonebridge/kernel/words";

/** The parts of a refusal's sentence in every language. What the refusal does not name is undefined or a general word. */
export interface RefusedParts {
  /** The piece, or "This piece". */
  readonly who: Part;
  /** The hex, or "this hex". */
  readonly hex: Part;
  /** " to QQ18", or " there". */
  readonly toHex: Part;
  /** " at QQ18", or " there". */
  readonly atHex: Part;
  /** The leader of the piece's brigade, or "its leader". */
  readonly leader: Part;
  readonly pieces: Line | undefined;
  readonly enemies: Line | undefined;
  readonly hexes: Line | undefined;
  /** More than one of the pieces, of the enemies. */
  readonly severalPieces: boolean;
  readonly severalEnemies: boolean;
  /** Defence points in the hex, and the limit. */
  readonly points: number | undefined;
  readonly limit: number | undefined;
  /** Movement points as figures: the cost of the step, what is left, what the piece has in all. */
  readonly needed: string | undefined;
  readonly left: string | undefined;
  readonly allowance: string | undefined;
  /** The crossing named on the piece's card. */
  readonly landmark: string | undefined;
}
