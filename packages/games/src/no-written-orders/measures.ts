import type { IndexOf } from "@stonebridge/board";
import { SIDES } from "./vocabulary.ts";

/** Sides inside the engine: small integers, in the order of `SIDES`. */
export const UNION = 0;
export const CONFEDERATE = 1;
export type SideIndex = IndexOf<"side">;

/** The side of a player; NONE for a spectator. */
export function sideOf(seat: string): SideIndex {
  return SIDES.findIndex((id) => id === seat);
}

/** Places of units, leaders, and holders of orders in the lists of the field. */
export type UnitIndex = IndexOf<"unit">;
export type LeaderIndex = IndexOf<"leader">;
export type HolderIndex = IndexOf<"holder">;
/** Nobody, nothing. */
export const NONE = -1;

/** One movement point, so that halves are whole numbers (NWO-5.2-a). */
export const POINT = 2;
/** Strength points that may stand in a hex (NWO-5.3-a). */
export const STACKING_LIMIT = 12;
/** Ranges in halves of a movement point (table TR): command and orders given at once; an aide in a turn; targets of orders. */
export const COMMAND_RANGE = 3 * POINT;
export const AIDE_RANGE = 6 * POINT;
export const ORDER_RANGE = 10 * POINT;
/** Hexes between the targets of an order and its like (NWO-12.4-c). */
export const TARGET_SEPARATION = 10;
/** Attack in contact, Defend, Delay (table TR); units of a division with its own order (NWO-12.13-c, NWO-RUL183). */
export const RADIUS = 2;

/** Arms as small integers, in the order of `ARMS`. */
export const INFANTRY = 0;
export const CAVALRY = 1;
export const FOOT = 2;
export const HORSE = 3;

export function isArtillery(arm: number): boolean {
  return arm >= FOOT;
}
