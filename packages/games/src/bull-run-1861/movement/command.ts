import { NOWHERE, type Spread, distance, spread } from "@stonebridge/board";
import { COMMAND_RANGE, type Field, NORTH, SIDE_OF_HEADQUARTERS, type SideIndex, type UnitIndex } from "../field.ts";
import { type Position, zonesHeld } from "../position/position.ts";
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
  const side = field.sideOf[unit];
  const range = COMMAND_RANGE[headquarters];
  const held = zonesHeld(field, p, 1 - side);
  let nearest = NOWHERE;
  // an extended brigade by either element (R19)
  for (let piece = unit; piece < p.place.length; piece += field.roster) {
    if (p.place[piece] === NOWHERE) continue;
    const away = distance(
      field.graph,
      p.headquarters[headquarters],
      p.place[piece],
      range,
      tracing(field, p, side),
      held,
    );
    if (away !== -1 && (nearest === NOWHERE || away < nearest)) nearest = away;
  }
  return nearest === NOWHERE ? undefined : { headquarters: HEADQUARTERS[headquarters], distance: nearest, range };
}
