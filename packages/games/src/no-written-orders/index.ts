export { noWrittenOrders, type OpenedNoWrittenOrders } from "./game-module.ts";
export { noWrittenOrdersScenarios } from "./scenario-module.ts";
export type { About, Action, ActionType, AskingStep } from "./actions.ts";
export { ACTION_SHAPES, ASKING_STEPS, isAction } from "./actions.ts";
export { type BombardmentForecast, forecastBombardment } from "./combat/bombardment-forecast.ts";
export type { GameEvent } from "./events.ts";
export type { DieRoll } from "./events/die-roll.ts";
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
export type * from "./situations/setting.ts";
export type * from "./situations/situation.ts";
export type { LeaderValues, UnitValues } from "./army/unit-values.ts";
export { wayThrough } from "./orders/targets.ts";
export type { Verdict } from "./victory/verdict.ts";
export type { Score } from "./victory/score.ts";
export type * from "./views/view.ts";
export * from "./vocabulary.ts";
