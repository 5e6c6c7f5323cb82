import type { Line } from "@stonebridge/kernel/words";

/** What a refusal says: what is not possible, then the fact and what to do instead. */
export type Said = readonly [title: Line, sentence: Line];

/** Movement points that are left and that are needed. */
export interface Priced {
  readonly points: number;
  readonly needed: number;
}
