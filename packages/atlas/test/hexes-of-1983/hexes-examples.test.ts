import { describe, expect, it } from "vitest";
import { HexPaths } from "@stonebridge/board";
import { apart, bankOf, commandPath, grid, hex, map, routesTo, uphill, waterIn, wayCost } from "./hexes-of-1983.ts";

const centreville = ["QQ5", "RR5"];
const farFrom = (enemy: string) => (at: number) => grid.distance(at, hex(enemy)) >= 5;

describe("what the worked examples ask of the map", () => {
  it("X-01: Keyes sets up in CC2, five from Terry, next to the road of DD2 that leads to Centreville clear of him", () => {
    expect(apart("CC2", "BB6")).toBe(5);
    const route = routesTo(centreville, farFrom("BB6"));
    expect(["DD2", "II7"].map((id) => route.has(hex(id)))).toEqual([true, true]);
    expect([apart("CC2", "DD2"), apart("DD2", "BB6"), apart("II7", "BB6")]).toEqual([1, 5, 7]);
  });

  it("X-02: CC3 is too near", () => expect(apart("CC3", "BB6")).toBe(4));

  it("X-03: McDowell reaches Tyler and Porter in two steps", () => {
    expect([commandPath("CC12", "AA13"), commandPath("CC12", "DD13")]).toEqual([2, 2]);
  });

  it("X-04: McDowell does not reach Sherman, whose path would go through the ford", () => {
    expect(apart("CC12", "AA14")).toBeLessThanOrEqual(4);
    expect(commandPath("CC12", "AA14")).toBeUndefined();
  });

  it("X-05: Tyler reaches Sherman and the 1st Connecticut", () => {
    expect([commandPath("AA13", "AA14"), commandPath("AA13", "BB14")]).toEqual([1, 2]);
  });

  it("X-06: Sherman reaches the 79th New York in exactly four", () => expect(commandPath("AA14", "AA18")).toBe(4));

  it("X-07: Porter reaches the 14th New York next to him", () => expect(commandPath("DD13", "DD14")).toBe(1));

  it("X-08: Richardson reaches the 1st Massachusetts", () => expect(commandPath("CC17", "BB17")).toBe(1));

  it("X-09: Miles reaches Davies and the 32nd New York, Davies the 32nd", () => {
    expect([commandPath("CC17", "BB15"), commandPath("CC17", "CC15"), commandPath("BB15", "CC15")]).toEqual([2, 2, 1]);
  });

  it("X-10: no path from Franklin to McDowell", () => expect(commandPath("CC16", "CC12")).toBeUndefined());

  it("X-11: BB12 touches McDowell's hex; Tyler and Porter are near", () => {
    expect(apart("BB12", "CC12")).toBe(1);
    expect([commandPath("AA13", "BB12"), commandPath("DD13", "BB12")]).toEqual([1, 2]);
  });

  it("X-14: infantry goes from the road by Sudley Ford over it to P2 for four points", () => {
    expect(wayCost(["R1", "Q2", "P2"], "other")).toBe(24);
  });

  it("X-15: a battery goes the same way for three", () => expect(wayCost(["R1", "Q2", "P2"], "battery")).toBe(18));

  it("X-16: Burnside goes on to P3 for five and a half", () => {
    expect(wayCost(["R1", "Q2", "P2", "P3"], "other")).toBe(33);
  });

  it("X-17: infantry that starts in the ford goes to P3 for three and a half", () => {
    expect(wayCost(["Q2", "P2", "P3"], "other")).toBe(21);
  });

  it("X-19: Harrison goes from S10 to Q13 for five and a half", () => {
    expect(wayCost(["S10", "S11", "S12", "R12", "Q13"], "other")).toBe(33);
  });

  it("X-21: beside Farm Ford and the Stone Bridge lies clear ground for an ABATIS next to a ford, without a road between", () => {
    const beside = [...grid.ring(hex("X7"), 1)].filter((at) => {
      const hexside = grid.hexside(at, hex("X7"));
      return map.water[at] === 1 && map.woods[at] === 0 && map.stream[at] === 0 && map.road[hexside] === 0;
    });
    expect(beside.length).toBeGreaterThan(0);
  });

  it("X-24: QQ18 is uphill of all three attackers", () => {
    expect(["QQ19", "RR17", "QQ17"].map((id) => uphill("QQ18", id))).toEqual([true, true, true]);
    expect([waterIn("QQ19"), map.woods[hex("RR17")], map.woods[hex("QQ18")]]).toEqual([2, 1, 0]);
  });

  it("X-25: QQ18 is not uphill of PP17", () => expect(uphill("QQ18", "PP17")).toBe(false));

  it("X-33, X-34: T16 touches U17 only, U16 also V16", () => {
    expect([apart("T16", "U17"), apart("T16", "V16")]).toEqual([1, 2]);
    expect([apart("U16", "U17"), apart("U16", "V16")]).toEqual([1, 1]);
  });

  it("X-35, X-36: V18 is a legal retreat, and U18 touches it alone", () => {
    expect([apart("U17", "V18"), apart("T16", "V18"), apart("U17", "V16")]).toEqual([2, 3, 1]);
    expect([apart("U18", "V18"), apart("U18", "V16")]).toEqual([1, 2]);
  });

  it("X-39: with a piece in ZZ31 the third division's routes to CCC35 leave BBB35 and CCC35", () => {
    const route = routesTo(["CCC35"], farFrom("ZZ31"));
    expect([...route]).toEqual([hex("CCC35")]);
    const legal = grid.ids.filter((id, at) => {
      const near = [...route].some((road) => grid.distance(road, at) <= 1);
      return near && farFrom("ZZ31")(at) && map.water[at] === 1 && bankOf(id) === "union";
    });
    expect(legal).toEqual(["BBB35", "CCC35"]);
  });

  it("V-144: a command path goes from ford to ford, and not on", () => {
    expect(commandPath("JJ10", "II11")).toBe(1);
    const gates = Uint8Array.from(map.water, (water) => (water === 4 ? 0 : water === 2 ? 1 : 2));
    const paths = new HexPaths(map.neighbours);
    paths.reach(hex("JJ10"), 2, gates);
    const through = paths.reached.slice(0, paths.count).filter((at) => paths.before[at] === hex("II11"));
    expect(through).toHaveLength(0);
  });

  it("V-132, V-133: QQ23 is four behind McLean's Ford, QQ17 on the wrong side; QQ16 is three from it, QQ15 four", () => {
    expect([apart("QQ19", "QQ23"), bankOf("QQ23")]).toEqual([4, "confederate"]);
    expect(bankOf("QQ17")).toBe("union");
    expect([apart("QQ19", "QQ16"), apart("QQ19", "QQ15")]).toEqual([3, 4]);
  });

  it("V-118: the railroad runs from A18 and from CC35 to EE34", () => {
    const prices = Uint8Array.from(map.rail);
    const paths = new HexPaths(map.neighbours);
    paths.spread(hex("EE34"), 200, prices);
    expect(paths.cost[hex("CC35")]).toBeGreaterThan(0);
    expect(paths.cost[hex("A18")]).toBeGreaterThan(20);
    expect(paths.wayTo(hex("A18")).map((at) => grid.ids[at])).toContain("S29");
  });
});
