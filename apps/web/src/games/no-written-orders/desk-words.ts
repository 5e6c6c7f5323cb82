import type { Decision } from "@stonebridge/kernel";
import type { Action, SideId } from "@stonebridge/games/no-written-orders";
import type { Words } from "../contract/words.ts";
import type { OrdersDesk } from "./desk.svelte.ts";
import { headingText } from "./telling/log.ts";
import { owingNext } from "./offers/march-on.ts";
import { pieceName } from "./pieces/piece-name.ts";
import { gameRefusals } from "./texts.ts";
import type { OrdersGame } from "./types.ts";

/** The question of the movement names the unit that “March on” takes, where that owes a move. */
function namedOwing({ play: { table } }: OrdersDesk, decision: Decision<Action>): Decision<Action> {
  if (decision.step !== "movement" || table === undefined || decision.about["unit"] === undefined) return decision;
  return { ...decision, about: { ...decision.about, unit: owingNext(table) } };
}

/** The game’s texts with the names of this field put in. */
export function wordsOf(desk: OrdersDesk): Words<OrdersGame["action"], OrdersGame["event"]> {
  return {
    piece: (id) => pieceName(desk.game.field, desk.names, id),
    space: (id) => desk.names.hex(id),
    formation: (id) => desk.names.holder(id),
    die: (side, face) => desk.texts.die(side as SideId, face),
    question: (decision) => desk.texts.question(namedOwing(desk, decision), desk.names),
    waiting: (decision) => desk.texts.waiting(decision, desk.names),
    outcome: (outcome) => desk.texts.outcome(outcome),
    refusals: gameRefusals,
    refusal: (refusal, action) => gameRefusals.t.refusal(refusal, desk.names, action),
    event: (event) => desk.texts.event(event, desk.names),
    bundle: (events) => [desk.t.aides(events.length)],
    heading: (event) => headingText(event, desk.texts, desk.names, desk.t),
  };
}
