/**
 * What players that weigh positions read of them: field and position by index, and what can be seen of them on the map. For bots and
 * analysis; screens read views.
 */
export { CONFEDERATE, NONE, POINT, UNION, type SideIndex, type UnitIndex } from "./measures.ts";
export { commandedFrom, type Measured, seenFrom, suppliedHexes, zonesOf } from "./overlook.ts";
export { armyLosses, levelOf, levelsNow, lossesOf } from "./spirits.ts";
export { stepsOf } from "./steps.ts";
export { boundBy } from "./standing.ts";
export { hexOfPoint, placeHex } from "./starting-places.ts";
export { scoreOf, verdictNow } from "./victory.ts";
