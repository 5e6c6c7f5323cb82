import type {
  ComplianceOutlook,
  DeliveryOutlook,
  HolderView,
  OrderType,
  OrderView,
} from "@stonebridge/games/no-written-orders";
import type { Names, Texts } from "@stonebridge/games/no-written-orders/text";
import { headed } from "../../../language/headed.ts";
import { formatPercent } from "../../../language/language.svelte.ts";
import type { OrderTexts } from "../language/en-orders.ts";
import type { DrawnOrder } from "./drawn-order.ts";

/** What is needed to say an order. */
export interface Saying {
  readonly texts: Texts;
  readonly names: Names;
  readonly t: { readonly orders: OrderTexts };
  turnName(turn: number): string;
}

/** "Attack Stone Bridge" */
export function aimedText(
  { texts, names, t }: Pick<Saying, "texts" | "names" | "t">,
  type: OrderType,
  target: string | undefined,
): string {
  const order = texts.order(type);
  return target === undefined ? order : t.orders.sheet.aimed(type, order, names.hex(target));
}

/** "Attack Stone Bridge, via Groveton" */
export function orderText(
  { texts, names, t }: Saying,
  order: Pick<OrderView, "type" | "target" | "waypoints" | "forced" | "hidden" | "attach">,
): string {
  const { sheet } = t.orders;
  const parts = [
    aimedText({ texts, names, t }, order.type, order.target),
    ...(order.waypoints.length === 0 ? [] : [sheet.via(order.waypoints.map((hex) => names.hex(hex)).join(", "))]),
    ...(order.forced ? [sheet.forced] : []),
    ...(order.hidden ? [sheet.hidden] : []),
    ...(order.attach === undefined ? [] : [sheet.attached(names.holder(order.attach))]),
  ];
  return parts.join(", ");
}

/** What somebody obeys: his own order, else that of the formation he follows, else Reserve. @param formation that a division follows */
export function standingText(
  saying: Saying,
  { order }: Pick<HolderView, "order">,
  formation: string | undefined,
): string {
  if (order !== undefined) return orderText(saying, order);
  return formation === undefined
    ? saying.texts.order("reserve")
    : saying.t.orders.list.follows(saying.names.holder(formation));
}

/** An order with what follows it. */
export function ordersText(saying: Saying, orders: readonly OrderView[]): string {
  const [first, ...next] = orders.map((order) => orderText(saying, order));
  if (first === undefined) return saying.texts.order("reserve");
  return next.length === 0 ? first : `${first}, ${saying.t.orders.sheet.afterwards(next.join(", "))}`;
}

/** How an order gets there: "by an aide, arrives 9:00". */
export function deliveryText(saying: Saying, { by, turn }: DeliveryOutlook, now: number): string {
  const { carriage, arrives } = saying.t.orders.sheet;
  return by === "aide" && turn !== undefined ? arrives(saying.turnName(turn), turn - now) : carriage[by];
}

export function holderName({ names }: Pick<Saying, "names">, holder: string): string {
  return headed(names.holder(holder));
}

/** A chance as it is written: "42%"; never 0% or 100% for what may fall otherwise. */
export function chanceText(chance: number): string {
  if (chance > 0 && chance < 0.005) return `< ${formatPercent(0.01)}`;
  if (chance < 1 && chance > 0.995) return `> ${formatPercent(0.99)}`;
  return formatPercent(chance);
}

/** Whether and by when an order is obeyed: "obeys at once with 17%, obeys by 17:00 with 90%". */
export function obeyingText(saying: Saying, { chances: { C: atOnce }, course }: ComplianceOutlook): string {
  const { obeys, by } = saying.t.orders.retreat;
  const last = course.at(-1);
  const parts = [
    ...(atOnce > 0 ? [obeys(chanceText(atOnce))] : []),
    ...(last && (course.length > 1 || atOnce === 0) ? [by(saying.turnName(last.turn), chanceText(last.chance))] : []),
  ];
  return parts.join(", ");
}

/** What is said aloud when an order comes into preview. */
export function spokenOrder(
  saying: Saying,
  order: DrawnOrder,
  delivery: DeliveryOutlook | undefined,
  chance: number | undefined,
  now: number,
): string {
  const { spoken } = saying.t.orders;
  const type: OrderType = order.types.at(-1) ?? "reserve";
  return [
    spoken.stroke(aimedText(saying, type, order.target), holderName(saying, order.to)),
    ...(delivery === undefined ? [] : [spoken.delivered(deliveryText(saying, delivery, now))]),
    ...(chance === undefined
      ? []
      : [(order.purpose === "initiative" ? spoken.acts : spoken.chance)(chanceText(chance))]),
  ].join(" ");
}
