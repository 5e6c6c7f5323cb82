import { scenarioModule, type ScenarioModule, withValuesOfLeaders } from "@stonebridge/kernel";
import type { Action } from "./actions.ts";
import type { GameEvent } from "./events.ts";
import { createGame, RULES_VERSION, type SecondBullRun1862 } from "./game.ts";
import type { Position } from "./position.ts";
import type { Situation } from "./situations/situation.ts";
import type { View } from "./views/view.ts";
import { OPTION_VALUES, SIDES } from "./vocabulary.ts";
import { OPTIONS, SCENARIOS } from "./scenarios/options.ts";
import { beginningOf } from "./situations/beginning.ts";
import { ARMIES } from "./armies.ts";
import { createField } from "./field.ts";
import { builtMap } from "./map.ts";
import { SCENARIO_DATA } from "./scenarios/scenarios.ts";
import { COMMANDERS } from "./units.ts";

/** *Second Bull Run 1862* with its scenarios and options: what a new game needs. */
export const secondBullRun1862Scenarios: ScenarioModule<Position, Action, GameEvent, View, SecondBullRun1862> =
  scenarioModule({
    id: "second-bull-run-1862",
    name: "Second Bull Run 1862",
    rulesVersion: RULES_VERSION,
    sides: SIDES,
    scenarios: SCENARIOS, // SB62-11.2-a
    options: OPTIONS,
    values: OPTION_VALUES,
    withUnits: (situation, values) =>
      withValuesOfLeaders(situation, "commanderValues", values, (id) =>
        COMMANDERS.some((commander) => commander.id === id),
      ),
    situation: (head, options): Situation => ({ ...head, scenario: head.name, options, at: { stage: "set-up" } }),
    begin(situation, options) {
      const scenario = SCENARIO_DATA[situation.scenario];
      const field = createField(situation, scenario, builtMap(), ARMIES, options);
      return createGame(field, beginningOf(field));
    },
  });
