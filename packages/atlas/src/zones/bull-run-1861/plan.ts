import type { ZonePlan } from "../zone-plan.ts";
import { BULL_RUN } from "../../geography/index.ts";
import { CROSSINGS } from "./crossings.ts";
import { HILLS, LANES_AS_ROADS, ROAD_OVERRIDES, TERRAIN_OVERRIDES } from "./overrides.ts";
import { readSeeds } from "../read-seeds.ts";

/** The zone map of Bull Run 1861. */
export const BULL_RUN_1861: ZonePlan = {
  id: "bull-run-1861",
  name: "Bull Run, 21 July 1861",
  field: [
    [-4.7, 3.4],
    [-4.75, 7.4],
    [-4.35, 8.0],
    [-2.9, 8.13],
    [0.9, 8.13],
    [1.9, 7.65],
    [3.3, 7.5],
    [3.95, 6.9],
    [4.05, 5.8],
    [4.05, 1.6],
    [3.85, 0.9],
    [3.2, 0.1],
    [2.3, -0.35],
    [1.5, -0.85],
    [-0.9, -0.85],
    [-2.0, 0.3],
    [-3.2, 1.35],
    [-4.2, 2.4],
  ],
  river: BULL_RUN,
  seeds: readSeeds("bull-run-1861-seeds"),
  crossings: CROSSINGS,
  hills: HILLS,
  lanesAsRoads: LANES_AS_ROADS,
  terrainOverrides: TERRAIN_OVERRIDES,
  roadOverrides: ROAD_OVERRIDES,
};
