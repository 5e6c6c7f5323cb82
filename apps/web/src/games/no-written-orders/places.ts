import { hexMiddles, type Point } from "@stonebridge/board";
import { plot } from "virtual:maps/no-written-orders-first-bull-run";
import { placed } from "../../home/placed.ts";

/**
 * Centre of each hex on the sheet of First Bull Run, in map units. Both battles lie on one lattice, the second without the four northern
 * rows of the first: known before the maps are fetched.
 */
export const places: Readonly<Record<string, Point>> = placed(
  hexMiddles({ columns: 74, rows: 43, numbers: { column: 1, row: 1 } }),
  plot,
);
