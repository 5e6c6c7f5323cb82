import type { Action } from "@stonebridge/games/second-bull-run-1862";
import { clause } from "../../play/zones/answers.ts";
import type { DeskMoves } from "../contract/desk.ts";
import { zoneMoves } from "../../play/zones/moves.ts";
import { afterOffer } from "../../play/zones/drawn.ts";
import { answered, onward, sensible } from "./answers.ts";
import { choicesOf, labelOf } from "./choices.ts";
import type { SecondBullRunDesk } from "./desk.svelte.ts";
import { offersOf } from "./offers/index.ts";
import type { Meaning } from "./offers/offer.ts";
import { needsPreview, readPick } from "./pick.ts";
import { findUnit, zoneOf } from "./pieces.ts";
import { denialAt } from "./refusal.ts";
import { leftOpen, leftToDo } from "./still-open.ts";
import { tableOf, whyNot } from "./table.ts";
import type { SecondBullRun } from "./types.ts";

/** Answers that stand in cards with their consequence: the first is key 1, the second key 2. */
const ANSWERS: readonly (readonly Meaning[])[] = [["call", "launch"], ["refrain"]];

/** Offers that a mere point previews nothing of. */
const SILENT: ReadonlySet<Meaning> = new Set(["select", "activate", "designate", "choose"]);

/** What can be done, and how hands say so. */
export function movesOf(desk: SecondBullRunDesk): DeskMoves<SecondBullRun> {
  const { tools, play } = desk;
  const moves = zoneMoves<SecondBullRun>(play, {
    tableOf: (position) => tableOf(tools, position),
    offersOf,
    answered,
    readPick,
    needsPreview,
    leftToDo,
    answers: ANSWERS,
    zoneOf: (piece) => zoneOf(desk.view, piece),
    isOwn: (piece) => findUnit(desk.view, piece)?.printed.side === play.table?.side,
    neighbours: (zone) => tools.zones.neighbours(zone),
  });
  return {
    ...moves,
    choicesOf(table, hand, offers) {
      const { texts, names, t } = desk;
      const plainOffers =
        hand.mode === undefined ? offers : moves.offersOf(table, hand.piece === undefined ? {} : { piece: hand.piece });
      return choicesOf({ table, hand, offers, plainOffers, texts, names, words: { ...t.dock, points: t.points } });
    },
    answered: (_table, answers) => answeredBy(desk, answers),
    sensible,
    onward,
    denialAt,
    showsWhenPointedAt: ({ meaning }) => !SILENT.has(meaning),
    labelOf(table, offer) {
      const label = labelOf(offer, desk.texts, desk.names, table.decision.step);
      return { label, ...(offer.forced ? { cost: desk.t.forced } : {}) };
    },
    spoken(offer) {
      if (offer.meaning === "attack" || offer.meaning === "fight" || !play.table) return undefined;
      // The label would say the cost too.
      const { cost, ...deed } = offer;
      const label = labelOf(deed, desk.texts, desk.names, play.table.decision.step);
      if (cost === undefined) return `${label}.`;
      return `${label}, ${desk.t.costSpoken(cost, offer.forced === true)}${afterOffer(offer, undefined, desk.t)}.`;
    },
    leftOpen: (offer) => leftOpen(desk, offer),
    samePiece: (one, other) => one === other,
    beginsPiece: ({ type }) => type === "activate" || type === "enter" || type === "bring",
    whyNot,
  };
}

/** "Gibbon faces zone 118 · the division is done · the commanders stay where they are" */
function answeredBy({ play, texts, names, t }: SecondBullRunDesk, answers: readonly Action[]): string {
  const told = (action: Action): string => {
    switch (action.type) {
      case "face":
        return clause(play.words.event({ type: "faced", rule: "SB62-9.5-a", units: [action.unit], zone: action.zone }));
      case "done":
      case "enough":
      case "stay":
        return t.ahead[action.type];
      default:
        return texts.action(action, names);
    }
  };
  return answers
    .filter(({ type }) => type !== "activate")
    .map(told)
    .join(" · ");
}
