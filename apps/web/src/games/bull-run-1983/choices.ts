import type { AskingStep } from "@stonebridge/games/bull-run-1983";
import type { Names, Texts } from "@stonebridge/games/bull-run-1983/text";
import { dockOf, modeChoice } from "../../play/desk/docking.ts";
import { type Choice, type Hand, ofType } from "../contract/offers.ts";
import { hands } from "./hands.ts";
import { MEANINGS } from "./meanings.ts";
import { type Offer, offer as offerOf } from "./offers/offer.ts";
import { companyOf } from "./offers/set-up.ts";
import { hexOf } from "./pieces.ts";
import { type Table, whyNot } from "./table.ts";

interface Labelling {
  readonly table: Table;
  readonly texts: Texts;
  readonly names: Names;
  /** What a battle is called whose number in the position is this. */
  battle(number: number): number;
}

interface Setting extends Labelling {
  /** "Everybody who can" */
  readonly everyone: string;
  readonly hand: Hand;
  readonly offers: readonly Offer[];
  /** "Move the whole stack", "The whole brigade" */
  readonly together: { readonly stack: string; readonly brigade: string };
}

/** The buttons for everything that can be done now, the commit last. */
export function choicesOf(setting: Setting): readonly Choice<Offer>[] {
  const { table, texts, names } = setting;
  const offers = setting.offers.filter((one) => !isOneOfBreaks(one, setting));
  const step = table.decision.step as AskingStep;
  const end = hands.endOf(table);
  return dockOf(MEANINGS, {
    // Modes say who goes along: they clear nothing.
    hand: {},
    offers,
    plainOffers: offers,
    buttons: hands.question(table).buttons,
    end: end && { action: end, refusal: whyNot(table, end), label: texts.action(end, names, { step }) },
    first: companyMode(setting),
    last: [...breaking(setting), ...everybody(setting)],
    label: (offer) => labelOf(offer, setting),
    placeName: () => undefined,
  });
}

/** The label of what an offer does. */
export function labelOf(offer: Offer, { table, texts, names, battle }: Labelling): string {
  if (offer.meaning === "march" && offer.hex !== undefined)
    return texts.action({ type: "step", hex: offer.hex }, names, { step: "march" });
  const action = offer.actions.at(-1);
  if (!action) return offer.piece === undefined ? "" : names.piece(offer.piece);
  const named = "battle" in action ? { ...action, battle: battle(action.battle) } : action;
  return texts.action(named, names, { step: table.decision.step as AskingStep });
}

/** With a piece in hand that may march or be placed: alone, or with its company. */
function companyMode({ table, hand, together }: Setting): readonly Choice<Offer>[] {
  const { piece } = hand;
  const { step, actions } = table.decision;
  if (!["movement", "set-up"].includes(step) || piece === undefined) return [];
  const mayMove = ofType(actions, "take").some((one) => one.piece === piece);
  if (!mayMove || companyOf(table, piece).length === 0) return [];
  const label = hexOf(table.view, piece) === undefined ? together.brigade : together.stack;
  return [modeChoice(hand, "together", { id: "mode together", label, letter: "t" })];
}

/** Where pointing at a brigade means that it attacks or advances, it is broken by a button that goes through all of them. */
const BREAKING: ReadonlySet<string> = new Set<AskingStep>(["declaration", "advance"]);

/** Its brigade can be broken by that button. */
function isOneOfBreaks({ meaning, piece }: Offer, { table, hand }: Setting): boolean {
  return meaning === "break" && BREAKING.has(table.decision.step) && piece !== hand.piece;
}

function breaking({ table, hand, texts }: Setting): readonly Choice<Offer>[] {
  if (!BREAKING.has(table.decision.step)) return [];
  const offers = ofType(table.decision.actions, "break")
    .filter(({ piece }) => piece !== hand.piece)
    .map((one) => offerOf("break", [one], [], { piece: one.piece }));
  if (offers.length === 0) return [];
  return [{ id: "breaks", label: texts.verb("break"), look: "plain", does: { kind: "offers", offers } }];
}

/** Composing an automatic victory: all who can take part, in one press. */
function everybody({ table, everyone }: Setting): readonly Choice<Offer>[] {
  const actions = table.decision.step === "onslaught" ? ofType(table.decision.actions, "assign") : [];
  if (actions.length < 2) return [];
  return [
    { id: "everybody", label: everyone, look: "plain", does: { kind: "offer", offer: offerOf("assign", actions, []) } },
  ];
}
