import type { HexsideMapPlan } from "../hexside-map-plan.ts";
import { FIRST_BULL_RUN_GROUND, SECOND_BULL_RUN_GROUND } from "./grounds.ts";
import { OVERRIDES } from "./overrides.ts";

const [NORTH, NORTH_EAST, SOUTH_EAST, NORTH_WEST] = [0, 1, 2, 5];

/** What both maps have. */
const COMMON = {
  divide: "R1",
  banks: { right: { letter: "c", name: "confederate" }, left: { letter: "u", name: "union" } },
  leastWoods: 0.5,
  levels: { feet: 20, lowest: 100 },
  crests: { leastBulge: 8, leastFall: 1, reach: 1.15 },
  placeNames: {
    "Cub Run turnpike bridge": "Cub Run Bridge",
    "Orange & Alexandria RR bridge": "Trestle at Union Mills",
  },
  overrides: OVERRIDES,
  basis: {
    terrain:
      "Woods that cover half of a hex, of which the gazetteer's blocks are the weakest part; towns by our estimate.",
    levels: "The atlas' relief, which is drawn from named hills and waters and not surveyed.",
    rivers: "The ground: the hexsides nearest to the river's bed that leave every place on its bank.",
    streams: "The ground.",
    crossings: "Those that the modules name, where the gazetteer has them.",
    crests: "Derived: brows of named hills.",
    roads: "The ground: turnpike and roads.",
    trails: "The ground: farm lanes.",
    railroads: "The ground.",
    banks: "Derived from the course of Bull Run.",
    places: "The gazetteer and the modules.",
    entries: "Where the way that a module names comes over the edge.",
  },
} as const;

const TOWNS = [
  { place: "Centreville", terrain: "town", reason: "A village of stone and brick on its ridge, the base of an army." },
  { place: "Manassas Junction", terrain: "wood town", reason: "A depot with sheds and huts about it, all of wood." },
  { place: "Sudley Springs", terrain: "wood town", reason: "Mill, church, hotel and houses, most of them of wood." },
] as const;

const NO_MOMENTS = ["New Market junction with Compton Lane", "Old Braddock Road junction", "Groveton Confederate Cemetery", "New York Avenue monuments"] as const; // prettier-ignore

/** The entries from the east, and the railroad from the west, in both battles. */
const EAST = { id: "ePE", name: "Turnpike from Fairfax", way: "road", line: "T2", latitude: 38.844, longitude: -77.38 } as const; // prettier-ignore
const WEST = { id: "eRW", name: "Manassas Gap Railroad from the west", way: "railroad", line: "L1", latitude: 38.7968, longitude: -77.602 } as const; // prettier-ignore

/** First Bull Run, 21 July 1861. */
export const FIRST_BULL_RUN_MAP: HexsideMapPlan = {
  ...COMMON,
  id: "no-written-orders-first-bull-run",
  name: "First Bull Run",
  ground: FIRST_BULL_RUN_GROUND,
  terrain: [...TOWNS, { place: "Mayfield Fort", terrain: "fort", reason: "The redoubt of 1861 east of the Junction." }],
  works: [
    {
      place: "Mitchell's Ford entrenchments",
      facing: [NORTH_WEST, NORTH, NORTH_EAST],
      reason: "Bonham's works behind the ford, where the module has his brigade.",
    },
    {
      place: "Camp Pickens batteries",
      facing: [NORTH, NORTH_EAST, SOUTH_EAST],
      reason: "The works about the Junction with their naval guns (NWO module C, C-S7).",
    },
  ],
  entries: [
    EAST,
    WEST,
    {
      id: "eRS",
      name: "Orange & Alexandria Railroad from the south",
      way: "railroad",
      line: "L2",
      latitude: 38.747,
      longitude: -77.4851,
    },
  ],
  supply: [
    { entry: "ePE", side: "union" },
    { entry: "eRW", side: "confederate" },
    { entry: "eRS", side: "confederate" },
  ],
  noPlaces: [...NO_MOMENTS],
};

/** Second Bull Run, 28 to 30 August 1862. */
export const SECOND_BULL_RUN_MAP: HexsideMapPlan = {
  ...COMMON,
  id: "no-written-orders-second-bull-run",
  name: "Second Bull Run",
  ground: SECOND_BULL_RUN_GROUND,
  terrain: TOWNS,
  embankment: {
    line: "L3",
    until: "R1",
    reason:
      "The unfinished railroad (NWO module D, D-S1); beyond Bull Run its course is guessed and nobody fought there.",
  },
  works: [],
  entries: [
    { id: "ePW", name: "Turnpike from Gainesville", way: "road", line: "T1", latitude: 38.7987, longitude: -77.602 },
    WEST,
    {
      id: "eMW",
      name: "Manassas-Gainesville road from the west",
      way: "road",
      line: "D24",
      latitude: 38.7981,
      longitude: -77.602,
    },
    { id: "eBS", name: "Bristoe road from the south", way: "road", line: "D27", latitude: 38.747, longitude: -77.4843 },
    EAST,
    {
      id: "eSN",
      name: "Gum Spring road from the north",
      way: "road",
      line: "D5",
      latitude: 38.852,
      longitude: -77.5339,
    },
  ],
  supply: [
    { entry: "ePE", side: "union" },
    { entry: "eBS", side: "union" },
    { entry: "ePW", side: "confederate" },
    { entry: "eSN", side: "confederate" },
    { entry: "eRW", side: "confederate" },
    { entry: "eMW", side: "confederate" },
  ],
  noPlaces: [
    ...NO_MOMENTS,
    "Henry Hill visitor plateau (Jackson's line)",
    "Ricketts' guns",
    "Griffin's flank section",
    "Imboden's morning position",
    "Evans' Matthews Hill line",
    "Rhode Island battery position",
    "Mayfield Fort",
    "Mitchell's Ford entrenchments",
    "Camp Pickens batteries",
  ],
};
