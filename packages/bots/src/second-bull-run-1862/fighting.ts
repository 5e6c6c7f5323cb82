import type { Action, Position } from "@stonebridge/games/second-bull-run-1862";
import { combatOf, NONE, reckon, sumOf } from "@stonebridge/games/second-bull-run-1862/internals";
import type { Estimate } from "./estimate.ts";
import type { Zone } from "./ground.ts";
import { harmAt, type Staff, standingWorth } from "./marching.ts";

/** The order in which combats are fought: the surest first, so that their results help the others. */
export function fightScore({ ground: { field } }: Staff, p: Position, action: Action): number {
  if (action.type !== "fight") return 0;
  const target = field.graph.known(action.zone);
  const attackers = field.units.flatMap((_, unit) => (p.target[unit] === target ? [unit] : []));
  if (attackers.length === 0) return 0;
  const { attack, defence, hopeless } = reckon(field, p, attackers, target);
  return hopeless ? -20 : sumOf(attack) - sumOf(defence);
}

/** Which of equals takes a loss or suffers: the least needed. */
export function sacrificeScore({ ground: { field } }: Staff, p: Position, action: Action): number {
  if (action.type !== "choose") return 0;
  const unit = field.unitIndex.get(action.unit) as number;
  const { star, combat } = field.units[unit];
  const left = combatOf(field, p, unit);
  const half = 2 * (p.losses[unit] + 1) >= combat ? 1 : 0;
  return -(star ? 1 : 0) - 2 * half + 0.1 * left;
}

/** Where a retreat leads. */
export function withdrawalScore(staff: Staff, p: Position, view: Estimate, action: Action): number {
  if (action.type !== "withdraw") return 0;
  const { field } = staff.ground;
  const unit = field.unitIndex.get(action.unit) as number;
  const zone = field.graph.known(action.zone);
  return refuge(staff, p, view, unit, zone);
}

function refuge(staff: Staff, p: Position, view: Estimate, unit: number, zone: Zone): number {
  return standingWorth(staff, p, view, unit, zone) - harmAt(staff, p, view, unit, zone);
}

/** Whether to advance into a zone that the enemy has left (SB62-10.4-s). */
export function advanceScore(staff: Staff, p: Position, view: Estimate, action: Action): number {
  if (action.type !== "advance") return 0.02;
  const { field } = staff.ground;
  const unit = field.unitIndex.get(action.unit) as number;
  const zone = field.graph.known(action.zone);
  const slot = field.objectiveSlot[zone];
  const taken =
    slot !== NONE && p.control[slot] !== view.side
      ? staff.weights.objectiveFactor * field.scenario.victory.objective * 0.4
      : 0;
  return taken + standingWorth(staff, p, view, unit, zone) - standingWorth(staff, p, view, unit, p.place[unit]);
}
