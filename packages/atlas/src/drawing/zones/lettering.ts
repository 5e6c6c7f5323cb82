import { PLATE } from "../../zones/plate-layout.ts";
import type { Setting } from "../labels/typeset.ts";

/** How plates set the names of zones, their numbers, and points on shields. */
export const PLATE_NAME: Setting = { face: "condensed", size: PLATE.nameSize, spacing: PLATE.nameSpacing };
export const PLATE_NUMBER: Setting = { face: "condensedBold", size: 8.6 };
export const SHIELD_FIGURE: Setting = { face: "condensedHeavy", size: 9.2 };
