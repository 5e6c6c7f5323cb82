/**
 * What bots and analysis need to weigh positions: the tables of field and position by index, and the calculation of a combat. Screens read
 * views instead.
 */
export { LAND, NOWHERE } from "@stonebridge/board";
export { type Reckoning, ratioRow, reckon } from "./combat/reckoning.ts";
export { resultOf } from "./combat/combat.ts";
export {
  COMMAND_RANGE,
  type Field,
  NONE,
  NORTH,
  type PieceIndex,
  SIDE_OF_HEADQUARTERS,
  SOUTH,
  STACKING_LIMIT,
  type SideIndex,
  type UnitIndex,
  markerOf,
  unitOf,
} from "./field.ts";
export type { Frame, FrameOf, MarchFrame, OperationalFrame } from "./position/frames.ts";
export {
  ACTED,
  ATTACHED,
  CROSSED_SUDLEY,
  ELIMINATED,
  ON_MAP,
  OPERATIONAL,
  WAITING,
  combatOf,
  fatigueOf,
  holds,
  inContact,
  inReachOf,
  isExtended,
  pieceArtillery,
  pieceCavalry,
  pieceCombat,
  stacked,
  stepLosses,
} from "./position/position.ts";
export { pricesFor } from "./movement/presence.ts";
export { MANEUVER_BRIGADES, lossPoints, scoreOf, sudleyCrossers } from "./victory.ts";
export { NORTHERN_REINFORCEMENTS, THIRTIETH_VIRGINIA } from "./units.ts";
