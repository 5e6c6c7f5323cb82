import { TERRAIN, type Terrain } from "@stonebridge/board";
import { describe, expect, test } from "vitest";
import {
  COMPLIANCE_SHIFTS,
  complianceAt,
  complianceColumn,
  slower,
} from "../../../src/no-written-orders/tables/compliance-table.ts";
import { CONFIDENCE } from "../../../src/no-written-orders/tables/confidence-table.ts";
import { clampedRoll, hitsOf, LAST_ROW } from "../../../src/no-written-orders/tables/fire-table.ts";
import { staysHidden } from "../../../src/no-written-orders/tables/hiding-table.ts";
import { initiativeResult } from "../../../src/no-written-orders/tables/initiative-table.ts";
import { DEFAULT_MORALE, MORALE_MODIFIERS } from "../../../src/no-written-orders/tables/morale-modifiers.ts";
import * as measures from "../../../src/no-written-orders/measures.ts";
import * as ranges from "../../../src/no-written-orders/tables/ranges.ts";
import {
  givesCover,
  HEXSIDE_ROWS,
  TERRAIN_ROWS,
  type TerrainRow,
} from "../../../src/no-written-orders/tables/terrain-table.ts";

/** As printed: strength, then hits on 2 to 12. */
const FIRE = `
 1 | 0|0|0|0|0|0|0|0|1|1|1
 2 | 0|0|0|0|0|0|0|1|1|1|2
 3 | 0|0|0|0|0|0|1|1|1|2|2
 4 | 0|0|0|0|0|1|1|1|2|2|2
 5 | 0|0|0|0|0|1|1|1|2|2|3
 6 | 0|0|0|0|1|1|1|2|2|2|3
 7 | 0|0|0|0|1|1|1|2|2|3|4
 8 | 0|0|0|0|1|1|2|2|3|3|4
 9 | 0|0|0|1|1|1|2|2|3|3|4
10 | 0|0|0|1|1|2|2|3|3|4|5
11 | 0|0|0|1|1|2|2|3|4|4|5
12 | 0|0|1|1|1|2|2|3|4|4|5
13 | 0|0|1|1|2|2|3|3|4|4|6
14 | 0|0|1|1|2|2|3|3|4|5|6
15 | 0|0|1|1|2|2|3|4|4|5|6
16 | 0|1|1|1|2|3|3|4|5|5|6
17 | 0|1|1|2|2|3|3|4|5|5|7
18 | 0|1|1|2|2|3|4|4|5|6|7
19 | 0|1|1|2|3|3|4|4|5|6|7
20 | 0|1|1|2|3|3|4|5|5|6|8
21 | 0|1|2|2|3|4|4|5|5|6|8
22 | 0|1|2|2|3|4|4|5|6|7|8
23 | 0|1|2|3|3|4|4|5|6|7|9
24 | 1|1|2|3|3|4|5|5|6|7|9`;

/** Chances of 2 to 12 with two dice, in 36ths. */
const WEIGHTS = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];

describe("fire table", () => {
  const rows = FIRE.trim()
    .split("\n")
    .map((line) => line.split("|").map(Number));

  test("NWO-TF: 24 rows of 11 results", () => {
    expect(rows).toHaveLength(24);
    expect(LAST_ROW).toBe(24);
    for (const row of rows) expect(row).toHaveLength(12);
  });

  for (const [strength, ...hits] of rows)
    for (const [at, expected] of hits.entries())
      test(`NWO-TF-a NWO-7.1-a: strength ${strength}, roll ${at + 2}`, () => {
        expect(hitsOf(strength, at + 2)).toBe(expected);
      });

  test("NWO-TF-a NWO-RUL076: no strength, no hit", () => {
    for (let roll = 2; roll <= 12; roll++) expect(hitsOf(0, roll)).toBe(0);
  });

  test("NWO-TF: more strength or a better roll never hits less, about one hit for six points", () => {
    for (let strength = 1; strength <= 24; strength++) {
      const hits = WEIGHTS.map((_, at) => hitsOf(strength, at + 2));
      for (const [at, one] of hits.entries()) {
        expect(one).toBeGreaterThanOrEqual(hitsOf(strength - 1, at + 2));
        expect(one).toBeGreaterThanOrEqual(at === 0 ? 0 : hits[at - 1]);
      }
      const mean = hits.reduce((sum, one, at) => sum + one * WEIGHTS[at], 0) / 36 / strength;
      expect(mean).toBeGreaterThan(0.15);
      expect(mean).toBeLessThan(0.19);
    }
  });

  test.each([
    ["TV-001", 8, 8, 2],
    ["TV-002", 1, 9, 0],
    ["TV-002", 1, 10, 1],
    ["TV-003", 13, 12, 6],
    ["TV-004", 30, 7, 5],
    ["TV-005", 25, 9, 5],
    ["TV-006", 48, 10, 12],
    ["TV-007", 55, 6, 7],
    ["TV-008", 10, 11 + 2, 5],
    ["TV-009", 24, 3 - 2, 1],
    ["TV-009", 23, 3 - 2, 0],
  ])(
    "%s NWO-7.1-h NWO-TF-b NWO-RUL075 NWO-RUL077: strength %i, modified roll %i: %i hits",
    (_, strength, roll, hits) => {
      expect(hitsOf(strength, roll)).toBe(hits);
    },
  );

  test("NWO-7.1-f NWO-RUL075: a modified roll ends at 2 and 12", () => {
    expect([-3, 1, 2, 7, 12, 13, 17].map(clampedRoll)).toEqual([2, 2, 2, 7, 12, 12, 12]);
  });
});

/** Results by rating 0 to 4 and two dice 2 to 12: bad move, no effect, acts; `r` acts from Reserve alone. */
const INITIATIVE = ["bbbbbbnnnra", "bbbbbnnnraa", "bbbbnnnraaa", "bbnnnraaaaa", "bnnraaaaaaa"];

describe("initiative table", () => {
  for (const [rating, row] of INITIATIVE.entries())
    for (const [at, cell] of [...row].entries())
      test(`NWO-TI NWO-TI-a NWO-TI-b NWO-12.11-c NWO-12.11-f: rating ${rating}, roll ${at + 2}`, () => {
        const plain = cell === "b" ? "bad-move" : cell === "a" ? "acts" : "no-effect";
        expect(initiativeResult(rating, at + 2, false)).toBe(plain);
        expect(initiativeResult(rating, at + 2, true)).toBe(cell === "r" ? "acts" : plain);
      });

  test("NWO-TI-a: beyond the table the last column holds", () => {
    expect(initiativeResult(5, 6, false)).toBe("acts");
    expect(initiativeResult(-1, 11, false)).toBe("no-effect");
  });
});

/** Results by column −1 to 8 and two dice 2 to 12: `6`, `5`, `4` for R6, R5, R4. */
const COMPLIANCE = [
  "66655554444",
  "66655544444",
  "6655554444C",
  "665555444CC",
  "665554444CC",
  "65554444CCC",
  "55544444CCC",
  "5554444CCCC",
  "555444CCCCC",
  "55544CCCCCC",
];

describe("compliance table", () => {
  for (const [at, row] of COMPLIANCE.entries())
    for (const [index, cell] of [...row].entries())
      test(`NWO-TC NWO-TC-a NWO-12.7-b NWO-RUL173: column ${at - 1}, roll ${index + 2}`, () => {
        expect(complianceAt(at - 1, index + 2)).toBe(cell === "C" ? "C" : `R${cell}`);
      });

  test("NWO-TC-b: beyond the table the outermost column holds", () => {
    expect([-4, -2, -1, 0, 8, 9, 12].map(complianceColumn)).toEqual([-1, -1, -1, 0, 8, 8, 8]);
  });

  test("NWO-14.2-a NWO-TC-c: demoralised leaders are one result slower", () => {
    expect((["C", "R4", "R5", "R6"] as const).map(slower)).toEqual(["R4", "R5", "R6", "R6"]);
  });

  test("NWO-TS: shifts", () => {
    expect(COMPLIANCE_SHIFTS).toEqual({
      onReserve: 1,
      attackOrProbe: -2,
      faceToFace: 1,
      divisionOrCavalry: 1,
      generalRetreat: 1,
    });
  });
});

describe("terrain table", () => {
  /** Percent taken from an assault, a bombardment and a charge; 100 not allowed. */
  const HEXES: Readonly<Record<Terrain, string>> = {
    clear: "0 0 0",
    "wood town": "0 0 50",
    town: "25 75 50",
    fort: "50 100 100",
    woods: "0 50 75",
    embankment: "25 0 0",
  };
  const TERRAINS = Object.keys(HEXES) as Terrain[];
  const percents = ({ assault, bombardment, charge }: TerrainRow) =>
    [assault, bombardment, charge].map((quarters) => 100 - quarters * 25).join(" ");

  test.each(TERRAINS)("NWO-TT NWO-TT-a NWO-7.6-g NWO-DS1: into %s", (terrain) => {
    expect(percents(TERRAIN_ROWS[TERRAIN[terrain]])).toBe(HEXES[terrain]);
  });

  test.each([
    ["stream", "25 0 25"],
    ["crest", "25 100 0"],
    ["bridge", "50 0 100"],
  ] as const)("NWO-TT: over a hexside with a %s", (side, printed) => {
    expect(percents(HEXSIDE_ROWS[side])).toBe(printed);
  });

  test("NWO-6.3-d NWO-RUL067: town, fort, woods and embankment are cover; a wood town where charges are allowed", () => {
    const covers = (charges: boolean) => TERRAINS.filter((terrain) => givesCover(TERRAIN[terrain], charges));
    expect(covers(false)).toEqual(["town", "fort", "woods", "embankment"]);
    expect(covers(true)).toEqual(["wood town", "town", "fort", "woods", "embankment"]);
  });
});

describe("other tables", () => {
  test("NWO-TQ: confidence", () => {
    expect(CONFIDENCE).toEqual({ steadyAttack: 3, demoralisedAttack: 0, objectiveHeld: 1, demoralisedDefence: 2 });
  });

  test("NWO-TM NWO-2.2-d NWO-2.2-e NWO-2.2-f NWO-2.2-g: modifiers of morale", () => {
    expect(MORALE_MODIFIERS).toEqual({
      stepLost: -1,
      demoralised: -1,
      exhausted: -2,
      lowAmmo: -1,
      supported: 1,
      reserve: -1,
      artilleryFire: -1,
      flanked: -2,
      cover: 1,
      enemyBeside: -1,
    });
  });

  test("NWO-2.2-a NWO-2.2-b: base morale", () => {
    expect(DEFAULT_MORALE).toEqual({ infantry: 4, cavalry: 4, foot: 5, horse: 5 });
  });

  test("NWO-TR: ranges, movement in half points", () => {
    expect([measures.COMMAND_RANGE, measures.AIDE_RANGE, measures.ORDER_RANGE]).toEqual([6, 12, 20]);
    expect([measures.TARGET_SEPARATION, measures.RADIUS, measures.STACKING_LIMIT]).toEqual([10, 2, 12]);
    expect({ ...ranges }).toEqual({
      BAD_COMPANY: 5,
      DEFAULT_RANGES: { artillery: 3, lineOfSight: 5, extendedSight: { day: 8, rain: 4, night: 1 } },
      HEADQUARTERS_MOVEMENT: 5,
      TRAIN_MOVEMENT: 3,
    });
  });

  test.each([
    [1, "HHHHHH"],
    [2, "HHHHRR"],
    [3, "HHHRRR"],
    [7, "HHHRRR"],
  ])("TV-139 NWO-TH NWO-19.7.2-b NWO-19.7.3-d: turn %i of hiding", (turn, row) => {
    for (const [at, cell] of [...row].entries()) expect(staysHidden(turn, at + 1)).toBe(cell === "H");
  });
});
