import type { ZoneGraphData } from "@stonebridge/board";

/** The type of a finished map's JSON: the zones of a map and how they are connected. */
declare const data: ZoneGraphData;
export default data;
