import { HexsideMap, type HexsideMapData, type HexPair } from "@stonebridge/board";

/** A piece of country for tests. */
export interface Plain extends Partial<HexsideMapData> {
  /** Letters of terrain by hex: w woods, t town, h wood town, f fort, e embankment; clear elsewhere. */
  readonly ground?: Readonly<Record<string, string>>;
  /** Levels by hex; 0 elsewhere. */
  readonly heights?: Readonly<Record<string, number>>;
}

/** A clear plain of so many columns and rows, its hexes called 0101 and so on, with some changes. */
export function plain({ ground = {}, heights = {}, columns = 12, rows = 12, ...changes }: Plain): HexsideMap {
  const id = (column: number, row: number) =>
    `${String(column + 1).padStart(2, "0")}${String(row + 1).padStart(2, "0")}`;
  const byHex = <T>(value: (hex: string) => T): T[][] =>
    Array.from({ length: columns }, (_, column) => Array.from({ length: rows }, (__, row) => value(id(column, row))));
  return new HexsideMap({
    id: "plain",
    name: "Plain",
    columns,
    rows,
    numbers: { column: 1, row: 1 },
    metresPerHex: 304.8,
    unplayable: [],
    banks: byHex(() => "w").map((letters) => letters.join("")),
    bankNames: { w: "west" },
    places: [],
    goals: [],
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
  });
}

/** The hexsides of a hex of the column towards those beside the column. */
export function banks(hex: string): readonly HexPair[] {
  const row = Number(hex.slice(2));
  const name = (column: number, at: number): string =>
    `${String(column).padStart(2, "0")}${String(at).padStart(2, "0")}`;
  // column 6 lies half a hex lower than its neighbours
  return [5, 7].flatMap((column) =>
    [row, row + 1].flatMap((at): HexPair[] => (at <= 12 ? [[hex, name(column, at)]] : [])),
  );
}
