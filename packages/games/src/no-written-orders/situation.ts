import type { SituationBase } from "@stonebridge/kernel";
import type { ModuleData } from "./modules/module-data.ts";
import type { EncodedPosition } from "./position-codec.ts";
import type { LeaderValues, UnitValues } from "./unit-values.ts";
import type { Options, ScenarioId } from "./vocabulary.ts";

/** Where a situation begins: as the scenario has it, or in the midst of things. */
export type Beginning = { readonly stage: "start" } | { readonly stage: "exact"; readonly turn: number };

/** A position of this game for people and files. A scenario alone stands for its beginning. */
export interface Situation extends SituationBase {
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
  /** The saved position of stage `exact`. */
  readonly position?: EncodedPosition;
  /** Dice to fall first, in order. */
  readonly dice?: readonly number[];
}
