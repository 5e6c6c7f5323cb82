import type { AskingStep } from "@stonebridge/games/no-written-orders";
import { halves } from "@stonebridge/games/no-written-orders/text";
import { worthRefusing } from "../../play/hexes/worth-refusing.ts";
import type { DeskMoves } from "../contract/desk.ts";
import { choicesOf, labelOf } from "./choices.ts";
import type { OrdersDesk } from "./desk.svelte.ts";
import { offersOf } from "./offers/index.ts";
import { goesTogether } from "./offers/movement.ts";
import { type Meaning, type Offer, ofType } from "./offers/offer.ts";
import { needsPreview, onlyOne, readPick } from "./pick.ts";
import { spokenOf } from "./orders/weighed.ts";
import { hexOf } from "./pieces/pieces.ts";
import { denialAt } from "./refusal.ts";
import { leftOpen, leftToDo } from "./still-open.ts";
import { type Table, tableOf, whyNot } from "./table.ts";
import type { OrdersGame } from "./types.ts";

/** Offers that mere pointing shows: ways and aims. */
const SHOWN: ReadonlySet<Meaning> = new Set([
  "march",
  "ride",
  "enter",
  "retreat",
  "assault",
  "bombard",
  "charge",
  "pursue",
  "fight",
  "displace",
  "fall",
  "appear",
  "shift",
  "seat",
  "send",
]);

/** What is fought by it says its odds. */
const FOUGHT: ReadonlySet<Meaning> = new Set(["assault", "bombard", "fight"]);

/** What can be done, and how hands say so. */
export function movesOf(desk: OrdersDesk): DeskMoves<OrdersGame> {
  return {
    tableOf: (position) => tableOf(desk.tools, position),
    offersOf,
    choicesOf: (table, hand, offers) =>
      choicesOf({
        table,
        hand,
        offers,
        weighed: desk.play.choosing.weighed,
        narrow: desk.play.width.phone,
        texts: desk.texts,
        names: desk.names,
        words: desk.t,
      }),
    preset: () => undefined,
    read: readPick,
    needsPreview,
    wholeStack: (table, piece) => (mayComeAlong(table, piece) ? "together" : undefined),
    onlyOne,
    denialAt,
    worthRefusing(target) {
      const { table, decided } = desk.play;
      const asked = table !== undefined && REFUSED.has(table.step) && decided !== undefined;
      return worthRefusing(desk.game.field.map.grid, asked ? hexOf(desk.view, decided) : undefined, target, NEAR);
    },
    showsWhenPointedAt: ({ meaning }) => SHOWN.has(meaning),
    labelOf(table, offer) {
      const cost = costOf(desk, offer);
      const label = labelOf(offer, { texts: desk.texts, names: desk.names, table });
      return { label, ...(cost === undefined ? {} : { cost }) };
    },
    spoken(offer) {
      if (offer.order) return spokenOf(desk, offer.order);
      if (FOUGHT.has(offer.meaning)) return undefined;
      return `${desk.spoken.offer(offer)}.`;
    },
    leftToDo: (offer) => leftToDo(desk.play, offer),
    leftOpen: (offer) => leftOpen(desk, offer),
    answers: () => [],
    samePiece: (one, other) => one === other,
    beginsPiece: ({ type }) => type === "take" || type === "enter",
    whyNot,
  };
}

/** Whether the piece may be taken up with others of its stack, to go somewhere. */
function mayComeAlong(table: Table, piece: string): boolean {
  return (
    table.step === "movement" &&
    ofType(table.decision.actions, "take").some(({ unit }) => unit === piece) &&
    goesTogether(table, piece)
  );
}

function costOf({ t }: OrdersDesk, { cost, disputed }: Offer): string | undefined {
  if (cost === undefined) return undefined;
  return `${t.points(halves(cost))}${disputed ? ` · ${t.disputed}` : ""}`;
}

/** Steps whose hexes near the piece in hand are refused by mere pointing. */
const REFUSED: ReadonlySet<string> = new Set<AskingStep>(["movement", "march", "retreat", "declaration"]);

/** So many hexes are near. */
const NEAR = 2;
