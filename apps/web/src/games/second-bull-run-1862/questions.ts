import type { Action, AskingStep } from "@stonebridge/games/second-bull-run-1862";
import type { Pointed, Questions } from "../../play/desk/questions.ts";
import type { Attempt } from "../../play/picking/attempts.ts";
import { type Hand, ofType } from "../contract/offers.ts";
import { commanderOffers, riding } from "./offers/commanders.ts";
import { actionOffers, marching } from "./offers/march.ts";
import type { Offer } from "./offers/offer.ts";
import { partingOffers } from "./offers/parting.ts";
import { placementOffers, placing } from "./offers/set-up.ts";
import { findUnit } from "./pieces.ts";
import type { Table } from "./table.ts";

/** What every question offers, what a pick on its map tries, and where it is answered. */
export const QUESTIONS: Questions<AskingStep, Action, Offer, Table> = {
  placement: { offers: placementOffers, tries: placing, end: "ready" },
  groups: { offers: ["choose"], amongPieces: true },
  designation: { offers: ["designate"], inPanel: true, amongPieces: true },
  divisions: {
    offers: ["choose-division", "choose-independent", "enough"],
    tries: divisionOf,
    inPanel: true,
    amongPieces: true,
    inSight: "along",
    worth: "all",
  },
  division: {
    offers: ["activate", "done"],
    amongPieces: true,
    othersDenied: true,
    inSight: "pieces",
    end: "done",
    worth: "all",
  },
  march: {
    offers: actionOffers,
    tries: marching,
    inSight: "ways",
    end: "end",
    worth: "fights",
  },
  facing: { offers: ["face"] },
  turning: { offers: ["face"] },
  displacement: { offers: ["displace"] },
  commanders: { offers: commanderOffers, tries: riding, worth: "all" },
  ride: { offers: commanderOffers, tries: riding, worth: "all" },
  combat: { offers: ["fight"], inPanel: true },
  choosing: { offers: ["choose"], inPanel: true },
  withdrawal: { offers: ["withdraw"] },
  advance: {
    offers: ["advance", "decline"],
    taken: { for: ["advance"], without: "only" },
    tries: advancing,
    worth: "all",
  },
  flights: { offers: ["flee"], inPanel: true },
  jones: { offers: ["call", "refrain"], inPanel: true },
  "counter-attack": { offers: ["launch", "refrain"], inPanel: true },
  reinforcements: {
    offers: ["bring", "enter", "wait"],
    taken: { for: ["bring", "enter", "wait"], without: "first" },
  },
  parting: { offers: partingOffers, tries: ["part"], amongPieces: true },
  "night-moves": {
    offers: ["bring", "enter", "wait", "activate", "done"],
    taken: { for: ["bring", "enter", "wait"], without: "first" },
    tries: ["activate", "bring", "enter"],
    amongPieces: true,
    worth: "all",
  },
  recall: { offers: ["recall"], inPanel: true },
};

/** A brigade means its division, an independent one itself. */
function divisionOf(table: Table, _: Hand, { chosen }: Pointed): Attempt<Table, Action> | undefined {
  const standing = chosen === undefined ? undefined : findUnit(table.view, chosen);
  if (!standing) return undefined;
  const { division } = standing.printed;
  const action: Action =
    division === null || standing.independent === true
      ? { type: "choose-independent", unit: standing.id }
      : { type: "choose-division", division };
  return { table, action };
}

/** Whoever is pointed at goes where the first could go; onto ground goes who is in hand. */
function advancing(table: Table, hand: Hand, { piece, place: zone }: Pointed): Attempt<Table, Action> | undefined {
  const [first] = ofType(table.decision.actions, "advance");
  if (!first) return undefined;
  if (piece !== undefined) return { table, action: { ...first, unit: piece } };
  return zone === undefined ? undefined : { table, action: { ...first, unit: hand.piece ?? first.unit, zone } };
}
