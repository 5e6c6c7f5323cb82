import type { Action, AskingStep } from "@stonebridge/games/second-bull-run-1862";
import type { Names, Texts } from "@stonebridge/games/second-bull-run-1862/text";
import { headed } from "../../language/headed.ts";
import type { IconName } from "../../widgets/icons.ts";
import { ridingFirst } from "../../play/zones/answers.ts";
import { deniedEnding } from "../../play/picking/denied-ending.ts";
import type { Choice } from "../contract/offers.ts";
import { type Hand, type Meaning, type Offer, ofType } from "./offers/offer.ts";
import { handOfPlacement } from "./offers/set-up.ts";
import { findUnit } from "./pieces.ts";
import { type Table, whyNot } from "./table.ts";

type DockChoice = Choice<Offer>;

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

/** Meanings that end something: the commit of the decision, at the right of the dock. */
export const ENDINGS: ReadonlySet<Meaning> = new Set(["end", "ready", "enough", "done", "stay", "decline"]);

/** Meanings with a panel of their own, where each answer stands with its consequence. */
const IN_PANEL: ReadonlySet<Meaning> = new Set([
  "designate",
  "choose-division",
  "choose-independent",
  "choose",
  "call",
  "launch",
  "refrain",
  "recall",
  "flee",
]);

/** Meanings whose zones are few enough for a button each, that is called as the zone is. */
const ZONE_BUTTONS: ReadonlySet<Meaning> = new Set(["face", "turn", "displace", "withdraw"]);

/** Meanings that have a button though they can be picked on the map. */
const BUTTONS: ReadonlySet<Meaning> = new Set([...ZONE_BUTTONS, "advance", "enter", "bring", "try"]);

const ICONS: Partial<Record<Meaning, IconName>> = {
  attack: "attack",
  dismount: "deploy",
  mount: "deploy",
  turn: "turn",
  end: "check",
  ready: "check",
  enough: "check",
  done: "check",
  stay: "check",
  decline: "check",
};

/** The buttons for everything that can be done now, the commit last. */
export function choicesOf(setting: ChoiceSetting): readonly DockChoice[] {
  const { table, hand, offers, plainOffers } = setting;
  const acting = table.decision.step === "march";
  const verbs = acting ? marchChoices(setting) : placementChoices(setting);
  const buttons = offers
    .filter(({ meaning }) => !ENDINGS.has(meaning) && !IN_PANEL.has(meaning) && meaning !== "select")
    .filter(({ meaning, targets }) => BUTTONS.has(meaning) || targets.length === 0)
    // With a mode on, only its own choices stand here.
    .filter(({ meaning }) => hand.mode === undefined || ZONE_BUTTONS.has(meaning))
    .map((one) => offerChoice(one, setting));
  const ends = plainOffers.filter(({ meaning }) => ENDINGS.has(meaning));
  const endings = ends.map((one) => offerChoice(one, setting));
  return [...verbs, ...buttons, ...rides(ends, setting), ...(endings.length === 0 ? notYet(setting) : endings)];
}

/** What ends the part that runs and answers that the commanders stay: here it asks who rides instead. */
function rides(ends: readonly Offer[], { words }: ChoiceSetting): readonly DockChoice[] {
  return ridingFirst<Action, Offer>(ends).map((offer) => ({
    id: offer.id,
    label: words.rides,
    look: "plain",
    does: { kind: "offer", offer },
  }));
}

/** What would end the part that runs: where it cannot be had yet, its button tells why. */
function notYet({ table, texts, names, hand }: ChoiceSetting): readonly DockChoice[] {
  const { step, about } = table.decision;
  const action = endingOf(step as AskingStep, about["unit"]);
  if (action === undefined || hand.mode !== undefined) return [];
  return deniedEnding(action, whyNot(table, action), texts.action(action, names, { step: step as AskingStep }));
}

function endingOf(step: AskingStep, unit: unknown): Action | undefined {
  if (step === "placement") return { type: "ready" };
  if (step === "division") return { type: "done" };
  return step === "march" && typeof unit === "string" ? { type: "end", unit } : undefined;
}

function offerChoice(offer: Offer, setting: ChoiceSetting): DockChoice {
  const { texts, names, table } = setting;
  const ending = ENDINGS.has(offer.meaning);
  const icon = ICONS[offer.meaning];
  const label =
    offer.zone !== undefined && ZONE_BUTTONS.has(offer.meaning)
      ? headed(names.zone(offer.zone))
      : labelOf(offer, texts, names, table.decision.step);
  return {
    id: offer.id,
    label,
    ...(icon === undefined ? {} : { icon }),
    ...(ending ? { letter: "e" } : {}),
    look: ending ? "commit" : "plain",
    does: { kind: "offer", offer },
  };
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
function marchChoices(setting: ChoiceSetting): readonly DockChoice[] {
  const { table, hand, plainOffers, texts, words } = setting;
  const unit = table.decision.about["unit"];
  const standing = typeof unit === "string" ? findUnit(table.view, unit) : undefined;
  if (standing?.zone === undefined) return [];
  const attacks = plainOffers.filter(({ meaning }) => meaning === "attack");
  const facing = standing.facing ?? table.tools.zones.neighbours(standing.zone)[0] ?? standing.zone;
  const all: readonly DockChoice[] = [
    {
      id: "verb attack",
      label: texts.verb("attack"),
      icon: "attack",
      look: "attack",
      letter: "a",
      cost: words.points(attacks[0]?.cost ?? 2),
      does:
        attacks.length > 0
          ? { kind: "offers", offers: attacks }
          : denied(table, { type: "attack", unit: standing.id, zone: facing }),
    },
    ...(ofType(table.decision.actions, "end").length > 0 ? [turnMode(setting)] : []),
  ];
  // A mode clears the dock for its zones; its own button leaves it.
  return hand.mode === undefined ? all : all.filter(({ pressed }) => pressed);
}

/** A brigade in hand that stands already may be faced instead of placed again. */
function placementChoices(setting: ChoiceSetting): readonly DockChoice[] {
  const { table, hand } = setting;
  if (table.decision.step !== "placement") return [];
  const piece = handOfPlacement(table, hand);
  const faces = ofType(table.decision.actions, "face").some(({ unit }) => unit === piece);
  const places = ofType(table.decision.actions, "place").some(({ unit }) => unit === piece);
  return faces && places ? [turnMode(setting)] : [];
}

function turnMode({ hand, words }: ChoiceSetting): DockChoice {
  return {
    id: "verb turn",
    label: words.turn,
    look: "plain",
    icon: "turn",
    letter: "t",
    pressed: hand.mode === "turn",
    does: { kind: "mode", mode: "turn" },
  };
}

function denied(table: Table, action: Extract<Action, { readonly type: "attack" }>): DockChoice["does"] {
  const refusal = whyNot(table, action);
  if (!refusal) return { kind: "offers", offers: [] };
  return { kind: "denied", denial: { action, refusal, target: `space:${action.zone}` } };
}
