/**
 * What players that weigh positions read of them: the tables of field and position by index, what marches cost, and the reckoning of a combat.
 * For bots and analysis; screens read views.
 */
export { LAND, NO_BORDER, NOWHERE, type ZoneIndex, spread } from "@stonebridge/board";
export { cohesionOf, commandCosts, isIndependent, presentOf, within } from "./command.ts";
export { allowedEnds } from "./cohesion.ts";
export { facingsOf } from "./facing.ts";
export {
  ATTACK_COST,
  COMMAND_RANGE,
  COMMANDER_POINTS,
  type CommanderIndex,
  CONFEDERATE,
  type DivisionIndex,
  type Field,
  FORCED_POINTS,
  NONE,
  type SideIndex,
  STACKING_LIMIT,
  UNION,
  type UnitIndex,
} from "./field.ts";
export type { Frame, FrameOf, MarchFrame } from "./frames.ts";
export { dayOf } from "./initiative.ts";
export { allowanceOf, marchesFrom, mayForce, priceOfStep } from "./movement.ts";
export {
  ACTED,
  artilleryOf,
  clockOf,
  combatOf,
  contactsOf,
  fatigueOf,
  fronts,
  holds,
  inFrontOf,
  inReachOf,
  isMounted,
  isPosted,
  marked,
  ON_MAP,
  ROUTED,
  stacked,
  TURNS_OF_FIRST_DAY,
  unitsIn,
  WAITING,
} from "./position.ts";
export { hasRoom } from "./presence.ts";
export { columnOf, defencesOf, type Reckoning, reckon, sumOf } from "./reckoning.ts";
export { totalOf, verdictOf } from "./results.ts";
export { lossesOf, scoreOf } from "./victory.ts";
