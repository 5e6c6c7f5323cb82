import type { Line, Part } from "@stonebridge/kernel/words";

/** The parts of a refusal's sentence in every language. What the refusal does not name is undefined or a general word. */
export interface RefusedParts {
  /** The piece, or "This brigade". */
  readonly who: Part;
  /** The zone, or "this zone". */
  readonly zone: Part;
  readonly Zone: Part;
  /** " to Henry Hill", or " there". */
  readonly toZone: Part;
  /** " at Henry Hill", or " here". */
  readonly atZone: Part;
  readonly host: Part;
  readonly enemies: Line | undefined;
  readonly friends: Line | undefined;
  readonly zones: Line | undefined;
  /** More than one enemy. */
  readonly several: boolean;
  readonly points: number | undefined;
  readonly needed: number | undefined;
  readonly limit: number | undefined;
  readonly fatigue: number | undefined;
}
