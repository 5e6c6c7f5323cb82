import { hexMiddles, type Point } from "@stonebridge/board";
import { plot } from "virtual:maps/bull-run-1983";
import { placed } from "../../home/placed.ts";

/** Centre of each hex on the sheet, in map units: hexes of the printed map (facts of the rulebook), known before the map itself is fetched. */
export const places: Readonly<Record<string, Point>> = placed(hexMiddles({ columns: 55, rows: 35 }), plot);
