import type { AskingStep } from "@stonebridge/games/second-bull-run-1862";
import type { Names, Texts } from "@stonebridge/games/second-bull-run-1862/text";
import { dockOf, modeChoice, orDenied } from "../../play/desk/docking.ts";
import { ridingFirst } from "../../play/zones/answers.ts";
import { type Choice, type Hand, ofType } from "../contract/offers.ts";
import { hands } from "./hands.ts";
import { MEANINGS } from "./meanings.ts";
import type { Offer } from "./offers/offer.ts";
import { handOfPlacement } from "./offers/set-up.ts";
import { findUnit } from "./pieces.ts";
import { type Table, whyNot } from "./table.ts";

export interface ChoiceSetting {
  readonly table: Table;
  readonly hand: Hand;
  readonly offers: readonly Offer[];
  /** What can be done without a mode: the same as `offers` where none is on. */
  readonly plainOffers: readonly Offer[];
  readonly texts: Texts;
  readonly names: Names;
  readonly words: DockWords;
}

/** Short labels that the game's own texts do not have. */
export interface DockWords {
  points(points: number): string;
  readonly turn: string;
  readonly rides: string;
}

/** The buttons for everything that can be done now, the commit last. */
export function choicesOf(setting: ChoiceSetting): readonly Choice<Offer>[] {
  const { table, hand, offers, plainOffers, texts, names, words } = setting;
  const step = table.decision.step as AskingStep;
  const end = hands.endOf(table);
  return dockOf(MEANINGS, {
    hand,
    offers,
    plainOffers,
    end: end && { action: end, refusal: whyNot(table, end), label: texts.action(end, names, { step }) },
    first: step === "march" ? marchChoices(setting) : placementChoices(setting),
    last: ridingFirst(MEANINGS, plainOffers, words.rides),
    label: (offer) => labelOf(offer, texts, names, step),
    placeName: ({ zone }) => zone && names.zone(zone),
  });
}

/** The label of what an offer ends in. */
export function labelOf(offer: Offer, texts: Texts, names: Names, step: string): string {
  // A ride that was sent to its end is called by where it leads.
  const action =
    offer.meaning === "ride" ? offer.actions.findLast(({ type }) => type === "ride") : offer.actions.at(-1);
  if (!action) return offer.piece === undefined ? "" : names.unit(offer.piece);
  const cost = offer.cost === undefined ? {} : { cost: offer.cost };
  return texts.action(action, names, { step: step as AskingStep, ...cost });
}

/** Attack and turn: always there while a brigade acts, and telling why where they cannot be had. */
function marchChoices(setting: ChoiceSetting): readonly Choice<Offer>[] {
  const { table, hand, plainOffers, texts, words } = setting;
  const unit = table.decision.about["unit"];
  const standing = typeof unit === "string" ? findUnit(table.view, unit) : undefined;
  if (standing?.zone === undefined) return [];
  const attacks = plainOffers.filter(({ meaning }) => meaning === "attack");
  const zone = standing.facing ?? table.tools.zones.neighbours(standing.zone)[0] ?? standing.zone;
  const action = { type: "attack", unit: standing.id, zone } as const;
  const all: readonly Choice<Offer>[] = [
    {
      id: "verb attack",
      label: texts.verb("attack"),
      icon: "attack",
      look: "attack",
      letter: "a",
      cost: words.points(attacks[0]?.cost ?? 2),
      does: orDenied(attacks, { action, target: `space:${zone}`, refusal: () => whyNot(table, action) }),
    },
    ...(ofType(table.decision.actions, "end").length > 0 ? [turnMode(setting)] : []),
  ];
  // A mode clears the dock for its zones; its own button leaves it.
  return hand.mode === undefined ? all : all.filter(({ pressed }) => pressed);
}

/** A brigade in hand that stands already may be faced instead of placed again. */
function placementChoices(setting: ChoiceSetting): readonly Choice<Offer>[] {
  const { table, hand } = setting;
  if (table.decision.step !== "placement") return [];
  const piece = handOfPlacement(table, hand);
  const faces = ofType(table.decision.actions, "face").some(({ unit }) => unit === piece);
  const places = ofType(table.decision.actions, "place").some(({ unit }) => unit === piece);
  return faces && places ? [turnMode(setting)] : [];
}

function turnMode({ hand, words }: ChoiceSetting): Choice<Offer> {
  return modeChoice(hand, "turn", { id: "verb turn", label: words.turn, icon: "turn", letter: "t" });
}
