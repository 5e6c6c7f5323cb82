import type { OrderModel, RideModel } from "../../../board/order-model.ts";
import type { OrdersDesk } from "../desk.svelte.ts";
import type { DrawnOrder } from "./drawn-order.ts";
import { knownPosition } from "./known.ts";
import { holdersAbout, type Ordered, orderModels, rideModels } from "./picture.ts";
import { chanceText } from "./say.ts";
import { drawnNow, weighOrder } from "./weighed.ts";

/** What the map shows of orders: all of one’s own side while they are given, else those of who acts or is looked at. */
export function ordersOnMap(desk: OrdersDesk): {
  readonly orders: readonly OrderModel[];
  readonly rides: readonly RideModel[];
} {
  const { tools, view } = desk;
  const known = knownPosition(tools, view);
  const drawn = drawnNow(desk);
  const ordered: Ordered = {
    tools,
    view,
    known,
    drawn,
    shown: shownHolders(desk, { tools, view, known }),
    percent: chanceText,
    turn: (turn) => desk.turnName(turn),
  };
  return { orders: orderModels(ordered), rides: rideModels(ordered, drawn && rideOf(desk, drawn)) };
}

function shownHolders(desk: OrdersDesk, about: Pick<Ordered, "tools" | "view" | "known">): Ordered["shown"] {
  const { view, play } = desk;
  if (view.phase === "command" || view.phase === "chits") return "all";
  const { cardPiece, table } = play;
  const looked = cardPiece === undefined ? [] : holdersAbout(about, cardPiece);
  const frame = view.steps.findLast((step) => step.step === "action");
  const acting =
    table !== undefined && frame !== undefined && "holders" in frame
      ? frame.holders.map((holder) => desk.game.field.holders[holder]?.id ?? "")
      : [];
  return new Set([...looked, ...acting]);
}

/** The way of the aide who would carry what is drawn. */
function rideOf(desk: OrdersDesk, drawn: DrawnOrder): RideModel | undefined {
  const delivery = weighOrder(desk, drawn).order?.delivery;
  if (delivery?.by !== "aide" || delivery.turn === undefined) return undefined;
  const { game, view } = desk;
  const post = view.leaders.find(({ id }) => id === game.field.leaders[leaderOf(desk, drawn.from)]?.id)?.hex;
  return post === undefined ? undefined : { space: post, rides: delivery.rides, text: desk.turnName(delivery.turn) };
}

function leaderOf({ game: { field } }: OrdersDesk, holder: string): number {
  return field.holders[field.holderIndex.get(holder) ?? -1]?.leader ?? -1;
}
