import type { RuleId } from "@stonebridge/kernel";
import type { Given } from "../frames/orders.ts";
import type { Courier } from "./order-book.ts";
import { type Play, hexId, holderId, sideId } from "../play.ts";
import { tell } from "../hiding/hearing.ts";
import { ORDERED } from "../position.ts";
import { postOf } from "./capacity.ts";
import { findsFrom, tellDelivered } from "./couriers.ts";

/** How an order goes out. */
interface Sending extends Pick<Courier, "unasked"> {
  /** With an aide, rather than delivered at once. */
  readonly aide: boolean;
  readonly rule: RuleId;
}

/** An order leaves its sender: an aide sets out with it, or it is reported as delivered (NWO-12.4-a, NWO-RUL170, NWO-RUL171). */
export function sendOrder(play: Play, given: Given, { aide, rule, ...unasked }: Sending): void {
  const { field, p } = play;
  const { from, to, orders } = given;
  const { side, leader } = field.holders[from];
  tell(play, {
    type: "order-sent",
    rule,
    audience: [sideId(side)],
    from: holderId(play, from),
    to: holderId(play, to),
    orders: orders.map(({ type }) => type),
    aide,
  });
  // NWO-RUL154: a leader who orders others rides half as far
  p.leaderMarks[leader] |= ORDERED;
  if (!aide) return tellDelivered(play, given);
  const hex = postOf(field, p, from);
  p.couriers = [
    ...p.couriers,
    { side, hex, from, to, orders, sent: p.turn, ...unasked, ...findsFrom(field, p, side, hex, to) },
  ];
  // The other side sees him leave, so neither side takes its orders back any more.
  return tell(play, { type: "aide-rode", rule: "NWO-RUL171", reveals: true, hex: hexId(play, hex) });
}
