import { LAND, NOWHERE, spread, type ZoneIndex } from "@stonebridge/board";
import {
  COHESION,
  COMMAND_RANGE,
  type CommanderIndex,
  type DivisionIndex,
  type Field,
  MOUNTED_COHESION,
  NONE,
  type SideIndex,
  type UnitIndex,
} from "../field.ts";
import { type Ways, waysFrom } from "../movement/ground.ts";
import { underGuns } from "../movement/movement.ts";
import { holds, isMounted, isPosted, marked, ON_MAP, type Position, ROUTED, zonesHeld } from "../position.ts";

/**
 * MP from a commander outward (SB62-9.1-a, RU-23): zones of control do not count (SB62-9.1-b), a road always costs 1 (SB62-9.4-h), the
 * Front of enemy artillery costs more, a zone with an enemy brigade may not be passed.
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

/** 1 at each zone in the Front of an artillery brigade of that side: entering it costs more (SB62-9.4-g). */
function gunFronts(field: Field, p: Position, side: SideIndex): Uint8Array {
  const { graph, isArtillery, sideOf, roster } = field;
  const found = new Uint8Array(graph.size);
  for (let unit = 0; unit < roster; unit++) {
    if (isArtillery[unit] === 0 || sideOf[unit] !== side || p.place[unit] === NOWHERE) continue;
    const faced = p.facing[unit];
    if (faced === NOWHERE || marked(p, unit, ROUTED)) continue;
    const place = p.place[unit];
    for (const zone of graph.front(place, faced)) if (graph.kindOf(place, zone) === LAND) found[zone] = 1;
  }
  return found;
}

/**
 * MP from a commander to the nearest zone of each of some groups (SB62-9.2-a, RU-29): exact for the nearest groups, for the others at least
 * as much as for these; -1 out of range.
 */
export function distancesTo(
  field: Field,
  p: Position,
  commander: CommanderIndex,
  groups: readonly (readonly ZoneIndex[])[],
  budget = COMMAND_RANGE,
): readonly number[] {
  const ways = waysFrom(field, field.graph, p.post[commander]);
  const least = groups.map((group) => nearestOf(group, ways.costs, budget));
  const nearest = least.reduce((best, cost) => (best === -1 || (cost !== -1 && cost < best) ? cost : best), -1);
  const enemy = 1 - field.commanderSide[commander];
  const isOpen = (zone: ZoneIndex): boolean => ways.costs[zone] === nearest && isWayOpen(field, p, enemy, ways, zone);
  // no way is shorter than over the empty map: if none is in range there, or the shortest is open, that is the answer
  if (groups.every((group, at) => least[at] !== nearest || nearest === -1 || group.some(isOpen))) return least;
  const costs = search(field, p, commander, budget, groups.flat());
  return groups.map((group) => nearestOf(group, costs, budget));
}

/** MP from a commander to the nearest of some zones; -1 out of range. */
export function distanceTo(field: Field, p: Position, commander: CommanderIndex, zones: readonly ZoneIndex[]): number {
  return distancesTo(field, p, commander, [zones])[0];
}

/** Zones of brigades, in their order. */
export function placesOf(p: Position, units: readonly UnitIndex[]): readonly ZoneIndex[] {
  return units.map((unit) => p.place[unit]);
}

/** Is the way to a zone free of enemies and outside the Front of their guns? */
function isWayOpen(field: Field, p: Position, enemy: SideIndex, { before }: Ways, goal: ZoneIndex): boolean {
  for (let zone = goal; before[zone] !== NOWHERE; zone = before[zone])
    if (holds(field, p, enemy, zone) || underGuns(field, p, enemy, zone)) return false;
  return true;
}

/** The cost to the nearest of some zones; -1 if none is in range. */
function nearestOf(zones: readonly ZoneIndex[], costs: Int16Array, budget: number): number {
  let nearest = -1;
  for (const zone of zones) {
    const cost = costs[zone];
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
  for (const other of field.membersOf[division]) if (other !== unit && p.state[other] === ON_MAP) return false;
  return true;
}

/** Zones that a brigade may be away from its division or from one it joins (SB62-9.1-c, SB62-6.2-b). */
export function cohesionOf(field: Field, p: Position, unit: UnitIndex): number {
  return isMounted(field, p, unit) ? MOUNTED_COHESION : COHESION;
}

/** Are two zones at most this many steps apart (RU-24)? */
export function within(field: Field, one: ZoneIndex, other: ZoneIndex, limit: number): boolean {
  const steps = field.steps[one][other];
  return steps !== -1 && steps <= limit;
}

/** Is he on the map and able to lead? */
export function leads(p: Position, commander: CommanderIndex): boolean {
  return commander !== NONE && isPosted(p, commander);
}
