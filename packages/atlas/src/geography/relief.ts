import type { Point } from "@stonebridge/board";
import { mapPoint, METRES_PER_UNIT } from "./frame.ts";
import { numberIn, readTable, textIn, wordIn } from "./read-table.ts";

export const CONFIDENCES = ["low", "med", "high"] as const;
export type Confidence = (typeof CONFIDENCES)[number];

const METRES_PER_FOOT = 0.3048;

/** A hill or ridge as an ellipse. */
export interface Hill {
  readonly name: string;
  readonly middle: Point;
  /** Half of the long and of the short axis in map units. */
  readonly halfLength: number;
  readonly halfWidth: number;
  /** Direction of the long axis in degrees from north, clockwise. */
  readonly bearing: number;
  /** Height of the crest above the sea in metres. */
  readonly crest: number;
  readonly confidence: Confidence;
  readonly note: string;
}

/** All hills and ridges, in the order of the table. */
export function readRelief(): Hill[] {
  return readTable("relief").map((row) => ({
    name: textIn(row, "name", "relief"),
    middle: mapPoint(numberIn(row, "lat", "relief"), numberIn(row, "lon", "relief")),
    halfLength: numberIn(row, "long_axis_m", "relief") / 2 / METRES_PER_UNIT,
    halfWidth: numberIn(row, "short_axis_m", "relief") / 2 / METRES_PER_UNIT,
    bearing: numberIn(row, "bearing_deg", "relief"),
    crest: numberIn(row, "crest_ft", "relief") * METRES_PER_FOOT,
    confidence: wordIn(row, "confidence", "relief", CONFIDENCES),
    note: textIn(row, "note", "relief"),
  }));
}

/** How far out on a hill a point lies: 0 on the crest's middle, 1 on the rim of the ellipse, more beyond. */
export function reachOnHill(hill: Hill, [x, y]: Point): number {
  const bearing = (hill.bearing * Math.PI) / 180;
  const east = x - hill.middle[0];
  const north = hill.middle[1] - y;
  const along = east * Math.sin(bearing) + north * Math.cos(bearing);
  const across = east * Math.cos(bearing) - north * Math.sin(bearing);
  return Math.hypot(along / hill.halfLength, across / hill.halfWidth);
}
