import type { Action } from "@stonebridge/games/bull-run-1861";
import { clause } from "../../play/zones/answers.ts";
import { zoneMoves } from "../../play/zones/moves.ts";
import type { DeskMoves } from "../contract/desk.ts";
import { choicesOf, labelOf } from "./choices.ts";
import type { BullRunDesk } from "./desk.svelte.ts";
import { hands } from "./hands.ts";
import type { Offer } from "./offers/offer.ts";
import { findUnit, unitOf } from "./pieces.ts";
import { stillOpen } from "./still-open.ts";
import { tableOf } from "./table.ts";
import type { BullRun } from "./table.ts";

/** What can be done, and how hands say so. */
export function movesOf(desk: BullRunDesk): DeskMoves<BullRun> {
  const { tools, play } = desk;
  return zoneMoves<BullRun>(play, {
    hands,
    tableOf: (position) => tableOf(tools.rules, tools.field, position),
    choicesOf(table, hand, offers, plainOffers) {
      const { texts, names, t } = desk;
      return choicesOf({ table, hand, offers, plainOffers, texts, names, words: { ...t.dock, points: t.points } });
    },
    labelOf: (table, offer) => labelOf(offer, desk.texts, desk.names, table.decision.step),
    deedOf: (table, offer) => labelOf(offer, desk.texts, desk.names, table.decision.step),
    costOf: (offer) => costOf(desk, offer),
    costSpoken: (cost, { pushed }) => desk.t.costSpoken(cost, pushed === true),
    get words() {
      return desk.t;
    },
    ahead: (action) => ahead(desk, action),
    leftOpen(offer) {
      const left = stillOpen(offer, play.offers);
      if (!left) return "";
      const pieces = left.pieces.map((piece) => desk.names.unit(piece)).join(", ");
      const zones = left.zones.map((zone) => desk.names.zone(zone)).join(", ");
      return desk.t.stillOpen[left.kind](pieces, zones, left.pieces.length > 1);
    },
    isUnit: (counter) => findUnit(desk.view, counter) !== undefined,
    samePiece: (one, other) => unitOf(one) === unitOf(other),
    neighbours: (zone) => tools.field.neighbours(zone),
  });
}

/** "Sherman faces Henry Hill", "in the front line", "the HQs stay where they are" */
function ahead({ play, texts, names, t }: BullRunDesk, action: Action): string {
  switch (action.type) {
    case "face": {
      const { element, zone } = action;
      return clause(play.words.event({ type: "faced", rule: "BR61-10.4-a", element, zone }));
    }
    case "line":
      return t.ahead.line[action.line];
    case "stay":
      return t.ahead.stay;
    default:
      return texts.action(action, names);
  }
}

/** "2 MP · Fatigue +1" */
function costOf({ t }: BullRunDesk, { cost, pushed }: Offer): string | undefined {
  if (cost === undefined) return undefined;
  return `${t.points(cost)}${pushed ? ` · ${t.pushed}` : ""}`;
}
