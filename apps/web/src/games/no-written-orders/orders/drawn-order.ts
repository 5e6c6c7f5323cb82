import type { OrderType, OrderView } from "@stonebridge/games/no-written-orders";

/** An order as a hand draws it: who gives it, for whom, what, and where. */
export interface DrawnOrder {
  /** Of a superior; by the leader’s own initiative; in place of a leader of the enemy’s who made a bad move. */
  readonly purpose: "superior" | "initiative" | "bad-move";
  readonly from: string;
  readonly to: string;
  /** Legs that are done (12.5). */
  readonly legs: readonly OrderView[];
  /** What all legs are, the one in hand last. */
  readonly types: readonly OrderType[];
  /** Where the leg in hand is worked out from: its recipient, or the target before it. */
  readonly origin?: string;
  readonly target?: string;
  /** Further hexes of the target. */
  readonly area: readonly string[];
  readonly via: readonly string[];
  readonly forced: boolean;
  /** A march out of sight (19.7.1). */
  readonly hidden?: true;
  /** The formation that the division is to be attached to (19.12.1). */
  readonly attach?: string;
}
