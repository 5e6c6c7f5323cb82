import { type Field, holds, NONE, ON_MAP, type SideIndex } from "@stonebridge/games/second-bull-run-1862/reading";
import type { Position } from "@stonebridge/games/second-bull-run-1862";
import { NO_WAY } from "../zone-costs.ts";
import { chanceToHold, LEAST_STRENGTH, nearness, powerOf } from "./chances.ts";
import type { Ground } from "./ground.ts";
import type { Weights } from "./weights.ts";

/** Brigades that are sent together: those of a division on the map, or an independent one. */
function bodiesOf(field: Field, p: Position, side: SideIndex): number[][] {
  const bodies = field.membersOf.map((members) => members.filter((unit) => p.state[unit] === ON_MAP));
  for (const unit of field.whiteBands[side]) if (p.state[unit] === ON_MAP) bodies.push([unit]);
  return bodies.filter((body) => body.length > 0 && field.sideOf[body[0]] === side);
}

/** Who goes where, and what is hoped for. */
export interface Allotment {
  /** Objective of each brigade, by its place in the field’s list; NONE for none. */
  readonly goals: readonly number[];
  /** What it is worth that the brigade gets there. */
  readonly worth: readonly number[];
  /** Chance to hold each objective at the end. */
  readonly chances: readonly number[];
  /** The objective of the enemy’s on which the army masses; NONE: nowhere. */
  readonly effort: number;
}

/** How many times what the enemy can bring a main effort is given, and the most of the army that goes there. */
const SUPERIORITY = 1.8;
const MOST_OF_ARMY = 0.65;

/**
 * Divisions to objectives. A few brigades against a held objective gain nothing and an army does, so every objective of the enemy’s is
 * tried as the one where the army masses; what is left goes, one by one, where it gains most.
 */
export function allot(
  { field }: Ground,
  p: Position,
  side: SideIndex,
  left: number,
  costs: readonly (readonly number[])[],
  against: readonly number[],
  weights: Weights,
): Allotment {
  const { objectives } = field;
  const slots = objectives.map((_, slot) => slot);
  const stands = objectives.map((zone) => (holds(field, p, side, zone) ? 1 : holds(field, p, 1 - side, zone) ? -1 : 0));
  const chanceWith = (slot: number, strength: number): number =>
    chanceToHold(strength, against[slot], p.control[slot] === side, stands[slot], left);
  const bodies = bodiesOf(field, p, side);
  const powers = field.units.map((_, unit) => (field.sideOf[unit] === side ? powerOf(field, p, unit) : 0));
  const strengths = bodies.map((body) =>
    slots.map((slot) =>
      body.reduce((sum, unit) => {
        const far = costs[slot][p.place[unit]];
        return far >= NO_WAY ? sum : sum + powers[unit] * nearness(far, left);
      }, 0),
    ),
  );
  const army = powers.reduce((sum, power) => sum + power, 0);
  const points = 2 * field.scenario.victory.objective;

  /** Sends bodies to their objectives, a main effort first. */
  function send(effort: number): { where: number[]; gains: number[]; chances: number[]; sum: number } {
    const where = bodies.map(() => NONE);
    const gains = bodies.map(() => 0);
    const ours = slots.map(() => 0);
    if (effort !== NONE) {
      const enough = Math.min(SUPERIORITY * (against[effort] + LEAST_STRENGTH), MOST_OF_ARMY * army);
      const nearest = [...bodies.keys()].toSorted((a, b) => eagerness(b, effort) - eagerness(a, effort));
      for (const at of nearest) {
        if (ours[effort] >= enough) break;
        where[at] = effort;
        ours[effort] += strengths[at][effort];
      }
      const gained = points * (chanceWith(effort, ours[effort]) - chanceWith(effort, 0));
      for (const at of bodies.keys())
        if (where[at] === effort) gains[at] = (gained * strengths[at][effort]) / Math.max(1, ours[effort]);
    }
    const chances = slots.map((slot) => chanceWith(slot, ours[slot]));
    const gainOf = (at: number, slot: number): number =>
      points * (chanceWith(slot, ours[slot] + strengths[at][slot]) - chances[slot]) + 0.001 * strengths[at][slot];
    const free = [...bodies.keys()].filter((at) => where[at] === NONE);
    const hopes = bodies.map((_, at) => slots.map((slot) => (where[at] === NONE ? gainOf(at, slot) : 0)));
    while (free.length > 0) {
      let next = 0;
      let goal = 0;
      for (let at = 0; at < free.length; at++)
        for (const slot of slots)
          if (hopes[free[at]][slot] > hopes[free[next]][goal]) {
            next = at;
            goal = slot;
          }
      const [body] = free.splice(next, 1);
      where[body] = goal;
      gains[body] = hopes[body][goal];
      ours[goal] += strengths[body][goal];
      chances[goal] = chanceWith(goal, ours[goal]);
      for (const at of free) hopes[at][goal] = gainOf(at, goal);
    }
    return { where, gains, chances, sum: chances.reduce((sum, chance) => sum + chance, 0) };
  }

  /** How much of its strength a body would bring there and not elsewhere. */
  function eagerness(at: number, slot: number): number {
    const most = Math.max(...strengths[at], 1);
    return strengths[at][slot] / most + 0.01 * strengths[at][slot];
  }

  let best = send(NONE);
  let effort: number = NONE;
  for (const slot of slots) {
    if (p.control[slot] === side) continue;
    const other = send(slot);
    if (other.sum <= best.sum) continue;
    best = other;
    effort = slot;
  }
  const goals = field.units.map(() => NONE as number);
  const worth = field.units.map(() => 0);
  for (const [at, body] of bodies.entries())
    for (const unit of body) {
      goals[unit] = best.where[at];
      worth[unit] = Math.max(weights.leastGoal, best.gains[at] / body.length);
    }
  return { goals, worth, chances: best.chances, effort };
}
