import type { SituationBase } from "@stonebridge/kernel";
import type { ScenarioId } from "./vocabulary.ts";

/** A position of this game for people and files. A scenario alone stands for its beginning. */
export interface Situation extends SituationBase {
  readonly game: "no-written-orders";
  readonly scenario: ScenarioId;
}
