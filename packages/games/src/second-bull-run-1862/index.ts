import {
  type GameModule,
  type SituationBase,
  checkRest,
  checkScenario,
  withValuesOfLeaders,
} from "@stonebridge/kernel";
import type { Action } from "./actions.ts";
import type { GameEvent } from "./events.ts";
import { RULES_VERSION, type SecondBullRun1862, createGame } from "./game.ts";
import { OPTIONS, SCENARIOS } from "./options.ts";
import type { Position } from "./position.ts";
import { readSituation } from "./situation-reader.ts";
import type { Situation } from "./situation.ts";
import { COMMANDERS } from "./units.ts";
import type { View } from "./view.ts";
import { OPTION_VALUES, type Options, type ScenarioId, SIDES } from "./vocabulary.ts";

/** The module, whose games tell their field as well: analysis and bots read it. */
interface Module extends GameModule<Position, Action, GameEvent, View> {
  open(situation: unknown): SecondBullRun1862;
}

/**
 * *Second Bull Run 1862* (Secession series): the whole game, its scenarios and options; as the rulebook now has it (SB62-0-c), this
 * battle’s own rules in the place of the series’ where the two differ (SB62-11.1-a).
 */
export const secondBullRun1862: Module = {
  id: "second-bull-run-1862",
  name: "Second Bull Run 1862",
  rulesVersion: RULES_VERSION,
  sides: SIDES,
  scenarios: SCENARIOS,
  options: OPTIONS,
  situation: scenarioSituation,
  withUnits: (situation, values) =>
    withValuesOfLeaders(situation, "commanderValues", values, (id) =>
      COMMANDERS.some((commander) => commander.id === id),
    ),
  open(data) {
    const { field, first } = readSituation(data);
    const game = createGame(field, first);
    if (field.situation.at.stage === "exact") checkRest(game, first, "sequence");
    return game;
  },
};

/** The situation of a scenario (SB62-11.2-a). @throws Faulty for a scenario, option or value that does not exist */
function scenarioSituation(scenario: string, options: Readonly<Record<string, string>> = {}): SituationBase {
  checkScenario(SCENARIOS, OPTION_VALUES, scenario, options);
  const situation: Situation = {
    format: "stonebridge-situation",
    version: 1,
    game: "second-bull-run-1862",
    name: scenario,
    scenario: scenario as ScenarioId,
    options: options as Partial<Options>,
    at: { stage: "set-up" },
  };
  return situation;
}

export type { About, Action, ActionType, AskingStep } from "./actions.ts";
export { ASKING_STEPS } from "./actions.ts";
export {
  cohesionZones,
  commandOf,
  commandOfDivision,
  commandOfUnit,
  partingEnds,
  reachOf,
  ridesOf,
  zonesOfControl,
} from "./analysis.ts";
export { COMBAT_RESULTS } from "./analysis-types.ts";
export type * from "./analysis-types.ts";
export type * from "./events.ts";
export { forecast, forecastAttack, forecastFight } from "./forecast.ts";
export type { SecondBullRun1862 } from "./game.ts";
export { builtMap } from "./map.ts";
export type { Position } from "./position.ts";
export { REFUSAL_REASONS, type RefusalReason } from "./refusals.ts";
export type * from "./scenarios/scenario-data.ts";
export { ARRIVES_UP_TO, TURN_TRACK } from "./scenarios/scenario-data.ts";
export { SCENARIO_DATA } from "./scenarios/scenarios.ts";
export type * from "./situation.ts";
export { type CommanderData, COMMANDERS, type DivisionData, DIVISIONS, type UnitData, UNITS } from "./units.ts";
export type { Score } from "./victory.ts";
export type * from "./view.ts";
export * from "./vocabulary.ts";
