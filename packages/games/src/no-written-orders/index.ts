import {
  type GameModule,
  type SituationBase,
  checkRest,
  checkScenario,
  withValuesOfLeaders,
} from "@stonebridge/kernel";
import type { Action } from "./actions.ts";
import type { GameEvent } from "./events.ts";
import { type NoWrittenOrders, RULES_VERSION, createGame } from "./game.ts";
import { MODULES, SCENARIOS } from "./modules/modules.ts";
import { OPTIONS } from "./offered-options.ts";
import type { Position } from "./position.ts";
import { readSituation } from "./situations/situation-reader.ts";
import type { Situation } from "./situations/situation.ts";
import { OPTION_VALUES, type Options, type ScenarioId, SIDES } from "./vocabulary.ts";
import type { View } from "./views/view.ts";

/** The module, whose games tell their field as well: analysis and bots read it. */
interface Module extends GameModule<Position, Action, GameEvent, View> {
  open(situation: unknown): NoWrittenOrders;
}

/** *No Written Orders*: the whole game with its two battles, their starts and options. */
export const noWrittenOrders: Module = {
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
  open(data) {
    const { field, first } = readSituation(data);
    const game = createGame(field, first);
    if (field.situation.at?.stage === "exact") checkRest(game, first, "sequence");
    return game;
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

export type { About, Action, ActionType, AskingStep } from "./actions.ts";
export { ASKING_STEPS } from "./actions.ts";
export { type BombardmentForecast, forecastBombardment } from "./combat/bombardment-forecast.ts";
export { builtMap } from "./land/built-map.ts";
export type { DieRoll, GameEvent } from "./events.ts";
export type { Field, Holder } from "./field.ts";
export { DIVISION, FORMATION, HEADQUARTERS, WING } from "./field.ts";
export type { FireCause, FireFactor } from "./army/fire-strength.ts";
export {
  ASSAULT_ENDS,
  type AssaultEnd,
  type AssaultForecast,
  type FireOf,
  forecastAssault,
} from "./combat/forecast.ts";
export type { NoWrittenOrders } from "./game.ts";
export {
  type ConfidenceOutlook,
  type HolderOutlook,
  holderOutlook,
  type SenderState,
  sendersNow,
} from "./orders/holder-outlook.ts";
export { type InitiativeOutlook, initiativeOutlook } from "./orders/initiative-outlook.ts";
export { readControl } from "./land/control.ts";
export type * from "./modules/module-data.ts";
export { MODULES } from "./modules/modules.ts";
export { type Binding, BINDING_KINDS, type BindingKind, BINDINGS } from "./orders/order-bindings.ts";
export {
  type Carriage,
  type ChanceByTurn,
  type ComplianceOutlook,
  type CourierOutlook,
  couriersTo,
  type DeliveryOutlook,
  type OrderOutlook,
  orderOutlook,
  type SenderOutlook,
  sendersTo,
  type WaitingOutlook,
  waitingOutlook,
} from "./orders/order-outlook.ts";
export { type RetreatOutlook, retreatOutlook } from "./orders/retreat-outlook.ts";
export type { Position } from "./position.ts";
export { REFUSAL_REASONS, type RefusalReason } from "./refusals.ts";
export type * from "./situations/situation.ts";
export type { LeaderValues, UnitValues } from "./army/unit-values.ts";
export { wayThrough } from "./orders/targets.ts";
export type { Verdict } from "./verdict.ts";
export type { Score } from "./victory.ts";
export type * from "./views/view.ts";
export * from "./vocabulary.ts";
