import {
  clockOf,
  combatOf,
  type Field,
  fatigueOf,
  holds,
  inReachOf,
  isMounted,
  lossesOf,
  NONE,
  ON_MAP,
  type SideIndex,
  TURNS_OF_FIRST_DAY,
  artilleryOf,
  marked,
  ROUTED,
} from "@stonebridge/games/second-bull-run-1862/reading";
import type { Position } from "@stonebridge/games/second-bull-run-1862";
import { costsTo, NO_WAY } from "../zone-costs.ts";
import type { Ground, Zone } from "./ground.ts";
import { LEAST_LOSS, WEIGHTS } from "./weights.ts";

/** How a side sees a position: who can come where, what it can hope to hold, and where its divisions should go. */
export interface Estimate {
  readonly side: SideIndex;
  /** Turns still to play, with the rest of this one. */
  readonly left: number;
  /** Strength that the enemy can bring to bear on each zone in his next part of a phase. */
  readonly threat: Float64Array;
  /** Cost of the way to each objective, enemies in the way counted. */
  readonly costs: readonly (readonly number[])[];
  /** Chance to hold each objective at the end, as things stand. */
  readonly chances: readonly number[];
  /** Objective of each brigade, by its place in the field’s list; NONE for none. */
  readonly goals: readonly number[];
  /** What it is worth that the brigade gets there. */
  readonly worth: readonly number[];
  /** What a loss of the enemy, and one of our own, is worth now. */
  readonly enemyLoss: number;
  readonly ownLoss: number;
}

/** Turns still to play: 10 before the first. */
export function turnsLeft(field: Field, p: Position): number {
  const last = field.scenario.days.at(-1);
  if (last === undefined) return 0;
  const end = last.rules.kind === "august-30" ? TURNS_OF_FIRST_DAY + last.lastTurn : last.lastTurn;
  const share = p.phase === 0 ? 0 : Math.min(0.95, (p.phase - 1) / 4 + 0.1);
  return Math.max(0, end - clockOf(p) + 1 - share);
}

/** Strength of a brigade where it stands, less for Fatigue. */
export function powerOf(field: Field, p: Position, unit: number): number {
  if (p.state[unit] !== ON_MAP) return 0;
  const strength = combatOf(field, p, unit) + 0.6 * artilleryOf(field, p, unit) + (field.units[unit].star ? 1 : 0);
  return strength * (1 - 0.12 * fatigueOf(p, unit)) * (marked(p, unit, ROUTED) ? 0.3 : 1);
}

/** How much of a brigade’s strength counts at a distance in movement points, with so many turns to come. */
function nearness(distance: number, left: number): number {
  if (distance <= 3) return 1;
  return Math.max(0, 1 - (distance - 3) / (5 + 5 * left));
}

/** Strength that is always thought to be there, so that a few brigades tell less than many. */
const LEAST_STRENGTH = 5;
/** How much the ratio of strengths tells. */
const RATIO_WEIGHT = 1.7;

/** The chance to hold an objective at the end of the game. */
export function chanceToHold(ours: number, theirs: number, controlled: boolean, stands: number, left: number): number {
  const inertia = 0.4 + 1.6 * (1 - Math.min(1, left / 8));
  const ratio = Math.log((ours + LEAST_STRENGTH) / (theirs + LEAST_STRENGTH));
  const balance = RATIO_WEIGHT * ratio + (controlled ? inertia : -inertia) + 0.5 * stands;
  return 1 / (1 + Math.exp(-balance));
}

/** Victory points for losses inflicted and suffered (RU-93), blurred by what may still come. */
export function expectedLossPoints(field: Field, inflicted: number, suffered: number, left: number): number {
  const { moreLosses, halfMoreLosses } = field.scenario.victory;
  const blur = 1.5 + 1.5 * left;
  const above = (lead: number): number => 1 / (1 + Math.exp(-lead / blur));
  const score = (mine: number, theirs: number): number =>
    moreLosses * above(mine - theirs - 0.5) + (halfMoreLosses - moreLosses) * above(mine - 1.5 * theirs - 0.5);
  return score(inflicted, suffered) - score(suffered, inflicted);
}

export function estimate(ground: Ground, p: Position, side: SideIndex): Estimate {
  const { field } = ground;
  const left = turnsLeft(field, p);
  const surcharge = surchargeOf(ground, p, side);
  const costs = field.objectives.map((goal) => costsTo(field.graph, field.roadPrice, goal, surcharge));
  const against = influence(ground, p, 1 - side, left);
  const plan = assign(ground, p, side, left, costs, against);
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
    enemyLoss: LEAST_LOSS + expectedLossPoints(field, inflicted + 1, suffered, left) - now,
    ownLoss: LEAST_LOSS + now - expectedLossPoints(field, inflicted, suffered + 1, left),
  };
}

/** Enemies in the way cost time: a zone they hold must be fought for, a zone of control stops the march. */
function surchargeOf({ field, size }: Ground, p: Position, side: SideIndex): Float64Array {
  const surcharge = new Float64Array(size);
  for (let zone = 0; zone < size; zone++)
    surcharge[zone] = holds(field, p, 1 - side, zone) ? 8 : inReachOf(field, p, 1 - side, zone) ? 2 : 0;
  return surcharge;
}

/** Movement points within which a brigade can come up to a zone and still attack, on foot and mounted; with a forced march. */
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

/** Strength that a side can bring to each objective before the end. */
export function influence({ field, ways }: Ground, p: Position, side: SideIndex, left: number): number[] {
  const sums = field.objectives.map(() => 0);
  for (let unit = 0; unit < field.roster; unit++) {
    if (field.sideOf[unit] !== side) continue;
    const power = powerOf(field, p, unit);
    if (power === 0) continue;
    // a brigade cannot be everywhere: the more objectives it could go to, the less it counts at each but the nearest
    const near = field.objectives.map((goal) => nearness(ways[goal][p.place[unit]], left));
    const sum = near.reduce((total, one) => total + one * one, 0.001);
    for (let slot = 0; slot < near.length; slot++) sums[slot] += (power * near[slot] * near[slot]) / sum;
  }
  return sums;
}

/** Brigades that are sent together: those of a division on the map, or an independent one. */
function bodiesOf(field: Field, p: Position, side: SideIndex): number[][] {
  const bodies = field.membersOf.map((members) => members.filter((unit) => p.state[unit] === ON_MAP));
  for (const unit of field.whiteBands[side]) if (p.state[unit] === ON_MAP) bodies.push([unit]);
  return bodies.filter((body) => body.length > 0 && field.sideOf[body[0]] === side);
}

interface Assignment {
  readonly goals: number[];
  readonly worth: number[];
  readonly chances: number[];
}

/** Divisions to objectives, one by one, each time the pair that gains most. */
function assign(
  { field }: Ground,
  p: Position,
  side: SideIndex,
  left: number,
  costs: readonly (readonly number[])[],
  against: readonly number[],
): Assignment {
  const { objectives } = field;
  const goals = field.units.map(() => NONE);
  const worth = field.units.map(() => 0);
  const ours = objectives.map(() => 0);
  const stands = objectives.map((zone) => (holds(field, p, side, zone) ? 1 : holds(field, p, 1 - side, zone) ? -1 : 0));
  const chanceWith = (slot: number, strength: number): number =>
    chanceToHold(strength, against[slot], p.control[slot] === side, stands[slot], left);
  const chances = objectives.map((_, slot) => chanceWith(slot, 0));
  const free = bodiesOf(field, p, side);
  const points = field.scenario.victory.objective;
  const strengthAt = (body: readonly number[], slot: number): number =>
    body.reduce((sum, unit) => {
      const far = costs[slot][p.place[unit]];
      return far >= NO_WAY ? sum : sum + powerOf(field, p, unit) * nearness(far, left);
    }, 0);
  const strengths = free.map((body) => objectives.map((_, slot) => strengthAt(body, slot)));
  const gainOf = (at: number, slot: number): number =>
    2 * points * (chanceWith(slot, ours[slot] + strengths[at][slot]) - chances[slot]) + 0.001 * strengths[at][slot];
  const gains = free.map((_, at) => objectives.map((__, slot) => gainOf(at, slot)));
  while (free.length > 0) {
    let best = 0;
    let goal = 0;
    for (let at = 0; at < free.length; at++)
      for (let slot = 0; slot < objectives.length; slot++)
        if (gains[at][slot] > gains[best][goal]) {
          best = at;
          goal = slot;
        }
    const [body] = free.splice(best, 1);
    const [strength] = strengths.splice(best, 1);
    const [gained] = gains.splice(best, 1);
    for (const unit of body) {
      goals[unit] = goal;
      worth[unit] = Math.max(WEIGHTS.leastGoal, gained[goal] / body.length);
    }
    ours[goal] += strength[goal];
    chances[goal] = chanceWith(goal, ours[goal]);
    for (let at = 0; at < free.length; at++) gains[at][goal] = gainOf(at, goal);
  }
  return { goals, worth, chances };
}

/** The zone of a brigade’s objective; NONE without one. */
export function goalOf({ field }: Ground, view: Estimate, unit: number): Zone {
  const slot = view.goals[unit];
  return slot === NONE ? NONE : field.objectives[slot];
}
