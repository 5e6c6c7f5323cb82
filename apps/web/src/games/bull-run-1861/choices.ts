import type { Action, ActionType } from "@stonebridge/games/bull-run-1861";
import type { Names, Texts } from "@stonebridge/games/bull-run-1861/text";
import type { IconName } from "../../widgets/icons.ts";
import type { Choice } from "../contract/offers.ts";
import type { Hand, Meaning, Mode, Offer } from "./offers/offer.ts";
import { ridingFirst } from "../../play/zones/answers.ts";
import { ofType } from "./offers/offer.ts";
import { findUnit } from "./pieces.ts";
import type { Table } from "./table.ts";

type BullRunChoice = Choice<Offer>;

interface Setting<P> {
  readonly table: Table<P>;
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

/** Meanings that end something: the commit of the decision, at the right of the dock. */
export const ENDINGS: ReadonlySet<Meaning> = new Set(["end", "ready", "marked", "stay", "halt", "decline"]);

/** Meanings with a panel of their own, where each answer stands with its consequence. */
const IN_PANEL: ReadonlySet<Meaning> = new Set(["lose", "retreat", "launch", "refrain"]);

/** Meanings whose zones are few enough for a button each. */
const ZONE_BUTTONS: ReadonlySet<Meaning> = new Set([
  "face",
  "turn",
  "displace",
  "withdraw",
  "advance",
  "deploy",
  "regroup",
  "arrive",
  "extend",
]);

/** Of those, the ones where the question has said the rest. */
const NAMED_BY_ZONE: ReadonlySet<Meaning> = new Set([
  "face",
  "turn",
  "displace",
  "withdraw",
  "deploy",
  "regroup",
  "arrive",
  "extend",
]);

const ICONS: Partial<Record<Meaning, IconName>> = {
  attack: "attack",
  deploy: "deploy",
  regroup: "deploy",
  turn: "turn",
  end: "check",
  ready: "check",
  marked: "check",
  stay: "check",
  halt: "check",
};

/** The buttons for everything that can be done now, the commit last. */
export function choicesOf<P>(setting: Setting<P>): readonly BullRunChoice[] {
  const { table, offers, plainOffers } = setting;
  const march = table.decision.step === "march" ? marchChoices(setting) : [];
  const buttons = offers
    .filter((one) => !ENDINGS.has(one.meaning) && !IN_PANEL.has(one.meaning))
    .filter((one) => ZONE_BUTTONS.has(one.meaning) || one.targets.length === 0 || one.meaning === "join")
    .map((one) => offerChoice(one, setting));
  const modes = setUpModes(setting);
  const ends = plainOffers.filter((one) => ENDINGS.has(one.meaning));
  // What would answer that the headquarters stay can also have it asked where they ride.
  const rides = ridingFirst<Action, Offer>(ends).map((offer): BullRunChoice => ({
    id: offer.id,
    label: setting.words.rides,
    look: "plain",
    does: { kind: "offer", offer },
  }));
  return [...march, ...modes, ...buttons, ...rides, ...ends.map((one) => offerChoice(one, setting))];
}

function offerChoice<P>(offer: Offer, { texts, names, table, words }: Setting<P>): BullRunChoice {
  const ending = ENDINGS.has(offer.meaning);
  const line = table.decision.step === "march" && offer.meaning === "line" ? offer.line : undefined;
  const icon = ICONS[offer.meaning];
  return {
    id: offer.id,
    label:
      line === undefined
        ? offer.zone !== undefined && NAMED_BY_ZONE.has(offer.meaning)
          ? names.zone(offer.zone)
          : labelOf(offer, texts, names, table.decision.step)
        : line === "front"
          ? words.frontLine
          : words.secondLine,
    ...(offer.cost === undefined ? {} : { cost: words.points(offer.cost) }),
    ...(icon === undefined ? {} : { icon }),
    ...(ending ? { letter: "e" } : {}),
    look: ending ? "commit" : "plain",
    does: { kind: "offer", offer },
  };
}

/** The label of what an offer ends in. */
export function labelOf(offer: Offer, texts: Texts, names: Names, step: string): string {
  const action = offer.actions.at(-1);
  if (!action) return offer.piece === undefined ? "" : names.unit(offer.piece);
  return texts.action(action, names, { step: step as never });
}

/** Attack, deploy or regroup, turn: always there while a brigade acts, and telling why where they cannot be had. */
function marchChoices<P>(setting: Setting<P>): readonly BullRunChoice[] {
  const { table, hand, plainOffers } = setting;
  const unit = table.decision.about["unit"];
  const element = typeof unit === "string" ? findUnit(table.view, unit)?.elements[0] : undefined;
  if (typeof unit !== "string" || !element) return [];
  const attacks = plainOffers.filter((one) => one.meaning === "attack");
  const extended = (findUnit(table.view, unit)?.elements.length ?? 1) > 1;
  const beside = table.field.neighbours(element.zone)[0] ?? element.zone;
  const line: "deploy" | "regroup" = extended ? "regroup" : "deploy";
  const lineAction: Action = { type: line, unit, zone: extended ? element.zone : beside };
  const attackAction: Action = { type: "attack", element: element.id, facing: element.facing };
  const all: readonly BullRunChoice[] = [
    {
      ...verb("attack", setting),
      look: "attack",
      letter: "a",
      cost: setting.words.points(attacks[0]?.cost ?? 2),
      does: attacks.length > 0 ? { kind: "offers", offers: attacks } : denied(table, attackAction),
    },
    {
      ...verb(line, setting),
      look: "plain",
      letter: "d",
      cost: setting.words.points(2),
      pressed: hand.mode === line,
      does: mayEventually(table, line) ? { kind: "mode", mode: line } : denied(table, lineAction),
    },
    ...(ofType(table.decision.actions, "end").length > 0
      ? [
          {
            id: "verb turn",
            label: setting.words.turn,
            look: "plain" as const,
            icon: "turn" as const,
            letter: "t",
            pressed: hand.mode === "turn",
            does: { kind: "mode" as const, mode: "turn" as const },
          },
        ]
      : []),
  ];
  // A mode clears the dock for its zones; its own button leaves it.
  return hand.mode === undefined ? all : all.filter((choice) => choice.pressed);
}

function verb<P>(type: ActionType & Meaning, { texts }: Setting<P>): Pick<BullRunChoice, "id" | "label" | "icon"> {
  const icon = ICONS[type];
  return { id: `verb ${type}`, label: texts.verb(type), ...(icon === undefined ? {} : { icon }) };
}

/** Offered now, or after a push. */
function mayEventually<P>(table: Table<P>, type: "deploy" | "regroup"): boolean {
  return table.decision.actions.some((action) => action.type === type || action.type === "push");
}

function denied<P>(table: Table<P>, action: Action): BullRunChoice["does"] {
  const refusal = table.rules.whyNot(table.position, table.side, action);
  if (!refusal) return { kind: "offers", offers: [] };
  const zone = "zone" in action ? action.zone : "facing" in action ? action.facing : "";
  return { kind: "denied", denial: { action, refusal, target: `space:${zone}` } };
}

/** While the army is arranged: facing is what a pick means, the rest by button. */
function setUpModes<P>({ table, hand, texts }: Setting<P>): readonly BullRunChoice[] {
  if (table.decision.step !== "dispositions" || hand.piece === undefined) return [];
  const { actions } = table.decision;
  const faces = ofType(actions, "face").some((action) => action.element === hand.piece);
  const modes: { readonly mode: Mode; readonly type: "extend" | "attach" }[] = [];
  if (faces && ofType(actions, "extend").some((action) => action.unit === hand.piece)) {
    modes.push({ mode: "extend", type: "extend" });
  }
  if (ofType(actions, "attach").some((action) => action.unit === hand.piece))
    modes.push({ mode: "attach", type: "attach" });
  return modes.map(({ mode, type }) => ({
    id: `mode ${mode}`,
    label: texts.verb(type),
    look: "plain",
    pressed: hand.mode === mode,
    does: { kind: "mode", mode },
  }));
}
