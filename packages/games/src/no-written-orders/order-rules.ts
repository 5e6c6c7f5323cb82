import type { HexIndex } from "@stonebridge/board";
import type { Refusal } from "@stonebridge/kernel";
import { isBoundToSight, sightRange } from "./capacity.ts";
import { FAR } from "./distances.ts";
import { type Field, HEADQUARTERS, WING } from "./field.ts";
import { type DraftingFrame, INITIATIVE, SUPERIOR } from "./frames/orders.ts";
import { addressOf } from "./headings.ts";
import { ORDER_RANGE, TARGET_SEPARATION } from "./measures.ts";
import type { Order } from "./order-book.ts";
import { isSameOrder } from "./order-sameness.ts";
import type { Position } from "./position.ts";
import { refuse } from "./refusals.ts";
import { seesFar } from "./sight.ts";
import { isTarget, openCosts, orderRange } from "./targets.ts";
import { ORDER_TYPES, type OrderType } from "./vocabulary.ts";

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

/** Why a leg of an order may not be of a type. */
export function refuseKind(field: Field, p: Position, f: DraftingFrame, type: OrderType): Refusal | undefined {
  if (type === "reserve") return refuse("kind-reserve");
  if (type === "general-retreat") return refuse("kind-general");
  if (field.holders[f.to].kind === HEADQUARTERS && type !== "march" && type !== "fall-back")
    return refuse("kind-headquarters");
  if (f.purpose !== SUPERIOR || field.holders[f.from].kind !== WING) return undefined;
  const own = p.standing[f.from]?.order.type ?? "reserve";
  return CONSISTENT[own].includes(type) ? undefined : refuse("kind-consistent");
}

/** Where the reach of the leg in hand is measured from: whom it is for, or the target before it (NWO-RUL166, digest 3.10). */
function originOf(field: Field, p: Position, f: DraftingFrame): HexIndex {
  return f.legs.at(-1)?.target?.flag ?? addressOf(field, p, f.to);
}

/** Why the leg in hand may not aim at a hex. */
export function refuseAim(field: Field, p: Position, f: DraftingFrame, hex: HexIndex): Refusal | undefined {
  if (!isTarget(field, hex)) return refuse("aim-feature");
  const origin = originOf(field, p, f);
  if (orderRange(field, origin)[hex] === 0) return refuse("aim-range");
  if (f.purpose === INITIATIVE && !seesFar(field, p, addressOf(field, p, f.to), hex)) return refuse("aim-unseen");
  const bySuperior = f.purpose === SUPERIOR;
  if (bySuperior && isBoundToSight(field, p, f.from) && sightRange(field, p, f.from)[hex] === 0)
    return refuse("aim-away");
  if (bySuperior && field.holders[f.from].kind === WING && isFarFromWing(field, p, f, hex)) return refuse("aim-wing");
  // NWO-RUL180: what the enemy orders may be what he does already
  return f.legs.length === 0 && (bySuperior || f.purpose === INITIATIVE) && isRepeated(field, p, f, hex)
    ? refuse("aim-same")
    : undefined;
}

/** Targets that a wing commander gives lie within ten hexes of his own (NWO-RUL186). */
function isFarFromWing(field: Field, p: Position, { from }: DraftingFrame, hex: HexIndex): boolean {
  const flag = p.standing[from]?.order.target?.flag;
  return flag !== undefined && field.map.grid.distance(flag, hex) > TARGET_SEPARATION;
}

/** Is it what he obeys, what waits, or what rides to him already (NWO-12.4-b..d)? */
function isRepeated(field: Field, p: Position, { to, type }: DraftingFrame, hex: HexIndex): boolean {
  const others: readonly (Order | undefined)[] = [
    p.standing[to]?.order,
    p.waiting[to]?.orders[0],
    p.night[to]?.orders[0],
    ...p.couriers.filter((courier) => courier.to === to).map(({ orders }) => orders[0]),
  ];
  return others.some(
    (other) =>
      other !== undefined &&
      isSameOrder(
        ORDER_TYPES[type],
        other.type,
        other.target === undefined ? undefined : field.map.grid.distance(other.target.flag, hex),
      ),
  );
}

/** Why a march may not go by way of a hex: consecutive points lie within ten movement points (NWO-RUL164). */
export function refuseVia(field: Field, p: Position, f: DraftingFrame, hex: HexIndex): Refusal | undefined {
  if (ORDER_TYPES[f.type] !== "march") return refuse("via-march");
  const before = f.waypoints.at(-1) ?? originOf(field, p, f);
  if (hex === before || hex === f.flag) return refuse("via-far");
  return costBetween(field, before, hex) > ORDER_RANGE ? refuse("via-far") : undefined;
}

/** Halves of a movement point on the trace between two hexes, units apart; FAR beyond the range of orders. */
function costBetween(field: Field, from: HexIndex, to: HexIndex): number {
  const cost = openCosts(field, from)[to];
  return cost === -1 ? FAR : cost;
}

/** May the last waypoint be followed by the target (NWO-RUL164)? */
export function isWayWhole(field: Field, { waypoints, flag }: DraftingFrame): boolean {
  const last = waypoints.at(-1);
  return last === undefined || costBetween(field, last, flag) <= ORDER_RANGE;
}
