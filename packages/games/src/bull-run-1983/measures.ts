import type { IndexOf } from "@stonebridge/board";

/** Sides inside the engine: small integers, in the order of `SIDES`. */
export const UNION = 0;
export const CONFEDERATE = 1;
export const NOBODY = -1;
export type SideIndex = IndexOf<"side">;

/** A piece's index in the roster. */
export type PieceIndex = IndexOf<"piece">;
/** No piece. */
export const NONE = -1;

/** One movement point, so that thirds and halves are whole numbers (BR83-5.61-a). */
export const POINT = 6;
/** BR83-5.4-a, BR83-1.11-a; on a ford BR83-5.52-b. Defense points. */
export const STACKING_LIMIT = 12;
/** Defense points that may stand on a ford (BR83-5.52-b), and enter it in a player-turn (BR83-5.52-c). */
export const FORD_LIMIT = 8;
/** Recon, command and rally range (BR83-1.35-a, BR83-4.53-a, BR83-14.2-a), in hexes. */
export const RANGE = 4;
/** Long-range fire (BR83-9.2-a), in hexes. */
export const GUN_RANGE = 3;

/** How a piece pays for its way (BR83-5.6-d, BR83-5.63-a). */
export const ON_FOOT = 0;
/** A battery: a cheaper road rate. */
export const ON_WHEELS = 1;
/** A brigade piece: no road rate (BR83-5.63-a). */
export const IN_LINE = 2;

/** Game turns (BR83-2.1-a): 9:00 AM is the first, half an hour each; 10:30 AM, NOON and 8:00 PM matter. */
export const HALF_PAST_TEN = 4;
/** From this turn on units are revived (BR83-14.1-a). */
export const NOON = 7;
/** 8:00 PM: the stars decide after it (BR83-3.3-a). */
export const LAST_TURN = 23;
