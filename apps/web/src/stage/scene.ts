import type { EventBase } from "@stonebridge/kernel";
import type { March } from "../games/contract/marches.ts";

/**
 * A stretch of steps that is seen as one thing.
 * - `march`: pieces go from one place to another, with all small steps of it; pieces of one formation together, and
 *   all marches far from every enemy.
 * - `fight`: dice of a combat are rolled, with their results in the same step.
 * - `event`: anything else that is reported: an activation, a rally, a new phase.
 * - `quiet`: nothing of it can be seen. It takes no time.
 */
export interface Scene<E extends EventBase = EventBase> {
  readonly kind: "march" | "fight" | "event" | "quiet";
  /** Numbers of its first and its last step. */
  readonly from: number;
  readonly to: number;
  /** After this step everybody has arrived; what happens to them afterwards happens at their destination. */
  readonly arrived: number;
  /** A turn or a part of one begins in it. */
  readonly heading: boolean;
  /** Nobody in it meets or approaches an enemy: it takes less time. */
  readonly aside?: boolean;
  /** Who goes where in it. */
  readonly marches: readonly March<E>[];
  /** Pieces, zones and hexes that it mentions. */
  readonly about: readonly string[];
  /** Dice are rolled in it. */
  readonly dice: boolean;
  /** What the fight was about: the first event of it with dice. */
  readonly fight?: E;
}

/** The spaces of a march in order, its starting point first. */
export function wayOf({ from, via, to }: March): readonly string[] {
  return [...(from === undefined ? [] : [from]), ...via, to];
}
