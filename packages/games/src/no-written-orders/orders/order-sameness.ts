import { TARGET_SEPARATION } from "../measures.ts";
import type { OrderType } from "../vocabulary.ts";

/** Attack counts as Probe and Defend as Delay (NWO-12.4-d). */
export function likeOrder(type: OrderType): OrderType {
  if (type === "probe") return "attack";
  return type === "delay" ? "defend" : type;
}

/**
 * Is an order the same as one in force, waiting or on its way (NWO-12.4-b, NWO-12.4-c)? All General Retreats are the same (NWO-12.3.GR-a).
 * @param distance in hexes between their targets; `undefined` if one of them has none
 */
export function isSameOrder(type: OrderType, other: OrderType, distance: number | undefined): boolean {
  if (likeOrder(type) !== likeOrder(other)) return false;
  return type === "general-retreat" || (distance !== undefined && distance < TARGET_SEPARATION);
}
