import type { Action, OrderType } from "@stonebridge/games/no-written-orders";
import { withoutRepeatedCalls } from "../orders/call.ts";
import type { DrawnOrder } from "../orders/drawn-order.ts";
import { type Drawing, drawingOf, naturalType, stroke } from "../orders/drawing.ts";
import { draftOf } from "../orders/draft.ts";
import { pieceOfHolder } from "../orders/hand.ts";
import { findPiece, hexOf } from "../pieces/pieces.ts";
import type { Table } from "../table.ts";
import { aimedOffers } from "./aimed.ts";
import { directOffer } from "./direct.ts";
import { type Hand, hexAndItsPieces, offer, type Offer, ofType, selects, type TargetKey } from "./offer.ts";

/**
 * What the Command Phase asks (12). Who can be ordered is taken in hand; with him in hand every hex is one pick away, as the order that
 * one most likely means there, or as the kind that was chosen.
 */
export function ordersOffers(table: Table, hand: Hand): readonly Offer[] {
  switch (table.step) {
    case "orders":
    case "initiative":
    case "bad-move":
      return drawnOffers(table, hand);
    case "drafting":
      return draftOffers(table, hand);
    case "standing-down":
      return table.decision.actions.map((action) =>
        action.type === "stand-down"
          ? offer(action.type, [action], targetsOf(table, action.holder), pieceTold(table, action.holder))
          : directOffer(table, action),
      );
    case "deceiving":
      return deceits(table);
    default:
      return aimedOffers(table, hand);
  }
}

/** A false flag is set, or taken away, by pointing at its hex; a counter that may lie on top of its stack means that. */
function deceits(table: Table): readonly Offer[] {
  const { actions } = table.decision;
  const shown = new Set(ofType(actions, "show").map(({ unit }): TargetKey => `piece:${unit}`));
  return actions.map((action) => {
    const one = directOffer(table, action);
    return action.type === "show" ? one : { ...one, targets: one.targets.filter((target) => !shown.has(target)) };
  });
}

/** A holder is pointed at by the piece that stands for it. */
function targetsOf(table: Table, holder: string): readonly TargetKey[] {
  const piece = pieceOfHolder(table.tools, holder);
  return piece === undefined ? [] : [`piece:${piece}`];
}

function pieceTold({ tools }: Table, holder: string): { readonly piece?: string } {
  const piece = pieceOfHolder(tools, holder);
  return piece === undefined ? {} : { piece };
}

/** What begins an order: it is drawn in one stroke with the rest. */
const BEGINNINGS: ReadonlySet<Action["type"]> = new Set(["address", "try", "try-for", "command"]);

/** Who can be ordered, what is drawn for who is in hand, and the buttons of the phase. */
function drawnOffers(table: Table, hand: Hand): readonly Offer[] {
  const { actions } = table.decision;
  const drawing = drawingOf(table, hand);
  const holders = new Set(
    actions.flatMap((action) =>
      action.type === "address" || action.type === "try-for"
        ? [action.to]
        : action.type === "try"
          ? [action.holder]
          : [],
    ),
  );
  const pieces = new Set([...holders].flatMap((holder) => pieceTold(table, holder).piece ?? []));
  const rest = withoutRepeatedCalls(
    table.view,
    actions.filter(({ type }) => !BEGINNINGS.has(type)),
  );
  const others = [...pieces].filter((piece) => piece !== hand.piece && findPiece(table.view, piece));
  return [
    ...(drawing === undefined ? [] : strokes(table, drawing, others)),
    ...others.map(selects),
    ...rest.map((action) => directOffer(table, action)),
  ];
}

/** One order for each hex in reach; its counters mean it too, but for those who could be ordered instead. */
function strokes(table: Table, drawing: Drawing, others: readonly string[]): readonly Offer[] {
  const { aims, type } = drawing;
  const hexes = type === undefined ? new Set([...aims.values()].flatMap((of) => [...of])) : (aims.get(type) ?? []);
  return [...hexes].flatMap((hex) => {
    const meant = type ?? naturalType(table, drawing, hex);
    if (meant === undefined) return [];
    const targets = hexAndItsPieces(table, hex).filter(
      (target) => !others.some((piece) => target === `piece:${piece}`),
    );
    return [{ ...strokeOffer(table, drawing, meant, hex), targets }];
  });
}

/** An order drawn in one stroke, of a kind to a hex. */
export function strokeOffer(table: Table, drawing: Drawing, type: OrderType, hex: string): Offer {
  const { purpose, from, to } = drawing;
  const piece = pieceOfHolder(table.tools, to);
  const origin = piece === undefined ? undefined : hexOf(table.view, piece);
  const order: DrawnOrder = {
    purpose,
    from,
    to,
    legs: [],
    types: [type],
    target: hex,
    area: [],
    via: [],
    forced: false,
    ...(origin === undefined ? {} : { origin }),
  };
  return offer("send", [...stroke(drawing, type, hex), { type: "send" }], [`space:${hex}`], {
    ...(piece === undefined ? {} : { piece }),
    hex,
    order,
  });
}

/** What picks on the map mean while an order is being written: points to pass on a march, or the end of a target that is a stretch. */
export const STRETCH = "stretch";

/** An order in the writing: where it aims, then points on the way; the rest by buttons. */
function draftOffers(table: Table, hand: Hand): readonly Offer[] {
  const { actions } = table.decision;
  const vias = ofType(actions, "via");
  const stretches = hand.mode === STRETCH || vias.length === 0;
  const onMap = stretches ? ofType(actions, "stretch") : vias;
  const shown = [...ofType(actions, "aim"), ...onMap];
  const order = draftOf(table);
  const buttons = actions.filter(({ type }) => type !== "aim" && type !== "via" && type !== "stretch");
  return [
    ...shown.map((action) => offer(action.type, [action], hexAndItsPieces(table, action.hex), { hex: action.hex })),
    ...buttons.map((action) =>
      action.type === "send" && order !== undefined
        ? offer("send", [action], [], { order })
        : directOffer(table, action),
    ),
  ];
}
