import type { Side } from "@stonebridge/kernel";
import type { Line } from "@stonebridge/kernel/words";

/** A side of the score. */
export interface ScoreSide {
  readonly side: Side;
  readonly points: number;
  /** Under its name: its losses. */
  readonly detail: string;
}

/** Points with what they are for. */
export interface ScoreRow {
  readonly text: Line;
  readonly rule: string;
  readonly points: readonly [first: number | undefined, second: number | undefined];
}
