import { type Field, holds, NONE, ON_MAP, type SideIndex } from "@stonebridge/games/second-bull-run-1862/internals";
import type { Position } from "@stonebridge/games/second-bull-run-1862";
import { NO_WAY } from "../zone-costs.ts";
import { aimsOf, meanDistance, urgencyOf } from "./aims.ts";
import { chanceToHold, LEAST_STRENGTH, nearness, powerOf } from "./chances.ts";
import type { Ground } from "./ground.ts";
import type { Weights } from "./weights.ts";

/** Brigades that are sent together: those of a division on the map, or an independent one. */
function bodiesOf(field: Field, p: Position, side: SideIndex): number[][] {
  const bodies = field.membersOf.map((members) => members.filter((unit) => p.state[unit] === ON_MAP));
  for (const unit of field.whiteBands[side]) if (p.state[unit] === ON_MAP) bodies.push([unit]);
  return bodies.filter((body) => body.length > 0 && field.sideOf[body[0]] === side);
}

/** Where bodies are sent whatever else there is to do. */
export interface Orders {
  /** The objective of a brigade and its body; NONE: as is best for the army. */
  goalOf(unit: number): number;
  /** What it is worth for the brigades to get there. */
  readonly worth: number;
}

/** Who goes where, and the expected result. */
export interface Allotment {
  /** Objective of each brigade, by its place in the field’s list; NONE for none. */
  readonly goals: readonly number[];
  /** What it is worth for the brigade to get there. */
  readonly worth: readonly number[];
  /** Chance to hold each objective at the end. */
  readonly chances: readonly number[];
  /** The enemy objective on which the army masses; NONE: nowhere. */
  readonly effort: number;
}

/** Share of the time left in which marches are assumed to go on: not everybody is activated all the time. */
const PACE = 0.6;
/** What a second effort is worth compared with the first. */
const SECOND = 0.8;

/**
 * Divisions to objectives. First the guards: they must match what the enemy can soon bring to an objective of ours. Then, in the last turns
 * and without the lead that wins, those who can still take an objective from the enemy in time. All others mass where the most can be taken
 * from the enemy, one objective after the other as there is enough for each.
 * @param orders where some are sent before all that
 */
export function allot(
  ground: Ground,
  p: Position,
  side: SideIndex,
  left: number,
  costs: readonly (readonly number[])[],
  against: readonly number[],
  weights: Weights,
  orders?: Orders,
): Allotment {
  const { field } = ground;
  const { objectives } = field;
  const slots = [...objectives.keys()];
  const bodies = bodiesOf(field, p, side);
  const powers = field.units.map((_, unit) => (field.sideOf[unit] === side ? powerOf(field, p, unit) : 0));
  const strengths = bodies.map((body) =>
    slots.map((slot) =>
      body.reduce((sum, unit) => {
        const far = costs[slot][p.place[unit]];
        return far >= NO_WAY ? sum : sum + powers[unit] * nearness(far, left * PACE);
      }, 0),
    ),
  );
  const where = bodies.map(() => NONE as number);
  const value = bodies.map(() => 0);
  const ours = slots.map(() => 0);
  const freeBodies = (): number[] => [...bodies.keys()].filter((at) => where[at] === NONE);

  function send(at: number, slot: number, strength: number, worth: number): void {
    where[at] = slot;
    value[at] = worth;
    ours[slot] += strength;
  }

  /** Guards for each objective of ours, starting where the enemy presses most. */
  function guard(): void {
    const pressure = pressureOn(ground, p, side, weights.threatTurns);
    const near = (at: number, slot: number): number =>
      bodies[at].reduce((sum, unit) => sum + powers[unit] * soonAt(ground, p, unit, slot, weights.threatTurns), 0);
    const wholes = bodies.map((body) => body.reduce((sum, unit) => sum + powers[unit], 0));
    const held = slots.filter((slot) => p.control[slot] === side).toSorted((a, b) => pressure[b] - pressure[a]);
    for (const slot of held) {
      const share = (at: number): number => near(at, slot) / Math.max(1, wholes[at]);
      while (ours[slot] < weights.guardRatio * pressure[slot]) {
        const [nearest] = freeBodies().toSorted((a, b) => share(b) - share(a));
        if (nearest === undefined || share(nearest) <= weights.nearDivisionShare) break;
        send(nearest, slot, wholes[nearest], weights.reachingGuardPost);
      }
    }
  }

  /** The objective where all free divisions would do best against the enemy; NONE if every objective that he holds has its force. */
  function nextEffort(): number {
    const free = freeBodies();
    let best: number = NONE;
    let most = -Infinity;
    for (const slot of slots) {
      if (p.control[slot] === side || ours[slot] > 0) continue;
      const force = free.reduce((sum, at) => sum + strengths[at][slot], 0);
      const ratio = (force + LEAST_STRENGTH) / (against[slot] + LEAST_STRENGTH);
      if (ratio <= most) continue;
      most = ratio;
      best = slot;
    }
    return best;
  }

  /** The share of its strength that a body would bring there and not elsewhere. */
  function eagerness(at: number, slot: number): number {
    return strengths[at][slot] / Math.max(1, ...strengths[at]) + 0.01 * strengths[at][slot];
  }

  /** Enemy objectives that are needed for the lead that wins, each with those who can be there in time. */
  function aim(): number {
    const urgency = urgencyOf(field, p, side, left, weights.neededObjectiveTurns) * weights.neededObjective;
    if (urgency === 0) return NONE;
    const forces = bodies.map((body) => ({
      strength: body.reduce((sum, unit) => sum + powers[unit], 0),
      far: slots.map((slot) => meanDistance(body, powers, (unit) => costs[slot][p.place[unit]])),
    }));
    const open = slots.filter((slot) => p.control[slot] !== side);
    const aims = aimsOf(forces, freeBodies(), open, against, left);
    for (const { slot, bodies: sent, chance } of aims)
      for (const at of sent) send(at, slot, forces[at].strength, weights.reachingEffort + urgency * chance);
    return aims.at(0)?.slot ?? NONE;
  }

  if (orders !== undefined)
    for (const [at, [unit]] of bodies.entries()) {
      const slot = orders.goalOf(unit);
      if (slot !== NONE) send(at, slot, Math.max(strengths[at][slot], 1), orders.worth);
    }
  guard();
  const aimed = aim();
  const effort = aimed === NONE ? nextEffort() : aimed;
  for (let goal = effort; goal !== NONE && freeBodies().length > 0; goal = nextEffort()) {
    const enough = weights.effortRatio * (against[goal] + LEAST_STRENGTH);
    const worth = weights.reachingEffort * (goal === effort ? 1 : SECOND);
    for (const at of freeBodies().toSorted((a, b) => eagerness(b, goal) - eagerness(a, goal))) {
      if (ours[goal] >= enough) break;
      send(at, goal, Math.max(strengths[at][goal], 1), worth);
    }
  }
  if (effort !== NONE)
    for (const at of freeBodies()) send(at, effort, strengths[at][effort], weights.reachingEffort * SECOND);
  const chances = slots.map((slot) => {
    const stands = holds(field, p, side, objectives[slot]) ? 1 : holds(field, p, 1 - side, objectives[slot]) ? -1 : 0;
    return chanceToHold(ours[slot], against[slot], p.control[slot] === side, stands, left);
  });
  const goals = field.units.map(() => NONE as number);
  const worth = field.units.map(() => 0);
  for (const [at, body] of bodies.entries())
    for (const unit of body) {
      goals[unit] = where[at];
      worth[unit] = Math.max(weights.leastGoal, value[at]);
    }
  return { goals, worth, chances, effort };
}

/** The share of a brigade’s strength that soon counts at an objective. */
function soonAt({ field, ways }: Ground, p: Position, unit: number, slot: number, soon: number): number {
  return nearness(ways[field.objectives[slot]][p.place[unit]], soon);
}

/** Strength that the enemy can soon bring to each objective of a side; a brigade that can reach several counts mostly at the nearest. */
function pressureOn(ground: Ground, p: Position, side: SideIndex, soon: number): number[] {
  const { field } = ground;
  const pressure = field.objectives.map(() => 0);
  for (let unit = 0; unit < field.roster; unit++) {
    if (field.sideOf[unit] === side || p.state[unit] !== ON_MAP) continue;
    const power = powerOf(field, p, unit);
    const near = pressure.map((_, slot) => (p.control[slot] === side ? soonAt(ground, p, unit, slot, soon) : 0));
    const sum = near.reduce((all, one) => all + one * one, 0);
    for (const [slot, one] of near.entries()) if (one > 0) pressure[slot] += (power * one * one) / Math.max(sum, one);
  }
  return pressure;
}
