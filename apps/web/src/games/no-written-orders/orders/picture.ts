import {
  couriersTo,
  type HolderView,
  holderOutlook,
  type OrderType,
  type OrderView,
  type Position,
  type View,
  waitingOutlook,
  wayThrough,
} from "@stonebridge/games/no-written-orders";
import type { OrderModel, OrderSign, RideModel } from "../../../board/order-model.ts";
import { hexOf, holderOfTrain } from "../pieces/pieces.ts";
import type { PlayTools } from "../tools.ts";
import type { DrawnOrder } from "./drawn-order.ts";
import { pieceOfHolder } from "./hand.ts";

/** What the orders on the map are drawn from. */
export interface Ordered {
  readonly tools: PlayTools;
  readonly view: View;
  /** A position that agrees with the view of a side; none for who sees both, who is told no chances. */
  readonly known: Position | undefined;
  /** Drawn or written now. */
  readonly drawn: DrawnOrder | undefined;
  /** Whose orders are shown: of everybody of one’s own, or of some. */
  readonly shown: "all" | ReadonlySet<string>;
  percent(chance: number): string;
  turn(turn: number): string;
}

/** The orders of one’s own side as they are drawn on the map. */
export function orderModels(ordered: Ordered): readonly OrderModel[] {
  const { view, drawn, shown } = ordered;
  const holders = view.holders.filter(({ id }) => shown === "all" || shown.has(id) || drawn?.to === id);
  return [
    ...holders.flatMap((holder) => [...standing(ordered, holder), ...waiting(ordered, holder)]),
    ...view.written
      .filter(({ to }) => drawn?.to !== to)
      .flatMap(({ to, orders }) => legs(ordered, to, orders, "written")),
    ...(drawn === undefined ? [] : draft(ordered, drawn)),
  ];
}

function hexOfHolder({ tools, view }: Ordered, holder: string): string | undefined {
  const piece = pieceOfHolder(tools, holder);
  return piece === undefined ? undefined : hexOf(view, piece);
}

function standing(ordered: Ordered, { id, order, next = [], hidden }: HolderView): readonly OrderModel[] {
  if (order === undefined) return [];
  if (hidden !== undefined) return outOfSight(hidden);
  const ahead = order.waypoints.slice(passedBy(ordered, id));
  return legs(ordered, id, [{ ...order, waypoints: ahead }, ...next], "standing");
}

/** A march out of sight, from where it is by now along the way that was plotted: its counters stand where it set out. */
function outOfSight({ route, hex }: NonNullable<HolderView["hidden"]>): readonly OrderModel[] {
  const spaces = route.slice(route.indexOf(hex));
  return [{ sign: "march", state: "standing", spaces, via: [], area: [] }];
}

/** How many points of its way lie behind a holder: behind its leader, or its first unit where it has none. */
function passedBy({ tools: { game }, known }: Ordered, holder: string): number {
  const found = game.field.holders[game.field.holderIndex.get(holder) ?? -1];
  return found === undefined || known === undefined
    ? 0
    : (known.leaderPassed[found.leader] ?? known.passed[found.units[0] ?? -1] ?? 0);
}

/** What has been delivered or held for the morning, with its chance. */
function waiting(ordered: Ordered, { id, waiting: told, night }: HolderView): readonly OrderModel[] {
  const orders = told?.orders ?? night?.orders;
  if (orders === undefined) return [];
  const { known, tools } = ordered;
  const [next] = (known && waitingOutlook(tools.game.field, known, id)?.course) ?? [];
  const text = next === undefined ? {} : { text: ordered.percent(next.chance) };
  return legs(ordered, id, orders, "waiting").map((model, at) => (at === 0 ? { ...model, ...text } : model));
}

/** The legs of an order, each from the target before it. */
function legs(
  ordered: Ordered,
  holder: string,
  orders: readonly OrderView[],
  state: OrderModel["state"],
): readonly OrderModel[] {
  let from = hexOfHolder(ordered, holder);
  return orders.flatMap(({ type, target, hexes = [], waypoints }): OrderModel[] => {
    const start = from;
    from = target ?? from;
    if (start === undefined || target === undefined || !isSign(type)) return [];
    return [
      modelOf(ordered, {
        sign: type,
        state,
        start,
        target,
        via: waypoints,
        area: hexes.filter((hex) => hex !== target),
      }),
    ];
  });
}

interface Told extends Pick<OrderModel, "sign" | "state" | "via" | "area"> {
  readonly start: string;
  readonly target: string;
}

/** A march follows its way, hex by hex; other orders point at their target. */
function modelOf({ tools }: Ordered, { start, target, via, ...more }: Told): OrderModel {
  const points = [start, ...via, target];
  if (more.sign === "march") return { ...more, via, spaces: wayOver(tools, points) };
  return { ...more, via, spaces: start === target ? [target] : points };
}

const ways = new WeakMap<PlayTools, Map<string, readonly string[]>>();

function wayOver(tools: PlayTools, points: readonly string[]): readonly string[] {
  const known = ways.get(tools) ?? new Map<string, readonly string[]>();
  ways.set(tools, known);
  const key = points.join();
  let way = known.get(key);
  if (way === undefined) known.set(key, (way = wayThrough(tools.game.field, points)));
  return way;
}

function isSign(type: OrderType): type is OrderSign {
  return type !== "reserve";
}

function draft(ordered: Ordered, drawn: DrawnOrder): readonly OrderModel[] {
  const done = legs(ordered, drawn.to, drawn.legs, "draft");
  const type = drawn.types[drawn.legs.length];
  const start = drawn.origin ?? hexOfHolder(ordered, drawn.to);
  const { target, via, area } = drawn;
  if (type === undefined || !isSign(type) || start === undefined || target === undefined) return done;
  return [...done, modelOf(ordered, { sign: type, state: "draft", start, target, via, area })];
}

/** Aides of one’s own on their way, and the one who would carry what is drawn. @param way of the order that is drawn */
export function rideModels(ordered: Ordered, way: RideModel | undefined): readonly RideModel[] {
  const { tools, view, known, turn } = ordered;
  const riding = view.holders.flatMap(({ id, riding: aides }) =>
    aides.length === 0 || known === undefined ? [] : couriersTo(tools.game.field, known, id),
  );
  const own = riding.map(({ hex, delivery }): RideModel => ({
    space: hex,
    rides: delivery.rides,
    ...(delivery.turn === undefined ? {} : { text: turn(delivery.turn) }),
  }));
  return way === undefined ? own : [...own, way];
}

/** The holders whose units act or are looked at: of the piece whose card is open. */
export function holdersAbout(
  { tools, view, known }: Pick<Ordered, "tools" | "view" | "known">,
  piece: string,
): readonly string[] {
  const own = new Set(view.holders.map(({ id }) => id));
  const { field } = tools.game;
  const leader = field.leaderIndex.get(piece);
  const unit = field.unitIndex.get(piece);
  if (leader !== undefined) {
    const holder = field.holders[field.leads[leader] as number]?.id;
    return holder !== undefined && own.has(holder) ? [holder] : [];
  }
  if (unit === undefined) {
    const train = holderOfTrain(piece);
    return train !== undefined && own.has(train) ? [train] : [];
  }
  const [formation, division] = [field.formationOf[unit], field.divisionOf[unit]].map(
    (at) => field.holders[at as number]?.id,
  );
  if (formation === undefined || !own.has(formation)) return [];
  const detached =
    division !== undefined && known !== undefined && holderOutlook(field, known, formation).detached.includes(division);
  return [detached ? division : formation];
}
