import type { Position } from "@stonebridge/games/second-bull-run-1862";
import { commandCosts, divisionsFor, inReachOf, presentOf } from "@stonebridge/games/second-bull-run-1862/internals";
import type { Estimate } from "./estimate.ts";
import { jointPlan } from "./joint-plan.ts";
import { helpersOf, type Staff } from "./marching.ts";

/** What the brigades of a division gain by acting together. */
export function divisionGain(staff: Staff, p: Position, view: Estimate, division: number): number {
  return jointPlan(staff, p, view, helpersOf(staff, p, division)).gain;
}

/** Chance that a division obeys its commander: certain in his range, otherwise by its test (SB62-9.2-b). */
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

/** Divisions that the activation die gives on average (table T1). */
function expectedDivisions(value: number): number {
  let sum = 0;
  for (let die = 1; die <= 6; die++) sum += divisionsFor(die + value);
  return sum / 6;
}

/** What it is worth to designate a corps commander: his best divisions, as many as he can expect to activate. */
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
