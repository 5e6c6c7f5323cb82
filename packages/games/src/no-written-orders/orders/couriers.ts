import { type HexIndex, MAY_PASS } from "@stonebridge/board";
import type { Field } from "../field.ts";
import type { Delivery } from "../frames/orders.ts";
import { addressOf } from "../army/headings.ts";
import { hidingOf, spentMounted } from "../hiding/hiding.ts";
import { AIDE_RANGE, type HolderIndex, type SideIndex } from "../measures.ts";
import type { Courier } from "./order-book.ts";
import { tracePrices } from "../land/crossings.ts";
import { type Play, hexId, holderId, sideId } from "../play.ts";
import { tell } from "../hiding/hearing.ts";
import { type Position, gatesOf } from "../position.ts";

/**
 * Aides ride six movement points towards their recipients, around the enemy, and wait if there is no way (NWO-12.6-a, NWO-RUL171,
 * NWO-RUL172). @returns what they deliver
 */
export function rideCouriers(play: Play): readonly Delivery[] {
  const { p } = play;
  const delivered: Delivery[] = [];
  const riding: Courier[] = [];
  for (const courier of p.couriers) {
    // aides sent in this phase set out in the next
    const moved = courier.sent === p.turn ? courier : ridden(play, courier);
    if (moved !== undefined) riding.push(moved);
    else {
      delivered.push({
        from: courier.from,
        to: courier.to,
        orders: courier.orders,
        faceToFace: false,
        sent: courier.sent,
        ...(courier.unasked === undefined ? {} : { unasked: courier.unasked }),
      });
      tellDelivered(play, courier);
    }
  }
  p.couriers = riding;
  return delivered;
}

/** The aide after this turn’s ride; undefined once he has delivered. */
function ridden(play: Play, courier: Courier): Courier | undefined {
  const { field, p } = play;
  const goal = addressOf(field, p, courier.to);
  const waits = isTooEarly(p, courier);
  if (courier.hex === goal) return waits ? courier : undefined;
  const reached = rideFrom(field, p, courier.side, courier.hex, goal).at(-1);
  if (reached === undefined) return courier;
  tell(play, {
    type: "aide-rode",
    rule: "NWO-RUL171",
    from: hexId(play, courier.hex),
    hex: hexId(play, reached),
  });
  return reached === goal && !waits ? undefined : { ...courier, hex: reached };
}

/** Is he still looking for a recipient who marches out of sight (NWO-19.7.3-c, NWO-RUL238)? */
function isTooEarly(p: Position, { to, finds = 0 }: Courier): boolean {
  return hidingOf(p, to) !== undefined && p.turn < finds;
}

/** First turn in which an aide finds a recipient who marches out of sight: to where he seems to be, and after him (NWO-RUL238). */
export function findsFrom(
  field: Field,
  p: Position,
  side: SideIndex,
  from: HexIndex,
  to: HolderIndex,
): { finds?: number } {
  const march = hidingOf(p, to);
  if (march === undefined) return {};
  const { search, map } = field;
  const goal = addressOf(field, p, to);
  search.spread(from, map.size * 2, tracePrices(field, p, side), gatesTo(field, p, side, goal), goal);
  const way = Math.max(0, search.cost[goal]) + spentMounted(field, march);
  return { finds: p.turn + Math.ceil(way / AIDE_RANGE) };
}

/** Hexes that an aide rides through in a turn, including the last; none if there is no way. @param goal NOWHERE: he waits */
function rideFrom(field: Field, p: Position, side: SideIndex, from: HexIndex, goal: HexIndex): readonly HexIndex[] {
  if (goal < 0) return [];
  const { search, map } = field;
  search.spread(from, map.size * 2, tracePrices(field, p, side), gatesTo(field, p, side, goal), goal);
  if (search.cost[goal] === -1) return [];
  const way = search.wayTo(goal);
  return way.slice(0, way.findLastIndex((hex) => search.cost[hex] <= AIDE_RANGE) + 1);
}

/** The rides of an aide, turn by turn, if nothing moves meanwhile; undefined if there is no way (NWO-RUL171, NWO-RUL172). */
export function ridesTo(
  field: Field,
  p: Position,
  side: SideIndex,
  from: HexIndex,
  goal: HexIndex,
): readonly (readonly HexIndex[])[] | undefined {
  const rides: (readonly HexIndex[])[] = [];
  for (let at = from; at !== goal;) {
    const ride = rideFrom(field, p, side, at, goal);
    const reached = ride.at(-1);
    if (reached === undefined) return undefined;
    rides.push(ride);
    at = reached;
  }
  return rides;
}

/** What his side may trace through, and his destination. */
function gatesTo(field: Field, p: Position, side: SideIndex, goal: HexIndex): Uint8Array {
  const gates = gatesOf(field, p, side).slice();
  gates[goal] = MAY_PASS;
  return gates;
}

export function tellDelivered(play: Play, { to, orders }: Pick<Courier, "to" | "orders">): void {
  tell(play, {
    type: "order-delivered",
    rule: "NWO-RUL171",
    audience: [sideId(play.field.holders[to].side)],
    to: holderId(play, to),
    orders: orders.map(({ type }) => type),
  });
}
