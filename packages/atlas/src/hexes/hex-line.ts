import type { HexIndex, Point } from "@stonebridge/board";
import type { LineKind } from "../geography/index.ts";
import type { LineUse } from "./hex-plan.ts";

/** A line of the ground as it lies on the hexes: what is drawn and what the data say are the same. */
export interface HexLine {
  /** Id in the geography; for the part above the first river hex of a river the same with `-head`; for an added way its own. */
  readonly id: string;
  readonly name: string;
  readonly kind: LineKind;
  readonly use: LineUse;
  /** Points in the hex plane; the line runs on a little beyond the edges of the map. */
  readonly course: readonly Point[];
  /** For each leg of the course its hex, in the wide grid of the ground. */
  readonly legs: readonly HexIndex[];
  /** Where a water ends on another: its id, and the way along its course from its first point, in hexes. */
  readonly mouth?: { readonly into: string; readonly way: number };
}
