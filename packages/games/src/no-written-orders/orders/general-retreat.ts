import { NOWHERE } from "@stonebridge/board";
import type { Refusal } from "../refusing.ts";
import { mayRetreatGenerally } from "../army/demoralisation.ts";
import { addressOf } from "../army/headings.ts";
import { armyLosses, levelOf } from "../army/spirits.ts";
import { isDetached } from "../army/standing.ts";
import { DIVISION, type Field, HEADQUARTERS } from "../field.ts";
import type { Given } from "../frames/orders.ts";
import type { HolderIndex } from "../measures.ts";
import type { Order } from "./order-book.ts";
import type { Position } from "../position.ts";
import { ORDERS } from "./refusals.ts";
import { capacityOf, isBoundToSight } from "./capacity.ts";
import { ordersWith, refuseBySpecialRule } from "./order-rules.ts";

const ORDER: Order = { type: "general-retreat", waypoints: [], forced: false, hidden: false };

/**
 * Why an army may not be called back as a whole: it takes an order of its commander, given face to face if he is away from headquarters,
 * and a holder that has not been called back yet (NWO-12.3.GR-a, NWO-12.3.GR-d, NWO-12.4-b, NWO-12.12-a..c, NWO-RUL192, NWO-D09).
 */
export function refuseRetreat(
  field: Field,
  p: Position,
  given: readonly Given[],
  from: HolderIndex,
): Refusal | undefined {
  if (field.holders[from].kind !== HEADQUARTERS) return ORDERS["retreat-other"];
  const special = refuseBySpecialRule(field, p, from, "general-retreat");
  if (special !== undefined) return special;
  const { side } = field.holders[from];
  if (!mayRetreatGenerally(armyLosses(field, p, side), levelOf(field, p, side))) return ORDERS["retreat-early"];
  if (given.some((one) => one.from === from && isGeneralRetreat(one.orders))) return ORDERS["retreat-same"];
  if (capacityOf(field, p, from) === 0 || given.some((one) => one.from === from)) return ORDERS["address-capacity"];
  if (isBoundToSight(field, p, from)) return ORDERS["retreat-face"];
  return calledBack(field, p, from).length === 0 ? ORDERS["retreat-same"] : undefined;
}

/** Is it an order that calls back a whole army? */
export function isGeneralRetreat([first]: readonly Order[]): boolean {
  return first?.type === "general-retreat";
}

/**
 * The recipients of a General Retreat: every formation, independent division and wing that is there, and the headquarters, which are
 * ordered like them (NWO-12.3.GR-a, NWO-RUL192); except those that have it already, or to which it is on its way (NWO-12.4-b).
 */
export function calledBack(field: Field, p: Position, from: HolderIndex): readonly HolderIndex[] {
  const others = [...field.holders.keys()].filter((to) => {
    const { army, kind } = field.holders[to];
    return army === from && addressOf(field, p, to) !== NOWHERE && (kind !== DIVISION || isDetached(field, p, to));
  });
  const all = p.seat[from] >= 0 ? [...others, from] : others;
  return all.filter((to) => !ordersWith(p, to).some(({ type }) => type === ORDER.type));
}

/** One order to each of them. */
export function generalRetreat(field: Field, p: Position, from: HolderIndex): readonly Given[] {
  return calledBack(field, p, from).map((to) => ({ from, to, orders: [ORDER] }));
}
