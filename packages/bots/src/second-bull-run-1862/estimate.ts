import {
  combatOf,
  holds,
  inReachOf,
  isMounted,
  lossesOf,
  marked,
  ON_MAP,
  ROUTED,
  type SideIndex,
} from "@stonebridge/games/second-bull-run-1862/internals";
import type { Position } from "@stonebridge/games/second-bull-run-1862";
import { costsTo } from "../zone-costs.ts";
import { allot, type Orders } from "./allotment.ts";
import { expectedLossPoints, influence, turnsLeft } from "./chances.ts";
import type { Ground } from "./ground.ts";
import { LEAST_LOSS, type Weights } from "./weights.ts";

/** How a side sees a position: who can reach what, what it can hope to hold, and where its divisions should go. */
export interface Estimate {
  readonly side: SideIndex;
  /** Turns still to play, including the rest of this one. */
  readonly left: number;
  /** Strength that the enemy can bring against each zone in his next part of a phase. */
  readonly threat: Float64Array;
  /** Cost of the way to each objective, including enemies in the way. */
  readonly costs: readonly (readonly number[])[];
  /** Chance to hold each objective at the end, as things stand. */
  readonly chances: readonly number[];
  /** Objective of each brigade, by its place in the field’s list; NONE for none. */
  readonly goals: readonly number[];
  /** What it is worth for the brigade to get there. */
  readonly worth: readonly number[];
  /** The enemy objective on which the army masses; NONE: nowhere. */
  readonly effort: number;
  /** What a loss of the enemy, and one of our own, is worth now. */
  readonly enemyLoss: number;
  readonly ownLoss: number;
}

/** @param orders where some divisions are sent, whatever else there is to do */
export function estimate(ground: Ground, p: Position, side: SideIndex, weights: Weights, orders?: Orders): Estimate {
  const { field } = ground;
  const left = turnsLeft(field, p);
  const surcharge = surchargeOf(ground, p, side);
  const costs = field.objectives.map((goal) => costsTo(field.graph, field.roadPrice, goal, surcharge));
  const against = influence(ground, p, 1 - side, left);
  const plan = allot(ground, p, side, left, costs, against, weights, orders);
  const inflicted = lossesOf(field, p, 1 - side);
  const suffered = lossesOf(field, p, side);
  const now = expectedLossPoints(field, inflicted, suffered, left);
  return {
    side,
    left,
    threat: threatOf(ground, p, 1 - side),
    costs,
    chances: plan.chances,
    goals: plan.goals,
    worth: plan.worth,
    effort: plan.effort,
    enemyLoss: weights.enemyLossFactor * (LEAST_LOSS + expectedLossPoints(field, inflicted + 1, suffered, left) - now),
    ownLoss: weights.ownLossFactor * (LEAST_LOSS + now - expectedLossPoints(field, inflicted, suffered + 1, left)),
  };
}

/** Enemies in the way cost time: a zone they hold must be fought for, and a zone of control stops the march. */
function surchargeOf({ field, size }: Ground, p: Position, side: SideIndex): Float64Array {
  const surcharge = new Float64Array(size);
  for (let zone = 0; zone < size; zone++)
    surcharge[zone] = holds(field, p, 1 - side, zone) ? 8 : inReachOf(field, p, 1 - side, zone) ? 2 : 0;
  return surcharge;
}

/** Movement points within which a brigade can reach a zone and still attack, on foot and mounted; with a forced march. */
const STRIKE = 4;
const STRIKE_MOUNTED = 6;
const FORCED = 2;

/** Strength that a side can bring against each zone at once: its three strongest brigades in reach. */
function threatOf({ field, size, ways }: Ground, p: Position, side: SideIndex): Float64Array {
  const first = new Float64Array(size);
  const second = new Float64Array(size);
  const third = new Float64Array(size);
  for (let unit = 0; unit < field.roster; unit++) {
    if (field.sideOf[unit] !== side || p.state[unit] !== ON_MAP || marked(p, unit, ROUTED)) continue;
    const strength = combatOf(field, p, unit);
    if (strength === 0) continue;
    const reach = isMounted(field, p, unit) ? STRIKE_MOUNTED : STRIKE;
    const place = p.place[unit];
    for (let zone = 0; zone < size; zone++) {
      const far = ways[zone][place];
      if (far > reach + FORCED + 2) continue;
      const force = far <= reach + 2 ? strength : strength * 0.5;
      if (force > first[zone]) {
        third[zone] = second[zone];
        second[zone] = first[zone];
        first[zone] = force;
      } else if (force > second[zone]) {
        third[zone] = second[zone];
        second[zone] = force;
      } else if (force > third[zone]) third[zone] = force;
    }
  }
  for (let zone = 0; zone < size; zone++) first[zone] += second[zone] + third[zone];
  return first;
}
