import { hexCentre, NOWHERE, type HexGrid, type HexIndex } from "@stonebridge/board";
import { reachOnHill, type Hill } from "../geography/index.ts";
import type { HexHeights } from "./levels.ts";

/** When a hexside is a crest. */
export interface CrestRule {
  /** How far the ground between the two hexes rises above the line from middle to middle, in feet, at least. */
  readonly leastBulge: number;
  /** How many levels the far hex lies lower, at least. */
  readonly leastFall: number;
  /** How far out on a named hill or ridge the high hex may lie: 1 is the rim of its ellipse. */
  readonly reach: number;
}

/** A hexside with a crest: the high hex, and the one below it. */
export type CrestSide = readonly [high: HexIndex, low: HexIndex];

/**
 * The crests of a hex map, derived from its relief: the brows of named hills and ridges. A hexside is one if the ground between two hexes
 * bulges so far that their middles cannot see each other, and the far hex is lower by at least a level. Relief elsewhere is a guess, and
 * makes none.
 */
export function crestsOfRelief(
  grid: HexGrid,
  hills: readonly Hill[],
  heights: HexHeights,
  levels: readonly number[],
  rule: CrestRule,
): CrestSide[] {
  const onHill = grid.ids.map((_, hex) => hills.some((hill) => reachOnHill(hill, hexCentre(grid, hex)) <= rule.reach));
  const crests: CrestSide[] = [];
  for (let high = 0; high < grid.size; high++) {
    if (!onHill[high]) continue;
    for (let direction = 0; direction < 6; direction++) {
      const low = grid.neighbour(high, direction);
      if (low === NOWHERE || levels[high] - levels[low] < rule.leastFall) continue;
      if (heights.bulge(high, low) >= rule.leastBulge) crests.push([high, low]);
    }
  }
  return crests;
}
