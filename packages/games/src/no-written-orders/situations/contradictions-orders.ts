import { type HexIndex, NOWHERE } from "@stonebridge/board";
import type { Faults } from "@stonebridge/kernel";
import { commandsOver } from "../orders/capacity.ts";
import { DIVISION, type Field, HEADQUARTERS, TRAIN } from "../field.ts";
import { addressOf } from "../army/headings.ts";
import type { HolderIndex } from "../measures.ts";
import type { Order } from "../orders/order-book.ts";
import { isSameOrder } from "../orders/order-sameness.ts";
import { checkSequence } from "../orders/sequence-faults.ts";
import type { Beginning } from "./setting.ts";
import type { Position } from "../position.ts";
import type { PartOfState, State } from "./state-forms.ts";
import { isDetached } from "../army/standing.ts";
import { isTarget, orderRange } from "../orders/targets.ts";

/** What is checked for every order of a situation. */
interface Errand {
  readonly at: string;
  readonly to: HolderIndex;
  readonly orders: readonly Order[];
  /** Made by the rules themselves: such an order may aim anywhere (reading 3.6, NWO-RUL175). */
  readonly byRule: boolean;
}

/**
 * Adds what is wrong with the orders of a situation: recipients, targets, how many a commander sends. Repeated orders and the distance of
 * targets are only checked at the start of a turn: later in it, pieces have already moved.
 * @param p with everything placed
 */
export function checkOrders(
  field: Field,
  p: Position,
  told: PartOfState,
  stage: Beginning["stage"],
  faults: Faults,
): void {
  const errands = errandsOf(told);
  for (const errand of errands) checkErrand(field, p, errand, stage, faults);
  for (const list of ["orders", "waiting", "night"] as const) checkOnce(field, told[list] ?? [], list, faults);
  checkAides(field, told.aides ?? [], faults);
  if (stage !== "turn") return;
  checkRepeated(field, errands, faults);
  checkCapacity(field, p, told.aides ?? [], faults);
}

function errandsOf({ orders = [], waiting = [], night = [], aides = [] }: PartOfState): readonly Errand[] {
  const errands = (key: string, list: readonly Pick<Errand, "to" | "orders">[]): readonly Errand[] =>
    list.map((one, index) => ({ to: one.to, orders: one.orders, at: `${key}[${index}]`, byRule: false }));
  const standing = orders.map(({ to, orders: own, origin }, index): Errand => {
    return { to, orders: own, at: `orders[${index}]`, byRule: origin === "rule" || origin === "trait" };
  });
  return [...standing, ...errands("waiting", waiting), ...errands("night", night), ...errands("aides", aides)];
}

function checkErrand(
  field: Field,
  p: Position,
  { at, to, orders, byRule }: Errand,
  stage: Beginning["stage"],
  faults: Faults,
): void {
  const { id, kind } = field.holders[to];
  const address = addressOf(field, p, to);
  if (stage === "turn" && address === NOWHERE && kind !== DIVISION)
    faults.add(`${at}.to`, `${id} is not on the map, so nobody can obey the order`, "NWO-RUL152");
  if (kind === DIVISION && at.startsWith("orders") && !isDetached(field, p, to))
    faults.add(`${at}.to`, `${id} has an order of its own: its units must be detached`, "NWO-12.13-a");
  let from = address;
  checkSequence(orders, `${at}.orders`, faults);
  for (const [leg, order] of orders.entries()) {
    const legAt = `${at}.orders[${leg}]`;
    checkKind(order, kind, legAt, faults);
    if (!byRule) checkTarget(field, order, stage === "turn" ? from : NOWHERE, id, legAt, faults);
    from = order.target?.flag ?? from;
  }
}

/** Orders of headquarters and trains, and what only a March may be. */
function checkKind({ type, forced, hidden }: Order, kind: number, at: string, faults: Faults): void {
  if (
    (kind === HEADQUARTERS || kind === TRAIN) &&
    type !== "march" &&
    type !== "fall-back" &&
    type !== "general-retreat"
  )
    faults.add(`${at}.type`, "headquarters and trains can only get March, Fall Back or General Retreat", "NWO-11.5-a");
  if (type === "march") return;
  if (forced) faults.add(`${at}.forced`, "only a March can be forced", "NWO-16.2-c");
  if (hidden) faults.add(`${at}.hidden`, "only a March can be out of sight", "NWO-19.7.1-a");
}

/** @param from the hex its reach is measured from; NOWHERE: it is not measured */
function checkTarget(field: Field, order: Order, from: HexIndex, id: string, at: string, faults: Faults): void {
  const { target, waypoints, type } = order;
  const { ids } = field.map.grid;
  if (target === undefined) {
    if (type !== "fall-back" && type !== "general-retreat")
      faults.add(`${at}.target`, "is missing; only Fall Back and General Retreat have no target", "NWO-12.3-b");
    return;
  }
  for (const [index, { flag }] of [target, ...waypoints].entries()) {
    const where = index === 0 ? `${at}.target` : `${at}.waypoints[${index - 1}]`;
    if (!isTarget(field, flag))
      faults.add(
        where,
        `${ids[flag]} cannot be a target: it has no town, road, railroad, crest, stream or named place`,
        "NWO-12.3-b",
      );
  }
  if (
    from !== NOWHERE &&
    waypoints.length === 0 &&
    isTarget(field, target.flag) &&
    orderRange(field, from)[target.flag] === 0
  )
    faults.add(`${at}.target`, `${ids[target.flag]} is out of reach for ${id} in ${ids[from]}`, "NWO-12.3-c");
}

function checkOnce(field: Field, list: readonly { readonly to: HolderIndex }[], key: string, faults: Faults): void {
  for (const [index, { to }] of list.entries())
    if (list.findIndex((one) => one.to === to) !== index)
      faults.add(`${key}[${index}].to`, `${field.holders[to].id} is in this list already`, "NWO-RUL187");
}

/** Aides ride for their own side, from a commander to one of his subordinates. */
function checkAides(field: Field, aides: State["aides"], faults: Faults): void {
  for (const [index, { side, from, to, unasked }] of aides.entries()) {
    const at = `aides[${index}]`;
    if (field.holders[to].side !== side || field.holders[from].side !== side)
      faults.add(`${at}.side`, "must be the side of the sender and of the recipient", "NWO-12-a");
    else if (unasked === undefined && !commandsOver(field, from, to))
      faults.add(`${at}.to`, `${field.holders[from].id} gives no orders to ${field.holders[to].id}`, "NWO-12-a");
  }
}

/** No holder gets two orders that say the same (NWO-12.4-b). */
function checkRepeated(field: Field, errands: readonly Errand[], faults: Faults): void {
  for (const [index, { at, to, orders }] of errands.entries()) {
    const [order] = orders;
    const same = errands.slice(0, index).find((other) => {
      const [first] = other.orders;
      if (other.to !== to || first === undefined || order === undefined) return false;
      const [one, two] = [order.target?.flag, first.target?.flag];
      const distance = one === undefined || two === undefined ? undefined : field.map.grid.distance(one, two);
      return isSameOrder(order.type, first.type, distance);
    });
    if (same !== undefined) faults.add(`${at}.orders`, `says the same as ${same.at}`, "NWO-12.4-b");
  }
}

/** No commander sends more orders in a turn than his rating (NWO-12.12-a); a General Retreat to all is one. */
function checkCapacity(field: Field, p: Position, aides: State["aides"], faults: Faults): void {
  const sent = new Map<string, number>();
  for (const [index, aide] of aides.entries()) {
    const { leader, id } = field.holders[aide.from];
    if (aide.unasked !== undefined || leader === -1 || aide.orders[0]?.type === "general-retreat") continue;
    const key = `${aide.from} ${aide.sent}`;
    const count = (sent.get(key) ?? 0) + 1;
    sent.set(key, count);
    if (count > p.rating[leader])
      faults.add(`aides[${index}].from`, `${id} can send at most ${p.rating[leader]} in a turn`, "NWO-12.12-a");
  }
}
