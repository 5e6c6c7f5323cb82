import type { HexPair, HexsideMapData } from "../../src/index.ts";

/** What of a plain is otherwise. */
export interface PlainChanges extends Partial<HexsideMapData> {
  /** Letters of terrain by hex: w woods, t town, h wood town, f fort, e embankment. */
  readonly ground?: Readonly<Record<string, string>>;
  /** Levels by hex; 0 elsewhere. */
  readonly heights?: Readonly<Record<string, number>>;
}

const COLUMNS = 12;
const ROWS = 12;

/** A clear plain of 12 columns and 12 rows, from 0101 to 1212, with some changes. */
export function plain({ ground = {}, heights = {}, ...changes }: PlainChanges = {}): HexsideMapData {
  const id = (column: number, row: number) =>
    `${String(column + 1).padStart(2, "0")}${String(row + 1).padStart(2, "0")}`;
  const byHex = <T>(value: (hex: string) => T): T[][] =>
    Array.from({ length: COLUMNS }, (_, column) => Array.from({ length: ROWS }, (__, row) => value(id(column, row))));
  return {
    id: "plain",
    name: "Plain",
    columns: COLUMNS,
    rows: ROWS,
    numbers: { column: 1, row: 1 },
    metresPerHex: 304.8,
    unplayable: [],
    banks: byHex(() => "w").map((letters) => letters.join("")),
    bankNames: { w: "west", e: "east" },
    places: [{ id: "middle", name: "Middle", hex: "0606" }],
    goals: [{ hex: "0101", kind: "supply", side: "union" }],
    overrides: [],
    basis: {},
    georeference: { latitude: 38.85, longitude: -77.6, column: 0.003, row: 0.0027 },
    levelFeet: 20,
    lowestFeet: 100,
    terrain: byHex((hex) => ground[hex] ?? ".").map((letters) => letters.join("")),
    terrainNames: { ".": "clear", w: "woods", t: "town", h: "wood town", f: "fort", e: "embankment" },
    levels: byHex((hex) => heights[hex] ?? 0),
    rivers: [],
    streams: [],
    crossings: [],
    crests: [],
    fortified: [],
    roads: [],
    trails: [],
    railroads: [],
    entries: [],
    ...changes,
  };
}

/** A river down the border of columns 5 and 6 with a bridge, a ford and a trestle, a stream into it, ways, a crest and works. */
export const RIVER_SIDES: readonly HexPair[] = [
  ["0501", "0601"],
  ["0502", "0601"],
  ["0502", "0602"],
  ["0503", "0602"],
  ["0503", "0603"],
];

export function valley(changes: PlainChanges = {}): HexsideMapData {
  return plain({
    ground: { "0201": "w", "0202": "t", "0203": "h", "0204": "f", "0205": "e" },
    heights: { "0702": 3, "0703": -2 },
    rivers: [{ name: "Run", sides: RIVER_SIDES }],
    streams: [{ name: "Branch", sides: [["0603", "0604"], ["0504", "0603"]] }], // prettier-ignore
    crossings: [
      { kind: "bridge", side: ["0601", "0502"], name: "Bridge", water: "Run" },
      { kind: "ford", side: ["0502", "0602"], name: "Ford", water: "Run" },
      { kind: "trestle", side: ["0503", "0603"], name: "Trestle", water: "Run" },
    ],
    crests: [["0702", "0703"]],
    fortified: [["0801", "0802"]],
    roads: [["0502", "0601"], ["0601", "0701"]], // prettier-ignore
    trails: [["0502", "0602"]],
    railroads: [["0503", "0603"], ["0601", "0701"]], // prettier-ignore
    entries: [{ id: "north", name: "North road", hex: "0701", way: "road" }],
    ...changes,
  });
}
