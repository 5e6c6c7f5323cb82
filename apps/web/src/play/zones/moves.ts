import type { DeskMoves } from "../../games/contract/desk.ts";
import { type Choice, type Hand, type Offer, offersAt } from "../../games/contract/offers.ts";
import type { PlayOf } from "../../games/contract/play.ts";
import type { GameTypes, Table } from "../../games/contract/types.ts";
import { justBegun } from "../left-to-do.ts";
import { beforeActivation, worthRefusing } from "./acting.ts";
import { onlyOne } from "../desk/only-one.ts";
import { onward } from "./answers.ts";
import { afterOffer, type DrawnOffer, type OfferWords } from "./drawn.ts";
import type { Hands } from "./hands.ts";

/** The types of a zone game. */
export interface ZoneTypes<A extends GameTypes["action"]> extends GameTypes {
  readonly offer: DrawnOffer & Offer<A>;
  readonly table: Table<A, unknown>;
}

/** What a zone game brings for its moves. */
interface ZoneMoves<G extends ZoneTypes<G["action"]>> {
  readonly hands: Hands<G["action"], G["offer"], G["table"]>;
  tableOf(position: G["position"]): G["table"] | undefined;
  /** The buttons of the dock. @param plainOffers what can be done without a mode */
  choicesOf(
    table: G["table"],
    hand: Hand,
    offers: readonly G["offer"][],
    plainOffers: readonly G["offer"][],
  ): readonly Choice<G["offer"]>[];
  /** The label of what an offer ends in. */
  labelOf(table: G["table"], offer: G["offer"]): string;
  /** The same without what it costs. */
  deedOf(table: G["table"], offer: G["offer"]): string;
  /** What the button says that commits the offer, besides its label; undefined: no more. */
  costOf(offer: G["offer"]): string | undefined;
  /** "2 movement points", with what else it takes. */
  costSpoken(cost: number, offer: G["offer"]): string;
  readonly words: OfferWords;
  /** What an answer says for the prompt: "the HQs stay where they are". */
  ahead(action: G["action"]): string;
  leftOpen(offer: G["offer"]): string;
  /** What is asked about by mere pointing: a brigade, not a headquarters or a commander. */
  isUnit(counter: string): boolean;
  samePiece(one: string, other: string): boolean;
  neighbours(zone: string): readonly string[];
}

/** What brigades do alike in all zone games: they are activated, march, declare attacks, and what needs no thought is answered for them. */
export function zoneMoves<G extends ZoneTypes<G["action"]>>(play: PlayOf<G>, game: ZoneMoves<G>): DeskMoves<G> {
  const { hands, tableOf, labelOf, samePiece, neighbours } = game;
  const { meanings, ground } = hands.offers;
  /** A guide that teaches attacks shows their chances before they are declared. */
  const looksFirst = (offer: G["offer"] | undefined): boolean => play.taught && offer?.meaning === "attack";

  function offersOf(table: G["table"], hand: Hand): readonly G["offer"][] {
    const offers = hands.offersOf(table, hand);
    return play.answersPlain ? offers.map((one) => hands.answered(table, one)) : offers;
  }

  return {
    tableOf,
    offersOf,
    choicesOf(table, hand, offers) {
      const { piece, mode } = hand;
      const plain = mode === undefined ? offers : offersOf(table, piece === undefined ? {} : { piece });
      return game.choicesOf(table, hand, offers, plain);
    },
    preset: (table, offers) => (table.decision.step === "combat" && offers.length === 1 ? offers[0] : undefined),
    read(table, pick) {
      const oneClick = pick.oneClick && !looksFirst(offersAt(pick.offers, pick.target)[0]);
      return hands.readPick(table, { ...pick, oneClick }, beforeActivation(play, tableOf));
    },
    needsPreview: (table, offer) => looksFirst(offer) || hands.needsPreview(table, offer),
    answered: (_table, answers) =>
      answers
        .filter(({ type }) => type !== "activate")
        .map(game.ahead)
        .join(" · "),
    onlyOne: ({ decision }, offers) => onlyOne(meanings, decision, offers),
    sensible: hands.sensible,
    actsBy: ({ meaning }) => meaning === "activate",
    onward(table, offers, counter) {
      const unit = ground.named(table, "unit", counter);
      return unit === undefined ? undefined : onward(offers, unit, (actions) => hands.outlook(table, actions));
    },
    denialAt: hands.denialAt,
    worthRefusing(target) {
      const { table } = play;
      if (!table) return false;
      return worthRefusing(play, target, {
        zoneOf: (counter) => ground.placeOf(table, counter),
        isOwn: (counter) => game.isUnit(counter) && ground.isOwn(table, counter),
        neighbours,
      });
    },
    showsWhenPointedAt: ({ meaning }) => !meanings[meaning].silent,
    labelOf(table, offer) {
      const cost = game.costOf(offer);
      return { label: labelOf(table, offer), ...(cost === undefined ? {} : { cost }) };
    },
    spoken(offer) {
      if (meanings[offer.meaning].fights || !play.table) return undefined;
      const { cost } = offer;
      const label = game.deedOf(play.table, offer);
      if (cost === undefined) return `${label}.`;
      return `${label}, ${game.costSpoken(cost, offer)}${afterOffer(offer, undefined, game.words)}.`;
    },
    leftToDo: (offer) => (play.table ? hands.leftBefore(play.table, offer, play.offers, justBegun(play)) : []),
    leftOpen: game.leftOpen,
    answers: (offers) => [1, 2].map((key) => offers.find(({ meaning }) => meanings[meaning].answer === key)),
    samePiece,
    beginsPiece: ({ type }) => meanings[type]?.begins === true,
    whyNot: hands.whyNot,
  };
}
