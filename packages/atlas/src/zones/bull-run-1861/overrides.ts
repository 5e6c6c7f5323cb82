import type { HillZone, LaneAsRoad, RoadOverride, TerrainOverride } from "../zone-plan.ts";

/**
 * The six hills that score, and the heights around Centreville, which do not (BR61-4-f..h). No other zone is a hill zone, however
 * hilly its ground.
 */
export const HILLS: readonly HillZone[] = [
  { relief: "Henry Hill", zone: "henry-hill" },
  { relief: "Matthews Hill", zone: "matthews-hill" },
  { relief: "Dogan Ridge", zone: "dogan-ridge" },
  { relief: "Bald Hill", zone: "bald-hill" },
  { relief: "Portici ridge", zone: "portici" },
  { relief: "Blackburn's Ford north bluff", zone: "mountain-view" },
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

export const TERRAIN_OVERRIDES: readonly TerrainOverride[] = [
  {
    zones: ["henry-hill", "mountain-view"],
    remove: ["woods"],
    reason: "The crest, where brigades stood, was open; the woods cover its slopes only.",
  },
  {
    zones: ["yorkshire", "davies-position"],
    remove: ["woods"],
    reason:
      "Open farmland round the McLean house and before Davies' guns; the wood lies behind, and its block is rough.",
  },
  {
    zones: ["island-ford-south", "blackburns-ford-south", "mcleans-ford-south", "bartows-camp", "union-mills-south"],
    add: ["woods"],
    reason:
      "The southern brigades lay hidden in the thickets of the low bank, a belt too narrow for the table of woods.",
  },
  {
    zones: ["flank-road-rear", "flank-road-head", "flank-road-loop-1", "flank-road-loop-4", "sudley-ford-north"],
    add: ["woods"],
    reason:
      "The flanking column marched under trees almost to the ford; the rough block of the Big Woods ends too early.",
  },
  {
    zones: ["balls-ford-north", "island-ford-north", "mitchells-ford-north", "mcleans-ford-north"],
    add: ["woods"],
    reason:
      "Wooded bottoms of Bull Run and its branches, which hid whoever came down to the fords; no block of woods maps them.",
  },
  {
    zones: ["union-mills-north"],
    remove: ["village"],
    reason: "A mill and a railroad halt, not a village; it stands across the river from the ford's defenders.",
  },
];
export const ROAD_OVERRIDES: readonly RoadOverride[] = [];
