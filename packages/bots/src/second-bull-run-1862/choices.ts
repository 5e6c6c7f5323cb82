import type { Position } from "@stonebridge/games/second-bull-run-1862";
import {
  ATTACK_COST,
  combatOf,
  FORCED_POINTS,
  hasRoom,
  holds,
  inFrontOf,
  marchesFrom,
  NOWHERE,
} from "@stonebridge/games/second-bull-run-1862/internals";
import type { Estimate } from "./estimate.ts";
import type { Zone } from "./ground.ts";
import { type Marcher, restWorth, type Staff, standingWorth } from "./marching.ts";

/** Something that a brigade can do with its action: where it ends, and whom it attacks from there, or bombards when others attack. */
export interface Choice {
  readonly unit: number;
  readonly zone: Zone;
  readonly target: Zone;
  readonly forced: boolean;
  /** What it is worth compared with staying, without the combat. */
  readonly base: number;
}

/** Choices to consider: without an attack, and against each enemy. */
const QUIET = 2;
const WAYS_TO_ATTACK = 3;

/** Staying in place. */
export function standingStill(p: Position, unit: number): Choice {
  return { unit, zone: p.place[unit], target: NOWHERE, forced: false, base: 0 };
}

/** The most promising choices of a brigade, the best without an attack first. */
export function choicesOf(staff: Staff, p: Position, view: Estimate, marcher: Marcher): Choice[] {
  const { weights } = staff;
  const { field } = staff.ground;
  const { unit, points, force, stopped, allowed } = marcher;
  const from = p.place[unit];
  const enemy = 1 - view.side;
  const most = points + (force ? FORCED_POINTS : 0);
  const costs = stopped ? undefined : marchesFrom(field, p, view.side, from, most);
  const stay = standingWorth(staff, p, view, unit, from);
  const rest = restWorth(staff, p, unit);
  const leaving = inFrontOf(field, p, enemy, from);
  const guns = field.isArtillery[unit] === 1;
  const price = guns ? 0 : ATTACK_COST;
  const fights = guns || combatOf(field, p, unit) > 0;
  const quiet: Choice[] = [];
  const byTarget = new Map<Zone, Choice[]>();
  for (let zone = 0; zone < staff.ground.size; zone++) {
    const cost = costs === undefined ? (zone === from ? 0 : -1) : costs[zone];
    if (cost === -1 || allowed?.includes(zone) === false) continue;
    if (zone !== from && !hasRoom(field, p, unit, zone)) continue;
    let base = 0;
    if (zone !== from) {
      base = standingWorth(staff, p, view, unit, zone) - stay;
      if (cost > points) base -= weights.forcedMarch;
      if (leaving && inFrontOf(field, p, enemy, zone)) {
        base -= view.ownLoss;
        if (field.graph.linked[from].includes(zone)) base -= weights.frontToFrontLoss * view.ownLoss; // SB62-9.4-j
      }
    }
    const worth = zone === from ? rest : base;
    if (isKept(quiet, worth, QUIET))
      keep(quiet, { unit, zone, target: NOWHERE, forced: cost > points, base: worth }, QUIET);
    if (!fights || most - cost < price) continue;
    for (const target of field.graph.linked[zone]) {
      if (!holds(field, p, enemy, target) || p.attacked.includes(target)) continue;
      const forced = cost + price > points;
      const known = byTarget.get(target) ?? [];
      byTarget.set(target, known);
      const tiring = forced && cost <= points ? weights.forcedMarch : 0;
      const worthThere = base - tiring;
      if (isKept(known, worthThere, WAYS_TO_ATTACK))
        keep(known, { unit, zone, target, forced, base: worthThere }, WAYS_TO_ATTACK);
    }
  }
  return [...quiet, ...[...byTarget.values()].flat()];
}

/** Is a choice of that worth among the best few? */
function isKept(list: readonly Choice[], base: number, most: number): boolean {
  return list.length < most || list[list.length - 1].base < base;
}

/** Keeps the best few, the best first. */
function keep(list: Choice[], choice: Choice, most: number): void {
  let at = list.length;
  while (at > 0 && list[at - 1].base < choice.base) at--;
  if (at >= most) return;
  list.splice(at, 0, choice);
  if (list.length > most) list.pop();
}
