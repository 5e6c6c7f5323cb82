import { spread, type ZoneIndex } from "@stonebridge/board";
import {
  COHESION,
  COMMAND_RANGE,
  type CommanderIndex,
  type DivisionIndex,
  type Field,
  MOUNTED_COHESION,
  NONE,
  type UnitIndex,
} from "./field.ts";
import { waysFrom } from "./ground.ts";
import { countFree } from "./movement.ts";
import { gunFronts, isMounted, isPosted, ON_MAP, type Position, zonesHeld } from "./position.ts";

/**
 * MP from a commander outward (SB62-9.1-a, RU-23): zones of control do not count (SB62-9.1-b), a road always costs 1 (SB62-9.4-h),
 * the front of enemy artillery costs more, a zone that holds an enemy brigade may not be passed.
 * @param budget how far to look, in MP
 * @returns by zone; -1 out of reach
 */
export function commandCosts(field: Field, p: Position, commander: CommanderIndex, budget = COMMAND_RANGE): Int16Array {
  return search(field, p, commander, budget);
}

function search(
  field: Field,
  p: Position,
  commander: CommanderIndex,
  budget: number,
  goals?: readonly ZoneIndex[],
): Int16Array {
  const enemy = 1 - field.commanderSide[commander];
  const held = zonesHeld(field, p, enemy);
  const fronts = gunFronts(field, p, enemy);
  return spread(field.graph, p.post[commander], budget, field.roadPrice, held, fronts, goals).cost;
}

/**
 * MP from a commander to the nearest brigade of each of some groups (SB62-9.2-a, RU-29): right for the groups that are nearest of all, at
 * least as much as for these for all others; -1 out of range.
 */
export function distancesTo(
  field: Field,
  p: Position,
  commander: CommanderIndex,
  groups: readonly (readonly UnitIndex[])[],
  budget = COMMAND_RANGE,
): readonly number[] {
  const ways = waysFrom(field, field.graph, p.post[commander]);
  const least = groups.map((group) => nearestOf(p, group, ways.costs, budget));
  const most = least.reduce((nearest, cost) => (cost === -1 ? nearest : Math.min(nearest, cost)), budget);
  // where no enemy stands so near, the nearest is as far away as on the empty map
  if (countFree(field, p, 1 - field.commanderSide[commander], ways, most) !== -1) return least;
  const goals = groups.flatMap((group) => group.map((unit) => p.place[unit]));
  const costs = search(field, p, commander, budget, goals);
  return groups.map((group) => nearestOf(p, group, costs, budget));
}

/** What the nearest of some brigades costs; -1 where none is in range. */
function nearestOf(p: Position, units: readonly UnitIndex[], costs: Int16Array, budget: number): number {
  let nearest = -1;
  for (const unit of units) {
    const cost = costs[p.place[unit]];
    if (cost !== -1 && cost <= budget && (nearest === -1 || cost < nearest)) nearest = cost;
  }
  return nearest;
}

/** Brigades of a division on the map; reinforcements count once they are in play (SB62-6.2-a). */
export function presentOf(field: Field, p: Position, division: DivisionIndex): readonly UnitIndex[] {
  return field.membersOf[division].filter((unit) => p.state[unit] === ON_MAP);
}

/** Is it independent: without a division, or the only brigade of its division on the map (SB62-6.2-a, RU-22)? */
export function isIndependent(field: Field, p: Position, unit: UnitIndex): boolean {
  const division = field.divisionOf[unit];
  if (division === NONE) return true;
  return !field.membersOf[division].some((other) => other !== unit && p.state[other] === ON_MAP);
}

/** Zones that a brigade may be away from its division or from one it joins (SB62-9.1-c, SB62-6.2-b). */
export function cohesionOf(field: Field, p: Position, unit: UnitIndex): number {
  return isMounted(field, p, unit) ? MOUNTED_COHESION : COHESION;
}

/** Are two zones at most so many steps apart (RU-24)? */
export function within(field: Field, one: ZoneIndex, other: ZoneIndex, limit: number): boolean {
  const steps = field.steps[one][other];
  return steps !== -1 && steps <= limit;
}

/** Is he on the map and able to lead? */
export function leads(p: Position, commander: CommanderIndex): boolean {
  return commander !== NONE && isPosted(p, commander);
}
