import { type GameModule, type SituationBase, checkRest, checkScenario, isObject } from "@stonebridge/kernel";
import type { Action } from "./actions.ts";
import type { GameEvent } from "./events.ts";
import { type BullRun1983, RULES_VERSION, createGame } from "./game.ts";
import { OPTIONS, SCENARIOS } from "./options.ts";
import type { Position } from "./position.ts";
import type { Situation } from "./situation.ts";
import { readSituation } from "./situation-reader.ts";
import { OPTION_VALUES, type Options, SIDES } from "./vocabulary.ts";
import type { View } from "./view.ts";

/** The module, whose games tell their field as well: analysis and bots read it. */
interface Module extends GameModule<Position, Action, GameEvent, View> {
  open(situation: unknown): BullRun1983;
}

/** *Bull Run* (Avalon Hill, 1983, R09): the whole game, its scenarios and options. */
export const bullRun1983: Module = {
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
  open(data) {
    const { field, first } = readSituation(data);
    const game = createGame(field, first);
    if (field.situation.at.stage === "exact") checkRest(game, first, "at.steps");
    return game;
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

export type { About, Action, ActionType, AskingStep } from "./actions.ts";
export { ASKING_STEPS } from "./actions.ts";
export {
  type BattleUnits,
  type DeclaredBattle,
  type SightBar,
  declaredBattles,
  forecastBattle,
  sightBars,
  targetsFrom,
} from "./battle-analysis.ts";
export { builtMap } from "./built-map.ts";
export type * from "./events.ts";
export type { BattleForecast } from "./forecast.ts";
export type { BullRun1983 } from "./game.ts";
export type { Position } from "./position.ts";
export { PIECES, type PieceData } from "./pieces.ts";
export { REFUSAL_REASONS, type RefusalReason } from "./refusals.ts";
export type * from "./situation.ts";
export type * from "./view.ts";
export * from "./vocabulary.ts";
