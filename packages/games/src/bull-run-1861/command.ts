import { type Spread, spread } from "@stonebridge/board";
import { COMMAND_RANGE, type Field, NORTH, SIDE_OF_HEADQUARTERS, type UnitIndex } from "./field.ts";
import { type Position, zonesHeld, zonesOf } from "./position.ts";
import { HEADQUARTERS } from "./vocabulary.ts";

/**
 * Distances from an HQ by Tb4 costs (BR61-10.1-b, R19): enemy zones of control and stacking do not count, a zone that holds an enemy
 * brigade may not be passed (BR61-10.1-c), Farm Ford not before the North knows it. An activated HQ commands as well.
 * @param budget how far to look, in MP
 */
export function commandSpread(field: Field, p: Position, headquarters: number, budget: number): Spread {
  const side = SIDE_OF_HEADQUARTERS[headquarters];
  const prices = side === NORTH && p.farmFordKnown === 0 ? field.costWithoutFarmFord : field.stepCost;
  return spread(field.graph, p.headquarters[headquarters], budget, prices, zonesHeld(field, p, 1 - side));
}

/** The HQ that commands a unit (BR61-10.1-k, R20) and how far it is; undefined where the unit is out of its range. */
export function commandOver(
  field: Field,
  p: Position,
  unit: UnitIndex,
): { headquarters: string; distance: number; range: number } | undefined {
  const headquarters = field.commander[unit];
  const range = COMMAND_RANGE[headquarters];
  const found = commandSpread(field, p, headquarters, range);
  // an extended brigade by either element (R19)
  const distances = zonesOf(field, p, unit)
    .map((zone) => found.cost[zone])
    .filter((distance) => distance !== -1);
  if (distances.length === 0) return undefined;
  return { headquarters: HEADQUARTERS[headquarters], distance: Math.min(...distances), range };
}
