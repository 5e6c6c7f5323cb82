import type { Line, Part } from "@stonebridge/kernel/words";

/** The parts of a refusal's sentence in every language. What the refusal does not name is undefined or a general word. */
export interface RefusedParts {
  /** The brigade or commander, or "This brigade". */
  readonly who: Part;
  /** The commander, or "This commander". */
  readonly general: Part;
  /** "Hill’s division", or "This division". */
  readonly division: string;
  /** The zone, or "this zone". */
  readonly zone: Part;
  /** " to Chinn Ridge", or " there". */
  readonly toZone: Part;
  /** " at Chinn Ridge", or " here". */
  readonly atZone: Part;
  /** "entry E", or "this entry". */
  readonly entry: string;
  readonly enemies: Line | undefined;
  readonly friends: Line | undefined;
  readonly zones: Line | undefined;
  /** More than one enemy. */
  readonly several: boolean;
  readonly points: number | undefined;
  readonly needed: number | undefined;
}
