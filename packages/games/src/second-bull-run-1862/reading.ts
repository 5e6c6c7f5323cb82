/**
 * What bots and analysis need to weigh positions: the tables of field and position by index, what marches cost, and the calculation of a
 * combat. Screens read views instead.
 */
export { NOWHERE, type ZoneIndex } from "@stonebridge/board";
export { exposes } from "./command/commanders.ts";
export { commandCosts, presentOf } from "./command/command-range.ts";
export { divisionsFor } from "./command/activation.ts";
export { endsAllowed } from "./movement/ends.ts";
export {
  ATTACK_COST,
  COHESION,
  COMMAND_RANGE,
  COMMANDER_POINTS,
  CONFEDERATE,
  type Field,
  FORCED_POINTS,
  NONE,
  type SideIndex,
  STACKING_LIMIT,
  UNION,
} from "./field.ts";
export type { FrameOf, MarchFrame } from "./frames.ts";
export { allowanceOf, marchesFrom, mayForce, priceOfStep } from "./movement/movement.ts";
export {
  ACTED,
  artilleryOf,
  clockOf,
  combatOf,
  ELIMINATED,
  fatigueOf,
  fronts,
  holds,
  inFrontOf,
  inReachOf,
  isMounted,
  isPosted,
  LEFT,
  marked,
  ON_MAP,
  ROUTED,
  TURNS_OF_FIRST_DAY,
  unitsIn,
  WAITING,
  WITHDRAWN,
} from "./position.ts";
export { hasRoom } from "./movement/presence.ts";
export { AGAINST_GUNS, COLUMN_VALUES, columnOf, reckon, sumOf } from "./combat/reckoning.ts";
export { totalOf, verdictOf } from "./combat/results.ts";
export { lossesOf, pointsForLosses, scoreOf } from "./scenarios/victory.ts";
export { linesOf } from "./turn/schedule.ts";
