import type { Line, Part } from "@stonebridge/kernel/words";
import type { OrderType } from "../vocabulary.ts";

/** The parts of a refusal’s sentence in every language. What the refusal does not name is undefined or a general word. */
export interface RefusedParts {
  /** The unit, or "this unit". */
  readonly who: Line;
  /** The leader who would ride, or "this leader". */
  readonly leader: Part;
  /** The holder of the unit’s order, or the recipient of a new one, or "this formation". */
  readonly holder: Line;
  /** The formation that would act, or "this formation". */
  readonly formation: Line;
  /** The sender of an order, or "this commander"; its recipient. */
  readonly sender: Part;
  readonly recipient: Part;
  /** The hex, or "this hex". */
  readonly hex: Part;
  /** " to Stone House", or " there". */
  readonly toHex: Part;
  /** " at Stone House", or " there". */
  readonly atHex: Part;
  /** The target of the order that binds the unit, or "the target". */
  readonly target: Part;
  readonly enemies: Line | undefined;
  readonly several: boolean;
  /** The order that binds the unit, or the one in question; otherwise the one being given. */
  order(fallback: OrderType): string;
  /** Movement points as figures: what the step costs, what is left. */
  readonly needed: string | undefined;
  readonly left: string | undefined;
  /** Strength points that a hex holds. */
  readonly limit: number;
}
