import type { Action } from "@stonebridge/games/bull-run-1861";
import type { DeskMoves } from "../contract/desk.ts";
import { zoneMoves } from "../../play/zones/moves.ts";
import { afterOffer } from "../../play/zones/drawn.ts";
import { clause } from "../../play/zones/answers.ts";
import { answered, onward, sensible } from "./answers.ts";
import { choicesOf, labelOf } from "./choices.ts";
import type { BullRunDesk } from "./desk.svelte.ts";
import { offersOf } from "./offers/index.ts";
import type { Meaning, Offer } from "./offers/offer.ts";
import { needsPreview, readPick } from "./pick.ts";
import { findUnit, unitOf, zoneOf } from "./pieces.ts";
import { denialAt } from "./refusal.ts";
import { leftToDo, stillOpen } from "./still-open.ts";
import { tableOf } from "./table.ts";
import type { BullRun } from "./types.ts";

/** Answers that stand in cards with their consequence: the first of each pair is key 1, the second key 2. */
const ANSWERS: readonly (readonly Meaning[])[] = [
  ["lose", "launch"],
  ["retreat", "refrain"],
];

/** What can be done, and how hands say so. */
export function movesOf(desk: BullRunDesk): DeskMoves<BullRun> {
  const { tools, play } = desk;
  const moves = zoneMoves<BullRun>(play, {
    tableOf: (position) => tableOf(tools.rules, tools.field, position),
    offersOf,
    answered,
    readPick,
    needsPreview,
    leftToDo,
    answers: ANSWERS,
    zoneOf: (piece) => zoneOf(desk.view, piece),
    isOwn: (piece) => findUnit(desk.view, piece)?.side === play.table?.side,
    neighbours: (zone) => tools.field.neighbours(zone),
  });
  return {
    ...moves,
    choicesOf(table, hand, offers) {
      const { texts, names, t } = desk;
      const plainOffers = hand.mode === undefined ? offers : moves.offersOf(table, {});
      return choicesOf({ table, hand, offers, plainOffers, texts, names, words: { ...t.dock, points: t.points } });
    },
    answered: (_table, answers) => answeredBy(desk, answers),
    sensible,
    onward,
    denialAt: (table, hand, target) => denialAt(table, hand, target),
    showsWhenPointedAt: (offer) => offer.meaning !== "select" && offer.meaning !== "activate",
    labelOf: (table, offer) => {
      const label = labelOf(offer, desk.texts, desk.names, table.decision.step);
      const cost = costOf(desk, offer);
      return { label, ...(cost === undefined ? {} : { cost }) };
    },
    spoken(offer) {
      if (offer.meaning === "attack" || offer.meaning === "fight" || !play.table) return undefined;
      const label = labelOf(offer, desk.texts, desk.names, play.table.decision.step);
      if (offer.cost === undefined) return `${label}.`;
      return `${label}, ${desk.t.costSpoken(offer.cost, offer.pushed === true)}${afterOffer(offer, undefined, desk.t)}.`;
    },
    leftOpen(offer) {
      const left = stillOpen(offer, play.offers);
      if (!left) return "";
      const pieces = left.pieces.map((piece) => desk.names.unit(piece)).join(", ");
      const zones = left.zones.map((zone) => desk.names.zone(zone)).join(", ");
      return desk.t.stillOpen[left.kind](pieces, zones, left.pieces.length > 1);
    },
    samePiece: (one, other) => unitOf(one) === unitOf(other),
    beginsPiece: (action) => action.type === "activate",
    whyNot: (table, action) => tools.rules.whyNot(table.position, table.side, action),
  };
}

/** "Sherman faces Henry Hill · the HQs stay where they are" */
function answeredBy({ play, texts, names, t }: BullRunDesk, answers: readonly Action[]): string {
  const told = (action: Action): string => {
    switch (action.type) {
      case "face":
        return clause(
          play.words.event({ type: "faced", rule: "BR61-10.4-a", element: action.element, zone: action.zone }),
        );
      case "line":
        return t.ahead.line[action.line];
      case "stay":
        return t.ahead.stay;
      default:
        return texts.action(action, names);
    }
  };
  return answers
    .filter(({ type }) => type !== "activate")
    .map(told)
    .join(" · ");
}

/** "2 MP · Fatigue +1" */
function costOf({ t }: BullRunDesk, { cost, pushed }: Offer): string | undefined {
  if (cost === undefined) return undefined;
  return `${t.points(cost)}${pushed ? ` · ${t.pushed}` : ""}`;
}
