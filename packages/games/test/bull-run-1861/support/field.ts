import type { BorderData, BorderKind, ZoneData, ZoneGraphData, ZoneTerrain } from "@stonebridge/board";

/**
 * A small field for proving rules: seven rows `a`..`g` of seven zones with six neighbours each, odd rows half a zone to the east.
 * Bull Run runs between rows c and d. Clockwise the ring of `e4` is d4 e5 f4 f3 e3 d3; of `d4` c5 d5 e5 e4 d3 c4.
 *
 *     a1 a2 a3 Centreville a5 a6 a7      road a1..a7
 *      b1 b2 b3 b4 b5 b6 b7              roads a1-b1-c1, Centreville-b4-c4
 *     c1 c2 c3 c4 c5 c6 c7
 *     ~F~~~~~F~~B~F~F~~F~~~~             Sudley, Farm, Stone Bridge, Ball's, Island, Lewis
 *      d1 d2 d3 d4 d5 d6 d7
 *     e1 e2 e3 e4 e5 e6 e7               road d1-e1-e2-e3-e4, d4-e4-f4-Manassas Junction
 *      f1 f2 f3 f4 f5 f6 f7
 *     g1 g2 g3 Manassas g5 g6 g7
 */
const ROWS = "abcdefg";
const COLUMNS = 7;
const BASES: Readonly<Record<string, string>> = { a4: "centreville", g4: "manassas-junction" };

const TERRAIN: Readonly<Record<string, readonly ZoneTerrain[]>> = {
  a4: ["village"],
  b3: ["hill"],
  b6: ["hill"],
  c3: ["woods"],
  d3: ["woods"],
  d5: ["hill", "woods"],
  e2: ["hill"],
  e3: ["village"],
  e5: ["hill"],
  e6: ["woods"],
  f3: ["hill"],
  f6: ["hill", "woods"],
  g4: ["village"],
};

/** Scoring zones (4-f, 4-j) with who holds them at the start (4-i, 4-k). b3 is a hill by Centreville: it scores nothing (4-g). */
const SCORING: Readonly<Record<string, readonly [points: number, side: "north" | "south"]>> = {
  a4: [2, "north"],
  g4: [2, "south"],
  b6: [1, "north"],
  d5: [1, "south"],
  e2: [1, "south"],
  e5: [1, "south"],
  f3: [1, "south"],
  f6: [1, "south"],
};

const CROSSINGS: Readonly<Record<string, readonly [kind: BorderKind, name: string]>> = {
  "c1 d1": ["ford", "Sudley Ford"],
  "c3 d3": ["ford", "Farm Ford"],
  "c4 d4": ["bridge", "Stone Bridge"],
  "c5 d4": ["ford", "Ball's Ford"],
  "c5 d5": ["ford", "Island Ford"],
  "c6 d6": ["ford", "Lewis Ford"],
};

const ROADS = [
  ["a1", "a2", "a3", "a4", "a5", "a6", "a7"],
  ["a1", "b1", "c1", "d1", "e1", "e2", "e3", "e4"],
  ["a4", "b4", "c4", "d4", "e4", "f4", "g4"],
  ["c6", "d6"],
];

function key(row: number, column: number): string | null {
  return row >= 0 && row < ROWS.length && column >= 0 && column < COLUMNS ? `${ROWS[row]}${column + 1}` : null;
}

/** Neighbours clockwise from the north-east, null beyond the edge. */
function around(row: number, column: number): (string | null)[] {
  const shift = row % 2;
  return [
    key(row - 1, column + shift),
    key(row, column + 1),
    key(row + 1, column + shift),
    key(row + 1, column + shift - 1),
    key(row, column - 1),
    key(row - 1, column + shift - 1),
  ];
}

/** One gap for a stretch of edge, also where it runs over the end of the list. */
function ringOf(row: number, column: number): (string | null)[] {
  const ring = around(row, column).filter((zone, at, all) => zone !== null || all.at(at - 1) !== null);
  return ring.map((zone) => (zone === null ? null : idOf(zone)));
}

function idOf(zone: string): string {
  return BASES[zone] ?? zone;
}

function zoneAt(row: number, column: number): ZoneData {
  const name = key(row, column) as string;
  const [victoryPoints, startControl] = SCORING[name] ?? [0];
  return {
    id: idOf(name),
    number: row * COLUMNS + column + 1,
    name: name.toUpperCase(),
    bank: row < 3 ? "north" : "south",
    terrain: TERRAIN[name] ?? [],
    victoryPoints,
    ...(startControl === undefined ? {} : { startControl }),
    basis: "estimate",
    ring: ringOf(row, column),
  };
}

function hasRoad(one: string, other: string): boolean {
  return ROADS.some(
    (road) => Math.abs(road.indexOf(one) - road.indexOf(other)) === 1 && road.includes(one) && road.includes(other),
  );
}

function borderOf(one: string, other: string): BorderData {
  const [kind, name] = CROSSINGS[`${one} ${other}`] ?? [one[0] === "c" && other[0] === "d" ? "river" : "land"];
  return {
    between: [idOf(one), idOf(other)],
    kind,
    road: hasRoad(one, other),
    ...(name === undefined ? {} : { name }),
    basis: "estimate",
  };
}

/** The field, or a copy with changes to zones, by id. */
export function testField(changes: Readonly<Record<string, Partial<ZoneData>>> = {}): ZoneGraphData {
  const zones: ZoneData[] = [];
  const borders: BorderData[] = [];
  for (let row = 0; row < ROWS.length; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const zone = zoneAt(row, column);
      zones.push({ ...zone, ...changes[zone.id] });
      const here = key(row, column) as string;
      for (const other of around(row, column)) {
        if (other !== null && other > here) borders.push(borderOf(here, other));
      }
    }
  }
  return { id: "test-field", name: "Test field", zones, borders };
}

export const FIELD = testField();

/** The field with zones that border on none, by id. */
export function fieldWithIslands(...islands: readonly string[]): ZoneGraphData {
  return {
    ...FIELD,
    zones: FIELD.zones.map((zone) => ({
      ...zone,
      ring: islands.includes(zone.id)
        ? [null]
        : zone.ring.map((near) => (near !== null && islands.includes(near) ? null : near)),
    })),
    borders: FIELD.borders.filter(({ between }) => !between.some((id) => islands.includes(id))),
  };
}
