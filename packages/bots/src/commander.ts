import type { ActionBase, Decision } from "@stonebridge/kernel";

/** Who decides for a side, or for both, where nobody waits: in play-outs, in what follows a plan, in orders that are tried. */
export interface Commander<P, A extends ActionBase> {
  /** Chooses one of the decision’s actions at once. */
  choose(position: P, decision: Decision<A>): A;
}
