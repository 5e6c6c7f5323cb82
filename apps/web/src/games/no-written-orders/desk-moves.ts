import { halves } from "@stonebridge/games/no-written-orders/text";
import { hexMoves } from "../../play/hexes/moves.ts";
import { firstNamed } from "../../play/left-to-do.ts";
import type { DeskMoves } from "../contract/desk.ts";
import { ofType } from "../contract/offers.ts";
import { choicesOf, labelOf } from "./choices.ts";
import type { OrdersDesk } from "./desk.svelte.ts";
import { hands } from "./hands.ts";
import { MEANINGS } from "./meanings.ts";
import { goesTogether } from "./offers/movement.ts";
import type { Offer } from "./offers/offer.ts";
import { spokenOf } from "./orders/weighed.ts";
import { type Table, tableOf } from "./table.ts";
import type { OrdersGame } from "./table.ts";

/** So many hexes are near. */
const NEAR = 2;

/** What can be done, and how hands say so. */
export function movesOf(desk: OrdersDesk): DeskMoves<OrdersGame> {
  const { play, tools } = desk;
  return hexMoves<OrdersGame>(play, {
    hands,
    grid: tools.game.field.map.grid,
    near: NEAR,
    tableOf: (position) => tableOf(tools, position),
    choicesOf(table, hand, offers) {
      const { texts, names, t: words } = desk;
      const { weighed } = play.choosing;
      return choicesOf({ table, hand, offers, weighed, narrow: play.width.phone, texts, names, words });
    },
    wholeStack: (table, piece) => (mayComeAlong(table, piece) ? "together" : undefined),
    labelOf(table, offer) {
      const cost = costOf(desk, offer);
      const label = labelOf(offer, { texts: desk.texts, names: desk.names, table });
      return { label, ...(cost === undefined ? {} : { cost }) };
    },
    spoken(_, offer) {
      if (offer.order) return spokenOf(desk, offer.order);
      // What is fought by it says its odds.
      return MEANINGS[offer.meaning].fights ? undefined : `${desk.spoken.offer(offer)}.`;
    },
    leftOpen: (offer) => leftOpen(desk, offer),
  });
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

/** What is left undone when a segment is ended: who could still move, fire, attack. */
function leftOpen({ play, t }: OrdersDesk, { meaning }: Offer): string {
  const text = { end: t.left.move, "end-bombardment": t.left.bombard, "end-declaration": t.left.assault }[
    meaning as "end"
  ] as ((names: string) => string) | undefined;
  if (text === undefined) return "";
  const pieces = new Set(play.offers.flatMap((one) => (one.meaning === meaning ? [] : (one.piece ?? []))));
  const names = [...pieces].map((piece) => play.words.piece(piece));
  return names.length === 0 ? "" : text(firstNamed(names, t.left.more));
}
