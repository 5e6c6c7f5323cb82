import type { ActionBase, EventBase, Side } from "../game.ts";

/** An action that was performed, with its results. */
export interface PlayedStep<A extends ActionBase, E extends EventBase> {
  /** 1 for the first action of the game. */
  readonly number: number;
  readonly side: Side;
  readonly action: A;
  /** Results of the dice it rolled. */
  readonly dice: readonly number[];
  readonly events: readonly E[];
  /** Fingerprint of the position after it. */
  readonly check: string;
  /** It is part of what all sides did in secret at the same time, and that was not over after it. */
  readonly together?: true;
}
