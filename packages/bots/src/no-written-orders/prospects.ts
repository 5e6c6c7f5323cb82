import {
  type Position,
  type SideIndex,
  UNION,
  onMap,
  scoreOf,
  strengthOf,
} from "@stonebridge/games/no-written-orders/reading";
import { type Country, valueOf } from "./country.ts";
import { forceAbout, holdsObjective, stacksOf } from "./survey.ts";

/** Victory points that a strength point in the field counts as. */
const STRENGTH = 0.4;
/** Share of an objective’s points that hangs on the forces about it when a whole battle is still to come. */
const DISPUTED = 0.6;
/** Victory points of lead that make a win likely, at the end and for each turn before it. */
const SURE = 4;
const DOUBT = 1.6;
/** Turns beyond which the end is no farther. */
const FAR = 12;

/** How likely a side is to win, as far as a look at the map tells: 0 to 1. */
export function prospects(country: Country, p: Position, side: SideIndex): number {
  const { field } = country;
  const left = Math.min(FAR, field.scenario.lastTurn - p.turn);
  const lead = unionLead(country, p, left / FAR);
  const union = 1 / (1 + Math.exp(-lead / (SURE + DOUBT * left)));
  return side === UNION ? union : 1 - union;
}

/** The Union’s lead in victory points, with what is likely to come: `open` 1 while all is, 0 at the end. */
function unionLead(country: Country, p: Position, open: number): number {
  const { field, objectives } = country;
  const score = scoreOf(field, p);
  let lead = score.union.points - score.confederate.points;
  const stacks = [0, 1].map((side) => stacksOf(country, p, side));
  for (const objective of objectives) {
    const union = forceAbout(country, objective, stacks[0]) + 1;
    const confederate = forceAbout(country, objective, stacks[1]) + 1;
    const share = union ** 2 / (union ** 2 + confederate ** 2);
    const held = holdsObjective(p, UNION, objective) ? 1 : 0;
    lead += valueOf(objective) * DISPUTED * open * (share - held);
  }
  let strength = 0;
  for (let unit = 0; unit < p.place.length; unit++)
    if (onMap(p, unit)) strength += strengthOf(field, p, unit) * (field.sideOf[unit] === UNION ? 1 : -1);
  return lead + STRENGTH * open * strength;
}
