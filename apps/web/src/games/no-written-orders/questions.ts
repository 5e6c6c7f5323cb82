import type { Action, AskingStep } from "@stonebridge/games/no-written-orders";
import type { Questions } from "../../play/desk/questions.ts";
import { aimedOffers, aiming, hauling, seating } from "./offers/aimed.ts";
import { movesLeft } from "./offers/march-on.ts";
import { marchingOn, marchOffers, movementOffers, moving } from "./offers/movement.ts";
import type { Offer } from "./offers/offer.ts";
import { deceits, draftOffers, drawnOffers } from "./offers/orders.ts";
import { orderAttempt } from "./orders/denial.ts";
import type { Table } from "./table.ts";

/** What every question offers, what a pick on its map tries, and where it is answered. */
export const QUESTIONS: Questions<AskingStep, Action, Offer, Table> = {
  // Who acts (4).
  commander: { offers: ["name"], tries: [], amongPieces: true },
  initial: { offers: ["begin", "decline"], tries: [], amongPieces: true, worth: "all" },
  pair: { offers: ["pair", "decline"], tries: [], amongPieces: true, worth: "all" },
  "turn-order": { offers: ["play-first", "play-second"], tries: [] },
  "player-turn": { offers: ["begin"], tries: [] },
  // Orders (12): a list stands first until somebody is in hand; then the map is needed.
  "standing-down": { offers: ["stand-down", "done"], tries: [], worth: "all" },
  initiative: { offers: drawnOffers, tries: orderAttempt, inPanel: "until-taken", worth: unsent },
  "bad-move": { offers: drawnOffers, tries: orderAttempt, worth: unsent },
  orders: { offers: drawnOffers, tries: orderAttempt, inPanel: "until-taken", worth: unsent },
  drafting: { offers: draftOffers, tries: orderAttempt },
  failing: { offers: aimedOffers, tries: aiming("fall"), amongPieces: true },
  revealing: { offers: aimedOffers, tries: aiming("appear"), amongPieces: true, end: "done", worth: "all" },
  deceiving: { offers: deceits, tries: [], worth: "all" },
  // Movement (5): on the march, units are picked that come along or are left behind.
  movement: {
    offers: movementOffers,
    tries: moving,
    amongPieces: true,
    nearRefused: true,
    end: "end",
    worth: movesLeft,
  },
  march: {
    offers: marchOffers,
    tries: marchingOn,
    acting: "all",
    nearRefused: true,
    end: "stop",
    // Who has just been taken up, or come on, marches on.
    worth: (_, now, justBegun) => (justBegun ? now : []),
  },
  // Fire and assault (8, 9).
  bombardment: { offers: aimedOffers, tries: aiming("bombard"), amongPieces: true, worth: "all" },
  hits: { offers: ["take-hit"], tries: ["take-hit"], inPanel: true, amongPieces: true },
  declaration: {
    offers: aimedOffers,
    tries: aiming("assault"),
    amongPieces: true,
    nearRefused: true,
    end: "end-declaration",
    worth: "all",
  },
  assaults: { offers: ["fight"], tries: [], inPanel: true },
  evasion: { offers: ["evade", "stand"], tries: [] },
  "first-fire": { offers: ["fire-first", "fire-together"], tries: [] },
  support: { offers: ["support", "end-support"], tries: ["support"], amongPieces: true, worth: "all" },
  "breaking-off": { offers: ["break-off", "fight-on"], tries: [] },
  retreat: { offers: ["retreat", "go-along", "stay-behind"], tries: ["retreat"], acting: "all", nearRefused: true },
  "passing-fire": { offers: ["fire-passing", "hold-fire"], tries: [], worth: "all" },
  advance: {
    offers: ["advance", "advance-leader", "end-advance"],
    tries: ["advance", "advance-leader"],
    amongPieces: true,
    worth: "all",
  },
  displacement: { offers: aimedOffers, tries: [] },
  charges: { offers: aimedOffers, tries: aiming("charge"), amongPieces: true, worth: "all" },
  reaction: { offers: ["react", "end-reaction"], tries: [], amongPieces: true, worth: "all" },
  melee: { offers: ["pursue", "stay", "return"], tries: [], worth: "all" },
  // The Reorganisation, headquarters and trains (10, 19).
  reorganisation: { offers: aimedOffers, tries: [], inPanel: true, worth: "all" },
  headquarters: { offers: aimedOffers, tries: seating, worth: "all" },
  trains: { offers: aimedOffers, tries: hauling, worth: "all" },
  reloading: { offers: ["reload", "done"], tries: ["reload"], worth: "all" },
};

/** An order that is sent is complete; whoever ends without one could still draw it. */
function unsent(_: Table, now: readonly Offer[], __: boolean, { meaning }: Offer): readonly Offer[] {
  return meaning === "send" ? [] : now;
}

/** Steps of the Command Phase, and of who goes back with a failed order: what is decided about orders. */
export const ORDERING: ReadonlySet<AskingStep> = new Set<AskingStep>([
  "standing-down",
  "initiative",
  "bad-move",
  "orders",
  "drafting",
  "deceiving",
  "failing",
]);
