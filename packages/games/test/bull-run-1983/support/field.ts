import { HexGrid, type HexId, type HexMapData, type HexPair, HexPaths, MAY_PASS } from "@stonebridge/board";

/** The grid of the printed map, so that rules are proved in the hexes that the rulebook names. */
const GRID = new HexGrid({ columns: 55, rows: 35 });

/** Course of Bull Run through every hex that the text fixes; fords and bridges are told apart below. */
const BULL_RUN =
  "O1 P1 Q2 Q3 Q4 R4 S5 T5 U6 V6 W7 X7 Y8 Z8 Z9 Z10 Z11 AA12 AA13 BB13 CC14 DD14 DD15 DD16 DD17 EE18 FF18 GG19 HH18 II18 JJ18 KK18 KK17 LL16 MM16 NN16 OO17 OO18 PP18 QQ19 RR19 RR20 RR21 RR22 SS23 SS24 TT24 TT25 TT26 UU27 UU28 VV28 WW29 WW30 WW31 VV31 VV32 UU33 TT33 TT34";
const CUB_RUN = "KK5 KK6 JJ6 JJ7 JJ8 JJ9 JJ10 II11 II12 II13 JJ13 JJ14 JJ15 II16 II17 II18";
const CATHARPIN = "I4 J4 K4 L4 M4 N3 O3 P3 Q4";

const FORDS: Readonly<Record<HexId, readonly [name: string | undefined, water: string]>> = {
  Q2: ["Sudley Ford", "Bull Run"],
  P3: ["Sudley Springs Ford", "Catharpin Creek"],
  X7: ["Farm Ford", "Bull Run"],
  AA13: ["Lewis Ford", "Bull Run"],
  DD14: ["Ball's Ford", "Bull Run"],
  EE18: ["Island Ford", "Bull Run"],
  KK18: ["Mitchell's Ford", "Bull Run"],
  MM16: ["Blackburn's Ford", "Bull Run"],
  QQ19: ["McLean's Ford", "Bull Run"],
  WW30: ["Union Mills Ford", "Bull Run"],
  JJ10: [undefined, "Cub Run"],
  II11: [undefined, "Cub Run"],
  JJ15: [undefined, "Cub Run"],
};
const BRIDGES: Readonly<Record<HexId, readonly [name: string, water: string]>> = {
  Z8: ["Stone Bridge", "Bull Run"],
  JJ7: ["Cub Run Bridge", "Cub Run"],
};

/** Crossings and places that the order of battle names, by the ids that maps give them. */
const PLACES: Readonly<Record<string, HexId>> = {
  "farm-ford": "X7",
  "stone-bridge": "Z8",
  "lewis-ford": "AA13",
  "balls-ford": "DD14",
  "mitchells-ford": "KK18",
  "blackburns-ford": "MM16",
  "mcleans-ford": "QQ19",
  "union-mills-ford": "WW30",
  "manassas-junction": "EE34",
};

const GOALS: HexMapData["goals"] = [
  { hex: "QQ5", kind: "base", side: "union" },
  { hex: "RR5", kind: "base", side: "union" },
  { hex: "FF32", kind: "base", side: "confederate" },
  { hex: "GG32", kind: "base", side: "confederate" },
  { hex: "S29", kind: "star" },
  { hex: "QQ23", kind: "star" },
  { hex: "QQ32", kind: "star" },
  { hex: "UU28", kind: "trestle" },
];

/** The hexes of a list of coordinates. */
export function hexes(list: string): HexId[] {
  return list.split(" ");
}

/** The hexsides of a way from hex to hex: `way("S10 S11 S12")` has two. */
export function way(list: string): HexPair[] {
  const ids = hexes(list);
  return ids.slice(1).map((id, at) => [ids[at] as HexId, id]);
}

export function grid(): HexGrid {
  return GRID;
}

/** Everything a map can have beside open land. */
export type Features = Partial<Omit<HexMapData, "columns" | "rows" | "lowerColumns">>;

/**
 * Open land from A1 to CCC35: bases, stars and crossings where the rulebook has them, nothing else unless given. A river that
 * is given divides the banks where it is called Bull Run by `divide`; without one, columns A to Z are the Confederate bank.
 * @param divide the hexes between the banks
 */
export function blank(features: Features = {}, divide: readonly HexId[] = []): HexMapData {
  return {
    id: "test-field",
    name: "Test field",
    columns: GRID.columns,
    rows: GRID.rows,
    metresPerHex: 305,
    unplayable: [],
    river: ["UU28"],
    fords: [],
    bridges: [],
    stream: [],
    woods: [],
    slope: [],
    towns: [],
    crests: [],
    streamSides: [],
    majorRoads: [],
    minorRoads: [],
    railroads: [],
    routeLinks: [],
    bankNames: { u: "union", c: "confederate" },
    places: Object.entries(PLACES).map(([id, hex]) => ({ id, name: id, hex })),
    goals: GOALS,
    overrides: [],
    basis: {},
    ...features,
    banks: features.banks ?? banksOf(divide, features.unplayable ?? []),
  };
}

/** Letters of the banks: what is joined to the north-eastern corner without crossing the water between is the Union's. */
function banksOf(divide: readonly HexId[], unplayable: readonly HexId[]): string[] {
  const letters = GRID.ids.map(() => "c");
  if (divide.length === 0) {
    for (let hex = 26 * GRID.rows; hex < GRID.size; hex++) letters[hex] = "u";
  } else {
    const gates = new Uint8Array(GRID.size).fill(MAY_PASS);
    for (const id of [...divide, ...unplayable]) gates[GRID.known(id)] = 0;
    const paths = new HexPaths(GRID.neighbours);
    const count = paths.reach(GRID.known("CCC1"), 200, gates);
    for (const hex of paths.reached.subarray(0, count)) letters[hex] = "u";
  }
  for (const id of [...divide, ...unplayable]) letters[GRID.known(id)] = ".";
  const text = letters.join("");
  return Array.from({ length: GRID.columns }, (_, column) => text.slice(column * GRID.rows, (column + 1) * GRID.rows));
}

/** Hexsides of the shortest ways that join these hexes in turn, never over a river hex. */
function road(list: string, rivers: ReadonlySet<HexId>): HexPair[] {
  const gates = Uint8Array.from(GRID.ids, (id) => (rivers.has(id) ? 0 : MAY_PASS));
  const paths = new HexPaths(GRID.neighbours);
  const stops = hexes(list);
  return stops.slice(1).flatMap((stop, at) => {
    const from = stops[at] as HexId;
    paths.reach(GRID.known(from), 100, gates);
    const passed = paths.wayTo(GRID.known(stop)).map((hex) => GRID.ids[hex] as HexId);
    return way([from, ...passed].join(" "));
  });
}

/** The pairs without those that stand in an earlier list, or twice. */
function without(pairs: readonly HexPair[], taken: readonly HexPair[]): HexPair[] {
  const known = new Set(taken.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
  return pairs.filter(([a, b]) => {
    if (known.has(`${a} ${b}`)) return false;
    known.add(`${a} ${b}`).add(`${b} ${a}`);
    return true;
  });
}

/** The country of the rulebook's examples: rivers, crossings, roads, and the hill of the terrain figure at QQ18. */
function country(): HexMapData {
  const crossings = new Set([...Object.keys(FORDS), ...Object.keys(BRIDGES)]);
  const river = [...new Set([BULL_RUN, CUB_RUN, CATHARPIN].flatMap(hexes))].filter((id) => !crossings.has(id));
  const rivers = new Set(river);
  const majorRoads = without(
    [
      ...road("CCC5 RR5 QQ5 JJ7 II7 AA8 Z8 Y9 S11 N13 A17", rivers),
      ...road("P3 P2", rivers),
      ...road("P3 Q5 Q10 S11", rivers),
      ...road("S11 S12 S16 S28 EE34", rivers),
    ],
    [],
  );
  const minorRoads = without(
    [
      ...road("R1 Q2 P2", rivers),
      ...road("DD1 DD2 II7", rivers),
      ...road("QQ5 OO12 MM16 LL20 GG32 EE34", rivers),
      ...road("OO12 KK18 LL20", rivers),
      ...road("QQ5 QQ19 QQ23", rivers),
      ...road("CCC35 CCC34 ZZ30 XX29 WW30 UU30 QQ32 EE34", rivers),
    ],
    majorRoads,
  );
  const railroads = without(
    [...road("A18 S29 EE34", rivers), ...road("CC35 EE34", rivers), ...way("TT27 UU28"), ...way("UU28 VV27")],
    [],
  );
  return blank(
    {
      unplayable: ["TT35"],
      river,
      fords: Object.entries(FORDS).map(([hex, [name, water]]) => ({
        hex,
        water,
        ...(name === undefined ? {} : { name }),
      })),
      bridges: Object.entries(BRIDGES).map(([hex, [name, water]]) => ({ hex, name, water })),
      stream: hexes("R12 S12 S11"),
      streamSides: way("R12 S12 S11"),
      woods: hexes("RR17 W11 W12 NN14 U7 T7"),
      slope: hexes("QQ17 QQ19 RR17 R14 S15 U13"),
      crests: [
        ["QQ18", "QQ17"],
        ["QQ18", "QQ19"],
        ["QQ18", "RR17"],
        ["R15", "R14"],
        ["R15", "S15"],
        ["U12", "U13"],
      ],
      towns: [
        { name: "Centreville", hexes: ["QQ5", "RR5"] },
        { name: "Manassas", hexes: ["FF32", "GG32"] },
      ],
      majorRoads,
      minorRoads,
      railroads,
      routeLinks: [["R1", "DD1"]],
    },
    hexes(BULL_RUN),
  );
}

/**
 * The field on which most rules are proved. Bull Run from O1 to TT34 with fords Q2 X7 AA13 DD14 EE18 KK18 MM16 QQ19 WW30, the
 * Stone Bridge at Z8 and the TRESTLE's place UU28; Cub Run with fords JJ10 II11 JJ15 and the pike's bridge JJ7; the pike
 * (major) CCC5 - Centreville - II7 - Z8 - S11 - A17; streams S11 S12 R12; woods RR17 W11 W12 NN14 U7 T7; hilltops QQ18 R15 U12.
 */
export const FIELD = country();
