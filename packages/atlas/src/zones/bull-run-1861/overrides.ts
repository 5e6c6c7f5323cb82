import type { LaneAsRoad, RoadOverride, TerrainOverride } from "../zone-plan.ts";

/** The six hills that score, and the heights around Centreville, which do not (BR61-4-f..h). No other zone is a hill zone. */
export const HILLS: readonly { readonly relief: string; readonly zone: string }[] = [
  { relief: "Henry Hill", zone: "henry-hill" },
  { relief: "Matthews Hill", zone: "matthews-hill" },
  { relief: "Dogan Ridge", zone: "dogan-ridge" },
  { relief: "Bald Hill", zone: "bald-hill" },
  { relief: "Portici ridge", zone: "portici" },
  { relief: "Cub Run east slope", zone: "mountain-view" },
  { relief: "Centreville Heights", zone: "centreville-heights-south" },
  { relief: "Centreville Heights", zone: "centreville-heights-west" },
];

export const LANES_AS_ROADS: readonly LaneAsRoad[] = [
  {
    lane: "D13",
    through: ["manassas-junction", "tudor-hall", "flat-run", "ben-lomond", "stuarts-camp"],
    reason: "The direct way from the Junction to Ball's Ford, by which Cocke and Stuart were supplied and reinforced.",
  },
  {
    lane: "D14",
    through: ["portici", "lewis-ford-south", "lewis-ford-north"],
    reason: "Lewis lane, by which guns were brought to the ford.",
  },
];

export const TERRAIN_OVERRIDES: readonly TerrainOverride[] = [];
export const ROAD_OVERRIDES: readonly RoadOverride[] = [];
