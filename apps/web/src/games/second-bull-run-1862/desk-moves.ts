import type { Action } from "@stonebridge/games/second-bull-run-1862";
import { clause } from "../../play/zones/answers.ts";
import { zoneMoves } from "../../play/zones/moves.ts";
import type { DeskMoves } from "../contract/desk.ts";
import { choicesOf, labelOf } from "./choices.ts";
import type { SecondBullRunDesk } from "./desk.svelte.ts";
import { hands } from "./hands.ts";
import { MEANINGS } from "./meanings.ts";
import type { Offer } from "./offers/offer.ts";
import { findUnit } from "./pieces.ts";
import { tableOf } from "./table.ts";
import type { SecondBullRun } from "./table.ts";

/** What can be done, and how hands say so. */
export function movesOf(desk: SecondBullRunDesk): DeskMoves<SecondBullRun> {
  const { tools, play } = desk;
  return zoneMoves<SecondBullRun>(play, {
    hands,
    tableOf: (position) => tableOf(tools, position),
    choicesOf(table, hand, offers, plainOffers) {
      const { texts, names, t } = desk;
      return choicesOf({ table, hand, offers, plainOffers, texts, names, words: { ...t.dock, points: t.points } });
    },
    labelOf: (table, offer) => labelOf(offer, desk.texts, desk.names, table.decision.step),
    deedOf(table, { cost: _cost, ...deed }) {
      return labelOf(deed, desk.texts, desk.names, table.decision.step);
    },
    costOf: ({ forced }) => (forced ? desk.t.forced : undefined),
    costSpoken: (cost, { forced }) => desk.t.costSpoken(cost, forced === true),
    get words() {
      return desk.t;
    },
    ahead: (action) => ahead(desk, action),
    leftOpen: (offer) => leftOpen(desk, offer),
    isUnit: (counter) => findUnit(desk.view, counter) !== undefined,
    samePiece: (one, other) => one === other,
    neighbours: (zone) => tools.zones.neighbours(zone),
  });
}

/** "Gibbon faces zone 118", "the division is done", "the commanders stay where they are" */
function ahead({ play, texts, names, t }: SecondBullRunDesk, action: Action): string {
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
}

/** What is left undone when a part is ended: who could still act, ride, attack, advance, or take a place that the die gave. */
function leftOpen({ play, names, texts, t }: SecondBullRunDesk, { meaning }: Offer): string {
  const { table, offers } = play;
  const { leaves = [] } = MEANINGS[meaning];
  const named = (name: (offer: Offer) => string | undefined): string =>
    [...new Set(offers.flatMap((one) => (leaves.includes(one.meaning) ? (name(one) ?? []) : [])))].join(", ");
  const unit = ({ piece }: Offer) => piece && names.unit(piece);
  const zone = ({ zone: id }: Offer) => id && names.zone(id);
  const told = (text: (left: string) => string, left: string): string => (left === "" ? "" : text(left));
  switch (meaning) {
    case "enough":
      return told(
        t.stillOpen.divisions,
        named(({ division }) => division && texts.division(division)),
      );
    case "done": {
      // By night all of an army may be among them, and three march: the number says more than the names.
      const left = table?.decision.step === "night-moves" ? table.decision.about["left"] : undefined;
      return typeof left === "number" ? t.stillOpen.night(left) : told(t.stillOpen.act, named(unit));
    }
    case "stay":
      return told(t.stillOpen.ride, named(unit));
    case "end":
      return told(t.stillOpen.attack, named(zone));
    case "decline":
      return told(t.stillOpen.advance, named(unit));
    default:
      return "";
  }
}
