import type { DeskMoves } from "../../games/contract/desk.ts";
import { type Hand, type Intent, offersAt, type Pick } from "../../games/contract/offers.ts";
import type { PlayOf } from "../../games/contract/play.ts";
import type { GameTypes } from "../../games/contract/types.ts";
import { justBegun } from "../left-to-do.ts";
import { beforeActivation, type Pointing, worthRefusing } from "./acting.ts";
import { onlyOne } from "./answers.ts";
import type { DrawnOffer } from "./drawn.ts";

/** The types of a zone game. */
interface ZoneTypes extends GameTypes {
  readonly offer: DrawnOffer;
}

/** What a zone game brings for its moves. */
interface ZoneMoves<G extends ZoneTypes> extends Pointing {
  tableOf(position: G["position"]): G["table"] | undefined;
  offersOf(table: G["table"], hand: Hand): readonly G["offer"][];
  /** The offer with the answers that follow it, as long as each is the only sensible one. */
  answered(table: G["table"], offer: G["offer"]): G["offer"];
  /** @param before the table before the running activation, where nothing came of it yet and it can be undone */
  readPick(table: G["table"], pick: Pick<G["offer"]>, before: G["table"] | undefined): Intent<G["offer"]>;
  needsPreview(table: G["table"], offer: G["offer"]): boolean;
  leftToDo(ending: G["offer"], offers: readonly G["offer"][], begun: boolean): readonly G["offer"][];
  /** Answers that stand in cards with their consequence, by the key that gives them: 1, 2. */
  readonly answers: readonly (readonly G["offer"]["meaning"][])[];
}

type Shared =
  | "tableOf"
  | "offersOf"
  | "preset"
  | "read"
  | "needsPreview"
  | "onlyOne"
  | "actsBy"
  | "worthRefusing"
  | "leftToDo"
  | "answers";

/** What brigades do alike in all zone games: they are activated, march, declare attacks, and what needs no thought is answered for them. */
export function zoneMoves<G extends ZoneTypes>(
  play: PlayOf<G>,
  game: ZoneMoves<G>,
): globalThis.Pick<DeskMoves<G>, Shared> {
  /** A guide that teaches attacks shows their chances before they are declared. */
  const looksFirst = (offer: G["offer"] | undefined): boolean => play.taught && offer?.meaning === "attack";
  return {
    tableOf: game.tableOf,
    offersOf(table, hand) {
      const offers = game.offersOf(table, hand);
      return play.answersPlain ? offers.map((one) => game.answered(table, one)) : offers;
    },
    preset: (table, offers) => (table.decision.step === "combat" && offers.length === 1 ? offers[0] : undefined),
    read(table, pick) {
      const oneClick = pick.oneClick && !looksFirst(offersAt(pick.offers, pick.target)[0]);
      return game.readPick(table, { ...pick, oneClick }, beforeActivation(play, game.tableOf));
    },
    needsPreview: (table, offer) => looksFirst(offer) || game.needsPreview(table, offer),
    onlyOne: ({ decision }, offers) => onlyOne(decision, offers),
    actsBy: ({ meaning }) => meaning === "activate",
    worthRefusing: (target) => worthRefusing(play, target, game),
    leftToDo: (offer) => game.leftToDo(offer, play.offers, justBegun(play)),
    answers: (offers) => game.answers.map((among) => offers.find(({ meaning }) => among.includes(meaning))),
  };
}
