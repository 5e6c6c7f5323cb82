import { knownHolder } from "../known.ts";
import { NOWHERE } from "@stonebridge/board";
import type { Refusal } from "../refusing.ts";
import { achieveMarches, fieldHolders, reviewOrders, reviewWings } from "../orders/achievement.ts";
import type { Action } from "../actions.ts";
import { testHeads } from "../orders/characters.ts";
import { commandPost, traceCost } from "../army/command.ts";
import { obeyNightOrders, testCompliance } from "../orders/compliance-tests.ts";
import { raiseDecoys } from "../hiding/deceiving.ts";
import { checkConfidence } from "../orders/confidence-checks.ts";
import { rideCouriers } from "../orders/couriers.ts";
import { type Field, HEADQUARTERS, WING } from "../field.ts";
import type { CommandFrame } from "../frames/orders.ts";
import { returnHeadquarters } from "../orders/headquarters.ts";
import { tellIntercepted } from "../hiding/interception.ts";
import { testHiding } from "../hiding/hiding-phase.ts";
import { replaceFallen } from "../army/leader-loss.ts";
import { COMMAND_RANGE, CONFEDERATE, type HolderIndex, RADIUS, type SideIndex, UNION } from "../measures.ts";
import { fallsBack } from "../army/mover.ts";
import { isNightSince, noteRest, reckonFatigue } from "./night.ts";
import { standDown } from "../orders/obedience.ts";
import { beginOrders, sendOrders } from "../orders/order-giving.ts";
import { type Play, type Step, asks, pop, push } from "../play.ts";
import { COMMANDS, ORDERED, type Position, RALLIED, RALLIED_ALL, RODE } from "../position.ts";
import { hexesToEnemy } from "../orders/progress.ts";
import { UNKNOWN } from "../refusing.ts";
import { ORDERS } from "../orders/refusals.ts";
import { beginReorganisation } from "./reorganisation.ts";
import { bringUp, throwForArrivals } from "../movement/reinforcements.ts";
import { sees } from "../land/sight.ts";
import { liftSpecialRules } from "../position/lifting.ts";
import { judgeSpirits } from "../army/spirits.ts";
import { unitsUnder } from "../army/standing.ts";
import { judgeSupply } from "../supply/supply-test.ts";
import { bringUpTrains } from "../supply/trains.ts";
import { resolveInitiative } from "../orders/ventures.ts";

/** Phase 1 in order (NWO-12.2-a, reading 2, NWO-RUL023); each entry runs once everything that it began is over. */
const COMMAND: readonly ((play: Play, f: CommandFrame) => void)[] = [
  (play) => {
    beginTurn(play);
    returnHeadquarters(play);
  },
  (play) => reviewOrders(play),
  (play) => reviewWings(play),
  (play) => {
    judgeSpirits(play);
    testHeads(play);
    judgeSupply(play);
  },
  (play) => testHiding(play),
  (play) => beginInSecret(play),
  (play) => resolveInitiative(play),
  (play) => checkConfidence(play),
  (play, f) => {
    f.deliveries = rideCouriers(play);
    beginOrders(play);
  },
  (play, f) => {
    f.deliveries = [...f.deliveries, ...sendOrders(play)];
    raiseDecoys(play.p);
    testCompliance(play, f.deliveries);
  },
  (play) => {
    achieveMarches(play);
    beginReorganisation(play);
  },
  (play) => {
    noteRest(play);
    pop(play);
  },
];

export function beginCommand(play: Play): void {
  push(play, { step: "command", at: 0, tries: [], given: [], deliveries: [] });
}

export const command: Step<"command"> = {
  run(play, f) {
    const part = COMMAND[f.at];
    f.at += 1;
    part(play, f);
  },
};

/**
 * What happens by itself at the beginning of a turn (reading 2): new leaders, orders of the night, wings whose commanders are alone.
 */
function beginTurn(play: Play): void {
  const { field, p } = play;
  replaceFallen(play);
  reckonFatigue(play);
  tellIntercepted(play);
  liftSpecialRules(play, { at: "turn begins" });
  throwForArrivals(play);
  bringUp(play);
  bringUpTrains(play);
  for (const leader of field.leaders.keys())
    p.leaderMarks[leader] &= ~(ORDERED | RODE | RALLIED | RALLIED_ALL | COMMANDS);
  for (const [wing, { kind }] of field.holders.entries())
    if (kind === WING && isAlone(field, p, wing)) p.leaderMarks[field.holders[wing].leader] |= COMMANDS;
  const { night } = field.module.turns[p.turn - 1];
  if (!night) obeyNightOrders(play);
}

/** No army commander of his side sees him, or has him in range (NWO-12.15-a, NWO-RUL185). */
function isAlone(field: Field, p: Position, wing: HolderIndex): boolean {
  const { side, leader } = field.holders[wing];
  const post = commandPost(p, leader);
  if (post === NOWHERE) return false;
  return field.armies[side].every((army) => {
    const from = commandPost(p, field.holders[army].leader);
    if (from === NOWHERE) return true;
    return !sees(field, p, from, post) && traceCost(field, p, side, from, post, COMMAND_RANGE) === -1;
  });
}

/** Why a holder may not end its retreat (NWO-12.3.FB-g, NWO-12.3.GR-c). */
export function refuseDown(field: Field, p: Position, side: SideIndex, holder: HolderIndex): Refusal | undefined {
  const standing = p.standing[holder];
  if (field.holders[holder].side !== side || standing === undefined || !fallsBack(standing.order.type))
    return ORDERS["down-other"];
  if (standing.order.type === "general-retreat" && !isNightSince(field, p, standing.sent)) return ORDERS["down-early"];
  const { kind } = field.holders[holder];
  if (kind === HEADQUARTERS) return ORDERS["down-seat"]; // they end theirs when they move (NWO-RUL158)
  const parts = kind === WING ? fieldHolders(field).filter((one) => field.holders[one].wing === holder) : [holder];
  const near = parts.some((part) =>
    unitsUnder(field, p, part).some((unit) => hexesToEnemy(field, p, side, p.place[unit]) <= RADIUS),
  );
  return near ? ORDERS["down-near"] : undefined;
}

/**
 * Both sides end retreats and name the leaders who try to order themselves, in secret; the dice are rolled once both are done
 * (NWO-12.11-a, NWO-RUL006, NWO-RUL179). So nobody learns from who is asked what orders the enemy is under (NWO-12.3-d).
 */
function beginInSecret(play: Play): void {
  for (const side of [CONFEDERATE, UNION]) {
    push(play, { step: "initiative", side });
    if (retreatsOver(play.field, play.p, side).length > 0) push(play, { step: "standing-down", side });
  }
}

/** Holders of a side that may end their retreats. */
function retreatsOver(field: Field, p: Position, side: SideIndex): readonly HolderIndex[] {
  return [...field.holders.keys()].filter((holder) => refuseDown(field, p, side, holder) === undefined);
}

/** Owners end the retreats of holders that are away from the enemy (NWO-D13). */
export const standingDown: Step<"standing-down"> = {
  inPart: true,
  ask({ field, p }, f) {
    const able = retreatsOver(field, p, f.side);
    if (able.length === 0) return undefined;
    const actions = able.map((holder): Action => ({ type: "stand-down", holder: field.holders[holder].id }));
    return asks("standing-down", f.side, "NWO-12.3.FB-g", {}, [...actions, { type: "done" }]);
  },
  run: pop,
  take(play, _f, action) {
    if (action.type !== "stand-down") return pop(play);
    return standDown(play, knownHolder(play.field, action.holder), "NWO-12.3.FB-g");
  },
  refuse({ field, p }, f, action) {
    if (action.type !== "stand-down") return undefined;
    const holder = field.holderIndex.get(action.holder);
    return holder === undefined ? UNKNOWN["no-such-holder"] : refuseDown(field, p, f.side, holder);
  },
};
