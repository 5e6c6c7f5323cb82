import { scenarioModule, type ScenarioModule, withValuesOfLeaders } from "@stonebridge/kernel";
import type { Action } from "./actions.ts";
import type { GameEvent } from "./events.ts";
import { createGame, REPLAYS, RULES_VERSION, type NoWrittenOrders } from "./game.ts";
import type { Position } from "./position.ts";
import type { Situation } from "./situations/situation.ts";
import type { View } from "./views/view.ts";
import { OPTION_VALUES, SIDES } from "./vocabulary.ts";
import { OPTIONS } from "./options/offered-options.ts";
import { createField } from "./opened-field.ts";
import { earlyMap } from "./modules/early-maps.ts";
import { MODULES, SCENARIOS, startOf } from "./modules/modules.ts";
import { beginningOf } from "./situations/beginning.ts";
import { optionFaults } from "./situations/option-faults.ts";

/** *No Written Orders* with its scenarios and options: what a new game on the first battlefield needs. The other one comes with the whole game. */
export const noWrittenOrdersScenarios: ScenarioModule<Position, Action, GameEvent, View, NoWrittenOrders> =
  scenarioModule({
    id: "no-written-orders",
    name: "No Written Orders",
    rulesVersion: RULES_VERSION,
    replays: REPLAYS,
    sides: SIDES,
    scenarios: SCENARIOS,
    options: OPTIONS,
    values: OPTION_VALUES,
    withUnits: (situation, values) =>
      withValuesOfLeaders(situation, "leaderValues", values, (id) =>
        Object.values(MODULES).some(({ leaders }) => leaders.some((leader) => leader.id === id)),
      ),
    situation: (head, options): Situation => ({ ...head, scenario: head.name, options, at: { stage: "start" } }),
    begin(situation, options) {
      const { module, scenario } = startOf(situation.scenario);
      const map = earlyMap(module.id);
      if (map === undefined || optionFaults(module, options).length > 0) return undefined;
      const field = createField(situation, module, scenario, map, options);
      return createGame(field, beginningOf(field));
    },
  });
