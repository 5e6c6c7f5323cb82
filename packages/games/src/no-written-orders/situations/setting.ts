import type { SituationBase } from "@stonebridge/kernel";
import type { ModuleData } from "../modules/module-data.ts";
import type { LeaderValues, UnitValues } from "../army/unit-values.ts";
import type { Options, Phase, ScenarioId } from "../vocabulary.ts";

/** Where a situation begins in the sequence of play. */
export type Beginning =
  /** As the scenario has it. */
  | { readonly stage: "start" }
  /** At the beginning of a turn. */
  | { readonly stage: "turn"; readonly turn: number }
  /** At any moment: continues with the steps of `sequence`. */
  | { readonly stage: "exact"; readonly turn: number; readonly phase: Phase };

/** What a situation says besides its position: which game it is of, and where in it this begins. */
export interface Setting extends SituationBase {
  readonly game: "no-written-orders";
  readonly scenario: ScenarioId;
  readonly options?: Readonly<Partial<Options>>;
  /** A whole module in place of ours (NWO-RUL004), for the map that its id names. */
  readonly module?: ModuleData;
  /** Values that an owner of the printed game gives to units and leaders. */
  readonly units?: Readonly<Record<string, UnitValues>>;
  readonly leaderValues?: Readonly<Record<string, LeaderValues>>;
  /** Absent: the start. */
  readonly at?: Beginning;
}
