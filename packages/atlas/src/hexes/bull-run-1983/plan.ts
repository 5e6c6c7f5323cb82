import type { HexGroundPlan } from "../hex-plan.ts";
import { ADDED_WAYS, WAYS } from "./ways.ts";
import { BULL_RUN_1983_SHEET } from "./control-points.ts";
import { CROSSINGS } from "./crossings.ts";
import { WATERS } from "./waters.ts";

/** The ground of Bull Run (1983), on 55 columns and 35 rows of hexes. */
export const BULL_RUN_1983_GROUND: HexGroundPlan = {
  shape: { columns: 55, rows: 35 },
  sheet: BULL_RUN_1983_SHEET,
  unplayable: ["TT35"],
  crossings: CROSSINGS,
  waters: WATERS,
  ways: WAYS,
  addedWays: ADDED_WAYS,
};
