import type { OrdersAction } from "../actions/orders.ts";
import type { HolderIndex } from "../measures.ts";
import { type Away, type Elsewhere, type Refusal, UNKNOWN } from "../refusing.ts";
import { refuseDown } from "../turn/command-phase.ts";
import { ORDER_TYPES } from "../vocabulary.ts";
import { refuseSender, sendersOf } from "./capacity.ts";
import { refuseRejoin } from "./order-giving.ts";
import { ORDERS } from "./refusals.ts";
import { refuseTry } from "./ventures.ts";

type Hiding = "reveal" | "appear" | "deceive" | "plant" | "strike" | "show";

/** Why an order cannot be given, tried, written or ended now. `done` ends many choices: no clause says when. */
export const ordersElsewhere: Elsewhere<Exclude<OrdersAction, { readonly type: Hiding }>> = {
  "stand-down": (away) =>
    ofHolder(away, away.action.holder, (holder) => refuseDown(away.field, away.p, away.side, holder), "down-over"),
  try: (away) =>
    ofHolder(away, away.action.holder, (holder) => refuseTry(away.field, away.p, [], away.side, holder), "try-over"),
  "try-for": ({ field, action }) =>
    field.holderIndex.has(action.from) && field.holderIndex.has(action.to)
      ? ORDERS["try-over"]
      : UNKNOWN["no-such-holder"],
  command: (away) => ofHolder(away, away.action.holder, () => undefined, "command-none"),
  address: ({ field, p, side, action }) => {
    const from = field.holderIndex.get(action.from);
    if (from === undefined || !field.holderIndex.has(action.to)) return UNKNOWN["no-such-holder"];
    return sendersOf(field, p, side).includes(from) ? ORDERS["address-over"] : refuseSender(field, side, from);
  },
  withdraw: (away) => ofHolder(away, away.action.to, () => undefined, "withdraw-none"),
  "retreat-all": (away) => ofHolder(away, away.action.from, () => undefined, "address-over"),
  rejoin: (away) =>
    ofHolder(away, away.action.holder, (holder) => refuseRejoin(away.field, away.p, away.side, holder), "rejoin-over"),
  kind: ({ action }) => (ORDER_TYPES.includes(action.order) ? ORDERS["draft-none"] : UNKNOWN["no-such-order"]),
  aim: refuseHex,
  stretch: refuseHex,
  via: refuseHex,
  force: () => ORDERS["draft-none"],
  guard: () => ORDERS["draft-none"],
  hide: () => ORDERS["draft-none"],
  attach: ({ field, action }) =>
    field.holderIndex.has(action.formation) ? ORDERS["draft-none"] : UNKNOWN["no-such-holder"],
  add: () => ORDERS["draft-none"],
  send: () => ORDERS["draft-none"],
  scrap: () => ORDERS["draft-none"],
  fall: refuseFalling,
  halt: refuseFalling,
  done: () => undefined,
};

function ofHolder(
  { field }: Away,
  id: string,
  rule: (holder: HolderIndex) => Refusal | undefined,
  over: "down-over" | "try-over" | "command-none" | "withdraw-none" | "address-over" | "rejoin-over",
): Refusal {
  const holder = field.holderIndex.get(id);
  return holder === undefined ? UNKNOWN["no-such-holder"] : (rule(holder) ?? ORDERS[over]);
}

function refuseHex({ field, action }: Away<OrdersAction & { readonly hex: string }>): Refusal {
  return field.map.grid.index(action.hex) === undefined ? UNKNOWN["no-such-hex"] : ORDERS["draft-none"];
}

function refuseFalling({ field, action }: Away<OrdersAction & { readonly unit: string }>): Refusal {
  return field.unitIndex.has(action.unit) ? ORDERS["fall-none"] : UNKNOWN["no-such-unit"];
}
