/**
 * What players that weigh positions read of them: field and position by index, and what can be seen of them on the map. For bots and
 * analysis; screens read views.
 */
export { type HexIndex, HexPaths, MAY_ENTER, MAY_PASS, NOWHERE, RIVER } from "@stonebridge/board";
export { forecastBombardment } from "./bombardment-forecast.ts";
export { pointsAt, strengthOf } from "./combatants.ts";
export { areaAround, commandPost, inCommand } from "./command.ts";
export { allowanceNow } from "./condition.ts";
export { controllerOf } from "./control.ts";
export { MARCHING_ON_FOOT, ON_FOOT, STEPS, distancesTo, measureFor } from "./distances.ts";
export { DIVISION, type Field } from "./field.ts";
export { forecastAssault } from "./forecast.ts";
export type { Frame, FrameOf } from "./frames.ts";
export { BAD_MOVE, SUPERIOR } from "./frames/orders.ts";
export { addressOf, ratingOf } from "./headings.ts";
export {
  COMMAND_RANGE,
  CONFEDERATE,
  type HolderIndex,
  type LeaderIndex,
  NONE,
  POINT,
  STACKING_LIMIT,
  type SideIndex,
  UNION,
  type UnitIndex,
  isArtillery,
} from "./measures.ts";
export { type Target, isAmong } from "./order-book.ts";
export { commandedFrom, type Measured, seenFrom, suppliedHexes, zonesOf } from "./overlook.ts";
export { type Position, firstAt, gatesOf, holds, inZoneOf, liftUp, onMap, setDown, unitsAt } from "./position.ts";
export { hexesToEnemy } from "./progress.ts";
export { sees } from "./sight.ts";
export { armyLosses, levelOf, levelsNow, lossesOf } from "./spirits.ts";
export { stepsOf } from "./steps.ts";
export { boundBy, unitsUnder } from "./standing.ts";
export { hexOfPoint, placeHex } from "./starting-places.ts";
export { scoreOf, verdictNow } from "./victory.ts";
