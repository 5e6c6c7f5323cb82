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
import { createGame, RULES_VERSION, type NoWrittenOrders } from "./game.ts";
import type { Position } from "./position.ts";
import type { Situation } from "./situations/situation.ts";
import type { View } from "./views/view.ts";
import { OPTION_VALUES, type Options, type ScenarioId, SIDES } from "./vocabulary.ts";
import { OPTIONS } from "./options/offered-options.ts";
import { createField } from "./opened-field.ts";
import { earlyMap } from "./modules/early-maps.ts";
import { MODULES, moduleOf, SCENARIOS } from "./modules/modules.ts";
import { beginningOf } from "./situations/beginning.ts";
import { optionFaults } from "./situations/option-faults.ts";

/** Its games also give access to their field. */
interface Scenarios extends ScenarioModule<Position, Action, GameEvent, View> {
  begin(situation: SituationBase): NoWrittenOrders | undefined;
}

/** *No Written Orders* with its scenarios and options: what a new game on the first battlefield needs. The other one comes with the whole game. */
export const noWrittenOrdersScenarios: Scenarios = {
  id: "no-written-orders",
  name: "No Written Orders",
  rulesVersion: RULES_VERSION,
  sides: SIDES,
  scenarios: SCENARIOS,
  options: OPTIONS,
  situation: scenarioSituation,
  withUnits: (situation, values) =>
    withValuesOfLeaders(situation, "leaderValues", values, (id) =>
      Object.values(MODULES).some(({ leaders }) => leaders.some((leader) => leader.id === id)),
    ),
  begin(situation) {
    if (!isScenario(scenarioSituation, situation)) return undefined;
    const options = readOptions(OPTION_VALUES, situation.options, new Faults()) as Options;
    const module = moduleOf((situation as Situation).scenario);
    const map = earlyMap(module.id);
    if (map === undefined) return undefined;
    const scenario = module.scenarios.find(({ id }) => id === (situation as Situation).scenario);
    if (scenario === undefined || optionFaults(module, options).length > 0) return undefined;
    const field = createField(situation as Situation, module, scenario, map, options);
    return createGame(field, beginningOf(field));
  },
};

/** The situation of a scenario. @throws Faulty for a scenario, option or value that does not exist */
function scenarioSituation(scenario: string, options: Readonly<Record<string, string>> = {}): SituationBase {
  checkScenario(SCENARIOS, OPTION_VALUES, scenario, options);
  const situation: Situation = {
    format: "stonebridge-situation",
    version: 1,
    game: "no-written-orders",
    name: scenario,
    scenario: scenario as ScenarioId,
    options: options as Partial<Options>,
    at: { stage: "start" },
  };
  return situation;
}
