import { type Position, type SideIndex, UNION, scoreOf } from "@stonebridge/games/no-written-orders/internals";
import { type Country, valueOf } from "./country.ts";
import { forceAbout, holdsObjective, stacksOf } from "./survey.ts";

/** Hexes at which forces count half near a contested objective. */
export const NEARNESS = 6;
/** Chance that an objective stays with its holder for a turn, whatever forces are near it. */
const STAYS = 0.8;
/** Victory points of lead that make a win likely, in the last turn and for each turn after this one. */
const SURE = 12;
const UNSURE = 3;
/** Turns beyond which the end is no further. */
export const FAR = 12;
/** Share of the larger total under which a lead wins for nobody (NWO-18-d). */
export const DRAWN = 0.1;

/**
 * How likely a side is to win, judged by the position alone: 0 to 1. A draw is no win, so the chances of both sides add up to less than
 * one. Its numbers were fitted to the results of seven hundred games between Colonels.
 */
export function prospects(country: Country, p: Position, side: SideIndex): number {
  const { field } = country;
  const left = Math.min(FAR, field.scenario.lastTurn - p.turn);
  const { union, confederate } = scoreOf(field, p);
  const lead = union.points - confederate.points + unionGains(country, p, left);
  const margin = DRAWN * Math.max(union.points, confederate.points);
  return 1 / (1 + Math.exp(((side === UNION ? -lead : lead) + margin) / surenessOf(left)));
}

/** Victory points of lead that make a win likely. @param left turns after this one */
export function surenessOf(left: number): number {
  return SURE + UNSURE * left;
}

/** The share of what forces near objectives promise that time is left for. @param left turns after this one */
export function opennessOf(left: number): number {
  return 1 - STAYS ** (left + 1);
}

/** Victory points that the forces near the objectives are still likely to bring the Union. @param left turns after this one */
function unionGains(country: Country, p: Position, left: number): number {
  const [unions, confederates] = [0, 1].map((side) => stacksOf(country, p, side));
  const open = opennessOf(left);
  let gains = 0;
  for (const objective of country.objectives) {
    const union = forceAbout(country, objective, unions, NEARNESS) + 1;
    const confederate = forceAbout(country, objective, confederates, NEARNESS) + 1;
    const share = union ** 2 / (union ** 2 + confederate ** 2);
    gains += valueOf(objective) * open * (share - (holdsObjective(p, UNION, objective) ? 1 : 0));
  }
  return gains;
}
