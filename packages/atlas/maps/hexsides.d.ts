import type { HexsideMapData } from "@stonebridge/board";

/** The type of a finished map's JSON: a map with its features on hexsides. */
declare const data: HexsideMapData;
export default data;
