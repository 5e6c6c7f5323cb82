import { reachesAtOnce } from "./capacity.ts";
import type { Given } from "../frames/orders.ts";
import type { HolderIndex } from "../measures.ts";
import { obey } from "./obedience.ts";
import type { Order } from "./order-book.ts";
import type { Play } from "../play.ts";
import { sendOrder } from "./sending.ts";

/**
 * A corps commander’s initiative has given a division its order: it goes from his hex like any other, and is not tested (NWO-12.13-e,
 * NWO-RUL219). @param needs the die with which it is obeyed; 1: it is obeyed on delivery
 */
export function sendUnasked(play: Play, given: Given, needs: number): void {
  const { from, to, orders } = given;
  const aide = !reachesAtOnce(play.field, play.p, from, to);
  sendOrder(play, given, { aide, rule: "NWO-RUL219", unasked: needs });
  if (!aide) receiveUnasked(play, to, orders, needs);
}

/** A division gets the order from its corps commander’s initiative: obeyed now, or as soon as a die allows it (NWO-14.2-b). */
export function receiveUnasked(play: Play, to: HolderIndex, orders: readonly Order[], needs: number): void {
  const { p } = play;
  if (needs === 1) obey(play, to, orders, "corps", p.turn, "NWO-RUL219");
  else p.waiting = p.waiting.with(to, { orders, needs, sent: p.turn, since: p.turn, origin: "corps" });
}
