import type { HexsideGroundPlan } from "../hexside-plan.ts";
import { CROSSINGS_OF_1861, CROSSINGS_OF_1862 } from "./crossings.ts";
import { POINTS } from "./points.ts";
import { WATERS } from "./waters.ts";
import { WAYS } from "./ways.ts";

/**
 * Both battles are fought on one lattice of hexes; Second Bull Run's map is that of First without its four northern rows. The
 * middles of the first and the last column lie on the western and the eastern edge that the modules name; their northern and
 * southern edges run through the first and the last row.
 */
const FIRST_COLUMN = -77.602;
/** Latitude of the middle of row 5, the first of Second Bull Run, in the columns that do not lie lower. */
const FIFTH_ROW = 38.85236;
const METRES_PER_HEX = 304.8;
const METRES_PER_LATITUDE = 111_000;
const COLUMNS = 74;
const LAST_ROW = 43;

function ground(firstRow: number): Pick<HexsideGroundPlan, "shape" | "metresPerHex" | "origin" | "waters" | "ways"> {
  return {
    shape: { columns: COLUMNS, rows: LAST_ROW - firstRow + 1, numbers: { column: 1, row: firstRow } },
    metresPerHex: METRES_PER_HEX,
    origin: { latitude: FIFTH_ROW + ((5 - firstRow) * METRES_PER_HEX) / METRES_PER_LATITUDE, longitude: FIRST_COLUMN },
    waters: WATERS,
    ways: WAYS,
  };
}

export const FIRST_BULL_RUN_GROUND: HexsideGroundPlan = {
  ...ground(1),
  crossings: CROSSINGS_OF_1861,
  points: POINTS,
};

export const SECOND_BULL_RUN_GROUND: HexsideGroundPlan = {
  ...ground(5),
  crossings: CROSSINGS_OF_1862,
  points: POINTS,
};
