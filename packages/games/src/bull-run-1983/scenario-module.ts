import { isObject, scenarioModule, type ScenarioModule, type SituationBase } from "@stonebridge/kernel";
import type { Action } from "./actions.ts";
import type { GameEvent } from "./events.ts";
import { createGame, REPLAYS, RULES_VERSION, type BullRun1983 } from "./game.ts";
import type { Position } from "./position.ts";
import type { Situation } from "./situations/situation.ts";
import type { View } from "./views/view.ts";
import { OPTION_VALUES, SIDES } from "./vocabulary.ts";
import { OPTIONS, SCENARIOS } from "./options.ts";
import { builtMap } from "./built-map.ts";
import { createField } from "./field.ts";
import { firstPosition } from "./situations/first-position.ts";
import { orderOfBattle } from "./army/pieces.ts";

/** *Bull Run* (1983) with its scenarios and options: what a new game needs. */
export const bullRun1983Scenarios: ScenarioModule<Position, Action, GameEvent, View, BullRun1983> = scenarioModule({
  id: "bull-run-1983",
  name: "Bull Run (1983)",
  rulesVersion: RULES_VERSION,
  replays: REPLAYS,
  sides: SIDES,
  scenarios: SCENARIOS,
  options: OPTIONS,
  values: OPTION_VALUES,
  withUnits(situation, values) {
    const pieces: unknown = Reflect.get(situation, "pieces");
    const before: readonly unknown[] = Array.isArray(pieces) ? pieces : [];
    const kept = before.filter((one) => !isObject(one) || !Object.hasOwn(values, String(one["id"])));
    const given = Object.entries(values).map(([id, value]) => (isObject(value) ? { ...value, id } : value));
    return { ...situation, pieces: [...kept, ...given] } as SituationBase;
  },
  situation: (head, options): Situation => ({
    ...head,
    options: { ...options, setup: head.name },
    at: { stage: "set-up" },
  }),
  begin(situation, options) {
    const field = createField(situation, builtMap(), orderOfBattle(options), options);
    return createGame(field, firstPosition(field));
  },
});
