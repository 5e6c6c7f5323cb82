import type { Decision } from "@stonebridge/kernel";
import type { Action, SideId } from "@stonebridge/games/no-written-orders";
import { headed } from "../../language/headed.ts";
import type { Question, Words } from "../contract/words.ts";
import type { OrdersDesk } from "./desk.svelte.ts";
import { headingText } from "./telling/log.ts";
import { drawingOf } from "./orders/drawing.ts";
import { owingNext } from "./offers/march-on.ts";
import { pieceName } from "./pieces/piece-name.ts";
import { gameRefusals } from "./texts.ts";
import type { OrdersGame } from "./types.ts";

/** The question of the movement names the unit that “March on” takes, where that owes a move. */
function namedOwing({ play: { table } }: OrdersDesk, decision: Decision<Action>): Decision<Action> {
  if (decision.step !== "movement" || table === undefined || decision.about["unit"] === undefined) return decision;
  return { ...decision, about: { ...decision.about, unit: owingNext(table) } };
}

/** With somebody in hand who can be ordered, the question is about his order, as far as it is drawn. */
function orderInHand({ play: { table, choosing }, names, texts, t }: OrdersDesk): Question | undefined {
  const drawing = table?.step === "orders" ? drawingOf(table, choosing.hand) : undefined;
  if (!drawing) return undefined;
  const { ask } = t.orders;
  const name = names.holder(drawing.to);
  const [sentence, detail] =
    choosing.weighed?.order !== undefined
      ? [ask.give(headed(name)), ask.giveDetail]
      : drawing.type !== undefined
        ? [ask.target(headed(name), texts.order(drawing.type)), ask.targetDetail]
        : [ask.kind(name), ask.kindDetail];
  return { sentence: [sentence], detail: [detail] };
}

const GOES: ReadonlySet<string> = new Set(["march", "ride", "enter"]);

/** The question of the movement, about the piece in hand where that can go somewhere. */
function movementQuestion(desk: OrdersDesk, decision: Decision<Action>): Question {
  const { play, t, names, game } = desk;
  const question = desk.texts.question(namedOwing(desk, decision), names);
  const { piece } = play.choosing.hand;
  const goes = decision.step === "movement" && play.offers.some((one) => one.piece === piece && GOES.has(one.meaning));
  if (piece === undefined || !goes) return question;
  return { ...question, sentence: [t.movement.where(pieceName(game.field, names, piece))] };
}

/** The game’s texts with the names of this field put in. */
export function wordsOf(desk: OrdersDesk): Words<OrdersGame["action"], OrdersGame["event"]> {
  return {
    piece: (id) => pieceName(desk.game.field, desk.names, id),
    space: (id) => desk.names.hex(id),
    formation: (id) => desk.names.holder(id),
    die: (side, face) => desk.texts.die(side as SideId, face),
    question: (decision) => orderInHand(desk) ?? movementQuestion(desk, decision),
    waiting: (decision) => desk.texts.waiting(decision, desk.names),
    outcome: (outcome) => desk.texts.outcome(outcome),
    refusals: gameRefusals,
    refusal: (refusal, action) => gameRefusals.t.refusal(refusal, desk.names, action),
    event: (event) => desk.texts.event(event, desk.names),
    bundle: (events) => [desk.t.aides(events.length)],
    heading: (event) => headingText(event, desk.texts, desk.names, desk.t),
  };
}
