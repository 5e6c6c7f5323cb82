import { scenarioModule, type ScenarioModule, withValues } from "@stonebridge/kernel";
import type { Action } from "./actions.ts";
import type { GameEvent } from "./events.ts";
import { createGame, RULES_VERSION, type BullRun1861 } from "./game.ts";
import type { Position } from "./position/position.ts";
import type { Situation } from "./situations/situation.ts";
import type { View } from "./views/view.ts";
import { OPTION_VALUES, SIDES } from "./vocabulary.ts";
import { OPTIONS, SCENARIOS } from "./options.ts";
import { createField } from "./field.ts";
import { builtMap } from "./built-map.ts";
import { firstPosition } from "./situations/first-position.ts";
import { UNITS } from "./units.ts";

/** *Bull Run 1861* with its scenarios and options: what a new game needs. */
export const bullRun1861Scenarios: ScenarioModule<Position, Action, GameEvent, View, BullRun1861> = scenarioModule({
  id: "bull-run-1861",
  name: "Bull Run 1861",
  rulesVersion: RULES_VERSION,
  sides: SIDES,
  scenarios: SCENARIOS, // BR61-12-a
  options: OPTIONS,
  values: OPTION_VALUES,
  withUnits: (situation, values) => withValues(situation, "units", values),
  situation: (head, options): Situation => ({
    ...head,
    options: { ...options, setup: head.name },
    at: { stage: "set-up" },
  }),
  begin(situation, options) {
    const field = createField(situation, builtMap(), UNITS, options);
    return createGame(field, firstPosition(field));
  },
});
