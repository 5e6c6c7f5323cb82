import { onceFor } from "@stonebridge/kernel";
import { NOWHERE, type Spread, type ZoneIndex, distance, spread } from "@stonebridge/board";
import {
  COMMAND_RANGE,
  FARTHEST,
  type Field,
  NORTH,
  SIDE_OF_HEADQUARTERS,
  type SideIndex,
  type UnitIndex,
} from "../field.ts";
import { type Position, holds, zonesHeld } from "../position/position.ts";
import { HEADQUARTERS } from "../vocabulary.ts";

/**
 * Distances from an HQ by Tb4 costs (BR61-10.1-b, R19): enemy zones of control and stacking do not count, a zone with an enemy brigade may
 * not be passed (BR61-10.1-c), nor Farm Ford before the North knows it. An activated HQ commands as well.
 * @param budget how far to look, in MP
 */
export function commandSpread(field: Field, p: Position, headquarters: number, budget: number): Spread {
  const side = SIDE_OF_HEADQUARTERS[headquarters];
  return spread(
    field.graph,
    p.headquarters[headquarters],
    budget,
    tracing(field, p, side),
    zonesHeld(field, p, 1 - side),
  );
}

function tracing(field: Field, p: Position, side: SideIndex): readonly number[] {
  return side === NORTH && p.farmFordKnown === 0 ? field.costWithoutFarmFord : field.stepCost;
}

/** Cheapest ways over an empty map by the prices that they pay, then by where they begin. */
const openWays: (prices: readonly number[]) => Spread[] = onceFor(() => []);

/** How far a zone is from an HQ, as by {@link commandSpread}; -1 if further than the budget. Most ways lie open: they are known beforehand. */
function distanceFrom(field: Field, p: Position, headquarters: number, to: ZoneIndex, budget: number): number {
  const { graph } = field;
  const from = p.headquarters[headquarters];
  const enemy = 1 - SIDE_OF_HEADQUARTERS[headquarters];
  const prices = tracing(field, p, 1 - enemy);
  const { cost, before } = (openWays(prices)[from] ??= spread(graph, from, FARTHEST, prices));
  if (cost[to] === -1 || cost[to] > budget) return -1;
  for (let zone = to; zone !== from; zone = before[zone])
    if (holds(field, p, enemy, zone)) return distance(graph, from, to, budget, prices, zonesHeld(field, p, enemy));
  return cost[to];
}

/** An HQ in whose range a unit is. */
export interface Command {
  readonly headquarters: string;
  /** Movement points from the HQ. */
  readonly distance: number;
  readonly range: number;
}

/** The HQ that commands a unit (BR61-10.1-k, R20) and how far it is; undefined if the unit is out of its range. */
export function commandOver(field: Field, p: Position, unit: UnitIndex): Command | undefined {
  const headquarters = field.commander[unit];
  const range = COMMAND_RANGE[headquarters];
  let nearest = NOWHERE;
  // an extended brigade by either element (R19)
  for (let piece = unit; piece < p.place.length; piece += field.roster) {
    if (p.place[piece] === NOWHERE) continue;
    const away = distanceFrom(field, p, headquarters, p.place[piece], range);
    if (away !== -1 && (nearest === NOWHERE || away < nearest)) nearest = away;
  }
  return nearest === NOWHERE ? undefined : { headquarters: HEADQUARTERS[headquarters], distance: nearest, range };
}
