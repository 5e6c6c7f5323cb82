import { HexGrid, type HexIndex, NOWHERE } from "@stonebridge/board";
import { describe, expect, test } from "vitest";
import {
  type ChiefPosting,
  type Deployment,
  type DeploymentMap,
  deploy,
  type Posting,
} from "../../../src/no-written-orders/situations/deployment.ts";
import { CONFEDERATE, UNION } from "../../../src/no-written-orders/measures.ts";

/** A plain of ten by ten hexes of 300 metres: a point’s latitude is its row, its longitude its column. */
const GRID = new HexGrid({ columns: 10, rows: 10 });

/** @param river the first column beyond a river, if there is one @param open hexes where units can stand, all of them where it is left out */
function plainOf({ river = 0, open }: { river?: number; open?: readonly string[] } = {}): DeploymentMap {
  return {
    metresPerHex: 300,
    hexAt: ({ latitude, longitude }) => (longitude < 10 && latitude < 10 ? longitude * 10 + latitude : NOWHERE),
    within: (hex, radius) => GRID.within(hex, radius),
    distance: (from, to) => GRID.distance(from, to),
    isOpen: (hex) => open === undefined || open.includes(GRID.ids[hex]),
    bankOf: (hex) => (GRID.columnOf(hex) < river ? 1 : 2),
    inContact: (one, other) => GRID.distance(one, other) <= 1,
    commands: (from, to, closed) => GRID.distance(from, to) <= 2 && !closed(to),
  };
}

/** A Union unit of strength 6 in the middle, E5, unless told. */
const unit = (more: Partial<Posting> & { readonly hex?: string } = {}): Posting => {
  const { hex = "E5", ...rest } = more;
  return { side: UNION, strength: 6, at: pointOf(hex), error: 300, chiefs: [], ...rest };
};
function pointOf(id: string) {
  const hex = GRID.known(id);
  return { latitude: GRID.rowOf(hex), longitude: GRID.columnOf(hex) };
}
const names = (hexes: readonly HexIndex[]) => hexes.map((hex) => (hex === NOWHERE ? "-" : GRID.ids[hex]));
function placed(
  postings: readonly Posting[],
  map = plainOf(),
  chiefs: readonly ChiefPosting[] = [],
): { readonly hexes: readonly string[]; readonly chiefs: readonly string[]; readonly deployment: Deployment } {
  const deployment = deploy(map, postings, chiefs);
  return { hexes: names(deployment.units), chiefs: names(deployment.chiefs), deployment };
}

describe("deployment", () => {
  test("a unit stands in the hex of its point", () => {
    expect(placed([unit(), unit({ hex: "A1" })])).toMatchObject({ hexes: ["E5", "A1"] });
  });

  test("off the map it stands nowhere, and that is told", () => {
    const { hexes, deployment } = placed([unit({ at: { latitude: 5, longitude: 50 } })]);
    expect(hexes).toEqual(["-"]);
    expect(deployment.troubles).toEqual([{ unit: 0, trouble: "off-map" }]);
  });

  test("NWO-5.3-a: 12 points stand in a hex; the strongest stay, the rest goes beside", () => {
    const { hexes, deployment } = placed([unit({ strength: 2 }), unit({ strength: 6 }), unit({ strength: 5 })]);
    expect(hexes).toEqual(["E4", "E5", "E5"]);
    expect(deployment.troubles).toEqual([]);
  });

  test("the surest are put first", () => {
    expect(placed([unit({ strength: 9, error: 700 }), unit({ strength: 4 })]).hexes).toEqual(["E4", "E5"]);
  });

  test("NWO-5.3-a: who finds no room within his error stands at his point, and that is told", () => {
    const crowd = Array.from({ length: 8 }, () => unit({ strength: 12 }));
    const { hexes, deployment } = placed(crowd);
    expect(new Set(hexes.slice(0, 7)).size).toBe(7);
    expect(hexes[7]).toBe("E5");
    expect(deployment.troubles).toEqual([{ unit: 7, trouble: "crowded" }]);
  });

  test("enemies do not stand together, nor in contact where the error lets them stand apart", () => {
    const enemy = unit({ side: CONFEDERATE, hex: "E6", error: 600 });
    const { hexes, deployment } = placed([unit(), enemy]);
    expect(hexes[0]).toBe("E5");
    expect(GRID.distance(GRID.known(hexes[0]), GRID.known(hexes[1]))).toBe(2);
    expect(deployment.troubles).toEqual([]);
  });

  test("contact that the sources force is told", () => {
    const { hexes, deployment } = placed([unit(), unit({ side: CONFEDERATE })]);
    expect(GRID.distance(GRID.known(hexes[0]), GRID.known(hexes[1]))).toBe(1);
    expect(deployment.troubles).toEqual([{ unit: 1, trouble: "contact" }]);
  });

  test("units keep to the bank of their point, or to the one that is theirs", () => {
    const map = plainOf({ river: 5 });
    expect(placed([unit({ strength: 12 }), unit({ strength: 11 })], map).hexes).toEqual(["E5", "E4"]);
    const [beyond] = placed([unit({ bank: 2 })], map).hexes;
    expect(["F4", "F5"]).toContain(beyond);
  });

  test("nobody stands where nobody can", () => {
    expect(placed([unit()], plainOf({ open: ["E4", "E7"] })).hexes).toEqual(["E4"]);
  });
});

describe("deployment of divisions", () => {
  test("NWO-12.13-c: units that must keep together are moved within their error", () => {
    const { hexes, deployment } = placed([
      unit({ hex: "E3", company: 1 }),
      unit({ hex: "E6", company: 1 }),
      unit({ hex: "E8" }),
    ]);
    expect(hexes).toEqual(["E4", "E6", "E8"]);
    expect(deployment.troubles).toEqual([]);
  });

  test("NWO-12.13-c: where they cannot, they start apart, and that is told", () => {
    const { hexes, deployment } = placed([unit({ hex: "E1", company: 1 }), unit({ hex: "E8", company: 1 })]);
    expect(hexes).toEqual(["E1", "E8"]);
    expect(deployment.troubles).toEqual([
      { unit: 0, trouble: "apart" },
      { unit: 1, trouble: "apart" },
    ]);
  });
});

describe("deployment of leaders", () => {
  test("a leader stands with his unit, or at his point", () => {
    const chiefs: readonly ChiefPosting[] = [
      { side: UNION, unit: 0 },
      { side: UNION, at: pointOf("B2") },
    ];
    expect(placed([unit({ hex: "C3" })], plainOf(), chiefs).chiefs).toEqual(["C3", "B2"]);
  });

  test("NWO-11.1-c: alone he keeps out of the enemy’s zones, with friends he does not", () => {
    const enemy = unit({ side: CONFEDERATE, hex: "E6" });
    const chief: readonly ChiefPosting[] = [{ side: UNION, at: pointOf("E5") }];
    const [alone] = placed([enemy], plainOf(), chief).chiefs;
    expect(GRID.distance(GRID.known(alone), GRID.known("E6"))).toBe(2);
    const beside = placed([enemy, unit()], plainOf({ open: ["E5", "E6"] }), chief);
    expect([beside.hexes, beside.chiefs]).toEqual([["E6", "E5"], ["E5"]]);
  });

  test("NWO-12.1-a NWO-12.1-f: who must be in command is moved within his error", () => {
    const chief: readonly ChiefPosting[] = [{ side: UNION, at: pointOf("E5") }];
    const { hexes, deployment } = placed([unit({ hex: "E8", chiefs: [0] }), unit({ hex: "E8" })], plainOf(), chief);
    expect(hexes).toEqual(["E7", "E8"]);
    expect(deployment.troubles).toEqual([]);
  });

  test("NWO-12.1-f: beyond that he starts out of command, and that is told", () => {
    const chief: readonly ChiefPosting[] = [{ side: UNION, at: pointOf("E1") }];
    const { hexes, deployment } = placed([unit({ hex: "E8", chiefs: [0] })], plainOf(), chief);
    expect(hexes).toEqual(["E8"]);
    expect(deployment.troubles).toEqual([{ unit: 0, trouble: "uncommanded" }]);
  });

  test("NWO-12.1-a: one of several leaders is enough, and who leads is not moved", () => {
    const chiefs: readonly ChiefPosting[] = [
      { side: UNION, at: pointOf("A1") },
      { side: UNION, unit: 0 },
    ];
    expect(placed([unit({ chiefs: [0, 1] })], plainOf(), chiefs).deployment.troubles).toEqual([]);
    expect(placed([unit({ chiefs: [0] })], plainOf(), chiefs).deployment.troubles).toEqual([
      { unit: 0, trouble: "uncommanded" },
    ]);
  });
});
