export { bullRun1983, type OpenedBullRun1983 } from "./game-module.ts";
export { bullRun1983Scenarios } from "./scenario-module.ts";
export type { About, Action, ActionType, AskingStep } from "./actions.ts";
export { ACTION_SHAPES, ASKING_STEPS, isAction } from "./actions.ts";
export {
  type BattleUnits,
  type DeclaredBattle,
  type SightBar,
  declaredBattles,
  forecastBattle,
  sightBars,
  targetsFrom,
} from "./declaration/battle-analysis.ts";
export { builtMap } from "./built-map.ts";
export type * from "./events.ts";
export type { BattleForecast } from "./combat/forecast.ts";
export type { BullRun1983 } from "./game.ts";
export type { Position } from "./position.ts";
export { PIECES, type PieceData } from "./army/pieces.ts";
export type * from "./situations/situation.ts";
export type * from "./views/view.ts";
export * from "./vocabulary.ts";
