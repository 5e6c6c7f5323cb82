import type { Line } from "@stonebridge/kernel/words";

/** Points with their reason. */
export interface ScoreRow {
  readonly text: Line;
  readonly rule: string;
  readonly points: readonly [first: number | undefined, second: number | undefined];
}
