import type { LineKind } from "../geography/lines.ts";

/** A place in kilometres east and north of a plan's origin. */
export type Kilometres = readonly [east: number, north: number];

/** A named place that holds the rubber sheet: where it lies among the zones. */
export interface PlacePin {
  /** Its name in the gazetteer. */
  readonly place: string;
  readonly to: Kilometres;
}

/** How a road or the embankment of the rules is drawn. */
export interface ChainCourse {
  /** Name of the chain. */
  readonly chain: string;
  /** Id under which its line is drawn and lettered: the surveyed line that it follows, or a new one. */
  readonly id: string;
  readonly kind: LineKind;
  /** The place beyond the map's edge from which it comes, and to which it leads on; absent if it begins and ends within. */
  readonly from?: Kilometres;
  readonly to?: Kilometres;
}

/** A place that has to lie in the zone that is named for it, wherever the sheet would bring it. */
export interface PlaceInZone {
  readonly place: string;
  readonly zone: number;
}

/** How the ground of a map of given rings lies on its sheet. */
export interface RingGroundPlan {
  /** Scale of the sheet. */
  readonly unitsPerKilometre: number;
  /** Upper left corner of the drawn ground, and its size, km. */
  readonly west: number;
  readonly north: number;
  readonly width: number;
  readonly height: number;
  /** The map's edge, clockwise. */
  readonly field: readonly Kilometres[];
  /** Course of the dividing river, downstream. */
  readonly river: readonly Kilometres[];
  readonly pins: readonly PlacePin[];
  readonly courses: readonly ChainCourse[];
  /** Surveyed lines that are drawn as the sheet brings them: streams and railroads; ways become lanes, which are no roads of the rules. */
  readonly surveyed: readonly string[];
  readonly placesInZones: readonly PlaceInZone[];
}
