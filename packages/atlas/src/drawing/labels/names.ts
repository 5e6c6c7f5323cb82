import type { Point } from "@stonebridge/board";
import type { Side } from "./point-names.ts";
import type { LabelStyle } from "./styles.ts";

/** A name of a point of the gazetteer: what is written, and the editor's hints. */
export interface PointName {
  /** Name in the gazetteer. */
  readonly place: string;
  readonly text: string;
  readonly style: LabelStyle;
  readonly away: number;
  readonly lines?: readonly string[];
  readonly prefer?: readonly Side[];
  readonly only?: Side;
}

/** A name along a drawn line: where the editor wants its middle, and how far from there it may slide. */
export interface LineName {
  readonly line: string;
  readonly text: string;
  readonly style: LabelStyle;
  readonly near: Point;
  readonly within: number;
  /** Distance from the line, u, where it is broader than others of its style. */
  readonly gap?: number;
}

/** The name of a hill, by its name in the table of relief. */
export interface HillName {
  readonly hill: string;
  readonly text: string;
  /** Whether it counts for victory: such hills are named even on the whole sheet. */
  readonly scores?: true;
}

/** The river's name near a point of its course, and how far from there it may slide. */
export interface RiverName {
  readonly near: Point;
  readonly within: number;
}

/** A name on a base line drawn by hand. */
export interface DrawnName {
  readonly text: string;
  readonly through: readonly Point[];
  readonly size: number;
  readonly spacing: number;
}

/** The name of a wood in lines, set about a point, u. */
export interface WoodName {
  readonly text: string;
  readonly lines: readonly string[];
  readonly at: Point | { readonly place: string; readonly aside: Point };
  readonly size: number;
  readonly angle: number;
}

/** Every name of a sheet, with the editor's hints in u of that sheet. */
export interface Lettering {
  readonly towns: readonly PointName[];
  readonly river: readonly RiverName[];
  /** Base lines drawn by hand where no sliding name of the river lies well. */
  readonly riverBaselines: readonly DrawnName[];
  readonly crossings: readonly PointName[];
  readonly hills: readonly HillName[];
  /** Names along lines in the order in which they are placed. */
  readonly lines: readonly LineName[];
  /** What is written for houses whose name in the gazetteer is another. */
  readonly houses: Readonly<Record<string, string>>;
  readonly spots: readonly PointName[];
  readonly counties: readonly DrawnName[];
  readonly woods: readonly WoodName[];
}

export const TOWNS: readonly PointName[] = [
  // By hand: north-east of the crossroads, clear of the heights' slopes.
  { place: "Centreville", text: "CENTREVILLE", style: "town", away: 18, only: "NE" },
  {
    place: "Manassas Junction",
    text: "MANASSAS JUNCTION",
    style: "town",
    away: 17,
    lines: ["MANASSAS", "JUNCTION"],
    prefer: ["SW", "W", "S"],
  },
  { place: "Groveton", text: "Groveton", style: "village", away: 7 },
  { place: "New Market", text: "New Market", style: "village", away: 7, prefer: ["SW", "W"] },
  { place: "Sudley Springs", text: "Sudley Springs", style: "village", away: 7, prefer: ["W", "NW"] },
  { place: "Union Mills", text: "Union Mills", style: "village", away: 7, prefer: ["W"] },
  { place: "Gainesville", text: "Gainesville", style: "village", away: 7 },
];

/** The river's name, near these points of its course. */
export const RIVER_NAMES: readonly RiverName[] = [
  { near: [880, 300], within: 160 },
  { near: [1058, 590], within: 110 },
  { near: [1585, 885], within: 130 },
];
/** Base lines drawn by hand: in these bends no sliding name lies well. */
const RIVER_BASELINES: readonly DrawnName[] = [
  { text: "BULL RUN", through: [[640, 12], [647, 66], [645, 118], [656, 176]], size: 16, spacing: 0.36 },
  { text: "BULL RUN", through: [[1858, 1352], [1905, 1368], [1955, 1368], [2006, 1352]], size: 15, spacing: 0.3 },
  { text: "BULL RUN", through: [[1122, 742], [1165, 764], [1220, 770], [1285, 756]], size: 17, spacing: 0.36 },
]; // prettier-ignore

const crossing = (place: string, text = place): PointName => ({ place, text, style: "ford", away: 7.5 });

/** Fords and bridges that the rules name go early. */
export const CROSSINGS: readonly PointName[] = [
  crossing("Stone Bridge"),
  crossing("Sudley Ford"),
  crossing("Poplar Ford"),
  crossing("Farm Ford"),
  crossing("Lewis Ford"),
  crossing("Ball's Ford"),
  crossing("Island Ford"),
  crossing("Mitchell's Ford"),
  crossing("Blackburn's Ford"),
  crossing("McLean's Ford"),
  crossing("Union Mills Ford"),
  crossing("Kincheloe Ford", "Kincheloe's Ford"),
  crossing("Woodyard Ford", "Woodyard's Ford"),
  crossing("Orange & Alexandria RR bridge", "R. R. Bridge"),
];

/** Hills that are named, by their name in the table of relief. */
export const HILL_NAMES: readonly HillName[] = [
  { hill: "Henry Hill", text: "Henry Hill", scores: true },
  { hill: "Matthews Hill", text: "Matthews Hill", scores: true },
  { hill: "Chinn Ridge", text: "Chinn Ridge", scores: true },
  { hill: "Dogan Ridge", text: "Dogan Ridge", scores: true },
  { hill: "Stony Ridge (Sudley Mountain)", text: "Stony Ridge" },
  { hill: "Stuart's Hill", text: "Stuart's Hill" },
  { hill: "Monroe's Hill", text: "Monroe's Hill" },
  { hill: "Centreville Heights", text: "Centreville Heights", scores: true },
  { hill: "Bald Hill", text: "Bald Hill" },
  { hill: "Buck Hill", text: "Buck Hill" },
  { hill: "Battery Heights", text: "Battery Heights" },
  { hill: "Hill behind Mitchell's Ford (Lookout Hill)", text: "Lookout Hill" },
  { hill: "Signal Hill (Wilcoxen)", text: "Signal Hill" },
  { hill: "Portici ridge", text: "Portici Ridge", scores: true },
  { hill: "Van Pelt bluff", text: "Van Pelt Hill" },
  { hill: "Cole ridge", text: "Cole Ridge" },
];

const along = (style: LabelStyle, line: string, text: string, near: Point, within: number): LineName => ({
  line,
  text,
  style,
  near,
  within,
});

const MAIN_WAY_NAMES: readonly LineName[] = [
  along("turnpike", "T1", "Warrenton Turnpike", [300, 680], 320),
  along("turnpike", "T1", "Warrenton Turnpike", [1230, 420], 200),
  along("railroad", "L2", "ORANGE AND ALEXANDRIA RAILROAD", [1560, 1150], 300),
  along("railroad", "L1", "MANASSAS GAP RAILROAD", [760, 1120], 420),
  along("embankment", "L3", "Unfinished Rail Road", [430, 560], 330),
  along("embankment", "L3", "Unfinished Rail Road", [1300, 230], 500),
];

const STREAM_NAMES: readonly LineName[] = [
  along("stream", "S1", "Cub Run", [1340, 520], 260),
  along("stream", "S3", "Big Rocky Run", [1560, 250], 260),
  along("stream", "S4", "Little Rocky Run", [1710, 600], 300),
  along("stream", "S9", "Young's Branch", [560, 720], 300),
  along("stream", "S9", "Young's Branch", [930, 520], 160),
  along("stream", "S14", "Dawkins Branch", [640, 1050], 320),
  along("stream", "S5", "Flat Run", [1180, 980], 240),
  along("stream", "S7", "Catharpin Run", [330, 330], 260),
  along("stream", "S8", "Little Bull Run", [350, 120], 260),
  along("stream", "S13", "Holkum's Branch", [920, 630], 120),
  along("stream", "S15", "Pope's Head Creek", [1930, 1010], 260),
  along("stream", "S16", "Johnny Moore Creek", [1800, 800], 260),
  along("stream", "S12", "Chinn Branch", [790, 680], 90),
  along("stream", "S10", "Dogan Branch", [690, 560], 100),
];

const ROAD_NAMES: readonly LineName[] = [
  along("road", "D1", "Sudley Road", [760, 500], 170),
  along("road", "D1", "Manassas and Sudley Road", [950, 900], 330),
  along("road", "D3", "Farm road — march of the flanking column, July 21", [1000, 150], 420),
  along("road", "D15", "Ball's Ford Road", [950, 770], 300),
  along("road", "D17", "Old Centreville Road", [1420, 1050], 300),
  along("road", "D18", "Blackburn's Ford Road", [1500, 700], 320),
  along("road", "D19", "McLean's Ford Road", [1600, 900], 420),
  along("road", "D21", "Union Mills Road", [1700, 700], 400),
  along("road", "D23", "Braddock Road", [1500, 120], 330),
  along("road", "D22", "Old Braddock Road", [1800, 400], 300),
  along("road", "D24", "Road from Manassas to Gainesville", [800, 1150], 500),
  along("road", "D7", "Featherbed Lane", [620, 560], 150),
  along("road", "D8", "Pageland Lane", [430, 600], 300),
  along("road", "D6", "Road to Haymarket", [330, 300], 330),
  along("road", "D5", "to Gum Spring", [735, 130], 200),
  along("road", "D9", "Lewis Lane", [680, 760], 220),
  along("road", "D10", "Compton's Lane", [770, 740], 160),
  along("road", "D14", "Lewis Ford Lane", [1060, 560], 160),
  along("road", "D16", "Island Ford Lane", [1180, 640], 200),
  along("road", "T2", "Turnpike to Fairfax C. H.", [1900, 260], 260),
  along("road", "D25", "Compton Road", [1600, 760], 300),
  along("road", "D4", "Poplar Ford Lane", [915, 330], 200),
  along("road", "D27", "Road to Bristoe", [1050, 1400], 250),
  along("road", "D30", "to Fairfax Station", [1990, 960], 200),
];

/** What is written for houses whose name in the gazetteer is longer. */
export const HOUSE_NAMES: Readonly<Record<string, string>> = {
  "Henry House": "Henry",
  "Robinson House": "Robinson",
  "Matthews House": "Matthews",
  "Van Pelt House": "Van Pelt",
  "Chinn House": "Chinn",
  "Dogan House (Groveton)": "L. Dogan",
  Rosefield: "J. Dogan",
  "McLean House (Yorkshire)": "McLean (Yorkshire)",
  "Benson House": "Benson",
  "Compton House": "Compton",
  "Wheeler House": "Wheeler",
  Brownsville: "W. Lewis",
  "M. Lewis House": "M. Lewis",
  "Cole House": "Cole",
  "Monroe House": "Monroe",
  "Leachman House": "Leachman",
  "Carraco House": "Carraco",
  "Ball House": "Ball",
  "Wilcoxen House": "Wilcoxen",
  "Butler House": "Butler",
  "Spindle House": "Spindle",
  "Brawner Farm": "Brawner",
  "Sudley Mansion": "J. Carter",
  Pittsylvania: "Pittsylvania (Carter)",
  "Ben Lomond": "Ben Lomond (Pringle)",
  Portici: "Portici (F. Lewis)",
  "Bethlehem Church": "Bethlehem Ch.",
  "Sudley Church": "Sudley Ch.",
  "Sudley Mill": "Mill",
  Liberia: "Liberia (Weir)",
};

export const SPOT_NAMES: readonly PointName[] = [
  { place: "Mayfield Fort", text: "Mayfield Fort", style: "house", away: 7 },
  { place: "Deep Cut", text: "Deep Cut", style: "house", away: 5 },
  { place: "The Dump", text: "The Dump", style: "house", away: 5 },
];

/** County names on base lines drawn by hand, each in its empty corner. */
export const COUNTIES: readonly DrawnName[] = [
  { text: "PRINCE WILLIAM COUNTY", through: [[62, 948], [200, 938], [340, 940], [500, 958]], size: 18, spacing: 0.42 },
  { text: "FAIRFAX COUNTY", through: [[1470, 92], [1580, 78], [1700, 76], [1840, 88]], size: 22, spacing: 0.62 },
  { text: "LOUDOUN COUNTY", through: [[770, 60], [930, 52], [1100, 54], [1240, 64]], size: 18, spacing: 0.55 },
]; // prettier-ignore

/** Names of woods, set about a point, u. */
export const WOOD_NAMES: readonly WoodName[] = [
  // By hand: south of the Dump, where the wood is widest.
  {
    text: "Groveton Wood",
    lines: ["Groveton", "Wood"],
    at: { place: "Groveton Wood", aside: [6, 16] },
    size: 7.2,
    angle: 0,
  },
  {
    text: "Brawner Wood",
    lines: ["Brawner", "Wood"],
    at: { place: "Brawner Wood", aside: [0, 0] },
    size: 7.2,
    angle: 0,
  },
  { text: "Big Woods", lines: ["Big Woods"], at: [1085, 205], size: 15, angle: -0.105 },
];

/** The names of the surveyed battlefield. */
export const BATTLEFIELD_LETTERING: Lettering = {
  towns: TOWNS,
  river: RIVER_NAMES,
  riverBaselines: RIVER_BASELINES,
  crossings: CROSSINGS,
  hills: HILL_NAMES,
  lines: [...MAIN_WAY_NAMES, ...STREAM_NAMES, ...ROAD_NAMES],
  houses: HOUSE_NAMES,
  spots: SPOT_NAMES,
  counties: COUNTIES,
  woods: WOOD_NAMES,
};
