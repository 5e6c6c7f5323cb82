import { hexCentre, type HexGrid, type HexId, type Point } from "@stonebridge/board";
import { mapPoint, RubberSheet, type Pin } from "../geography/index.ts";
import { affineFit, type AffineFit } from "./affine-fit.ts";

/** Where a control point comes from: stated by the rulebook, derived from it, or our choice. */
export type ControlBasis = "rulebook" | "derived" | "estimate";

/** A place of the ground whose hex is known. */
export interface ControlPoint {
  readonly name: string;
  /** WGS84 degrees. */
  readonly latitude: number;
  readonly longitude: number;
  /** The hexes whose common middle it takes: one, or the two it lies between. */
  readonly hexes: readonly HexId[];
  /** How far from that middle it lies, in hexes east and south. */
  readonly aside?: Point;
  readonly basis: ControlBasis;
  readonly reason: string;
}

/** What makes a rubber sheet: the fit that holds far out, and the points that bend it. */
export interface SheetPlan {
  readonly fit: AffineFit;
  readonly controlPoints: readonly ControlPoint[];
}

/** How far beyond the map, in hexes, pins hold the ground to the affine fit, and the distance between them. */
const RIM = { beyond: 6, step: 6 } as const;

/** Where a control point lies in the hex plane. */
export function targetOf(grid: HexGrid, { hexes, aside = [0, 0] }: ControlPoint): Point {
  const centres = hexes.map((hex) => hexCentre(grid, grid.known(hex)));
  const mean = (axis: 0 | 1): number => centres.reduce((sum, centre) => sum + centre[axis], 0) / centres.length;
  return [mean(0) + aside[0], mean(1) + aside[1]];
}

/** Pins round the map that hold the sheet to the affine fit, so that it folds nowhere and runs out straight. */
function rimPins(grid: HexGrid, fit: AffineFit): Pin[] {
  const { ground } = affineFit(fit);
  const columns = Math.ceil((grid.columns + 2 * RIM.beyond) / RIM.step);
  const rows = Math.ceil((grid.rows + 2 * RIM.beyond) / RIM.step);
  const pins: Pin[] = [];
  for (let across = 0; across <= columns; across++) {
    for (let down = 0; down <= rows; down++) {
      if (across !== 0 && across !== columns && down !== 0 && down !== rows) continue;
      const column = 1 - RIM.beyond + ((grid.columns - 1 + 2 * RIM.beyond) * across) / columns;
      const row = 1 - RIM.beyond + ((grid.rows - 1 + 2 * RIM.beyond) * down) / rows;
      pins.push(ground(column, row));
    }
  }
  return pins;
}

/** The rubber sheet of a hex map: from map units to the hex plane, in which hexes are one unit from flat side to flat side. */
export function sheetOf(plan: SheetPlan, grid: HexGrid): RubberSheet {
  return new RubberSheet([
    ...plan.controlPoints.map((point): Pin => ({
      from: mapPoint(point.latitude, point.longitude),
      to: targetOf(grid, point),
    })),
    ...rimPins(grid, plan.fit),
  ]);
}
