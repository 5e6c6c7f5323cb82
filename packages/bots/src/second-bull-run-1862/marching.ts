import type { Position } from "@stonebridge/games/second-bull-run-1862";
import {
  ACTED,
  ATTACK_COST,
  allowanceOf,
  combatOf,
  FORCED_POINTS,
  hasRoom,
  holds,
  inFrontOf,
  inReachOf,
  marchesFrom,
  marked,
  mayForce,
  NONE,
  NOWHERE,
  ON_MAP,
  priceOfStep,
  ROUTED,
} from "@stonebridge/games/second-bull-run-1862/reading";
import { NO_WAY } from "../zone-costs.ts";
import type { Assaults, Party } from "./assault.ts";
import { powerOf } from "./chances.ts";
import type { Estimate } from "./estimate.ts";
import type { Ground, Zone } from "./ground.ts";
import { LEAST_LOSS, type Weights } from "./weights.ts";

/** What a commander works with. */
export interface Staff {
  readonly ground: Ground;
  readonly assaults: Assaults;
  readonly weights: Weights;
}

/** Where a brigade goes, by which zones, and whom it attacks from there. */
export interface Plan {
  readonly unit: number;
  readonly way: readonly Zone[];
  readonly target: Zone;
  readonly forced: boolean;
  readonly score: number;
}

/** A brigade that is to act: where it is and what it can still pay. */
export interface Marcher {
  readonly unit: number;
  readonly points: number;
  /** It may still make a forced march. */
  readonly force: boolean;
  /** It has come into a zone of control. */
  readonly stopped: boolean;
}

export function marcherAt({ ground: { field } }: Staff, p: Position, unit: number): Marcher {
  return { unit, points: allowanceOf(field, p, unit), force: mayForce(field, p, unit), stopped: false };
}

/**
 * The best that a brigade can do with an action.
 * @param helpers brigades that may still act after it
 * @param allowed zones where it may end, beyond what room there is; undefined for all
 */
export function planMarch(
  staff: Staff,
  p: Position,
  view: Estimate,
  marcher: Marcher,
  helpers: readonly number[],
  allowed?: readonly Zone[],
): { readonly best: Plan; readonly stay: number } {
  const { field } = staff.ground;
  const { unit, points, force, stopped } = marcher;
  const from = p.place[unit];
  const most = points + (force ? FORCED_POINTS : 0);
  const costs = stopped ? undefined : marchesFrom(field, p, view.side, from, most).slice();
  const stay = standingWorth(staff, p, view, unit, from);
  let best: Plan = { unit, way: [], target: NOWHERE, forced: false, score: stay };
  const leaving = inFrontOf(field, p, 1 - view.side, from);
  const attacks = new Map<Zone, Attack>();
  for (let zone = 0; zone < staff.ground.size; zone++) {
    const cost = costs === undefined ? (zone === from ? 0 : -1) : costs[zone];
    if (cost === -1 || allowed?.includes(zone) === false || !hasRoom(field, p, unit, zone)) continue;
    let score = zone === from ? stay : standingWorth(staff, p, view, unit, zone);
    if (cost > points) score -= staff.weights.fatigue;
    if (leaving && zone !== from && inFrontOf(field, p, 1 - view.side, zone)) score -= view.ownLoss;
    if (score > best.score) best = { unit, way: [zone], target: NOWHERE, forced: cost > points, score };
    const rest = most - cost;
    if (rest < ATTACK_COST || field.isArtillery[unit] === 1 || combatOf(field, p, unit) === 0) continue;
    for (const target of field.graph.linked[zone]) {
      if (!holds(field, p, 1 - view.side, target) || p.attacked.includes(target)) continue;
      const forced = cost + ATTACK_COST > points;
      let attack = attacks.get(target);
      if (attack === undefined) {
        attack = attackOn(staff, p, view, unit, target, helpers);
        attacks.set(target, attack);
      }
      const { declared, worth, hope } = attack;
      const gain =
        staff.assaults.worth(p, view, [...declared, { unit, zone }], target, hope) -
        worth -
        (forced && cost <= points ? staff.weights.fatigue : 0);
      if (score + gain > best.score) best = { unit, way: [zone], target, forced, score: score + gain };
    }
  }
  const [goal] = best.way;
  if (goal === undefined || costs === undefined) return { best: { ...best, way: [] }, stay };
  return { best: { ...best, way: wayTo(staff, p, view.side, from, goal, costs) }, stay };
}

/** The zones to be entered, the last first found backwards along the costs. */
function wayTo(
  { ground: { field } }: Staff,
  p: Position,
  side: number,
  from: Zone,
  goal: Zone,
  costs: Int16Array,
): Zone[] {
  const way: Zone[] = [];
  let zone = goal;
  while (zone !== from) {
    way.unshift(zone);
    const before = field.graph.linked[zone].find(
      (near) =>
        costs[near] !== -1 &&
        (near === from || !inReachOf(field, p, 1 - side, near)) &&
        costs[near] + priceOfStep(field, p, side, near, zone) === costs[zone],
    );
    if (before === undefined) return [];
    zone = before;
  }
  return way;
}

/** An attack on a zone before a brigade joins it. */
interface Attack {
  readonly declared: readonly Party[];
  readonly worth: number;
  /** Strength of those that may still come. */
  readonly hope: number;
}

function attackOn(
  staff: Staff,
  p: Position,
  view: Estimate,
  unit: number,
  target: Zone,
  helpers: readonly number[],
): Attack {
  const declared = declaredOn(staff, p, view.side, target, unit);
  const worth = staff.assaults.worth(p, view, declared, target);
  return { declared, worth, hope: hopeFor(staff, p, unit, target, helpers) };
}

/** Brigades with a marker on the zone. */
function declaredOn({ ground: { field } }: Staff, p: Position, side: number, target: Zone, but: number): Party[] {
  const found: Party[] = [];
  for (const near of field.graph.linked[target])
    for (let unit = p.top[near]; unit !== NONE; unit = p.below[unit])
      if (unit !== but && p.target[unit] === target && field.sideOf[unit] === side) found.push({ unit, zone: near });
  return found;
}

/** Strength of helpers near enough to join, as far as one counts on it. */
function hopeFor(
  { ground, weights }: Staff,
  p: Position,
  unit: number,
  target: Zone,
  helpers: readonly number[],
): number {
  let sum = 0;
  for (const other of helpers) {
    if (other === unit || ground.field.isArtillery[other] === 1) continue;
    if (ground.ways[target][p.place[other]] <= 6) sum += combatOf(ground.field, p, other);
  }
  return weights.hope * sum;
}

/** What a place is worth to a brigade: the way to its goal, what it takes or holds there, and the harm that may come. */
export function standingWorth(staff: Staff, p: Position, view: Estimate, unit: number, zone: Zone): number {
  const { field } = staff.ground;
  const slot = view.goals[unit];
  let worth = 0;
  if (slot !== NONE) {
    const far = Math.min(NO_WAY, view.costs[slot][zone]);
    worth -=
      staff.weights.way * (far >= NO_WAY ? 30 : far) * Math.max(staff.weights.leastGoal, Math.min(1, view.worth[unit]));
  }
  const here = field.objectiveSlot[zone];
  if (here !== NONE) worth += holdingWorth(staff, p, view, here);
  if (field.isArtillery[unit] === 1) worth += gunsWorth(staff, p, view, unit, zone);
  return worth - harmAt(staff, p, view, unit, zone);
}

/** Taking an objective, or keeping one that is threatened. */
function holdingWorth({ ground: { field }, weights }: Staff, p: Position, view: Estimate, slot: number): number {
  const points = 2 * field.scenario.victory.objective;
  const late = Math.max(0, 1 - view.left / 6);
  if (p.control[slot] !== view.side)
    return points * Math.max(weights.passing * (0.4 + 0.6 * late), view.chances[slot] * (0.3 + 0.5 * late));
  const zone = field.objectives[slot];
  return view.threat[zone] > 0 ? points * 0.12 * (0.5 + late) : 0.05;
}

/** Guns beside friends and not in front of them. */
function gunsWorth({ ground: { field } }: Staff, p: Position, view: Estimate, unit: number, zone: Zone): number {
  let friends = 0;
  for (let other = p.top[zone]; other !== NONE; other = p.below[other])
    if (other !== unit && field.isArtillery[other] === 0) friends += 1;
  return friends > 0 ? 0.12 : view.threat[zone] > 0 ? -0.25 : 0;
}

/** Harm that the enemy could do to a brigade in a zone next: what he can bring against what meets it there. */
export function harmAt({ ground, weights }: Staff, p: Position, view: Estimate, unit: number, zone: Zone): number {
  const { field, cover, slopes } = ground;
  const threat = view.threat[zone];
  if (threat === 0) return 0;
  let strength = powerOf(field, p, unit);
  for (let other = p.top[zone]; other !== NONE; other = p.below[other])
    if (other !== unit) strength += powerOf(field, p, other);
  for (const near of field.graph.overLand[zone]) {
    if (!holds(field, p, view.side, near)) continue;
    for (let other = p.top[near]; other !== NONE; other = p.below[other])
      if (other !== unit && !marked(p, other, ROUTED)) strength += 0.25 * powerOf(field, p, other);
  }
  const against = threat * (1 - 0.16 * cover[zone] - 0.12 * slopes[zone]);
  const excess = Math.max(0, against - 0.8 * strength);
  return weights.harm * excess * (0.6 + (0.4 * view.ownLoss) / LEAST_LOSS);
}

/** What a facing is worth: enemies in front, those next to the brigade most, and where the goal lies. */
export function facingWorth(staff: Staff, p: Position, view: Estimate, unit: number, faced: Zone): number {
  const { field } = staff.ground;
  const zone = p.place[unit];
  const slot = view.goals[unit];
  let worth = 0;
  for (const near of field.graph.front(zone, faced)) {
    for (let other = p.top[near]; other !== NONE; other = p.below[other])
      if (field.sideOf[other] !== view.side) worth += 10 + combatOf(field, p, other);
    worth += 0.05 * view.threat[near];
    if (slot !== NONE) worth -= 0.01 * Math.min(99, view.costs[slot][near]);
  }
  return worth;
}

/** Brigades of the division that can still act. */
export function helpersOf({ ground: { field } }: Staff, p: Position, division: number): number[] {
  if (division === NONE) return [];
  return field.membersOf[division].filter(
    (unit) => p.state[unit] === ON_MAP && (p.marks[unit] & (ACTED | ROUTED)) === 0,
  );
}
