import { type HexIndex, NOWHERE } from "@stonebridge/board";
import { banked } from "./hidden-march.ts";
import type { Field } from "../field.ts";
import { CAVALRY, type HolderIndex, type LeaderIndex, type SideIndex, type UnitIndex } from "../measures.ts";
import type { HiddenMarch, Order } from "../orders/order-book.ts";
import type { Position } from "../position.ts";
import { pathBetween } from "../orders/targets.ts";

/** The march out of sight of a holder, if it is on one (NWO-19.7.1-a). */
export function hidingOf({ hiding }: Position, holder: HolderIndex): HiddenMarch | undefined {
  return hiding.find((march) => march.holder === holder);
}

/** Is a unit elsewhere than it seems to be (NWO-19.7.1-c)? */
export function isHidden({ hiding }: Position, unit: UnitIndex): boolean {
  return hiding.some(({ units }) => units.includes(unit));
}

/** Is a leader on the march with them? */
export function isLeaderHidden(field: Field, p: Position, leader: LeaderIndex): boolean {
  return p.hiding.some(({ holder }) => field.holders[holder].leader === leader);
}

/** Hexes of a way by an order’s waypoints to its flag, the start first; empty if there is no way. @param prices of its steps */
export function routeFrom(
  field: Field,
  from: HexIndex,
  { target, waypoints }: Order,
  prices: Uint8Array,
): readonly HexIndex[] {
  const stages = [...waypoints.map(({ flag }) => flag), ...(target === undefined ? [] : [target.flag])];
  const route = [from];
  for (const to of stages) {
    const leg = to === route.at(-1) ? [to] : pathBetween(field, route.at(-1) ?? from, to, prices);
    if (leg.length === 0) return [];
    route.push(...leg.slice(1));
  }
  return route;
}

/** Movement that a march has banked in this many of its turns, in halves; in all of them if not given. */
export function bankedIn({ banked: turns }: HiddenMarch, count = turns.length): number {
  return turns.slice(0, Math.max(0, count)).reduce((sum, points) => sum + points, 0);
}

/** What a turn adds for these units (NWO-19.7.1-c). */
export function turnOf(field: Field, units: readonly UnitIndex[]): number {
  return banked(
    1,
    units.every((unit) => field.arm[unit] === CAVALRY),
  );
}

/** How far along a route this much movement leads: the place in it, and its cost. */
export function reachedBy(
  field: Field,
  route: readonly HexIndex[],
  points: number,
): { readonly at: number; readonly spent: number } {
  let spent = 0;
  for (let at = 1; at < route.length; at++) {
    const cost = field.prices.trace[field.map.grid.hexside(route[at - 1], route[at])];
    if (spent + cost > points) return { at: at - 1, spent };
    spent += cost;
  }
  return { at: route.length - 1, spent };
}

/** Hex that the leader of a hidden march would be in by now, if nothing has stopped him. */
export function hexOf(field: Field, march: HiddenMarch): HexIndex {
  return march.route[reachedBy(field, march.route, bankedIn(march)).at] ?? NOWHERE;
}

/** Hexes that he would have passed, those of his first move excepted, after nights that he rested (NWO-19.7.2-a). */
export function passedBy(field: Field, march: HiddenMarch): readonly HexIndex[] {
  const firstMove = 1 + march.banked.findIndex((points) => points > 0);
  const first = reachedBy(field, march.route, bankedIn(march, firstMove)).at;
  const now = reachedBy(field, march.route, bankedIn(march)).at;
  return march.route.slice(first + 1, now + 1);
}

/** What cavalry pays for the way so far, by road if there is one (NWO-RUL238). */
export function spentMounted(field: Field, march: HiddenMarch): number {
  const { mounted, march: byRoad } = field.prices;
  const { at } = reachedBy(field, march.route, bankedIn(march));
  let spent = 0;
  for (let step = 1; step <= at; step++) {
    const hexside = field.map.grid.hexside(march.route[step - 1], march.route[step]);
    const road = byRoad[hexside];
    spent += road === 0 ? mounted[hexside] : mounted[hexside] === 0 ? road : Math.min(road, mounted[hexside]);
  }
  return spent;
}

/** Marches of a side that are out of sight. */
export function hidingOn({ holders }: Field, { hiding }: Position, side: SideIndex): readonly HiddenMarch[] {
  return hiding.filter(({ holder }) => holders[holder].side === side);
}
