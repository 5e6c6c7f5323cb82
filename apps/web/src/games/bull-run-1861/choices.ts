import type { Action, Position } from "@stonebridge/games/bull-run-1861";
import type { Names, Texts } from "@stonebridge/games/bull-run-1861/text";
import { dockOf, modeChoice, orDenied } from "../../play/desk/docking.ts";
import { ridingFirst } from "../../play/zones/answers.ts";
import { type Choice, type Hand, ofType } from "../contract/offers.ts";
import { MEANINGS } from "./meanings.ts";
import type { Offer } from "./offers/offer.ts";
import { findUnit } from "./pieces.ts";
import type { Table } from "./table.ts";

interface Setting {
  readonly table: Table<Position>;
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
  readonly frontLine: string;
  readonly secondLine: string;
  readonly rides: string;
}

/** The buttons for everything that can be done now, the commit last. */
export function choicesOf(setting: Setting): readonly Choice<Offer>[] {
  const { table, hand, offers, plainOffers, texts, names, words } = setting;
  const { step } = table.decision;
  return dockOf(MEANINGS, {
    hand,
    offers,
    plainOffers,
    first: [...(step === "march" ? marchChoices(setting) : []), ...setUpModes(setting)],
    last: ridingFirst(MEANINGS, plainOffers, words.rides),
    label(offer) {
      if (step === "march" && offer.line !== undefined)
        return offer.line === "front" ? words.frontLine : words.secondLine;
      return labelOf(offer, texts, names, step);
    },
    placeName: ({ zone }) => zone && names.zone(zone),
    cost: ({ cost }) => (cost === undefined ? undefined : words.points(cost)),
  });
}

/** The label of what an offer ends in. */
export function labelOf(offer: Offer, texts: Texts, names: Names, step: string): string {
  const action = offer.actions.at(-1);
  if (!action) return offer.piece === undefined ? "" : names.unit(offer.piece);
  return texts.action(action, names, { step: step as never });
}

/** Attack, deploy or regroup, turn: always there while a brigade acts, and telling why where they cannot be had. */
function marchChoices({ table, hand, plainOffers, texts, words }: Setting): readonly Choice<Offer>[] {
  const { unit } = table.decision.about;
  const elements = typeof unit === "string" ? (findUnit(table.view, unit)?.elements ?? []) : [];
  const [element] = elements;
  if (typeof unit !== "string" || !element) return [];
  const attacks = plainOffers.filter(({ meaning }) => meaning === "attack");
  const extended = elements.length > 1;
  const line = extended ? "regroup" : "deploy";
  const beside = table.field.neighbours(element.zone)[0] ?? element.zone;
  const zone = extended ? element.zone : beside;
  const lining: Action = { type: line, unit, zone };
  const attacking: Action = { type: "attack", element: element.id, facing: element.facing };
  const whyNot = (action: Action) => table.rules.whyNot(table.position, table.side, action);
  const lineMode = modeChoice<Offer>(hand, line, {
    id: `verb ${line}`,
    label: texts.verb(line),
    icon: "deploy",
    letter: "d",
    cost: words.points(2),
  });
  const all: readonly Choice<Offer>[] = [
    {
      id: "verb attack",
      label: texts.verb("attack"),
      icon: "attack",
      look: "attack",
      letter: "a",
      cost: words.points(attacks[0]?.cost ?? 2),
      does: orDenied(attacks, {
        action: attacking,
        target: `space:${element.facing}`,
        refusal: () => whyNot(attacking),
      }),
    },
    mayEventually(table, line)
      ? lineMode
      : {
          ...lineMode,
          does: orDenied<Offer>([], { action: lining, target: `space:${zone}`, refusal: () => whyNot(lining) }),
        },
    ...(ofType(table.decision.actions, "end").length > 0
      ? [modeChoice<Offer>(hand, "turn", { id: "verb turn", label: words.turn, icon: "turn", letter: "t" })]
      : []),
  ];
  // A mode clears the dock for its zones; its own button leaves it.
  return hand.mode === undefined ? all : all.filter((choice) => choice.pressed);
}

/** Offered now, or after a push. */
function mayEventually(table: Table<Position>, type: "deploy" | "regroup"): boolean {
  return table.decision.actions.some((action) => action.type === type || action.type === "push");
}

/** While the army is arranged: facing is what a pick means, the rest by button. */
function setUpModes({ table, hand, texts }: Setting): readonly Choice<Offer>[] {
  if (table.decision.step !== "dispositions" || hand.piece === undefined) return [];
  const { actions } = table.decision;
  const faces = ofType(actions, "face").some(({ element }) => element === hand.piece);
  const may = (type: "extend" | "attach"): boolean => ofType(actions, type).some(({ unit }) => unit === hand.piece);
  const modes = [
    ...(faces && may("extend") ? (["extend"] as const) : []),
    ...(may("attach") ? (["attach"] as const) : []),
  ];
  return modes.map((mode) => modeChoice(hand, mode, { id: `mode ${mode}`, label: texts.verb(mode) }));
}
