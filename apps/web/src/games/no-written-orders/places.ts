import { hexCentre, HexGrid, type Point } from "@stonebridge/board";
import { plot } from "virtual:maps/no-written-orders-first-bull-run";

/** Both battles lie on one lattice, the second without the four northern rows of the first: known before the maps are fetched. */
const GRID = new HexGrid({ columns: 74, rows: 43, numbers: { column: 1, row: 1 } });

/** Centre of each hex on the sheet of First Bull Run, in map units. */
export const places: Readonly<Record<string, Point>> = Object.fromEntries(
  GRID.ids.map((id, hex) => {
    const [x, y] = hexCentre(GRID, hex);
    return [id, [plot.origin[0] + x * plot.height, plot.origin[1] + y * plot.height]];
  }),
);
