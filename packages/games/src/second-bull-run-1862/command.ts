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
import { gunFronts, isMounted, isPosted, ON_MAP, type Position, zonesHeld } from "./position.ts";

/**
 * MP from a commander outward (SB62-9.1-a, RU-23): zones of control do not count (SB62-9.1-b), a road always costs 1 (SB62-9.4-h),
 * the front of enemy artillery costs more, a zone that holds an enemy brigade may not be passed.
 * @param budget how far to look, in MP
 * @param goals zones of which only the nearest counts: others may seem farther than they are
 * @returns by zone; -1 out of reach
 */
export function commandCosts(
  field: Field,
  p: Position,
  commander: CommanderIndex,
  budget = COMMAND_RANGE,
  goals?: readonly ZoneIndex[],
): Int16Array {
  const enemy = 1 - field.commanderSide[commander];
  const held = zonesHeld(field, p, enemy);
  const fronts = gunFronts(field, p, enemy);
  return spread(field.graph, p.post[commander], budget, field.roadPrice, held, fronts, goals).cost;
}

/** MP from a corps commander to the nearest of these brigades (SB62-9.2-a, RU-29); -1 out of range. */
export function distanceTo(field: Field, p: Position, commander: CommanderIndex, units: readonly UnitIndex[]): number {
  const zones = units.map((unit) => p.place[unit]);
  return nearestOf(commandCosts(field, p, commander, COMMAND_RANGE, zones), zones);
}

/** What the nearest of some zones costs; -1 where none is in reach. */
export function nearestOf(costs: Int16Array, zones: readonly ZoneIndex[]): number {
  let nearest = -1;
  for (const zone of zones) {
    const cost = costs[zone];
    if (cost !== -1 && (nearest === -1 || cost < nearest)) nearest = cost;
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
