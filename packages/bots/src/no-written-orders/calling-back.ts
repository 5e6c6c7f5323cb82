import {
  type HolderIndex,
  type Position,
  type SideIndex,
  ordersWith,
} from "@stonebridge/games/no-written-orders/reading";
import type { Country } from "./country.ts";
import type { Mission } from "./plan.ts";
import { prospects } from "./prospects.ts";

/** Chance of a win below which the day is given up. */
const GIVEN_UP = 0.28;

/**
 * Is an army to be called back whole: the battle goes ill, the army has not broken yet, somebody still stands to it, and a night is to come
 * in which he may rest and gather? Where the battle ends with the day, who goes back only gives up its ground.
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

/** Is somebody on a General Retreat, or called to one? He is ordered nothing else. */
export function isCalledBack(p: Position, holder: HolderIndex): boolean {
  return ordersWith(p, holder).some(({ type }) => type === "general-retreat");
}
