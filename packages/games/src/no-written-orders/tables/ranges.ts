import { POINT } from "./terrain-table.ts";

/** Ranges (table TR) in hexes, or in half movement points where they are traced along ground. */

/** Command, and orders that arrive at once (NWO-12.1-a, NWO-RUL170). */
export const COMMAND_RANGE = 3 * POINT;
/** What an aide rides in a turn (NWO-RUL171). */
export const AIDE_SPEED = 6 * POINT;
/** How far a target may lie (NWO-12.3-c). */
export const TARGET_RANGE = 10 * POINT;
/** Hexes between two targets that are not the same (NWO-12.4-c). */
export const TARGET_SEPARATION = 10;
/** Hexes at which an Attack stops closing up, and within which leaders stay on Defend and Delay (NWO-RUL195). */
export const ORDER_RADIUS = 2;
/** Hexes between units of a division under its own orders (NWO-12.13-c, NWO-RUL183). */
export const DIVISION_COHESION = 2;
/** Hexes between leaders within which demoralisation tells (NWO-14.3-a). */
export const BAD_COMPANY = 5;
/** Strength points in a hex (NWO-5.3-a). */
export const STACKING_LIMIT = 12;

/** What holds where a module’s scale says nothing else (NWO-8.1-b, NWO-8.3-e, NWO-12.14-c). */
export const DEFAULT_RANGES = { artillery: 3, lineOfSight: 5, extendedSight: { day: 8, rain: 4, night: 1 } } as const;

/** Movement of headquarters and trains (NWO-3.3-b, NWO-19.4.1-a). */
export const HEADQUARTERS_MOVEMENT = 5;
export const TRAIN_MOVEMENT = 3;
