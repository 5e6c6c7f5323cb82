import { HEIGHT, WIDTH } from "../geography/frame.ts";

/** Width and height of the ground within the neat line, u. The origin of a sheet is the upper left corner of its ground. */
export interface Extent {
  readonly width: number;
  readonly height: number;
}

/** The battlefield as it was surveyed: one u is 10 m. */
export const BATTLEFIELD: Extent = { width: WIDTH, height: HEIGHT };
