import type { Action, AskingStep } from "@stonebridge/games/bull-run-1983";
import type { Questions } from "../../play/desk/questions.ts";
import { declarationOffers, declaring } from "./offers/declaring.ts";
import { marchingOn, marchOffers, movementOffers, movesLeft, moving } from "./offers/movement.ts";
import type { Offer } from "./offers/offer.ts";
import { goingThere, placeOffers } from "./offers/places.ts";
import { placing, setUpOffers } from "./offers/set-up.ts";
import type { Table } from "./table.ts";

/** What every question offers, what a pick on its map tries, and where it is answered. */
export const QUESTIONS: Questions<AskingStep, Action, Offer, Table> = {
  "set-up": { offers: setUpOffers, tries: placing, acting: "all", end: "ready" },
  thawing: { offers: ["thaw", "done"], tries: [], amongPieces: true, worth: ["thaw"] },
  movement: { offers: movementOffers, tries: moving, amongPieces: true, nearRefused: true, worth: movesLeft },
  march: {
    offers: marchOffers,
    tries: marchingOn,
    acting: "all",
    nearRefused: true,
    end: "stop",
    // Who has just come on marches on.
    worth: (_, now, justBegun) => (justBegun ? now.filter(({ meaning }) => meaning === "march") : []),
  },
  onslaught: { offers: ["assign", "fight", "abandon"], tries: ["assign"] },
  window: { offers: ["break", "done"], tries: [] },
  declaration: { offers: declarationOffers, tries: declaring, amongPieces: true, end: "done" },
  order: { offers: ["next", "done"], tries: [] },
  // Who is pointed at is lost; broken he is by his button. Of a declaration the buttons come first: its panel is long.
  losses: {
    offers: ["lose", "break", "done"],
    byButton: ["break"],
    tries: ["lose"],
    inPanel: true,
    amongPieces: true,
  },
  retreat: {
    offers: placeOffers,
    tries: goingThere("retreat"),
    amongPieces: true,
    acting: "alone",
    nearRefused: true,
    worth: ["select", "retreat"],
  },
  following: { offers: ["follow", "done"], tries: [], acting: "alone", worth: ["follow"] },
  advance: {
    offers: placeOffers,
    tries: goingThere("advance"),
    amongPieces: true,
    worth: ["select", "advance"],
  },
  // There are few abatis to clear, and who stands on them hides them.
  rally: { offers: ["clear", "revive", "done"], tries: [], buttons: ["clear"], worth: ["clear", "revive"] },
};
