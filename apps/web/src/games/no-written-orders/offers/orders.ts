import type { Action, OrderType } from "@stonebridge/games/no-written-orders";
import { type Hand, ofType, type TargetKey } from "../../contract/offers.ts";
import { placeAndCounters } from "../../../play/desk/offering.ts";
import { offers } from "../meanings.ts";
import { withoutRepeatedCalls } from "../orders/call.ts";
import type { DrawnOrder } from "../orders/drawn-order.ts";
import { type Drawing, drawingOf, naturalType, stroke } from "../orders/drawing.ts";
import { draftOf } from "../orders/draft.ts";
import { pieceOfHolder } from "../orders/hand.ts";
import { findPiece, hexOf } from "../pieces/pieces.ts";
import type { Table } from "../table.ts";
import { offer, type Offer } from "./offer.ts";

/** A false flag is set, or taken away, by pointing at its hex; a counter that may lie on top of its stack means that. */
export function deceits(table: Table): readonly Offer[] {
  const { actions } = table.decision;
  const shown = new Set(ofType(actions, "show").map(({ unit }): TargetKey => `piece:${unit}`));
  return actions.map((action) => {
    const one = offers.of(table, action);
    return action.type === "show" ? one : { ...one, targets: one.targets.filter((target) => !shown.has(target)) };
  });
}

/** What begins an order: it is drawn in one stroke with the rest. */
const BEGINNINGS: ReadonlySet<Action["type"]> = new Set(["address", "try", "try-for", "command"]);

/**
 * Giving orders (12): who can be ordered is taken in hand; with him in hand every hex is one pick away, as the order that one most likely
 * means there, or as the kind that was chosen. The phase has buttons besides.
 */
export function drawnOffers(table: Table, hand: Hand): readonly Offer[] {
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
  const pieces = new Set([...holders].flatMap((holder) => pieceOfHolder(table.tools, holder) ?? []));
  const rest = withoutRepeatedCalls(
    table.view,
    actions.filter(({ type }) => !BEGINNINGS.has(type)),
  );
  const others = [...pieces].filter((piece) => piece !== hand.piece && findPiece(table.view, piece));
  return [
    ...(drawing === undefined ? [] : strokes(table, drawing, others)),
    ...others.map(offers.selects),
    ...rest.map((action) => offers.of(table, action)),
  ];
}

/** One order for each hex in reach; its counters mean it too, but for those who could be ordered instead. */
function strokes(table: Table, drawing: Drawing, others: readonly string[]): readonly Offer[] {
  const { aims, type } = drawing;
  const hexes = type === undefined ? new Set([...aims.values()].flatMap((of) => [...of])) : (aims.get(type) ?? []);
  return [...hexes].flatMap((hex) => {
    const meant = type ?? naturalType(table, drawing, hex);
    if (meant === undefined) return [];
    const targets = placeAndCounters(offers.ground, table, hex).filter(
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
export function draftOffers(table: Table, hand: Hand): readonly Offer[] {
  const { actions } = table.decision;
  const vias = ofType(actions, "via");
  const stretches = hand.mode === STRETCH || vias.length === 0;
  const onMap = stretches ? ofType(actions, "stretch") : vias;
  const shown = [...ofType(actions, "aim"), ...onMap];
  const order = draftOf(table);
  const buttons = actions.filter(({ type }) => type !== "aim" && type !== "via" && type !== "stretch");
  return [
    ...shown.map((action) => offers.of(table, action)),
    ...buttons.map((action) =>
      action.type === "send" && order !== undefined ? offer("send", [action], [], { order }) : offers.of(table, action),
    ),
  ];
}
