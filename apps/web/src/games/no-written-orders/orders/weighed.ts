import {
  type InitiativeOutlook,
  initiativeOutlook,
  type OrderOutlook,
  orderOutlook,
} from "@stonebridge/games/no-written-orders";
import type { OrdersDesk } from "../desk.svelte.ts";
import { draftOf } from "./draft.ts";
import type { DrawnOrder } from "./drawn-order.ts";
import { knownPosition } from "./known.ts";
import { chanceText, deliveryText, obeyingText, spokenOrder } from "./say.ts";

/** The order that is being drawn or written now: of a draft, else what is in preview or pointed at. */
export function drawnNow({ play, tools, view }: OrdersDesk): DrawnOrder | undefined {
  return play.table === undefined ? undefined : (draftOf({ tools, view }) ?? play.shown?.order);
}

/** What may become of an order that is drawn: on its way and with him who gets it, or by his own initiative. */
export interface Weighed {
  readonly order?: OrderOutlook;
  readonly initiative?: InitiativeOutlook;
  /** Chance that it is obeyed as soon as it may be. */
  readonly chance?: number;
}

/** What is said aloud when an order comes into preview. */
export function spokenOf(desk: OrdersDesk, order: DrawnOrder): string {
  const weighed = weighOrder(desk, order);
  return spokenOrder(desk, order, weighed.order?.delivery, weighed.chance, desk.view.turn);
}

/** What may become of an order in a line or two, for where its sheet is not seen whole: who carries it, whether it is obeyed. */
export function chancesInShort(desk: OrdersDesk, { order, initiative }: Weighed): readonly string[] {
  const { view, t } = desk;
  if (initiative !== undefined) {
    const { acts, waits, "bad-move": blunders } = initiative.chances;
    return [t.orders.list.chances(chanceText(acts + waits), chanceText(blunders))];
  }
  if (order === undefined) return [];
  const { delivery, compliance } = order;
  return [deliveryText(desk, delivery, view.turn), ...(compliance ? [obeyingText(desk, compliance)] : [])];
}

export function weighOrder(
  { tools, view }: OrdersDesk,
  { purpose, from, to, types }: Pick<DrawnOrder, "purpose" | "from" | "to" | "types">,
): Weighed {
  const known = knownPosition(tools, view);
  const { field } = tools.game;
  if (known === undefined || types.length === 0 || purpose === "bad-move") return {};
  if (purpose === "initiative") {
    const initiative = initiativeOutlook(field, known, from, types[0] ?? "march");
    return { initiative, chance: initiative.chances.acts };
  }
  const order = orderOutlook(field, known, from, to, types);
  const chance = order.compliance?.chances.C;
  return { order, ...(chance === undefined ? {} : { chance }) };
}
