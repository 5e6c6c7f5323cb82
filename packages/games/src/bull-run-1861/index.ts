import { type GameModule, type SituationBase, checkRest, checkScenario, withValues } from "@stonebridge/kernel";
import type { Action } from "./actions.ts";
import type { GameEvent } from "./events.ts";
import { type BullRun1861, RULES_VERSION, createGame } from "./game.ts";
import { OPTIONS, SCENARIOS } from "./options.ts";
import type { Position } from "./position.ts";
import type { Situation } from "./situation.ts";
import { readSituation } from "./situation-reader.ts";
import { OPTION_VALUES, type Options, SIDES } from "./vocabulary.ts";
import type { View } from "./view.ts";

/** The module, whose games tell their field as well: analysis and bots read it. */
interface Module extends GameModule<Position, Action, GameEvent, View> {
  open(situation: unknown): BullRun1861;
}

/** *Bull Run 1861* (Laurent Martin, Vae Victis 89): the whole game, its scenarios and options. */
export const bullRun1861: Module = {
  id: "bull-run-1861",
  name: "Bull Run 1861",
  rulesVersion: RULES_VERSION,
  sides: SIDES,
  scenarios: SCENARIOS,
  options: OPTIONS,
  situation: scenarioSituation,
  withUnits: (situation, values) => withValues(situation, "units", values),
  open(data) {
    const { field, first } = readSituation(data);
    const game = createGame(field, first);
    if (field.situation.at.stage === "exact") checkRest(game, first, "sequence");
    return game;
  },
};

/** The situation of a scenario (BR61-12-a). @throws Faulty for a scenario, option or value that does not exist */
function scenarioSituation(scenario: string, options: Readonly<Record<string, string>> = {}): SituationBase {
  checkScenario(SCENARIOS, OPTION_VALUES, scenario, options);
  const situation: Situation = {
    format: "stonebridge-situation",
    version: 1,
    game: "bull-run-1861",
    name: scenario,
    options: { ...(options as Partial<Options>), setup: scenario as Options["setup"] },
    at: { stage: "set-up" },
  };
  return situation;
}

export type { About, Action, ActionType, AskingStep } from "./actions.ts";
export { ASKING_STEPS } from "./actions.ts";
export { attackTargets, commandOf, reachOf, ridesFrom, whyNoAttack, zonesOfControl } from "./analysis.ts";
export { forecast, forecastAttack } from "./forecast.ts";
export type * from "./analysis-types.ts";
export type * from "./events.ts";
export type { BullRun1861 } from "./game.ts";
export type { Position } from "./position.ts";
export { REFUSAL_REASONS, type RefusalReason } from "./refusals.ts";
export type * from "./situation.ts";
export { builtMap } from "./situation-reader.ts";
export { UNITS, type UnitData } from "./units.ts";
export type * from "./view.ts";
export * from "./vocabulary.ts";
