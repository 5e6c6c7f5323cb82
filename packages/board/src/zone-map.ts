/**
 * The two files of a zone map: the graph for rules, and the shapes for drawing.
 * Both are plain JSON, built by the atlas and committed.
 */

/** What lies between two bordering zones. A `river` border cannot be crossed; `ford` and `bridge` cross the river. */
export const BORDER_KINDS = ["land", "ford", "bridge", "river"] as const;
/** One of {@link BORDER_KINDS}. */
export type BorderKind = (typeof BORDER_KINDS)[number];

/** What can cover a zone; open ground is none of it. */
export const ZONE_TERRAINS = ["hill", "woods", "village"] as const;
/** One of {@link ZONE_TERRAINS}. */
export type ZoneTerrain = (typeof ZONE_TERRAINS)[number];

/** Where a value comes from: stated in the rulebook, derived from geography, or our estimate. */
export const BASES = ["rulebook", "derived", "estimate"] as const;
/** One of {@link BASES}. */
export type Basis = (typeof BASES)[number];

/** One zone of a map. */
export interface ZoneData {
  /** Stable kebab-case id, e.g. `henry-hill`. */
  readonly id: string;
  /** The number drawn on the map; zones are listed in this order, starting at 1. */
  readonly number: number;
  /** Its name on the ground, or its number if it has none. */
  readonly name: string;
  /** The bank of the dividing river that the whole zone is on. */
  readonly bank: "north" | "south";
  readonly terrain: readonly ZoneTerrain[];
  /** A railroad embankment runs through the zone and protects its defenders. */
  readonly embankment?: true;
  /** Points for controlling the zone at the end; 0 for most. */
  readonly victoryPoints: number;
  /** Side that controls a scoring zone at the start, as the game names it. */
  readonly startControl?: string;
  /** The only side that scores the zone, as the game names it; absent if either side can. */
  readonly objectiveOf?: string;
  /** Printed code of the historical set-up (`1`..`9`, `A`..`H`), if units start here. */
  readonly start?: string;
  readonly basis: Basis;
  /**
   * Bordering zones clockwise, from the border nearest north or from the map edge; `null` marks a stretch of map edge (one gap
   * per stretch).
   * A zone inside the map has no gap.
   */
  readonly ring: readonly (string | null)[];
}

/** A border between two zones. */
export interface BorderData {
  /** The two zones, in number order. */
  readonly between: readonly [string, string];
  readonly kind: BorderKind;
  /** A road runs across this border. */
  readonly road: boolean;
  /** The zone at the foot of the slope along this border: crossing from there is a climb. */
  readonly foot?: string;
  /** Name of the ford or bridge, e.g. `Sudley Ford`. */
  readonly name?: string;
  readonly basis: Basis;
  /** Why the derived value was overridden. */
  readonly reason?: string;
}

/** Where pieces enter the map. */
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

/** The graph of a zone map: everything rules need. */
export interface ZoneGraphData {
  readonly id: string;
  readonly name: string;
  readonly zones: readonly ZoneData[];
  readonly borders: readonly BorderData[];
  /** Lettered entries; absent if the game has none. */
  readonly entries?: readonly ZoneEntryData[];
  /** Retreat goals; absent if the game has none. */
  readonly refuges?: readonly ZoneRefugeData[];
}

/** A place on a map’s sheet, in map units: x east, y south. */
export type Point = readonly [x: number, y: number];

/** Where one zone lies on the sheet, and what is drawn in it. */
export interface ZoneShape {
  readonly id: string;
  /** Closed outline in map units (10 m unless the map says otherwise), x east, y south, first point not repeated. */
  readonly outline: readonly Point[];
  /** Where counters go: far from every border and clear of the name plate. */
  readonly counters: Point;
  /** Centre of the number disc on the zone's name plate. */
  readonly plate: Point;
  /** Name as set on the plate, one or two lines. */
  readonly lines: readonly string[];
}

/** Where a border runs on the sheet. */
export interface BorderShape {
  readonly between: readonly [string, string];
  /** The border's course, simplified; empty for nothing drawn. */
  readonly course: readonly Point[];
  /** Where the badge of a ford or bridge goes. */
  readonly badge?: Point;
  /** Middle of the border, where arrows and paths pass. */
  readonly middle: Point;
}

/** Where an entry's letter goes, inside its zone next to the map's edge. */
export interface EntryShape {
  readonly letter: string;
  readonly zone: string;
  readonly at: Point;
  /** Unit vector from the edge into the map. */
  readonly into: Point;
}

/** The shapes of a zone map: everything a drawing needs besides the base map. */
export interface ZoneShapesData {
  readonly id: string;
  /** The sheet in map units: `[left, top, right, bottom]`. */
  readonly sheet: readonly [number, number, number, number];
  /** The outline of the field of play. */
  readonly field: readonly Point[];
  readonly zones: readonly ZoneShape[];
  readonly borders: readonly BorderShape[];
  /** Lettered entries; absent if the game has none. */
  readonly entries?: readonly EntryShape[];
}
