import type { HexIndex } from "@stonebridge/board";
import type { Field } from "../field.ts";
import { BAD_MOVE, type CommandFrame, type Given } from "../frames/orders.ts";
import { addressOf } from "../army/headings.ts";
import { hexOf, hidingOf } from "../hiding/hiding.ts";
import { type HolderIndex, NONE, type SideIndex } from "../measures.ts";
import type { Order } from "../orders/order-book.ts";
import type { Position } from "../position.ts";
import { SIDES } from "../vocabulary.ts";
import type { HolderView, MisledView, OrderView, View, WrittenOrder } from "./view.ts";

/** Flags look alike, whether true or false, and whoever’s, including headquarters’ (NWO-12.3-d, NWO-12.3-e, NWO-12.4-e). */
export function flagsOf(field: Field, p: Position): View["flags"] {
  const flags = p.decoys.map(({ side, hex }) => ({ side, hex }));
  for (const [holder, standing] of p.standing.entries()) {
    const flag = standing?.order.target?.flag;
    if (flag !== undefined) flags.push({ side: field.holders[holder].side, hex: flag });
  }
  return placesOf(field, flags);
}

/** Whose counters lie where, in an order that tells nothing of them. */
export function placesOf(
  { map }: Field,
  counters: readonly { readonly side: SideIndex; readonly hex: HexIndex }[],
): View["flags"] {
  return counters
    .toSorted((one, other) => one.side - other.side || one.hex - other.hex)
    .map(({ side, hex }) => ({ side: SIDES[side], hex: map.grid.ids[hex] }));
}

/** The orders of a holder, for its own side. */
export function holderView(field: Field, p: Position, holder: HolderIndex): HolderView {
  const { ids } = field.map.grid;
  const order = (one: Order): OrderView => orderView(field, one);
  const standing = p.standing[holder];
  const waiting = p.waiting[holder];
  const night = p.night[holder];
  return {
    id: field.holders[holder].id,
    ...(standing === undefined
      ? {}
      : {
          order: order(standing.order),
          next: standing.next.map(order),
          origin: standing.origin,
          since: standing.since,
          ...(standing.shaken ? { shaken: true } : {}),
          ...(standing.contact ? { contact: true } : {}),
        }),
    ...(waiting === undefined ? {} : { waiting: { orders: waiting.orders.map(order), needs: waiting.needs } }),
    ...(night === undefined ? {} : { night: { orders: night.orders.map(order), passed: night.passed } }),
    riding: p.couriers
      .filter(({ to }) => to === holder)
      .map(({ hex, orders }) => ({ hex: ids[hex], orders: orders.map(order) })),
    fatigue: p.fatigue[holder],
    ...(p.attached[holder] === NONE ? {} : { attached: field.holders[p.attached[holder]].id }),
    ...hiddenView(field, p, holder),
  };
}

/** A march out of sight, for its own side. */
function hiddenView(field: Field, p: Position, holder: HolderIndex): Pick<HolderView, "hidden"> {
  const march = hidingOf(p, holder);
  if (march === undefined) return {};
  const { ids } = field.map.grid;
  return {
    hidden: {
      route: march.route.map((hex) => ids[hex]),
      hex: ids[hexOf(field, march)],
      turns: march.banked.length,
      units: march.units.map((unit) => field.units[unit].id),
    },
  };
}

/** What a side has written and tried in a running Command Phase: both sides write before anything is known (NWO-4-b). */
export function writtenBy(field: Field, { tries, given }: CommandFrame, own: SideIndex): readonly WrittenOrder[] {
  const tell =
    (byInitiative: boolean) =>
    ({ from, to, orders }: Given): readonly WrittenOrder[] =>
      field.holders[to].side === own
        ? [
            {
              from: field.holders[from].id,
              to: field.holders[to].id,
              orders: orders.map((order) => orderView(field, order)),
              own: byInitiative,
            },
          ]
        : [];
  return [...tries.flatMap(tell(true)), ...given.flatMap(tell(false))];
}

/**
 * The leader whom a side orders for his bad move: the rules measure what it may aim at from where he gets orders, so it is shown where that
 * is (NWO-12.11-c, NWO-12.3-c), whether he is seen or not.
 */
export function misledBy(field: Field, p: Position, own: SideIndex): MisledView | undefined {
  const frame = p.stack.at(-1);
  if (frame === undefined || !("side" in frame) || frame.side !== own) return undefined;
  const holder =
    frame.step === "bad-move"
      ? frame.holder
      : frame.step === "drafting" && frame.purpose === BAD_MOVE
        ? frame.to
        : NONE;
  return holder === NONE
    ? undefined
    : { holder: field.holders[holder].id, hex: field.map.grid.ids[addressOf(field, p, holder)] };
}

/** An order with its hexes by their names. */
export function orderView(
  { map, holders }: Field,
  { type, target, waypoints, forced, hidden, attach }: Order,
): OrderView {
  const { ids } = map.grid;
  return {
    type,
    ...(target === undefined ? {} : { target: ids[target.flag], hexes: target.hexes.map((hex) => ids[hex]) }),
    waypoints: waypoints.map(({ flag }) => ids[flag]),
    forced,
    ...(hidden ? { hidden: true } : {}),
    ...(attach === undefined ? {} : { attach: holders[attach].id }),
  };
}
