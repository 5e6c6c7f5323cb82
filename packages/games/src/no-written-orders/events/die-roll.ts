import type { DieRoll as KernelDieRoll } from "@stonebridge/kernel";
import type { Modifier } from "../tables/modifiers.ts";
import type { RollKind, SideId } from "../vocabulary.ts";

/** A die of this game; for two dice `die` is their sum and `dice` are both. */
export interface DieRoll extends KernelDieRoll<RollKind, SideId, Modifier> {
  readonly dice?: readonly [number, number];
}
