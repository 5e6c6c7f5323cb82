import type { ActionBase, Dice, EventBase, Refusal } from "@stonebridge/kernel";
import type { Seen } from "./memory.ts";

/** What a session may use. */
export interface Limits {
  /** States at a time. */
  readonly states: number;
  /** Bytes of a line. */
  readonly line: number;
}

/** What a session is about: a game opened with a scenario and its options. */
export interface Subject<P, A extends ActionBase, E extends EventBase, V> extends Seen<P, A, E, V> {
  readonly scenario: string;
  /** Whether a side may have secrets. */
  readonly secrets: boolean;
  readonly limits: Limits;
  /** One of some actions, as who plays at random takes it. */
  atRandom(actions: readonly A[], chance: Dice): A;
  /** Why something is refused, in words. */
  refusal(refusal: Refusal): string;
}
