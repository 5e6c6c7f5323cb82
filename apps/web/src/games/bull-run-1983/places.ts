import { hexCentre, HexGrid, type Point } from "@stonebridge/board";
import { plot } from "virtual:maps/bull-run-1983";

/** Hexes of the printed map (facts of the rulebook): known before the map itself is fetched. */
const GRID = new HexGrid({ columns: 55, rows: 35 });

/** Centre of each hex on the sheet, in map units. */
export const places: Readonly<Record<string, Point>> = Object.fromEntries(
  GRID.ids.map((id, hex) => {
    const [x, y] = hexCentre(GRID, hex);
    return [id, [plot.origin[0] + x * plot.height, plot.origin[1] + y * plot.height]];
  }),
);
