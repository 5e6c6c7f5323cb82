import {
  checkScenario,
  Faults,
  isScenario,
  readOptions,
  type ScenarioModule,
  type SituationBase,
  withValues,
} from "@stonebridge/kernel";
import type { Action } from "./actions.ts";
import type { GameEvent } from "./events.ts";
import { createGame, RULES_VERSION, type BullRun1861 } from "./game.ts";
import type { Position } from "./position/position.ts";
import type { Situation } from "./situations/situation.ts";
import type { View } from "./views/view.ts";
import { OPTION_VALUES, type Options, SIDES } from "./vocabulary.ts";
import { OPTIONS, SCENARIOS } from "./options.ts";
import { createField } from "./field.ts";
import { builtMap } from "./built-map.ts";
import { firstPosition } from "./situations/first-position.ts";
import { UNITS } from "./units.ts";

/** Its games also give access to their field. */
interface Scenarios extends ScenarioModule<Position, Action, GameEvent, View> {
  begin(situation: SituationBase): BullRun1861 | undefined;
}

/** *Bull Run 1861* with its scenarios and options: what a new game needs. */
export const bullRun1861Scenarios: Scenarios = {
  id: "bull-run-1861",
  name: "Bull Run 1861",
  rulesVersion: RULES_VERSION,
  sides: SIDES,
  scenarios: SCENARIOS,
  options: OPTIONS,
  situation: scenarioSituation,
  withUnits: (situation, values) => withValues(situation, "units", values),
  begin(situation) {
    if (!isScenario(scenarioSituation, situation)) return undefined;
    const options = readOptions(OPTION_VALUES, situation.options, new Faults()) as Options;
    const field = createField(situation as Situation, builtMap(), UNITS, options);
    return createGame(field, firstPosition(field));
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
