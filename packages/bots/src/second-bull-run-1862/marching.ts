import type { Position } from "@stonebridge/games/second-bull-run-1862";
import {
  ACTED,
  allowanceOf,
  combatOf,
  fatigueOf,
  holds,
  inReachOf,
  marked,
  mayForce,
  NONE,
  ON_MAP,
  priceOfStep,
  ROUTED,
} from "@stonebridge/games/second-bull-run-1862/internals";
import { NO_WAY } from "../zone-costs.ts";
import type { Assaults } from "./assault.ts";
import { powerOf } from "./chances.ts";
import type { Estimate } from "./estimate.ts";
import type { Ground, Zone } from "./ground.ts";
import { LEAST_LOSS, objectiveFactorAt, type Weights } from "./weights.ts";

/** What a commander works with. */
export interface Staff {
  readonly ground: Ground;
  readonly assaults: Assaults;
  readonly weights: Weights;
  /** By brigade: the staff of those who are led otherwise; absent: nobody is. */
  readonly apart?: readonly (Staff | undefined)[] | undefined;
}

/** Where a brigade goes, through which zones, and whom it attacks from there. */
export interface Plan {
  readonly unit: number;
  readonly way: readonly Zone[];
  readonly target: Zone;
  readonly forced: boolean;
  readonly score: number;
}

/** A brigade that is about to act: where it is and what it can still spend. */
export interface Marcher {
  readonly unit: number;
  readonly points: number;
  /** It may still make a forced march. */
  readonly force: boolean;
  /** It has entered a zone of control. */
  readonly stopped: boolean;
  /** Zones where it may end, apart from stacking; undefined for all. */
  readonly allowed: readonly Zone[] | undefined;
}

export function marcherAt({ ground: { field } }: Staff, p: Position, unit: number): Marcher {
  return {
    unit,
    points: allowanceOf(field, p, unit),
    force: mayForce(field, p, unit),
    stopped: false,
    allowed: undefined,
  };
}

/** The zones to enter, found backwards along the costs. */
export function wayTo(
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

/** What removing a level of Fatigue by resting is worth: more in contact, where the turn's end removes none. */
export function restWorth({ ground: { field }, weights }: Staff, p: Position, unit: number): number {
  const tired = fatigueOf(p, unit);
  if (tired === 0 || field.isArtillery[unit] === 1) return 0;
  const contact = inReachOf(field, p, 1 - field.sideOf[unit], p.place[unit]);
  return weights.restedLevel * tired * (contact ? 1.8 : 1);
}

/** What a place is worth to a brigade: the way to its goal, what it takes or holds there, and possible harm. */
export function standingWorth(staff: Staff, p: Position, view: Estimate, unit: number, zone: Zone): number {
  const { field } = staff.ground;
  const slot = view.goals[unit];
  let worth = 0;
  if (slot !== NONE) {
    const far = Math.min(NO_WAY, view.costs[slot][zone]);
    worth -=
      staff.weights.wayShare *
      (far >= NO_WAY ? 30 : far) *
      Math.max(staff.weights.leastGoal, Math.min(1, view.worth[unit]));
  }
  const here = field.objectiveSlot[zone];
  if (here !== NONE) worth += holdingWorth(staff, p, view, here) + garrisonWorth(staff, p, view, unit, here);
  if (field.isArtillery[unit] === 1) worth += gunsWorth(staff, p, view, unit, zone);
  return worth - harmAt(staff, p, view, unit, zone);
}

/** Taking an objective, or keeping one that is threatened. */
function holdingWorth({ ground: { field }, weights }: Staff, p: Position, view: Estimate, slot: number): number {
  const points = objectiveFactorAt(weights, view.left) * field.scenario.victory.objective;
  const late = Math.max(0, 1 - view.left / 6);
  if (p.control[slot] !== view.side)
    return points * Math.max(weights.passingShare * (0.4 + 0.6 * late), view.chances[slot] * (0.3 + 0.5 * late));
  const zone = field.objectives[slot];
  return view.threat[zone] > 0 ? points * weights.holdingShare * (0.5 + late) : 0.05;
}

/** Turns before the end from which being alone on an objective matters. */
const LAST_TURNS = 3;
/** What a garrison is worth if no enemy can come in his next part of a phase. */
const UNTHREATENED = 0.2;

/** Standing on an objective of ours in the last turns, if no other brigade there can fight. */
function garrisonWorth(
  { ground: { field }, weights }: Staff,
  p: Position,
  view: Estimate,
  unit: number,
  slot: number,
): number {
  if (weights.garrisonFactor === 0 || p.control[slot] !== view.side || field.isArtillery[unit] === 1) return 0;
  const zone = field.objectives[slot];
  for (let other = p.top[zone]; other !== NONE; other = p.below[other])
    if (other !== unit && field.isArtillery[other] === 0 && !marked(p, other, ROUTED)) return 0;
  const late = Math.max(0, 1 - view.left / LAST_TURNS);
  return weights.garrisonFactor * field.scenario.victory.objective * late * (view.threat[zone] > 0 ? 1 : UNTHREATENED);
}

/** Guns next to friends and not in front of them. */
function gunsWorth({ ground: { field } }: Staff, p: Position, view: Estimate, unit: number, zone: Zone): number {
  let friends = 0;
  for (let other = p.top[zone]; other !== NONE; other = p.below[other])
    if (other !== unit && field.isArtillery[other] === 0) friends += 1;
  return friends > 0 ? 0.12 : view.threat[zone] > 0 ? -0.25 : 0;
}

/** Harm that the enemy could do in his next part of a phase to a brigade in a zone: what he can bring against its defence there. */
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
      if (other !== unit && !marked(p, other, ROUTED))
        strength += weights.neighbourSupportShare * powerOf(field, p, other);
  }
  const against = threat * (1 - 0.16 * cover[zone] - 0.12 * slopes[zone]);
  const excess = Math.max(0, against - 0.8 * strength);
  return weights.harmPerPoint * excess * (0.6 + (0.4 * view.ownLoss) / LEAST_LOSS);
}

/** What a facing is worth: enemies in front, those next to the brigade most; for guns those under attack; and the direction of the goal. */
export function facingWorth(staff: Staff, p: Position, view: Estimate, unit: number, faced: Zone): number {
  const { field } = staff.ground;
  const zone = p.place[unit];
  const slot = view.goals[unit];
  let worth = 0;
  for (const near of field.graph.front(zone, faced)) {
    for (let other = p.top[near]; other !== NONE; other = p.below[other])
      if (field.sideOf[other] !== view.side) worth += 10 + combatOf(field, p, other);
    if (p.target.includes(near) && field.isArtillery[unit] === 1 && holds(field, p, 1 - view.side, near)) worth += 30;
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
