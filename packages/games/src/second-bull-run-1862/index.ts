export { secondBullRun1862, type OpenedSecondBullRun1862 } from "./game-module.ts";
export { secondBullRun1862Scenarios } from "./scenario-module.ts";
export type { About, Action, ActionType, AskingStep } from "./actions.ts";
export { ACTION_SHAPES, ASKING_STEPS, isAction } from "./actions.ts";
export {
  cohesionZones,
  commandOf,
  commandOfDivision,
  commandOfUnit,
  partingEnds,
  reachOf,
  ridesOf,
  zonesOfControl,
} from "./analysis/analysis.ts";
export { COMBAT_RESULTS } from "./analysis/analysis-types.ts";
export type * from "./analysis/analysis-types.ts";
export type * from "./events.ts";
export { forecast, forecastAttack, forecastFight } from "./analysis/forecast.ts";
export type { SecondBullRun1862 } from "./game.ts";
export { builtMap } from "./map.ts";
export type { Position } from "./position.ts";
export type * from "./scenarios/scenario-data.ts";
export { ARRIVES_UP_TO, TURN_TRACK } from "./scenarios/scenario-data.ts";
export { SCENARIO_DATA } from "./scenarios/scenarios.ts";
export type * from "./situations/situation.ts";
export { type CommanderData, COMMANDERS, type DivisionData, DIVISIONS, type UnitData, UNITS } from "./units.ts";
export type * from "./views/view.ts";
export type { CommanderValues, UnitValues } from "./armies.ts";
export * from "./vocabulary.ts";
