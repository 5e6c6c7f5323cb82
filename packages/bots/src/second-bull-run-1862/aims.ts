import { type Field, scoreOf, type SideIndex, UNION } from "@stonebridge/games/second-bull-run-1862/internals";
import type { Position } from "@stonebridge/games/second-bull-run-1862";
import { LEAST_STRENGTH } from "./chances.ts";

/** A body of brigades for choosing aims: its strength, and its mean distance from each objective in movement points. */
export interface Force {
  readonly strength: number;
  readonly far: readonly number[];
}

/** An objective that the enemy holds, who is sent to take it, and their chance. */
export interface Aim {
  readonly slot: number;
  readonly bodies: readonly number[];
  readonly chance: number;
}

/** Turns before the end in which nothing counts as much as aims. */
const LAST_TURNS = 1.25;

/**
 * How much an army needs objectives now, from 0 to 1: not at all early, or with the lead that wins.
 * @param turns before the end, from which it needs any
 */
export function urgencyOf(field: Field, p: Position, side: SideIndex, left: number, turns: number): number {
  const late = (turns - left) / (turns - LAST_TURNS);
  if (late <= 0) return 0;
  const { union, confederate } = scoreOf(field, p);
  const lead = side === UNION ? union.points - confederate.points : confederate.points - union.points;
  return lead >= field.scenario.victory.lead ? 0 : Math.min(1, late);
}

/** Movement points of an action, and those needed to reach an enemy and attack him. */
const MARCH = 6;
const LAST_MARCH = 4;
/** Actions that a body can hope for in a turn. */
const ACTIONS = 3;
/** The distance that a missing way counts as. */
const LONGEST = 60;

/** How far brigades are from something, the strongest counting most. */
export function meanDistance(
  body: readonly number[],
  powers: readonly number[],
  distanceOf: (unit: number) => number,
): number {
  let sum = 0;
  let far = 0;
  for (const unit of body) {
    sum += powers[unit];
    far += powers[unit] * Math.min(LONGEST, distanceOf(unit));
  }
  return far / Math.max(1, sum);
}

/**
 * What an army goes for, the best first. Commands are scarce, so it prefers the objective with the best chance for the actions that it
 * costs, and sends the nearest bodies to each until they match what the enemy has there.
 * @param free bodies that may be sent, by their place in `forces`
 * @param open objectives of the enemy’s that are wanted
 * @param against strength of the enemy at each objective
 */
export function aimsOf(
  forces: readonly Force[],
  free: readonly number[],
  open: readonly number[],
  against: readonly number[],
  left: number,
): Aim[] {
  const candidates = open.flatMap((slot) => {
    const aim = aimAt(forces, free, slot, against[slot], left);
    return aim === undefined ? [] : [aim];
  });
  const [best] = candidates.toSorted((one, other) => other.value - one.value);
  if (best === undefined) return [];
  const others = free.filter((at) => !best.bodies.includes(at));
  const rest = open.filter((slot) => slot !== best.slot);
  return [best, ...aimsOf(forces, others, rest, against, left)];
}

/** An aim and its worth: its chance for the actions that it costs. */
interface Candidate extends Aim {
  readonly value: number;
}

/** The nearest bodies that match the enemy at an objective, or as many as can come; undefined: nobody can. */
function aimAt(
  forces: readonly Force[],
  free: readonly number[],
  slot: number,
  against: number,
  left: number,
): Candidate | undefined {
  const bodies: number[] = [];
  let strength = 0;
  let actions = 0;
  for (const at of free.toSorted((one, other) => forces[one].far[slot] - forces[other].far[slot])) {
    const needed = 1 + Math.max(0, forces[at].far[slot] - LAST_MARCH) / MARCH;
    if (needed > ACTIONS * left || strength >= against + LEAST_STRENGTH) break;
    bodies.push(at);
    strength += forces[at].strength;
    actions += needed;
  }
  if (bodies.length === 0) return undefined;
  const ratio = (strength + LEAST_STRENGTH) / (against + LEAST_STRENGTH);
  const chance = ratio ** 2 / (1 + ratio ** 2);
  return { slot, bodies, chance, value: chance / (1 + actions) };
}
