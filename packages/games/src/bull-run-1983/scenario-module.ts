import {
  checkScenario,
  Faults,
  isObject,
  isScenario,
  readOptions,
  type ScenarioModule,
  type SituationBase,
} from "@stonebridge/kernel";
import type { Action } from "./actions.ts";
import type { GameEvent } from "./events.ts";
import { createGame, RULES_VERSION, type BullRun1983 } from "./game.ts";
import type { Position } from "./position.ts";
import type { Situation } from "./situations/situation.ts";
import type { View } from "./views/view.ts";
import { OPTION_VALUES, type Options, SIDES } from "./vocabulary.ts";
import { OPTIONS, SCENARIOS } from "./options.ts";
import { builtMap } from "./built-map.ts";
import { createField } from "./field.ts";
import { firstPosition } from "./situations/first-position.ts";
import { orderOfBattle } from "./army/pieces.ts";

/** Its games also give access to their field. */
interface Scenarios extends ScenarioModule<Position, Action, GameEvent, View> {
  begin(situation: SituationBase): BullRun1983 | undefined;
}

/** *Bull Run* (1983) with its scenarios and options: what a new game needs. */
export const bullRun1983Scenarios: Scenarios = {
  id: "bull-run-1983",
  name: "Bull Run (1983)",
  rulesVersion: RULES_VERSION,
  sides: SIDES,
  scenarios: SCENARIOS,
  options: OPTIONS,
  situation: scenarioSituation,
  withUnits(situation, values) {
    const pieces: unknown = Reflect.get(situation, "pieces");
    const before: readonly unknown[] = Array.isArray(pieces) ? pieces : [];
    const kept = before.filter((one) => !isObject(one) || !Object.hasOwn(values, String(one["id"])));
    const given = Object.entries(values).map(([id, value]) => (isObject(value) ? { ...value, id } : value));
    return { ...situation, pieces: [...kept, ...given] } as SituationBase;
  },
  begin(situation) {
    if (!isScenario(scenarioSituation, situation)) return undefined;
    const options = readOptions(OPTION_VALUES, situation.options, new Faults()) as Options;
    const field = createField(situation as Situation, builtMap(), orderOfBattle(options), options);
    return createGame(field, firstPosition(field));
  },
};

/** The situation of a scenario. @throws Faulty for a scenario, option or value that does not exist */
function scenarioSituation(scenario: string, options: Readonly<Record<string, string>> = {}): SituationBase {
  checkScenario(SCENARIOS, OPTION_VALUES, scenario, options);
  const situation: Situation = {
    format: "stonebridge-situation",
    version: 1,
    game: "bull-run-1983",
    name: scenario,
    options: { ...(options as Partial<Options>), setup: scenario as Options["setup"] },
    at: { stage: "set-up" },
  };
  return situation;
}
