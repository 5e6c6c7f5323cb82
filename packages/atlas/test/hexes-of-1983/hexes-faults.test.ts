import { HexGrid, NOWHERE, type HexIndex, type Point } from "@stonebridge/board";
import { describe, expect, it } from "vitest";
import { RubberSheet } from "../../src/geography/index.ts";
import { floodBanks } from "../../src/hexes/banks.ts";
import { crossingPoint } from "../../src/hexes/crossing-point.ts";
import { followLine } from "../../src/hexes/follow.ts";
import { nearestOnSide } from "../../src/hexes/hex-shape.ts";
import {
  BULL_RUN_1983_MAP,
  deriveHexMap,
  layHexGround,
  type HexGroundPlan,
  type HexLine,
} from "../../src/hexes/index.ts";
import { anchorOn } from "../../src/hexes/lay-line.ts";
import { WideGrid } from "../../src/hexes/wide-grid.ts";
import { geography } from "../geography/battlefield.ts";

const { ground: plan } = BULL_RUN_1983_MAP;
const layWith = (fault: Partial<HexGroundPlan>) =>
  layHexGround({ ...plan, waters: [], ways: [], addedWays: [], crossings: [], ...fault }, geography);
const [bullRun] = plan.waters;

/** A map of five columns and five rows. */
const small = new HexGrid({ columns: 5, rows: 5 });
const wide = new WideGrid(small);
const at = (id: string): Point => wide.centre(wide.known(id));
const free = { through: [], allowed: () => true, mayCross: () => true };
const names = (hexes: readonly HexIndex[]): string[] => [...new Set(hexes.map((hex) => wide.nameOf(hex)))];

describe("a rubber sheet", () => {
  it("refuses pins on one line", () => {
    const pins = [0, 1, 2].map((x): { from: Point; to: Point } => ({ from: [x * 100, 0], to: [x, 0] }));
    expect(() => new RubberSheet(pins)).toThrow("three pins that are not on one line");
  });

  it("carries what lies between its pins along with them", () => {
    const corners: Point[] = [
      [0, 0],
      [1000, 0],
      [0, 1000],
      [1000, 1000],
    ];
    const sheet = new RubberSheet(corners.map(([x, y]) => ({ from: [x, y], to: [x / 100 + 3, y / 50] })));
    const [x, y] = sheet.at([250, 500]);
    expect([x.toFixed(9), y.toFixed(9)]).toEqual(["5.500000000", "10.000000000"]);
  });
});

describe("following a line over hexes", () => {
  const line = Array.from({ length: 60 }, (_, step): Point => {
    const [from, to] = [at("A1"), at("E3")];
    return [from[0] + ((to[0] - from[0]) * step) / 59, from[1] + ((to[1] - from[1]) * step) / 59];
  });

  it("takes the hexes under it, without corners that are hardly cut", () => {
    expect(names(followLine("Line", line, wide, free))).toEqual(["A1", "B1", "C2", "D2", "E3"]);
  });

  it("comes through a hex beside it that it must come through, and keeps out of one that is closed", () => {
    const inside = (hex: HexIndex): boolean => wide.toMap(hex) !== NOWHERE && hex !== wide.known("B1");
    const hexes = followLine("Line", line, wide, { ...free, through: [wide.known("C1")], allowed: inside });
    expect(names(hexes)).toContain("C1");
    expect(names(hexes)).not.toContain("B1");
    for (let index = 1; index < hexes.length; index++) {
      expect(wide.grid.distance(hexes[index - 1], hexes[index])).toBeLessThanOrEqual(1);
    }
  });

  it("goes round a hexside that it may not cross", () => {
    const closed = new Set(["A1-B1", "B1-C2"]);
    const mayCross = (from: HexIndex, to: HexIndex): boolean => !closed.has(`${wide.nameOf(from)}-${wide.nameOf(to)}`);
    const hexes = followLine("Line", line, wide, { ...free, mayCross });
    const crossed = hexes.slice(1).map((hex, index) => `${wide.nameOf(hexes[index])}-${wide.nameOf(hex)}`);
    expect(crossed.filter((side) => closed.has(side))).toEqual([]);
    expect(names(hexes).at(-1)).toBe("E3");
  });

  it("runs out over hexes beyond the edge, which have no names", () => {
    const out = [...line, [at("E3")[0] + 1.8, at("E3")[1]] as const];
    expect(names(followLine("Line", out, wide, free))).toContain("E3");
    expect(wide.nameOf(wide.at([-2, 2]))).toBe("a hex beyond the edge");
  });

  it("says which hex is too far away", () => {
    expect(() => followLine("Line", line, wide, { ...free, through: [wide.known("A5")] })).toThrow(
      "Line cannot come through A5",
    );
  });

  it("says where every hex is closed", () => {
    const allowed = (hex: HexIndex): boolean => names([hex])[0].startsWith("A");
    expect(() => followLine("Line", line, wide, { ...free, allowed })).toThrow(/Line finds no allowed hex near [D-E]/);
  });

  it("refuses a line that runs far beyond the map", () => {
    expect(() => followLine("Line", [[500, 500]], wide, free)).toThrow("runs beyond the hexes round the map");
  });

  it("keeps gates clear of corners", () => {
    const [x, y] = nearestOnSide([9, -9], [0, 0], 0, 0.14);
    expect(y).toBeCloseTo(-0.5);
    expect(x).toBeCloseTo((0.5 - 0.14) / Math.sqrt(3));
  });
});

describe("flooding the banks", () => {
  const column = (letter: string): ReadonlySet<HexIndex> =>
    new Set([1, 2, 3, 4, 5].map((row) => small.known(`${letter}${row}`)));
  const banks = [
    { letter: "w", name: "west", seed: small.known("A1") },
    { letter: "e", name: "east", seed: small.known("E1") },
  ];

  it("parts a map along a river", () => {
    const river = column("C");
    expect(floodBanks(small, (hex) => river.has(hex), banks).join("")).toBe("wwwwwwwwww.....eeeeeeeeee");
  });

  it("finds the gap in a river", () => {
    const river = new Set([...column("C")].slice(1));
    expect(() => floodBanks(small, (hex) => river.has(hex), banks)).toThrow("the dividing river has a gap");
  });

  it("finds land that is cut off", () => {
    const rivers = new Set([...column("B"), ...column("D")]);
    expect(() => floodBanks(small, (hex) => rivers.has(hex), banks)).toThrow("C1 is cut off");
  });
});

describe("laying the ground refuses", () => {
  it("a water that does not come to the map", () => {
    expect(() =>
      layWith({
        waters: [{ line: "S17", use: "stream" }],
        shape: { columns: 3, rows: 3 },
        sheet: { ...plan.sheet, controlPoints: [] },
      }),
    ).toThrow("Broad Run (Bristoe) (S17) does not come to the map");
  });

  it("a way that does not come to the map", () => {
    expect(() => layWith({ ways: [{ line: "D26", use: "minor" }] })).toThrow("(D26) does not come to the map");
  });

  it("an added way on a line that is not laid", () => {
    const added = { id: "spur", name: "Spur", use: "minor", hexes: ["A1", "A2"], from: "T9", reason: "None." } as const;
    expect(() => layWith({ addedWays: [added] })).toThrow("The added way spur ends on T9, which is not laid before it");
  });

  it("a crossing of a way that is not laid, or that does not meet the water there", () => {
    const crossing = { ...plan.crossings[0], ways: ["D99"] };
    expect(() => layWith({ waters: [bullRun], crossings: [crossing] })).toThrow("names the way D99, which is not laid");
    const elsewhere: HexLine = { id: "D99", name: "Road", kind: "road", use: "minor", course: [], legs: [] };
    expect(() => crossingPoint(crossing, new Map([["D99", elsewhere]]), new WideGrid(new HexGrid(plan.shape)))).toThrow(
      "No way of the crossing in Q2 meets the water there",
    );
  });

  it("a mouth in a hex to which the other water does not come", () => {
    const stream = { line: "S4", use: "stream", endsIn: "A1", reason: "Nothing of the kind." } as const;
    expect(() => layWith({ waters: [bullRun, stream] })).toThrow(
      "does not come to the hex in which another is to join it",
    );
    expect(() => anchorOn({ name: "Run", id: "R", raw: [], hexes: [], places: [] } as never, [0, 0])).toThrow(
      "Run (R)",
    );
  });
});

describe("an added way", () => {
  const hexes = ["A3", "A2", "A1"] as const;
  const added = { id: "spur", name: "Spur", use: "minor", hexes, reason: "None." } as const;

  it("begins and ends in the middle of its hexes, or over the edge of the map", () => {
    const inner = layWith({ addedWays: [added] }).lines.get("spur")!;
    const outer = layWith({
      addedWays: [{ ...added, to: { hex: "A1", towards: 0 }, from: { hex: "A3", towards: 5 } }],
    });
    const hexesOf = (line: HexLine): (string | undefined)[] =>
      [...new Set(line.legs)].map((hex) => outer.grid.ids[outer.wide.toMap(hex)]);
    expect(hexesOf(inner)).toEqual([...hexes]);
    expect(hexesOf(outer.lines.get("spur")!)).toEqual(expect.arrayContaining([...hexes]));
    expect(outer.lines.get("spur")!.course[0][0]).toBeLessThan(0);
  });
});

describe("deriving the data", () => {
  const ground = layWith({ waters: [bullRun] });
  const base = { ...BULL_RUN_1983_MAP, ground: { ...plan, crossings: [] }, overrides: [] };

  it("takes woods away where the plan says so", () => {
    const before = deriveHexMap(base, ground).woods;
    const cleared = { feature: "woods", value: false, hexes: [before[0]], reason: "A clearing." } as const;
    const after = deriveHexMap({ ...base, overrides: [cleared] }, ground);
    expect(after.woods).toEqual(before.slice(1));
    expect(after.overrides.at(-1)).toEqual({ hex: before[0], feature: "woods", value: false, reason: "A clearing." });
  });
});
