import {
  type HolderIndex,
  type Position,
  type SideIndex,
  ordersWith,
} from "@stonebridge/games/no-written-orders/internals";
import type { Country } from "./country.ts";
import type { Mission } from "./plan.ts";
import { prospects } from "./prospects.ts";

/** Chance of a win below which the battle is given up. */
const GIVEN_UP = 0.28;

/**
 * Should the whole army be called back? Yes if the battle goes badly, the army has not broken yet, some units still hold, and a night is to
 * come in which they can rest and rally. If the battle ends with the day, retreating only gives up ground.
 */
export function isToGoBack(
  country: Country,
  p: Position,
  side: SideIndex,
  missions: readonly Mission[],
  army: HolderIndex,
): boolean {
  const { field } = country;
  const { lastTurn } = field.scenario;
  const hasNight = field.module.turns.some(({ firstNight }, at) => firstNight && at + 1 > p.turn && at + 1 < lastTurn);
  if (!hasNight || p.routed[side] !== 0) return false;
  if (!missions.some(({ body: { holder } }) => field.holders[holder].army === army && !isCalledBack(p, holder)))
    return false;
  return prospects(country, p, side) < GIVEN_UP;
}

/** Is anybody on a General Retreat, or ordered to one? They get no other orders. */
export function isCalledBack(p: Position, holder: HolderIndex): boolean {
  return ordersWith(p, holder).some(({ type }) => type === "general-retreat");
}
