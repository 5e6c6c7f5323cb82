import type { ZoneShapesData } from "@stonebridge/board";

/** The type of a finished map's JSON: where the zones of a map lie on its sheet. */
declare const data: ZoneShapesData;
export default data;
