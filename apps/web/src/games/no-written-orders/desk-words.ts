import type { Decision, Refusal } from "@stonebridge/kernel";
import type { Action } from "@stonebridge/games/no-written-orders";
import { headed } from "../../language/headed.ts";
import { deskWords } from "../../play/desk/words.ts";
import type { Question, Words } from "../contract/words.ts";
import type { OrdersDesk } from "./desk.svelte.ts";
import { headingText } from "./telling/log.ts";
import { drawingOf } from "./orders/drawing.ts";
import { ordersText } from "./orders/say.ts";
import { writtenIn } from "./orders/written-in.ts";
import { chancesInShort, weighOrder } from "./orders/weighed.ts";
import type { PanelTexts } from "./language/panel-texts.ts";
import { owingNext } from "./offers/march-on.ts";
import type { Meaning } from "./offers/offer.ts";
import { pieceName } from "./pieces/piece-name.ts";
import { gameRefusals } from "./texts.ts";
import type { OrdersGame } from "./table.ts";

/** The question of the movement names the unit that “March on” takes, where that owes a move. */
function namedOwing({ play: { table } }: OrdersDesk, decision: Decision<Action>): Decision<Action> {
  if (decision.step !== "movement" || table === undefined || decision.about["unit"] === undefined) return decision;
  return { ...decision, about: { ...decision.about, unit: owingNext(table) } };
}

/** With somebody in hand who can be ordered, the question is about his order, as far as it is drawn. */
function orderInHand(desk: OrdersDesk): Question | undefined {
  const { table, choosing } = desk.play;
  const drawing = table !== undefined && DRAWN.has(table.step) ? drawingOf(table, choosing.hand) : undefined;
  if (!drawing) return undefined;
  const { names, texts, t } = desk;
  const { ask } = t.orders;
  const { purpose, from, to, type } = drawing;
  const name = names.holder(to);
  const order = choosing.weighed?.order;
  const tries = purpose === "initiative";
  if (order !== undefined)
    return tries
      ? said(
          ask.letTry(headed(name)),
          [...chancesInShort(desk, weighOrder(desk, order)).map(headed), ask.giveDetail].join(" · "),
        )
      : said(ask.give(headed(name)), ask.giveDetail);
  if (type !== undefined)
    return said(ask.target(headed(name), texts.order(type)), tries ? ask.targetSeen : ask.targetDetail);
  // What a bad move is, and what each answer does, comes first.
  if (purpose === "bad-move") return undefined;
  if (!tries) return said(ask.kind(name), ask.kindDetail);
  const chances = chancesInShort(desk, weighOrder(desk, { purpose, from, to, types: ["march"] }));
  return said(
    from === to ? ask.tries(names.commander(to)) : ask.triesFor(names.commander(from), name),
    [...chances.map(headed), ask.triesDetail].join(" · "),
  );
}

function said(sentence: string, detail: string): Question {
  return { sentence: [sentence], detail: [detail] };
}

/** Steps in which orders are drawn for who is in hand. */
const DRAWN: ReadonlySet<string> = new Set(["orders", "initiative", "bad-move"]);

/** Movement cannot end yet because of the unit that its question names and “March on” takes. */
function namedInRefusal({ play: { table } }: OrdersDesk, refusal: Refusal): Refusal {
  const unit = table !== undefined && refusal.reason === "end-unmoved" ? owingNext(table) : undefined;
  return unit === undefined ? refusal : { ...refusal, with: { ...refusal.with, unit } };
}

const GOES: ReadonlySet<Meaning> = new Set(["march", "ride", "enter"]);
const FIGHTS: ReadonlySet<Meaning> = new Set(["bombard", "assault", "charge"]);

/** The question of a segment, about the piece in hand where that can go somewhere or fight somebody. */
function segmentQuestion(desk: OrdersDesk, decision: Decision<Action>): Question {
  const { play, t, names, game } = desk;
  const question = desk.texts.question(namedOwing(desk, decision), names);
  const { piece } = play.choosing.hand;
  if (piece === undefined) return question;
  const name = pieceName(game.field, names, piece);
  const may = (meanings: ReadonlySet<Meaning>) =>
    play.offers.find((one) => one.piece === piece && meanings.has(one.meaning))?.meaning;
  const sentence =
    decision.step === "movement" && may(GOES) !== undefined ? t.movement.where(name) : whom(t, name, may(FIGHTS));
  return sentence === undefined ? question : { ...question, sentence: [sentence] };
}

function whom({ whom: words }: PanelTexts, name: string, meaning: Meaning | undefined): string | undefined {
  return meaning === "bombard" || meaning === "assault" || meaning === "charge" ? words[meaning](name) : undefined;
}

/** The game’s texts with the names of this field put in. */
export function wordsOf(desk: OrdersDesk): Words<OrdersGame["action"], OrdersGame["event"]> {
  return deskWords(
    desk,
    gameRefusals,
    {
      piece: (id) => pieceName(desk.game.field, desk.names, id),
      space: (id) => desk.names.hex(id),
      formation: (id) => desk.names.holder(id),
      question: (decision) => orderInHand(desk) ?? segmentQuestion(desk, decision),
      bundle: (events) => [desk.t.aides(events.length)],
      orders(actions, to) {
        const orders = writtenIn(actions, to);
        return orders.length === 0 ? "" : ordersText(desk, orders);
      },
      heading: (event) => headingText(event, desk.texts, desk.names, desk.t),
    },
    (refusal) => namedInRefusal(desk, refusal),
  );
}
