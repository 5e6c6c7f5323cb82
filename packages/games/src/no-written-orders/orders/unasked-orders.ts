import { reachesAtOnce, postOf } from "./capacity.ts";
import { findsFrom, tellDelivered } from "./couriers.ts";
import type { Given } from "../frames/orders.ts";
import type { HolderIndex } from "../measures.ts";
import { obey } from "./obedience.ts";
import type { Order } from "../order-book.ts";
import { type Play, hexId, holderId, sideId, tell } from "../play.ts";
import { ORDERED } from "../position.ts";

/**
 * A corps commander’s initiative has given a division its order: it goes from his hex like any other, and is not tested
 * (NWO-12.13-e, NWO-RUL219). @param needs the die that obeys it; 1: it is obeyed on delivery
 */
export function sendUnasked(play: Play, given: Given, needs: number): void {
  const { field, p } = play;
  const { from, to, orders } = given;
  const { side, leader } = field.holders[from];
  const aide = !reachesAtOnce(field, p, from, to);
  tell(play, {
    type: "order-sent",
    rule: "NWO-RUL219",
    audience: [sideId(side)],
    from: holderId(play, from),
    to: holderId(play, to),
    orders: orders.map(({ type }) => type),
    aide,
  });
  // NWO-RUL154: he who orders others rides half as far
  p.leaderMarks[leader] |= ORDERED;
  if (aide) {
    const hex = postOf(field, p, from);
    p.couriers = [
      ...p.couriers,
      { side, hex, from, to, orders, sent: p.turn, unasked: needs, ...findsFrom(field, p, side, hex, to) },
    ];
    return tell(play, { type: "aide-rode", rule: "NWO-RUL171", hex: hexId(play, hex) });
  }
  tellDelivered(play, given);
  return receiveUnasked(play, to, orders, needs);
}

/** A division gets what its corps commander has ordered of himself: obeyed now, or as soon as a die lets it (NWO-14.2-b). */
export function receiveUnasked(play: Play, to: HolderIndex, orders: readonly Order[], needs: number): void {
  const { p } = play;
  if (needs === 1) obey(play, to, orders, "initiative", p.turn, "NWO-RUL219");
  else p.waiting[to] = { orders, needs, sent: p.turn, since: p.turn, own: true };
}
