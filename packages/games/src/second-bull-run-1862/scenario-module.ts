import {
  checkScenario,
  Faults,
  isScenario,
  readOptions,
  type ScenarioModule,
  type SituationBase,
  withValuesOfLeaders,
} from "@stonebridge/kernel";
import type { Action } from "./actions.ts";
import type { GameEvent } from "./events.ts";
import { createGame, RULES_VERSION, type SecondBullRun1862 } from "./game.ts";
import type { Position } from "./position.ts";
import type { Situation } from "./situations/situation.ts";
import type { View } from "./views/view.ts";
import { OPTION_VALUES, type Options, type ScenarioId, SIDES } from "./vocabulary.ts";
import { OPTIONS, SCENARIOS } from "./scenarios/options.ts";
import { beginningOf } from "./situations/beginning.ts";
import { createField } from "./field.ts";
import { builtMap } from "./map.ts";
import { SCENARIO_DATA } from "./scenarios/scenarios.ts";
import { COMMANDERS, UNITS } from "./units.ts";

/** Its games also give access to their field. */
interface Scenarios extends ScenarioModule<Position, Action, GameEvent, View> {
  begin(situation: SituationBase): SecondBullRun1862 | undefined;
}

/** *Second Bull Run 1862* with its scenarios and options: what a new game needs. */
export const secondBullRun1862Scenarios: Scenarios = {
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
  begin(situation) {
    if (!isScenario(scenarioSituation, situation)) return undefined;
    const options = readOptions(OPTION_VALUES, situation.options, new Faults()) as Options;
    const scenario = SCENARIO_DATA[(situation as Situation).scenario];
    const field = createField(situation as Situation, scenario, builtMap(), UNITS, COMMANDERS, options);
    return createGame(field, beginningOf(field));
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
