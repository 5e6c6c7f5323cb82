import { line, type Line } from "@stonebridge/kernel/words";
import { and, own } from "@stonebridge/kernel/words/english";
import type { OrdersEvent } from "../../events/orders.ts";
import type { InitiativeOutcome } from "../../orders/initiative.ts";
import type { Compliance, OrderType } from "../../vocabulary.ts";
import type { Tellers } from "../telling.ts";
import { thrown } from "./dice.ts";
import { article, needs, type Say } from "./grammar.ts";
import { sequence } from "./sequence.ts";
import { units } from "./units.ts";

const COMPLIANCES: Readonly<Record<Compliance, string>> = {
  C: "Obeys at once",
  R4: "Obeys later, on a 4 or more",
  R5: "Obeys later, on a 5 or more",
  R6: "Obeys later, on a 6",
};

const TRIED: Readonly<Record<InitiativeOutcome, string>> = {
  "bad-move": "A bad move",
  "no-effect": "No effect",
  acts: "He acts on it",
  waits: "His men hesitate, and the order waits",
};

/** "March, then Attack" */
function legs(types: readonly OrderType[]): string {
  return types.map(units.order).join(", then ");
}

function aide({ hex, from }: { readonly hex: string; readonly from?: string }, to: Say): Line {
  return from === undefined
    ? line`An aide sets out from ${to.hex(hex)}.`
    : line`An aide rides: ${to.hex(from)} → ${to.hex(hex)}.`;
}

export const ordersEvents: Tellers<OrdersEvent, Say> = {
  obeyed: ({ holder, order, target, origin }, to) =>
    line`${to.holder(holder)} follows its order: ${{ bold: units.order(order) }}${target === undefined ? "" : line`, ${to.hex(target)}`} (${units.origin(origin)}).`,
  "stood-down": ({ holder }, to) => line`${to.holder(holder)} goes into ${{ bold: "Reserve" }}.`,
  "order-failed": ({ holder }, to) => line`The order of ${to.holder(holder)} ${{ bold: "fails" }}.`,
  rejoined: ({ holder }, to) => line`${to.holder(holder)} rejoins its formation.`,
  "initiative-tried": ({ holder, by, order, roll, result }, to) =>
    line`${to.commander(by ?? holder)} tries ${article(units.order(order))} ${by === undefined ? "of his own" : line`for ${to.holder(holder)}`}: ${thrown(roll)}. ${{ bold: TRIED[result] }}.`,
  "bad-move": ({ holder }, to) =>
    line`${to.commander(holder)} makes a ${{ bold: "bad move" }}: the enemy may order ${to.holder(holder)}.`,
  "confidence-checked": ({ holder, roll, held }, to) =>
    line`Confidence of ${to.holder(holder)}: ${thrown(roll)}${needs(roll)}. ${{ bold: held ? "It holds" : "It breaks" }}.`,
  "order-sent": ({ from, to: addressed, orders: types, aide: rides }, to) => {
    if (from === addressed) return line`${to.commander(from)} orders his headquarters: ${legs(types)}.`;
    return line`${to.commander(from)} orders ${to.holder(addressed)}: ${{ bold: legs(types) }}, ${rides ? "by an aide" : "at once"}.`;
  },
  "aide-rode": aide,
  "order-delivered": ({ to: addressed, orders: types }, to) =>
    line`${to.holder(addressed)} receives its order: ${legs(types)}.`,
  "compliance-tested": ({ holder, column, roll, result }, to) =>
    line`Compliance of ${to.holder(holder)}, column ${column}: ${thrown(roll)}. ${{ bold: COMPLIANCES[result] }}.`,
  "character-tested": ({ holder, roll, follows }, to) =>
    line`Character of ${to.commander(holder)}, needs a 2: ${thrown(roll)}. ${{ bold: follows ? "He follows it" : "He keeps to his orders" }}.`,
  "waiting-tested": ({ holder, roll, obeyed }, to) =>
    line`${own(to.commander(holder))} waiting order: ${thrown(roll)}. ${{ bold: obeyed ? "Obeyed" : "Still waiting" }}.`,
  attached: ({ division, formation }, to) =>
    line`${to.holder(division)} acts with ${to.holder(formation)} from now on.`,
  "hiding-tested": ({ holder, roll, hidden }, to) =>
    line`Hidden march of ${to.holder(holder)}: ${thrown(roll)}. ${{ bold: hidden ? "It stays out of sight" : "It is found" }}.`,
  "march-revealed": ({ holder, hex }, to) => line`A hidden march: ${to.holder(holder)} turns up ${to.at(hex)}.`,
  appeared: ({ unit, hex }, to) => line`${to.unit(unit)} turns up ${to.at(hex)}.`,
  "aide-met": ({ hex, turn }, to) =>
    line`An enemy aide’s order is read ${to.at(hex)}: the commander learns of it in ${sequence.turn(turn, to.names).replace(/^T/, "t")}.`,
  "orders-read": ({ to: addressed, orders: types, targets }, to) =>
    line`An enemy order is known: to ${to.holder(addressed)}, ${{ bold: legs(types) }}${targets.length === 0 ? "" : line` (${and(targets.map(to.hex))})`}.`,
  "decoy-planted": ({ hex }, to) => line`A dummy flag is set ${to.at(hex)}.`,
  "decoy-struck": ({ hex }, to) => line`The dummy flag ${to.at(hex)} is removed.`,
  "top-shown": ({ unit }, to) => line`${to.unit(unit)} is now on top of its stack.`,
  "fell-back": ({ unit, from, to: end }, to) => line`${to.unit(unit)} falls back: ${to.hex(from)} → ${to.hex(end)}.`,
};
