import { followCharacter, isCarriedAway } from "./characters.ts";
import { OBEYS_FROM, columnOf, complianceOf } from "./compliance.ts";
import { DIVISION, HEADQUARTERS, TRAIN, WING } from "../field.ts";
import type { Delivery } from "../frames/orders.ts";
import { isDisheartened, ratingOf } from "../army/headings.ts";
import { CONFEDERATE, UNION } from "../measures.ts";
import { obey } from "./obedience.ts";
import { type Play, holderId, roll, rollTwo, sideId } from "../play.ts";
import { tell } from "../hiding/hearing.ts";
import type { Position } from "../position.ts";
import { followedBy, isReserve } from "../army/standing.ts";
import { receiveUnasked } from "./unasked-orders.ts";

/**
 * Delivered orders are tested in the turn of receipt, by night before dawn; waiting ones roll again (NWO-12.7-a..f, NWO-12.3.GR-b,
 * NWO-16.1-e). Side A first.
 */
export function testCompliance(play: Play, deliveries: readonly Delivery[]): void {
  const { field, p } = play;
  const { night } = field.module.turns[p.turn - 1];
  for (const side of [UNION, CONFEDERATE]) {
    for (const holder of field.holders.keys()) if (field.holders[holder].side === side) throwWaiting(play, holder);
    for (const delivery of deliveries) {
      if (field.holders[delivery.to].side !== side) continue;
      const { kind } = field.holders[delivery.to];
      const retreat = delivery.orders[0].type === "general-retreat";
      // NWO-11.5-a: headquarters obey, by night too
      if (kind === HEADQUARTERS) obey(play, delivery.to, delivery.orders, "superior", delivery.sent, "NWO-11.5-a");
      // NWO-19.4.4-a
      else if (kind === TRAIN) obey(play, delivery.to, delivery.orders, "superior", delivery.sent, "NWO-19.4.4-a");
      else if (delivery.unasked !== undefined) receiveUnasked(play, delivery.to, delivery.orders, delivery.unasked);
      else if (night && !retreat) keepForDay(p, delivery);
      else testOrder(play, delivery);
    }
  }
  if (field.module.turns[p.turn - 1].lastNight) testNightOrders(play);
}

/** Orders received by night wait until dawn (NWO-16.1-e). */
function keepForDay(p: Position, { to, orders, from, faceToFace, sent }: Delivery): void {
  p.night = p.night.with(to, { orders, from, faceToFace, sent, passed: false });
}

/** One hour before day, orders received by night are tested; those obeyed begin with the day (NWO-16.1-e, NWO-16.1-f). */
function testNightOrders(play: Play): void {
  const { field, p } = play;
  for (const holder of field.holders.keys()) {
    const order = p.night[holder];
    if (order !== undefined && !order.passed) testOrder(play, { ...order, to: holder }, true);
  }
}

/** Orders that were passed before dawn come into force on the first day turn (NWO-16.1-f, reading 2). */
export function obeyNightOrders(play: Play): void {
  const { field, p } = play;
  for (const holder of field.holders.keys()) {
    const order = p.night[holder];
    if (order === undefined || !order.passed) continue;
    p.night = p.night.with(holder, undefined);
    // NWO-12.5-d: orders that waited for him before go with the old order
    p.waiting = p.waiting.with(holder, undefined);
    obey(play, holder, order.orders, "superior", order.sent, "NWO-16.1-f");
  }
}

/** NWO-DR07, tables TS and TC */
function testOrder(play: Play, delivery: Delivery, beforeDawn = false): void {
  const { field, p } = play;
  const { from, to, orders, faceToFace, sent } = delivery;
  const { side, kind, cavalryCorps } = field.holders[to];
  const column = columnOf(
    orders.map(({ type }) => type),
    {
      sender: ratingOf(field, p, from) ?? 0,
      recipient: ratingOf(field, p, to) ?? 0,
      onReserve: isReserve(p, followedBy(field, p, to)),
      faceToFace,
      divisionOrCavalry: kind === DIVISION || (kind !== WING && cavalryCorps),
    },
  );
  const dice = rollTwo(play, "compliance", side, [], holderId(play, to));
  p.night = p.night.with(to, undefined);
  if (isCarriedAway(field, p, to, dice.total)) return followCharacter(play, to, dice, "NWO-19.8.1-a");
  const result = complianceOf(column, dice.total, isDisheartened(field, p, to));
  tell(play, {
    type: "compliance-tested",
    rule: "NWO-12.7-b",
    ...(field.options.secretTests === "on" ? { audience: [sideId(side)] } : {}),
    holder: holderId(play, to),
    column,
    roll: dice,
    result,
  });
  if (result !== "C")
    p.waiting = p.waiting.with(to, { orders, needs: OBEYS_FROM[result], sent, since: p.turn, origin: "superior" });
  else if (beforeDawn) p.night = p.night.with(to, { orders, from, faceToFace, sent, passed: true });
  else {
    p.waiting = p.waiting.with(to, undefined);
    obey(play, to, orders, "superior", sent, "NWO-12.7-c");
  }
  return undefined;
}

/** NWO-12.7-d, NWO-DR08: from the phase after its receipt on. */
function throwWaiting(play: Play, holder: number): void {
  const { field, p } = play;
  const waiting = p.waiting[holder];
  if (waiting === undefined || ratingOf(field, p, holder) === undefined || waiting.since >= p.turn) return;
  const { side } = field.holders[holder];
  const die = roll(play, "waiting-order", side, [], holderId(play, holder));
  const obeyed = die.die >= waiting.needs;
  tell(play, {
    type: "waiting-tested",
    rule: "NWO-12.7-d",
    ...(field.options.secretTests === "on" ? { audience: [sideId(side)] } : {}),
    holder: holderId(play, holder),
    roll: die,
    obeyed,
  });
  if (!obeyed) return;
  p.waiting = p.waiting.with(holder, undefined);
  obey(play, holder, waiting.orders, waiting.origin, waiting.sent, "NWO-12.7-d");
}
