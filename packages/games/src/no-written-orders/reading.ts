/**
 * What bots and analysis need to weigh positions: field and position by index, and what can be seen of them on the map. Screens read views
 * instead.
 */
export { type HexIndex, HexPaths, MAY_ENTER, MAY_PASS, NOWHERE, RIVER } from "@stonebridge/board";
export { forecastBombardment } from "./combat/bombardment-forecast.ts";
export { pointsAt, strengthOf } from "./army/combatants.ts";
export { areaAround, commandPost, inCommand } from "./army/command.ts";
export { allowanceNow } from "./army/condition.ts";
export { coordinatedLimit } from "./turn/chits.ts";
export { controllerOf } from "./land/control.ts";
export { MARCHING_ON_FOOT, ON_FOOT, STEPS, distancesTo, measureFor } from "./land/distances.ts";
export { DIVISION, type Field, FORMATION, HEADQUARTERS, TRAIN, WING } from "./field.ts";
export { forecastAssault } from "./combat/forecast.ts";
export type { Frame, FrameOf } from "./frames.ts";
export { decoysNow } from "./hiding/deceiving.ts";
export { hexOf as hexOfMarch } from "./hiding/hiding.ts";
export { BAD_MOVE, INITIATIVE, SUPERIOR } from "./frames/orders.ts";
export { addressOf, ratingOf } from "./army/headings.ts";
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
export { type Target, isAmong } from "./orders/order-book.ts";
export { commandedFrom, type Measured, seenFrom, suppliedHexes, zonesOf } from "./views/overlook.ts";
export {
  DISRUPTED,
  FALLEN,
  FATIGUED,
  LOW_AMMUNITION,
  type Position,
  WAITING,
  firstAt,
  gatesOf,
  holds,
  inZoneOf,
  isLost,
  liftUp,
  marked,
  onMap,
  setDown,
  unitsAt,
} from "./position.ts";
export { type Draft, legAhead } from "./orders/drafting.ts";
export { ordersWith } from "./orders/order-rules.ts";
export { hexesToEnemy } from "./orders/progress.ts";
export { sees } from "./land/sight.ts";
export { armyLosses, levelOf, levelsNow, lossesOf } from "./army/spirits.ts";
export { stepsOf } from "./army/steps.ts";
export { actsWith, boundBy, followedBy, unitsUnder } from "./army/standing.ts";
export { armyTrain, isArmyTrain } from "./army/wagons.ts";
export { haulPrices, haulsTo } from "./supply/train-ways.ts";
export { hexOfPoint, placeHex } from "./situations/starting-places.ts";
export { scoreOf, verdictNow } from "./victory/score.ts";
export { verdictOf } from "./victory/verdict.ts";
