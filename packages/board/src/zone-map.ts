/**
 * The two files a zone map consists of: the graph that rules read, and the shapes that a drawing reads.
 * Both are plain JSON, built by the atlas and committed.
 */

/** What lies between two bordering zones. A `river` border bars every kind of passage; `ford` and `bridge` cross the river. */
export const BORDER_KINDS = ["land", "ford", "bridge", "river"] as const;
export type BorderKind = (typeof BORDER_KINDS)[number];

export const ZONE_TERRAINS = ["hill", "woods", "village"] as const;
export type ZoneTerrain = (typeof ZONE_TERRAINS)[number];

/** Where a value comes from: stated by the rulebook, derived from geography, or our estimate. */
export const BASES = ["rulebook", "derived", "estimate"] as const;
export type Basis = (typeof BASES)[number];

export interface ZoneData {
  /** Stable kebab-case id, e.g. `henry-hill`. */
  readonly id: string;
  /** The number drawn on the map; zones are listed in this order, starting at 1. */
  readonly number: number;
  /** What the ground calls it; its number where the ground has no name for it. */
  readonly name: string;
  /** The bank of the dividing river on which the whole zone lies. */
  readonly bank: "north" | "south";
  readonly terrain: readonly ZoneTerrain[];
  /** A railroad embankment runs through the zone, behind which its defenders stand. */
  readonly embankment?: true;
  /** Points for controlling the zone at the end; 0 for most. */
  readonly victoryPoints: number;
  /** Side that controls a scoring zone at the start, as the game names it. */
  readonly startControl?: string;
  /** The only side that scores the zone, as the game names it; absent where either side does. */
  readonly objectiveOf?: string;
  /** Printed code of the historical set-up (`1`..`9`, `A`..`H`), where units start here. */
  readonly start?: string;
  readonly basis: Basis;
  /**
   * Bordering zones clockwise, from the border nearest north or from the map edge; `null` marks a stretch of map edge (one gap
   * per stretch).
   * A zone inside the map has no gap.
   */
  readonly ring: readonly (string | null)[];
}

export interface BorderData {
  /** The two zones, in number order. */
  readonly between: readonly [string, string];
  readonly kind: BorderKind;
  /** A road runs across this border. */
  readonly road: boolean;
  /** The zone at the foot of the slope along this border: whoever crosses from there climbs. */
  readonly foot?: string;
  /** Name of the ford or bridge, e.g. `Sudley Ford`. */
  readonly name?: string;
  readonly basis: Basis;
  /** Why the derived value was overruled. */
  readonly reason?: string;
}

/** Where pieces come onto the map. */
export interface ZoneEntryData {
  /** The letter drawn at the map's edge. */
  readonly letter: string;
  readonly zone: string;
  /** Whether a road leads in there. */
  readonly road: boolean;
}

/** A zone at the map's edge towards which a side retreats. */
export interface ZoneRefugeData {
  readonly side: string;
  readonly zone: string;
}

/** The graph of a zone map: all that rules need. */
export interface ZoneGraphData {
  readonly id: string;
  readonly name: string;
  readonly zones: readonly ZoneData[];
  readonly borders: readonly BorderData[];
  /** Lettered entries; absent where the game has none. */
  readonly entries?: readonly ZoneEntryData[];
  /** Goals of retreat; absent where the game has none. */
  readonly refuges?: readonly ZoneRefugeData[];
}

export type Point = readonly [x: number, y: number];

export interface ZoneShape {
  readonly id: string;
  /** Closed outline in map units (10 m unless the map says otherwise), x east, y south, first point not repeated. */
  readonly outline: readonly Point[];
  /** Where counters stand: far from every border and clear of the plate. */
  readonly counters: Point;
  /** Middle of the number disc of the zone's plate. */
  readonly plate: Point;
  /** Name as set on the plate, one or two lines. */
  readonly lines: readonly string[];
}

export interface BorderShape {
  readonly between: readonly [string, string];
  /** The border's course, simplified; empty for nothing drawn. */
  readonly course: readonly Point[];
  /** Where the badge of a ford or bridge stands. */
  readonly badge?: Point;
  /** Middle of the border: arrows and paths pass here. */
  readonly middle: Point;
}

/** Where an entry's letter stands, within its zone beside the map's edge. */
export interface EntryShape {
  readonly letter: string;
  readonly zone: string;
  readonly at: Point;
  /** Unit vector from the edge into the map. */
  readonly into: Point;
}

/** The shapes of a zone map: all that a drawing needs beside the base map. */
export interface ZoneShapesData {
  readonly id: string;
  /** The sheet in map units: `[left, top, right, bottom]`. */
  readonly sheet: readonly [number, number, number, number];
  /** The outline of the field of play. */
  readonly field: readonly Point[];
  readonly zones: readonly ZoneShape[];
  readonly borders: readonly BorderShape[];
  /** Lettered entries; absent where the game has none. */
  readonly entries?: readonly EntryShape[];
}
