import type { HexIndex } from "@stonebridge/board";
import type { UnitIndex } from "../measures.ts";

/** An entrenchment: a fortified hexside and its two neighbours, done or being dug (NWO-10.3-a, NWO-10.3-d). */
export interface Work {
  readonly hex: HexIndex;
  /** Direction of its middle hexside. */
  readonly facing: number;
  /** Turn in which digging began (NWO-RUL143); 1 in `done` once it protects. */
  readonly begun: number;
  readonly done: number;
  /** Who digs it; NONE once it is done. */
  readonly digger: UnitIndex;
}
