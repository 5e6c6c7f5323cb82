import { coordinatedLimit } from "@stonebridge/games/no-written-orders/internals";
import type { Names, Texts } from "@stonebridge/games/no-written-orders/text";
import { dockOf, modeChoice } from "../../play/desk/docking.ts";
import { type Choice, type Hand, ofType } from "../contract/offers.ts";
import { hands } from "./hands.ts";
import { MEANINGS } from "./meanings.ts";
import { marchOn } from "./offers/march-on.ts";
import { DIG, hasCompany } from "./offers/movement.ts";
import { takesCallBack } from "./orders/call.ts";
import { isAside, orderChoices } from "./orders/choices.ts";
import { chanceText } from "./orders/say.ts";
import { type Offer, offer as offerOf } from "./offers/offer.ts";
import { type Table, whyNot } from "./table.ts";
import { weighingDice } from "../weighing-dice.ts";

export interface Labelling {
  readonly table: Table;
  readonly texts: Texts;
  readonly names: Names;
}

interface Setting extends Labelling {
  readonly hand: Hand;
  readonly offers: readonly Offer[];
  /** In preview. */
  readonly weighed: Offer | undefined;
  readonly narrow: boolean;
  readonly words: {
    readonly together: string;
    readonly everyone: string;
    marchOn(unit: string): string;
    readonly chits: { readonly noChance: string };
    readonly orders: {
      readonly writeOn: string;
      readonly stretch: string;
      readonly retreat: { readonly takeBack: string };
    };
  };
}

/** Faces of a die. */
const DIE = 6;

/** The buttons for everything that can be done now, the commit last. */
export function choicesOf(setting: Setting): readonly Choice<Offer>[] {
  const { table, hand, texts, names, words } = setting;
  const offers = setting.offers.filter((one) => !isAside(table, hand, one));
  const end = hands.endOf(table);
  const dock = dockOf(MEANINGS, {
    // Modes say who goes along, or what an order is: they clear nothing.
    hand: {},
    offers,
    plainOffers: offers,
    end: end && { action: end, refusal: whyNot(table, end), label: texts.action(end, names, { step: table.step }) },
    first: [
      ...orderChoices({ ...setting, words: words.orders }),
      ...onwards(setting),
      ...modes(setting),
      ...everybody(setting),
    ],
    last: [],
    label: (one) => (takesCallBack(table.view, one.actions[0]) ? words.orders.retreat.takeBack : labelOf(one, setting)),
    placeName: () => undefined,
    cost: (one) => chanceOf(one, setting),
  });
  return dock.map((choice) => shownFirst(choice, setting));
}

/** An army’s call to go back shows what it does first: it is given where previews are. */
function shownFirst(choice: Choice<Offer>, { weighed }: Setting): Choice<Offer> {
  const { does } = choice;
  if (does.kind !== "offer" || does.offer.meaning !== "retreat-all") return choice;
  return { ...choice, pressed: weighed?.id === does.offer.id, does: { kind: "offers", offers: [does.offer] } };
}

/** The chance of the commander who would roll for the Coordinated Action, which some do not have. */
function chanceOf({ actions: [action] }: Offer, { table, words }: Setting): string | undefined {
  const { tools, decision, position } = table;
  if (action?.type !== "name" || decision.about["purpose"] !== "coordinated") return undefined;
  const { field } = tools.game;
  const commander = field.holderIndex.get(action.commander);
  if (commander === undefined) return undefined;
  const limit = coordinatedLimit(field, position, commander);
  return `· ${limit < 1 ? words.chits.noChance : chanceText(Math.min(limit, DIE) / DIE)}`;
}

/** The step that an order of a purpose belongs to, also while it is written out. */
const GIVEN_AT = { superior: "orders", initiative: "initiative", "bad-move": "bad-move" } as const;

/** The label of what an offer does. */
export function labelOf(one: Offer, { table, texts, names }: Labelling): string {
  if (one.meaning === "march" && one.hex !== undefined)
    return texts.action({ type: "step", hex: one.hex }, names, { step: "march" });
  const action = one.actions.at(-1);
  const kind = one.order?.types.at(-1);
  if (action && one.order !== undefined && kind !== undefined)
    return `${texts.action(action, names, { step: GIVEN_AT[one.order.purpose] })} · ${texts.order(kind)}`;
  if (action) return texts.action(action, names, { step: table.step });
  return one.piece === undefined ? "" : names.unit(one.piece);
}

/** With nobody in hand: the next stack marches on as its order asks. */
function onwards({ table, hand, words, names, texts, narrow }: Setting): readonly Choice<Offer>[] {
  if (table.step !== "movement" || hand.piece !== undefined) return [];
  const next = marchOn(table);
  if (next?.piece === undefined) return [];
  const { units, unitIndex } = table.tools.game.field;
  // A phone's button has room for what the counter is called.
  const unit = narrow ? units[unitIndex.get(next.piece) ?? -1] : undefined;
  const rider = next.meaning === "ride";
  const name = unit ? texts.counterName(unit) : rider ? names.leader(next.piece) : names.unit(next.piece);
  return [
    {
      id: "march on",
      label: words.marchOn(name),
      // What most players want then: it is the filled button.
      look: "commit",
      letter: "d",
      does: { kind: "offer", offer: next },
    },
  ];
}

/** With a unit in hand: it marches alone, or with its stack; it digs. */
function modes({ table, hand, words, texts }: Setting): readonly Choice<Offer>[] {
  const { piece } = hand;
  if (table.step !== "movement" || piece === undefined) return [];
  const { actions } = table.decision;
  const may = (type: "take" | "dig"): boolean => ofType(actions, type).some(({ unit }) => unit === piece);
  const button = (wanted: string, label: string, letter?: string): Choice<Offer> =>
    modeChoice(hand, wanted, { id: `mode ${wanted}`, label, ...(letter === undefined ? {} : { letter }) });
  return [
    ...(may("take") && hasCompany(table, piece) ? [button("together", words.together, "t")] : []),
    ...(may("dig") ? [button(DIG, texts.verb("dig"))] : []),
  ];
}

/** With a unit in hand and a hex in preview that several could attack: all of them in one press. */
function everybody({ table, hand, words }: Setting): readonly Choice<Offer>[] {
  if (table.step !== "declaration" || hand.piece === undefined) return [];
  const assaults = ofType(table.decision.actions, "assault");
  const own = assaults.filter(({ unit }) => unit === hand.piece);
  if (own.length !== 1) return [];
  const [{ hex }] = own as [(typeof own)[number]];
  const all = assaults.filter((one) => one.hex === hex);
  const playable = all.length > 1 ? playableTogether(table, all) : [];
  if (playable.length < 2) return [];
  return [
    {
      id: "everybody",
      label: words.everyone,
      look: "plain",
      does: { kind: "offer", offer: offerOf("assault", playable, [`space:${hex}`], { hex }) },
    },
  ];
}

/** Those of some actions that can be played one after the other: each may bar a later one. */
function playableTogether(
  table: Table,
  actions: readonly Offer["actions"][number][],
): readonly Offer["actions"][number][] {
  const { game } = table.tools;
  const position = game.copy(table.position);
  return actions.filter((action) => {
    const decision = game.decision(position);
    if (decision.over || decision.step !== table.step || game.whyNot(position, table.side, action)) return false;
    game.act(position, table.side, action, weighingDice());
    return true;
  });
}
