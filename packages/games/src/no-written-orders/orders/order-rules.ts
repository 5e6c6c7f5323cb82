import { onceFor } from "@stonebridge/kernel";
import { type HexIndex, NOWHERE } from "@stonebridge/board";
import type { Refusal } from "../refusing.ts";
import { isBoundToSight, sightRange } from "./capacity.ts";
import { FAR } from "../land/distances.ts";
import { DIVISION, type Field, HEADQUARTERS, TRAIN, WING } from "../field.ts";
import { type DraftingFrame, INITIATIVE, SUPERIOR } from "../frames/orders.ts";
import { addressOf } from "../army/headings.ts";
import { type HolderIndex, NONE, ORDER_RANGE, TARGET_SEPARATION } from "../measures.ts";
import { fallsBack } from "../army/mover.ts";
import type { Order } from "./order-book.ts";
import { hidingOf } from "../hiding/hiding.ts";
import { isSameOrder, likeOrder } from "./order-sameness.ts";
import type { Position } from "../position.ts";
import { hexesToEnemy } from "./progress.ts";
import { ORDERS } from "./refusals.ts";
import { farRange, seesFar } from "../land/sight.ts";
import { tracePrices } from "../land/crossings.ts";
import { aimsFrom, isTarget, keptBy, openCosts, orderRange, viasFrom } from "./targets.ts";
import { ORDER_TYPES, type OrderType } from "../vocabulary.ts";
import { armyTrain } from "../army/wagons.ts";

/** What a wing commander’s own order lets him give (NWO-12.15-c, NWO-RUL186). */
const CONSISTENT: Readonly<Record<OrderType, readonly OrderType[]>> = {
  attack: ["attack", "probe", "march", "defend", "delay"],
  probe: ["attack", "probe", "march", "defend", "delay"],
  defend: ["defend", "delay", "march", "fall-back"],
  delay: ["defend", "delay", "march", "fall-back"],
  march: ["march", "defend"],
  "fall-back": ["fall-back", "delay", "defend", "march"],
  "general-retreat": ["fall-back", "delay", "defend", "march"],
  reserve: [],
};

/** Why a special rule lets a commander give no order of a type. */
export function refuseBySpecialRule(
  field: Field,
  p: Position,
  from: HolderIndex,
  type: OrderType,
): Refusal | undefined {
  for (const refuse of field.special.refuseOrder) {
    const refusal = refuse(field, p, from, type);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}

/** Why a leg of an order may not be of a type. */
export function refuseKind(field: Field, p: Position, f: DraftingFrame, type: OrderType): Refusal | undefined {
  if (type === "reserve") return ORDERS["kind-reserve"];
  if (type === "general-retreat") return ORDERS["kind-general"];
  const special = f.purpose === SUPERIOR ? refuseBySpecialRule(field, p, f.from, type) : undefined;
  if (special !== undefined) return special;
  if (field.holders[f.to].kind === HEADQUARTERS && type !== "march" && type !== "fall-back")
    return ORDERS["kind-headquarters"];
  if (field.holders[f.to].kind === TRAIN && type !== "march") return ORDERS["kind-train"];
  if (f.purpose !== SUPERIOR || field.holders[f.from].kind !== WING) return undefined;
  const own = p.standing[f.from]?.order.type ?? "reserve";
  return CONSISTENT[own].includes(type) ? undefined : ORDERS["kind-consistent"];
}

/** The hex from which the reach of the current leg is measured: the recipient’s, or the target before it (NWO-RUL166, reading 3.10). */
function originOf(field: Field, p: Position, f: DraftingFrame): HexIndex {
  return f.legs.at(-1)?.target?.flag ?? addressOf(field, p, f.to);
}

/** The recipient’s tracing, by which its reach is measured (NWO-12.3-c). */
function traceFor(field: Field, p: Position, { to }: DraftingFrame): Uint8Array {
  return tracePrices(field, p, field.holders[to].side);
}

/** Asked about a hex: why may the current leg not aim at it? */
export type AimTest = (hex: HexIndex) => Refusal | undefined;

/** The rules for the target of the current leg, ready to be asked about any hex. */
export function aimTest(field: Field, p: Position, f: DraftingFrame): AimTest {
  const range = orderRange(field, originOf(field, p, f), traceFor(field, p, f));
  const bars = barsOf(field, p, f);
  const goal = goalOfHidden(p, f);
  return (hex) => {
    // NWO-19.7.3-a: another way to the goal of a hidden march
    if (hex === goal) return undefined;
    if (!isTarget(field, hex)) return ORDERS["aim-feature"];
    if (range[hex] === 0) return ORDERS["aim-range"];
    const bar = barAt(bars, hex);
    return bar?.refusal;
  };
}

/** A rule that closes some hexes to the current leg: listing asks about hundreds of hexes. */
interface Bar {
  readonly refusal: Refusal;
  readonly closes: (hex: HexIndex) => boolean;
}

function barAt(bars: readonly Bar[], hex: HexIndex): Bar | undefined {
  for (const bar of bars) if (bar.closes(hex)) return bar;
  return undefined;
}

/** The rules for a target that depend on who orders whom, only those that apply to the current leg; a hex must also be in reach. */
function barsOf(field: Field, p: Position, f: DraftingFrame): readonly Bar[] {
  const bars: Bar[] = [];
  const bySuperior = f.purpose === SUPERIOR;
  const ventures = f.purpose === INITIATIVE;
  // NWO-12.11-b, NWO-RUL219: the leader who tries sees it
  if (ventures) {
    const address = addressOf(field, p, f.from);
    bars.push({ refusal: ORDERS["aim-unseen"], closes: (hex) => !seesFar(field, p, address, hex) });
  }
  if (bySuperior && isBoundToSight(field, p, f.from)) {
    const sight = sightRange(field, p, f.from);
    bars.push({ refusal: ORDERS["aim-away"], closes: (hex) => sight[hex] === 0 });
  }
  if (bySuperior && field.holders[f.from].kind === WING) {
    bars.push({ refusal: ORDERS["aim-wing"], closes: (hex) => isFarFromWing(field, p, f, hex) });
    const away = distanceToKeep(field, p, f);
    if (away > 0)
      bars.push({ refusal: ORDERS["aim-toward"], closes: (hex) => hexesToEnemy(field, p, f.side, hex) < away });
  }
  // NWO-RUL180: the enemy’s order may be the one he obeys already
  const others = f.legs.length === 0 && (bySuperior || ventures) ? likeOrders(p, f) : [];
  for (const other of others) {
    const closes = (hex: HexIndex): boolean => isRepeated(field, f, other, hex);
    if (other.type !== ORDER_TYPES[f.type]) bars.push({ refusal: ORDERS["aim-alike"], closes });
    else {
      const flag = other.target?.flag;
      bars.push({ refusal: ORDERS["aim-same"], closes: (hex) => hex === flag && closes(hex) });
      bars.push({ refusal: ORDERS["aim-near"], closes });
    }
  }
  return bars;
}

/** Hexes that the current leg may aim at, by number. */
export function aimsOf(field: Field, p: Position, f: DraftingFrame): readonly HexIndex[] {
  const bars = barsOf(field, p, f);
  const all = aimsFrom(field, originOf(field, p, f), traceFor(field, p, f));
  if (bars.length === 0) return all;
  const goal = goalOfHidden(p, f);
  const aims =
    f.purpose === INITIATIVE && goal === NOWHERE ? aimsInView(field, p, all, addressOf(field, p, f.from)) : all;
  return aims.filter((hex) => hex === goal || barAt(bars, hex) === undefined);
}

/** By a list of hexes and the hex from which they are looked at, for each range of sight. */
const inView: (hexes: readonly HexIndex[]) => Map<HexIndex, (readonly HexIndex[] | undefined)[]> = onceFor(
  () => new Map(),
);

/** Those of a kept list of hexes that the ground does not hide from a hex in this turn’s light (NWO-12.11-b). */
function aimsInView(field: Field, p: Position, all: readonly HexIndex[], from: HexIndex): readonly HexIndex[] {
  const range = farRange(field, p);
  const ranges = keptBy(inView, all, from, () => []);
  return (ranges[range] ??= all.filter((hex) => hex === from || field.sight.mayFar(from, hex, range)));
}

/** Why the current leg may not be to guard the army’s train: a division defends it, within the reach of orders (NWO-19.4.9-a). */
export function refuseGuard(field: Field, p: Position, f: DraftingFrame): Refusal | undefined {
  const train = armyTrain(field, p, f.side);
  const isDefend = ORDER_TYPES[f.type] === "defend" && f.flag === NOWHERE;
  if (f.purpose !== SUPERIOR || field.holders[f.to].kind !== DIVISION || train === NONE || !isDefend)
    return ORDERS["guard-other"];
  return aimTest(field, p, f)(p.seat[train]);
}

/** Where a leader who tries to order himself a march is, if he marches out of sight; NOWHERE for others. */
function goalOfHidden(p: Position, { purpose, from, to, type }: DraftingFrame): HexIndex {
  const hidden =
    purpose === INITIATIVE && from === to && ORDER_TYPES[type] === "march" && hidingOf(p, to) !== undefined;
  return hidden ? (p.standing[to]?.order.target?.flag ?? NOWHERE) : NOWHERE;
}

/** Targets that a wing commander gives lie within ten hexes of his own (NWO-RUL186). */
function isFarFromWing(field: Field, p: Position, { from }: DraftingFrame, hex: HexIndex): boolean {
  const flag = p.standing[from]?.order.target?.flag;
  return flag !== undefined && field.map.grid.distance(flag, hex) > TARGET_SEPARATION;
}

/**
 * Distance in hexes from the enemy that the target of a March must have if its wing commander falls back (NWO-RUL186); 0 for other orders.
 */
function distanceToKeep(field: Field, p: Position, f: DraftingFrame): number {
  const own = p.standing[f.from]?.order.type;
  if (own === undefined || !fallsBack(own) || ORDER_TYPES[f.type] !== "march") return 0;
  return hexesToEnemy(field, p, f.side, originOf(field, p, f));
}

/** Orders like the current leg that the recipient obeys, that wait, or that are on their way to him (NWO-12.4-b..d). */
function likeOrders(p: Position, { to, type }: DraftingFrame): readonly Order[] {
  const like = likeOrder(ORDER_TYPES[type]);
  return ordersWith(p, to).filter((other) => likeOrder(other.type) === like);
}

/** Orders that a holder obeys, that wait with it, or that are on their way to it: none of them may be repeated (NWO-12.4-b). */
export function ordersWith(p: Position, to: HolderIndex): readonly Order[] {
  const orders: readonly (Order | undefined)[] = [
    p.standing[to]?.order,
    p.waiting[to]?.orders[0],
    p.night[to]?.orders[0],
    ...p.couriers.filter((courier) => courier.to === to).map(({ orders: legs }) => legs[0]),
  ];
  return orders.filter((order) => order !== undefined);
}

/** Would the current leg, aimed at a hex, say the same as another order? */
function isRepeated({ map }: Field, { type }: DraftingFrame, { type: other, target }: Order, hex: HexIndex): boolean {
  return isSameOrder(ORDER_TYPES[type], other, target === undefined ? undefined : map.grid.distance(target.flag, hex));
}

/** The point before the waypoint that may come next. */
function pointBefore(field: Field, p: Position, f: DraftingFrame): HexIndex {
  return f.waypoints.at(-1) ?? originOf(field, p, f);
}

/** Why a march may not pass a hex: consecutive points lie within ten movement points (NWO-RUL164). */
export function refuseVia(field: Field, p: Position, f: DraftingFrame, hex: HexIndex): Refusal | undefined {
  if (ORDER_TYPES[f.type] !== "march") return ORDERS["via-march"];
  if (!isTarget(field, hex)) return ORDERS["aim-feature"];
  const before = pointBefore(field, p, f);
  if (hex === before || hex === f.flag) return ORDERS["via-far"];
  return costBetween(field, before, hex, traceFor(field, p, f)) > ORDER_RANGE ? ORDERS["via-far"] : undefined;
}

/** Hexes that the current leg may pass, by number, possibly including its own flag. */
export function viasOf(field: Field, p: Position, f: DraftingFrame): readonly HexIndex[] {
  if (ORDER_TYPES[f.type] !== "march") return NO_HEXES;
  return viasFrom(field, pointBefore(field, p, f), traceFor(field, p, f));
}

const NO_HEXES: readonly HexIndex[] = [];

/** Halves of a movement point to trace between two hexes, regardless of units; FAR beyond the range of orders. */
function costBetween(field: Field, from: HexIndex, to: HexIndex, trace: Uint8Array): number {
  const cost = openCosts(field, from, trace)[to];
  return cost === -1 ? FAR : cost;
}

/** May the last waypoint be followed by the target (NWO-RUL164)? */
export function isWayWhole(field: Field, p: Position, f: DraftingFrame): boolean {
  const last = f.waypoints.at(-1);
  return last === undefined || costBetween(field, last, f.flag, traceFor(field, p, f)) <= ORDER_RANGE;
}
