import type { ActionBase, Decision, EventBase, Match, Outcome } from "@stonebridge/kernel";

/** A match as far as a screen follows it, on this device or far away. Positions it hands out never change. */
export type Course<P, A extends ActionBase, E extends EventBase, V> = Pick<
  Match<P, A, E, V>,
  "game" | "opening" | "steps" | "position" | "decision" | "positionAt" | "undoState"
> & {
  /** What the only seat that is known here was shown after a step; absent where the whole match is here. */
  seen?(step: number): V;
  /** What was asked after a step, as far as that seat can know it; absent where the whole match is here. */
  decisionAt?(step: number): Decision<A> | Outcome;
};
