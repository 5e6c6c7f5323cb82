import type { Action, OrderType } from "@stonebridge/games/no-written-orders";
import type { Names, Texts } from "@stonebridge/games/no-written-orders/text";
import type { Choice } from "../../contract/offers.ts";
import { type Hand } from "../../contract/offers.ts";
import { type Offer, offer } from "../offers/offer.ts";
import { STRETCH, strokeOffer } from "../offers/orders.ts";
import { outlook, type Table, whyNot } from "../table.ts";
import { drawingOf, stroke } from "./drawing.ts";
import { hexOf, piecesOnMap } from "../pieces/pieces.ts";
import { orderMode, pieceOfHolder } from "./hand.ts";

interface Setting {
  readonly table: Table;
  readonly hand: Hand;
  /** In preview. */
  readonly weighed: Offer | undefined;
  readonly texts: Texts;
  readonly names: Names;
  readonly words: { readonly writeOn: string; readonly stretch: string };
  /** The dock has little room: the kinds stand with the order that is in preview. */
  readonly narrow: boolean;
}

/** The kinds of order as buttons while one is drawn, and what leads into writing it leg by leg; what a pick means while one is written. */
export function orderChoices(setting: Setting): readonly Choice<Offer>[] {
  const { table, hand, words } = setting;
  if (table.step === "drafting") {
    const both = ["via", "stretch"].every((type) => table.decision.actions.some((action) => action.type === type));
    const stretch: Choice<Offer> = {
      id: "mode stretch",
      label: words.stretch,
      look: "plain",
      pressed: hand.mode === STRETCH,
      does: { kind: "mode", mode: STRETCH },
    };
    return [...(both ? [stretch] : []), ...seen(setting)];
  }
  const drawing = drawingOf(table, hand);
  if (drawing === undefined) return [];
  const beside = setting.narrow && setting.weighed?.order !== undefined;
  return [...(beside ? [] : kinds(setting, drawing)), ...writing(setting, drawing)];
}

/** A march that could be hidden if the enemy did not see it: its button says so. */
function seen({ table, texts, names }: Setting): readonly Choice<Offer>[] {
  const action: Action = { type: "hide" };
  const refusal = table.tools.game.field.options.hiddenMovement === "off" ? undefined : whyNot(table, action);
  if (refusal?.reason !== "hide-seen") return [];
  const label = texts.action(action, names, { step: table.step });
  return [{ id: "hide denied", label, look: "plain", does: { kind: "denied", denial: { action, refusal } } }];
}

/** The kinds of order as buttons, for who is in hand; none if nobody is. */
export function kindChoices(setting: Setting): readonly Choice<Offer>[] {
  const drawing = drawingOf(setting.table, setting.hand);
  return drawing === undefined ? [] : kinds(setting, drawing);
}

type Drawn = NonNullable<ReturnType<typeof drawingOf>>;

function kinds({ table, weighed, texts }: Setting, drawing: Drawn): readonly Choice<Offer>[] {
  const chosen = weighed?.order?.types.at(-1) ?? drawing.type;
  const target = weighed?.order?.target;
  return [...drawing.aims.keys()].map((type): Choice<Offer> => {
    const mode = orderMode({ to: drawing.to, from: drawing.from, type });
    return {
      id: `kind ${type}`,
      label: texts.order(type),
      look: "plain",
      pressed: type === chosen,
      does: (target === undefined ? aimless(table, drawing, type) : anew(table, drawing, type, target, mode)) ?? {
        kind: "mode",
        mode,
      },
    };
  });
}

/** Why a kind of order may aim nowhere at all: told of the nearest enemy. */
function aimless(table: Table, drawing: Drawn, type: OrderType): Choice<Offer>["does"] | undefined {
  if (drawing.aims.get(type)?.size !== 0) return undefined;
  const at = outlook(table, [drawing.begin, { type: "kind", order: type }]).table;
  const piece = pieceOfHolder(table.tools, drawing.to);
  const from = piece === undefined ? undefined : hexOf(table.view, piece);
  // What needs no target can be sent as it is.
  if (!at || from === undefined || at.decision.actions.some((one) => one.type === "send")) return undefined;
  const { grid } = table.tools.game.field.map;
  const away = (hex: string) => grid.distance(grid.known(from), grid.known(hex));
  const enemies = [...piecesOnMap(table.view)].filter(({ side }) => side !== table.side).map(({ hex }) => hex);
  const [hex] = enemies.toSorted((one, other) => away(one) - away(other));
  if (hex === undefined) return undefined;
  const action: Action = { type: "aim", hex };
  const refusal = whyNot(at, action);
  return refusal && { kind: "denied", denial: { action, refusal, target: `space:${hex}` } };
}

/** The same target under another kind of order, which other targets get as well from then on; or why it may not be. */
function anew(
  table: Table,
  drawing: Drawn,
  type: OrderType,
  target: string,
  mode: string,
): Choice<Offer>["does"] | undefined {
  if (drawing.aims.get(type)?.has(target))
    return { kind: "offers", offers: [strokeOffer(table, drawing, type, target)], mode };
  const at = outlook(table, [drawing.begin, { type: "kind", order: type }]).table;
  const action: Action = { type: "aim", hex: target };
  const refusal = at && whyNot(at, action);
  return refusal && { kind: "denied", denial: { action, refusal, target: `space:${target}` } };
}

/** From a stroke that is in preview one goes on to points on the way, a longer target, a further order. */
function writing({ weighed, words }: Setting, drawing: Drawn): readonly Choice<Offer>[] {
  const [type, hex] = [weighed?.order?.types.at(-1), weighed?.order?.target];
  if (type === undefined || hex === undefined) return [];
  const actions = stroke(drawing, type, hex);
  return [
    { id: "write on", label: words.writeOn, look: "plain", does: { kind: "offer", offer: offer("aim", actions, []) } },
  ];
}

/** While somebody’s order is drawn, what concerns others has no button. */
export function isAside(table: Table, hand: Hand, { meaning }: Offer): boolean {
  return meaning !== "done" && table.step !== "drafting" && drawingOf(table, hand) !== undefined;
}
