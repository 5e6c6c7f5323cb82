import type { Action, AskingStep, Position } from "@stonebridge/games/bull-run-1861";
import type { Pointed, Questions } from "../../play/desk/questions.ts";
import type { Attempt } from "../../play/picking/attempts.ts";
import { type Hand, ofType } from "../contract/offers.ts";
import { combatOffers, fighting } from "./offers/combat.ts";
import { actionOffers, marching } from "./offers/march.ts";
import type { Offer } from "./offers/offer.ts";
import { arranging, dispositionOffers, PLACED, placing } from "./offers/set-up.ts";
import { findHeadquarters, unitOf } from "./pieces.ts";
import type { Table } from "./table.ts";

type Tried = Attempt<Table<Position>, Action> | undefined;

/** What every question offers, what a pick on its map tries, and where it is answered. */
export const QUESTIONS: Questions<AskingStep, Action, Offer, Table<Position>> = {
  placement: { offers: PLACED.for, taken: PLACED, tries: placing },
  dispositions: { offers: dispositionOffers, tries: arranging },
  offensive: { offers: ["launch", "refrain"], inPanel: true },
  marking: { offers: ["mark", "marked"], othersDenied: true, worth: "all" },
  activation: { offers: ["activate"], amongPieces: true, othersDenied: true },
  march: { offers: actionOffers, tries: marching, worth: "fights" },
  line: { offers: ["line", "join"] },
  facing: { offers: ["face"] },
  turning: { offers: ["face"] },
  headquarters: {
    offers: ["ride", "stay"],
    taken: { for: ["ride"], without: "only" },
    tries: riding,
    worth: "all",
  },
  displacement: { offers: ["displace"] },
  combat: { offers: combatOffers, tries: fighting, inPanel: true },
  hit: { offers: ["lose", "retreat"], tries: [], inPanel: true },
  withdrawal: { offers: ["withdraw", "halt"] },
  advance: {
    offers: ["advance", "decline"],
    taken: { for: ["advance"], without: "only" },
    tries: advancing,
    worth: "all",
  },
  operational: { offers: ["activate"], amongPieces: true, othersDenied: true },
  "operational-march": { offers: actionOffers, tries: marching, worth: "fights" },
  arrival: { offers: ["arrive", "decline"], worth: "all" },
};

/** A headquarters that is pointed at would ride to where it stands; ground is tried by the one in hand, or the first that could ride. */
function riding(table: Table<Position>, hand: Hand, { piece, place: zone }: Pointed): Tried {
  if (piece !== undefined && findHeadquarters(table.view, piece))
    return { table, action: { type: "ride", headquarters: piece, zone: zone ?? "" } };
  const headquarters = hand.piece ?? ofType(table.decision.actions, "ride")[0]?.headquarters;
  return headquarters === undefined || zone === undefined
    ? undefined
    : { table, action: { type: "ride", headquarters, zone } };
}

/** Whoever is pointed at goes where the first could go; onto ground goes who is in hand. */
function advancing(table: Table<Position>, hand: Hand, { piece, place: zone }: Pointed): Tried {
  const [first] = ofType(table.decision.actions, "advance");
  if (!first) return undefined;
  if (piece !== undefined) return { table, action: { ...first, unit: unitOf(piece) } };
  const unit = hand.piece === undefined ? first.unit : unitOf(hand.piece);
  return zone === undefined ? undefined : { table, action: { ...first, unit, zone } };
}
