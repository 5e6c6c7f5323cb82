import { type HexIndex, NOWHERE } from "@stonebridge/board";
import { controlledNow } from "../land/control.ts";
import { joinFatigue, partFatigue } from "../army/fatigue.ts";
import { DIVISION, TRAIN } from "../field.ts";
import { hiddenMarchOf, isOtherRoute } from "../hiding/hidden-orders.ts";
import { type HolderIndex, NONE } from "../measures.ts";
import { type Order, standingFrom } from "./order-book.ts";
import { type Play, hexId, holderId, push, sideId } from "../play.ts";
import { tell } from "../hiding/hearing.ts";
import { DETACHED, mark, unmark } from "../position.ts";
import { reveal } from "../hiding/revealing.ts";
import { isDetached, membersOf } from "../army/standing.ts";
import type { OrderOrigin } from "../vocabulary.ts";
import { armyTrain, isArmyTrain } from "../army/wagons.ts";

/**
 * A holder obeys an order from now on; the one it had is cancelled, with its sequence (NWO-12.5-d, NWO-12.9-a, NWO-12.13-d, NWO-12.3.DF-a).
 */
export function obey(
  play: Play,
  holder: HolderIndex,
  orders: readonly Order[],
  origin: OrderOrigin,
  sent: number,
  rule: string,
): void {
  const { field, p } = play;
  const [order] = orders;
  const { side, kind, units } = field.holders[holder];
  // NWO-19.7.3-a..c: a holder that gives up a hidden march by its own choice shows itself; by another’s order, or on another way, it stays
  // out of sight
  if (origin !== "superior" && !isOtherRoute(p, holder, order)) reveal(play, holder, "NWO-19.7.3-b");
  const march = order.hidden ? hiddenMarchOf(field, p, holder, order) : undefined;
  if (march !== undefined) p.hiding = [...p.hiding.filter((one) => one.holder !== holder), march];
  p.standing = p.standing.with(
    holder,
    standingFrom(orders, origin, p.turn, sent, () => controlledNow(field, p, side)),
  );
  resetWay(play, holder);
  // NWO-12.13-a: a division with an order of its own leaves that of its formation
  if (kind === DIVISION && !isDetached(field, p, holder)) {
    partFatigue(field, p, holder);
    for (const unit of units) mark(p, unit, DETACHED);
  }
  if (order.attach !== undefined) attach(play, holder, order.attach);
  tell(play, {
    type: "obeyed",
    rule,
    audience: [sideId(side)],
    holder: holderId(play, holder),
    order: order.type,
    ...(order.target === undefined ? {} : { target: hexId(play, order.target.flag) }),
    origin,
  });
  if (kind === TRAIN) return escort(play, holder);
  const train = order.guards === true ? armyTrain(field, p, side) : NONE;
  if (train !== NONE && p.standing[train] !== undefined) escort(play, train);
}

/**
 * Guards of an army’s train defend it while it stays, and march with it while it moves (NWO-19.4.9-b); if it is lost, they defend its last
 * hex.
 */
export function escort(play: Play, train: HolderIndex, lostAt: HexIndex = NOWHERE): void {
  const { field, p } = play;
  const { side } = field.holders[train];
  if (!isArmyTrain(field, train)) return;
  const march = p.standing[train]?.order;
  const hex = lostAt === NOWHERE ? p.seat[train] : lostAt;
  for (const holder of field.holders.keys()) {
    const standing = p.standing[holder];
    if (standing?.order.guards !== true || field.holders[holder].side !== side) continue;
    if (march !== undefined && standing.order.target === march.target) continue;
    const halted: Order = {
      type: "defend",
      target: { flag: hex, hexes: [hex] },
      waypoints: [],
      forced: false,
      hidden: false,
      ...(lostAt === NOWHERE ? { guards: true } : {}),
    };
    obey(
      play,
      holder,
      [march === undefined ? halted : { ...march, guards: true }],
      "rule",
      standing.sent,
      "NWO-19.4.9-b",
    );
  }
}

/**
 * A division acts with another formation from now on, or with its own again (NWO-19.12.1-a); the enemy does not hear of it (NWO-19.12.1-d).
 */
function attach(play: Play, division: HolderIndex, to: HolderIndex): void {
  const { field, p } = play;
  const { formation, side } = field.holders[division];
  p.attached = p.attached.with(division, to === formation ? NONE : to);
  tell(play, {
    type: "attached",
    rule: "NWO-19.12.1-a",
    audience: [sideId(side)],
    division: holderId(play, division),
    formation: holderId(play, to),
  });
}

/** Waypoints are counted again. */
function resetWay({ field, p }: Play, holder: HolderIndex): void {
  const { leader } = field.holders[holder];
  for (const unit of membersOf(field, p, holder)) p.passed = p.passed.with(unit, 0);
  if (leader !== NONE) p.leaderPassed = p.leaderPassed.with(leader, 0);
}

/** It no longer has an order (NWO-12.3-a, NWO-12.8-b). */
export function standDown(play: Play, holder: HolderIndex, rule: string): void {
  const { field, p } = play;
  reveal(play, holder, rule);
  p.standing = p.standing.with(holder, undefined);
  if (field.holders[holder].kind === TRAIN) escort(play, holder);
  tell(play, {
    type: "stood-down",
    rule,
    audience: [sideId(field.holders[holder].side)],
    holder: holderId(play, holder),
  });
}

/** Its order is achieved or cancelled: the next of its sequence, or Reserve (NWO-12.5-b, NWO-12.5-c). */
export function takeNext(play: Play, holder: HolderIndex, rule: string): void {
  const standing = play.p.standing[holder];
  if (standing === undefined) return;
  if (standing.next.length === 0) return standDown(play, holder, rule);
  return obey(play, holder, standing.next, standing.origin, standing.sent, "NWO-12.5-b");
}

/**
 * Its order fails (NWO-12.9-b): all its markers go, aides travel on; it retreats three hexes at once and falls back from then on
 * (NWO-12.5-d, NWO-12.9-c, NWO-RUL177, NWO-RUL199).
 */
export function fail(play: Play, holder: HolderIndex, rule: string): void {
  const { field, p } = play;
  tell(play, { type: "order-failed", rule, holder: holderId(play, holder) });
  p.waiting = p.waiting.with(holder, undefined);
  p.night = p.night.with(holder, undefined);
  const { side } = field.holders[holder];
  const order: Order = { type: "fall-back", waypoints: [], forced: false, hidden: false };
  p.standing = p.standing.with(
    holder,
    standingFrom([order], "rule", p.turn, p.turn, () => ""),
  );
  resetWay(play, holder);
  push(play, { step: "failing", side, holder, units: membersOf(field, p, holder), unit: NONE, left: 0 });
  reveal(play, holder, rule);
}

/** A division returns to its formation (NWO-12.13-f). */
export function rejoin(play: Play, division: HolderIndex): void {
  const { field, p } = play;
  reveal(play, division, "NWO-12.13-f");
  p.standing = p.standing.with(division, undefined);
  p.waiting = p.waiting.with(division, undefined);
  joinFatigue(field, p, division);
  for (const unit of field.holders[division].units) unmark(p, unit, DETACHED);
  tell(play, {
    type: "rejoined",
    rule: "NWO-12.13-f",
    audience: [sideId(field.holders[division].side)],
    holder: holderId(play, division),
  });
}
