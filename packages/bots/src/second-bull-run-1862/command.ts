import type { Action, Position } from "@stonebridge/games/second-bull-run-1862";
import {
  COMMAND_RANGE,
  commandCosts,
  divisionsFor,
  inReachOf,
  isPosted,
  presentOf,
} from "@stonebridge/games/second-bull-run-1862/reading";
import { powerOf } from "./chances.ts";
import type { Estimate } from "./estimate.ts";
import type { Zone } from "./ground.ts";
import { jointPlan } from "./joint-plan.ts";
import { helpersOf, type Staff } from "./marching.ts";

/** What the brigades of a division gain by acting together. */
export function divisionGain(staff: Staff, p: Position, view: Estimate, division: number): number {
  return jointPlan(staff, p, view, helpersOf(staff, p, division)).gain;
}

/** Chance that a division obeys its commander: surely in his range, else by its test (SB62-9.2-b). */
export function obedience(
  { ground: { field } }: Staff,
  p: Position,
  costs: Int16Array,
  units: readonly number[],
): number {
  if (units.some((unit) => costs[p.place[unit]] !== -1)) return 1;
  const contact = units.some((unit) => inReachOf(field, p, 1 - field.sideOf[unit], p.place[unit]));
  return contact ? 4 / 6 : 3 / 6;
}

/** Divisions that the activation die gives at its mean (table T1). */
function expectedDivisions(value: number): number {
  let sum = 0;
  for (let die = 1; die <= 6; die++) sum += divisionsFor(die + value);
  return sum / 6;
}

/** What it is worth to designate a corps commander: his best divisions, as many as he can hope for. */
export function designationWorth(staff: Staff, p: Position, view: Estimate, commander: number): number {
  const { field } = staff.ground;
  const costs = commandCosts(field, p, commander);
  const { available, activated } = field.commanders[commander];
  const gains = field.divisionsOf[commander]
    .map((division) => {
      const present = presentOf(field, p, division);
      return present.length === 0 ? 0 : divisionGain(staff, p, view, division) * obedience(staff, p, costs, present);
    })
    .toSorted((one, other) => other - one);
  let hoped = expectedDivisions(p.activated[commander] === 1 ? activated : available);
  let worth = 0;
  for (const gain of gains) {
    worth += gain * Math.min(1, Math.max(0, hoped));
    hoped -= 1;
  }
  return worth;
}

/** How well a commander's zone suits him: his divisions in range, by their strength; no enemy near. */
function seatWorth(staff: Staff, p: Position, view: Estimate, commander: number, zone: Zone): number {
  const { field, ways } = staff.ground;
  const army = field.commanders[commander].rank === "army";
  let worth = -staff.weights.exposure * Math.min(1, view.threat[zone] / 20);
  if (army) {
    for (const corps of field.corpsCommanders[view.side]) {
      if (isPosted(p, corps)) worth += near(ways[p.post[corps]][zone]);
    }
    return worth;
  }
  for (const division of field.divisionsOf[commander]) {
    let best = 0;
    let power = 0;
    for (const unit of presentOf(field, p, division)) {
      power += powerOf(field, p, unit);
      best = Math.max(best, near(ways[p.place[unit]][zone]));
    }
    worth += (staff.weights.command * best * power) / 20;
  }
  const chief = field.armyCommander[view.side];
  if (isPosted(p, chief)) worth += 0.3 * near(ways[p.post[chief]][zone]);
  return worth;
}

/** 1 within command range, less the farther beyond; within it a little more for being close. */
function near(far: number): number {
  return far <= COMMAND_RANGE - 2
    ? 1 + 0.01 * (COMMAND_RANGE - far)
    : far <= COMMAND_RANGE
      ? 0.9
      : Math.max(0, 0.6 - 0.04 * (far - COMMAND_RANGE));
}

/** The zone a commander rides for, out of all that he can reach: the best of them, by steps that are offered. */
export function rideScore(staff: Staff, p: Position, view: Estimate, commander: number, action: Action): number {
  const { field } = staff.ground;
  const here = p.post[commander];
  if (action.type === "stay" || action.type === "try") {
    const now = seatWorth(staff, p, view, commander, here);
    if (action.type === "stay") return now;
    return now + 0.5 * Math.max(0, bestAround(staff, p, view, commander) - now) - 0.05;
  }
  if (action.type !== "ride" && action.type !== "displace") return 0;
  const zone = field.graph.known(action.zone);
  // a step that leads nearer to where most of his men are, even if the zone itself is no better yet
  return seatWorth(staff, p, view, commander, zone) - 0.001;
}

/** The best seat within a ride. */
function bestAround(staff: Staff, p: Position, view: Estimate, commander: number): number {
  const { ways, size } = staff.ground;
  let best = -Infinity;
  for (let zone = 0; zone < size; zone++)
    if (ways[zone][p.post[commander]] <= COMMAND_RANGE)
      best = Math.max(best, seatWorth(staff, p, view, commander, zone));
  return best;
}
