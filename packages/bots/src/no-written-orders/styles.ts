import { type HexIndex, NONE } from "@stonebridge/games/no-written-orders/reading";

/** How an army is led. */
export interface Style {
  /** An objective that counts more than others, and how much; NONE: each counts for what it is worth. */
  readonly focus: HexIndex;
  readonly weight: number;
  /** How much of the enemy’s force one of ours is thought to beat in attack. */
  readonly boldness: number;
  /** Worth from which assaults are made that nobody is bound to make, in strength points. */
  readonly demand: number;
}

export const USUAL: Style = { focus: NONE, weight: 1, boldness: 0.8, demand: 0.3 };
