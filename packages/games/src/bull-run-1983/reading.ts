/**
 * What bots and analysis need to weigh positions: the tables of field and position by index, and the outcomes of battles. Screens read
 * views instead.
 */
export { BRIDGE, FORD, type HexIndex, HexPaths, LAND, NOWHERE, RIVER } from "@stonebridge/board";
export { commandsInHex, commandsInRange } from "./command/command.ts";
export type { Field } from "./field.ts";
export { BOMBARDMENT, type Battle, type Frame, type FrameOf, MELEE, type MarchFrame } from "./frames.ts";
export type { Ground } from "./movement/ground.ts";
export {
  CONFEDERATE,
  FORD_LIMIT,
  GUN_RANGE,
  LAST_TURN,
  NOBODY,
  NONE,
  NOON,
  type PieceIndex,
  POINT,
  RANGE,
  STACKING_LIMIT,
  type SideIndex,
  UNION,
} from "./measures.ts";
export {
  ACTIVE,
  FROZEN,
  LOST,
  MOVED,
  type Position,
  RALLIES,
  SPENT,
  UNLIMBERED,
  WAITING,
  attackOf,
  controls,
  firstAt,
  groundNow,
  hasUnit,
  limitAt,
  marked,
  movementOf,
  onMap,
  piecesAt,
  pointsAt,
} from "./position.ts";
export { reckon } from "./combat/reckoning.ts";
export { resultsOf } from "./combat/result.ts";
export { type Obstacle, sees, whyNoSight } from "./combat/sight.ts";
export { EVEN, columnOf, totalsOf } from "./combat/strength.ts";
export { COMBAT_RESULTS } from "./combat/tables.ts";
