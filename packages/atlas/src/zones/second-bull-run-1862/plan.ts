import { readRingZones } from "../read-ring-zones.ts";
import type { RingPlan } from "../ring-plan.ts";
import { BORDERED_BY_TEXT, EMBANKMENT, ENTRIES, REFUGES, RIVER, ROADS, SIDES, SLOPES } from "./features.ts";

/** The zone map of Second Bull Run 1862. */
export const SECOND_BULL_RUN_1862: RingPlan = {
  id: "second-bull-run-1862",
  name: "Second Bull Run, 29-30 August 1862",
  origin: { latitude: 38.785, longitude: -77.59 },
  zones: readRingZones("second-bull-run-1862-zones", SIDES),
  sides: SIDES,
  objectivePoints: 3,
  roads: ROADS,
  embankment: EMBANKMENT,
  slopes: SLOPES,
  river: RIVER,
  entries: ENTRIES,
  refuges: REFUGES,
  borderedByText: BORDERED_BY_TEXT,
};
