import type { Names, Texts } from "@stonebridge/games/bull-run-1983/text";
import type { IconName } from "../../widgets/icons.ts";
import { deniedEnding } from "../../play/picking/denied-ending.ts";
import type { Choice } from "../contract/offers.ts";
import type { Hand, Meaning, Offer } from "./offers/offer.ts";
import { companyOf, hexOf } from "./offers/index.ts";
import { offer as offerOf, ofType } from "./offers/offer.ts";
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
  /** "Move the whole stack", "Move the whole brigade" */
  readonly together: { readonly stack: string; readonly brigade: string };
}

/** Meanings that end something: the commit of the decision, at the right of the dock. */
export const ENDINGS: ReadonlySet<Meaning> = new Set(["done", "ready", "stop"]);

/** Meanings that have a button though they can be pointed at as well. */
const BUTTONS: ReadonlySet<Meaning> = new Set([
  "suggest",
  "trestle",
  "form",
  "break",
  "flip",
  "overwhelm",
  "fight",
  "abandon",
  "close",
  "complete",
  "join",
  "next",
  "follow",
  "revive",
  "hide",
  "return",
]);

const ICONS: Partial<Record<Meaning, IconName>> = {
  overwhelm: "attack",
  fight: "attack",
  close: "check",
  done: "check",
  ready: "check",
  stop: "check",
};

/** The buttons for everything that can be done now, the commit last. */
export function choicesOf(setting: Setting): readonly Choice<Offer>[] {
  const { offers } = setting;
  const buttons = offers
    .filter((one) => hasButton(one, setting) && !oneWay(one) && !isOneOfBreaks(one, setting))
    .map((one) => choiceFor(one, setting));
  const endings = offers.filter((one) => ENDINGS.has(one.meaning)).map((one) => choiceFor(one, setting));
  return [
    ...companyMode(setting),
    ...buttons,
    ...breaking(setting),
    ...everybody(setting),
    ...notYet(setting),
    ...endings,
  ];
}

/** In a Rally phase there are few abatis to clear, and who stands on them hides them. */
function hasButton({ meaning }: Offer, { table }: Setting): boolean {
  return BUTTONS.has(meaning) || (meaning === "clear" && table.decision.step === "rally");
}

/** Who can join one battle only is pointed at; there can be a dozen of them. */
function oneWay({ meaning, targets }: Offer): boolean {
  return meaning === "join" && targets.length > 0;
}

function choiceFor(offer: Offer, setting: Setting): Choice<Offer> {
  const ending = ENDINGS.has(offer.meaning);
  const icon = ICONS[offer.meaning];
  return {
    id: offer.id,
    label: labelOf(offer, setting),
    ...(icon === undefined ? {} : { icon }),
    ...(ending ? { letter: "e" } : {}),
    look: ending ? "commit" : offer.meaning === "overwhelm" || offer.meaning === "fight" ? "attack" : "plain",
    does: { kind: "offer", offer },
  };
}

/** The label of what an offer does. */
export function labelOf(offer: Offer, { table, texts, names, battle }: Labelling): string {
  if (offer.meaning === "march" && offer.hex !== undefined)
    return texts.action({ type: "step", hex: offer.hex }, names, { step: "march" });
  const action = offer.actions.at(-1);
  if (!action) return offer.piece === undefined ? "" : names.piece(offer.piece);
  const named = "battle" in action ? { ...action, battle: battle(action.battle) } : action;
  return texts.action(named, names, { step: table.decision.step as never });
}

/** With a piece in hand that may march or be placed: alone, or with its company. */
function companyMode({ table, hand: { piece, mode }, together }: Setting): readonly Choice<Offer>[] {
  const { step, actions } = table.decision;
  if (!["movement", "set-up"].includes(step) || piece === undefined) return [];
  const mayMove = ofType(actions, "take").some((one) => one.piece === piece);
  if (!mayMove || companyOf(table, piece).length === 0) return [];
  return [
    {
      id: "mode together",
      label: hexOf(table.view, piece) === undefined ? together.brigade : together.stack,
      look: "plain",
      letter: "t",
      pressed: mode === "together",
      does: { kind: "mode", mode: "together" },
    },
  ];
}

/** Where pointing at a brigade means that it attacks or advances, it is broken by a button that goes through all of them. */
const BREAKING: ReadonlySet<string> = new Set(["declaration", "advance"]);

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

/** What ends a long task: it stands there from the beginning, and says what is still owed. */
const ENDS: Readonly<Partial<Record<string, "done" | "ready" | "stop">>> = {
  declaration: "done",
  "set-up": "ready",
  march: "stop",
};

function notYet({ table, offers, texts, names }: Setting): readonly Choice<Offer>[] {
  const { step } = table.decision;
  const type = ENDS[step];
  if (type === undefined || offers.some((one) => one.meaning === type)) return [];
  const action = { type };
  return deniedEnding(action, whyNot(table, action), texts.action(action, names, { step: step as never }));
}
