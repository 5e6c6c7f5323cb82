import type { HexMapData } from "@stonebridge/board";

/** The type of a finished map's JSON: a map with its features in hexes. */
declare const data: HexMapData;
export default data;
