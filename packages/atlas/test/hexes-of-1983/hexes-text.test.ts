import { BRIDGE, FORD, LAND, MAJOR_ROAD, MINOR_ROAD, NO_ROAD, NOWHERE, RIVER, type HexId } from "@stonebridge/board";
import { describe, expect, it } from "vitest";
import { apart, bankOf, data, grid, hex, map, roadOver, stepCost, uphill, waterIn } from "./hexes-of-1983.ts";

const union = "union";
const confederate = "confederate";
const roadsOf = (id: HexId): HexId[] =>
  [...grid.ring(hex(id), 1)].map((next) => grid.ids[next]).filter((next) => roadOver(id, next) !== NO_ROAD);
const goals = (kind: string, side?: string): HexId[] => map.goals(kind, side).map((at) => grid.ids[at]);
const onRail = (id: HexId): boolean => [0, 1, 2, 3, 4, 5].some((way) => map.rail[hex(id) * 6 + way] === 1);
const atEdge = (id: HexId): boolean => [0, 1, 2, 3, 4, 5].some((way) => grid.neighbour(hex(id), way) === NOWHERE);

/** Hexes in which pieces stand or through which they go in the figures: dry land, and on which bank where that follows. */
const DRY: readonly (readonly [id: HexId, bank: string | undefined])[] = [
  ["I5", confederate],
  ["P2", confederate],
  ["R3", union],
  ["SS18", union],
  ["S18", confederate],
  ["GG24", confederate],
  ["KK4", union],
  ["PP17", union],
  ["QQ17", union],
  ["QQ18", union],
  ["RR17", union],
  ["QQ23", confederate],
  ["QQ32", confederate],
  ["S29", confederate],
  ["BB12", union],
  ["CC12", union],
  ["DD13", union],
  ["CC2", union],
  ["DD2", union],
  ["AA14", confederate],
  ["AA15", confederate],
  ["AA18", confederate],
  ["BB14", confederate],
  ["BB15", confederate],
  ["BB17", confederate],
  ["CC15", confederate],
  ["CC16", confederate],
  ["CC17", confederate],
  ["S10", confederate],
  ["S11", confederate],
  ["S12", confederate],
  ["R12", confederate],
  ["Q13", confederate],
  ["R15", confederate],
  ["T15", confederate],
  ["T16", confederate],
  ["U16", confederate],
  ["U17", confederate],
  ["U18", confederate],
  ["V16", confederate],
  ["V18", confederate],
  ["EE34", confederate],
  ["FF32", confederate],
  ["GG32", confederate],
  ["QQ5", union],
  ["RR5", union],
  ["R1", union],
  ["DD1", union],
  ["BBB35", union],
  ["CCC35", union],
  ["BB6", union],
  ["ZZ31", union],
  ["II7", union],
];

describe("hexes that the rulebook and its figures name", () => {
  it.each(DRY)("%s is dry land of the %s bank", (id, bank) => {
    expect(waterIn(id)).toBe(LAND);
    expect(bankOf(id)).toBe(bank);
  });

  it.each(["O1", "Q3", "Q4", "TT34", "KK5", "II18", "I4", "BB13", "UU28"])("%s is a river hex", (id) =>
    expect(waterIn(id)).toBe(RIVER),
  );

  it.each([
    ["Q2", "Sudley Ford"],
    ["P3", "Sudley Springs Ford"],
    ["QQ19", "McLean's Ford"],
    ["AA13", "Lewis Ford"],
    ["DD14", "Ball's Ford"],
    ["MM16", "Blackburn's Ford"],
    ["KK18", "Mitchell's Ford"],
    ["X7", "Farm Ford"],
    ["JJ10", undefined],
    ["II11", undefined],
    ["JJ15", undefined],
  ])("%s is a ford: %s", (id, name) => {
    expect(waterIn(id)).toBe(FORD);
    expect(data.fords.find((ford) => ford.hex === id)?.name).toBe(name);
  });

  it("has the Stone Bridge and the bridge of the Pike over Cub Run", () => {
    expect(data.bridges.map(({ hex: id, name }) => [id, name])).toEqual([
      ["Z8", "Stone Bridge"],
      ["JJ7", "Cub Run Bridge"],
    ]);
    expect(waterIn("Z8")).toBe(BRIDGE);
  });

  it("leaves only the three fords of Cub Run without a name", () => {
    expect(data.fords.filter(({ name }) => name === undefined).map(({ hex: id }) => id)).toEqual([
      "JJ10",
      "II11",
      "JJ15",
    ]);
  });

  it("names the crossings as the cards do", () => {
    for (const [id, place] of [
      ["Z8", "stone-bridge"],
      ["X7", "farm-ford"],
      ["DD14", "balls-ford"],
      ["AA13", "lewis-ford"],
      ["KK18", "mitchells-ford"],
      ["MM16", "blackburns-ford"],
      ["QQ19", "mcleans-ford"],
      ["WW30", "union-mills-ford"],
    ] as const) {
      expect(grid.ids[map.place(place)]).toBe(id);
    }
  });

  it("A18 and CC35 are where railroads leave the map, A21 and CCC35 roads", () => {
    for (const id of ["A18", "CC35"]) expect([onRail(id), atEdge(id)]).toEqual([true, true]);
    for (const id of ["A21", "CCC35"]) expect([roadsOf(id).length > 0, atEdge(id)]).toEqual([true, true]);
    expect(goals("entry", "confederate")).toEqual(["A18", "A21", "CC35"]);
    expect(goals("entry", "union")).toEqual(["CCC5"]);
    expect(roadOver("CCC5", "BBB5")).toBe(MAJOR_ROAD);
  });

  it("EE34 is the railroads' terminus, where two meet", () => {
    expect(goals("terminus")).toEqual(["EE34"]);
    expect(onRail("EE34")).toBe(true);
    expect(grid.ids[map.place("manassas-junction")]).toBe("EE34");
  });

  it("bases, stars and ends of routes lie where the text has them", () => {
    expect(goals("base", union)).toEqual(["QQ5", "RR5"]);
    expect(goals("base", confederate)).toEqual(["FF32", "GG32"]);
    expect(goals("star")).toEqual(["S29", "QQ23", "QQ32"]);
    expect(goals("route-end")).toEqual(["QQ5", "RR5", "R1", "CCC35"]);
    expect(goals("trestle")).toEqual(["UU28"]);
    expect(data.towns.map(({ name, hexes }) => [name, ...hexes])).toEqual([
      ["Centreville", "QQ5", "RR5"],
      ["Manassas", "FF32", "GG32"],
    ]);
  });

  it("R1 and DD1 are road hexes of the north edge that join off the map", () => {
    expect(data.routeLinks).toEqual([["R1", "DD1"]]);
    for (const id of ["R1", "DD1"]) expect([roadsOf(id).length > 0, atEdge(id)]).toEqual([true, true]);
  });

  it("DD2 lies on the minor road that goes on to II7, where it meets the Pike", () => {
    expect(roadOver("DD1", "DD2")).toBe(MINOR_ROAD);
    const kinds = [...grid.ring(hex("II7"), 1)].map((next) => roadOver("II7", grid.ids[next]));
    expect(kinds.filter((kind) => kind === MAJOR_ROAD)).toHaveLength(2);
    expect(kinds.filter((kind) => kind === MINOR_ROAD)).toHaveLength(1);
  });

  it("Centreville is the hub of roads: six lead away", () => {
    const away = new Set([...roadsOf("QQ5"), ...roadsOf("RR5")]);
    away.delete("QQ5");
    away.delete("RR5");
    expect(away.size).toBeGreaterThanOrEqual(6);
  });

  it("Q2 has minor roads to P2 and to the Union bank, P2 a major road to P3", () => {
    expect(roadOver("Q2", "P2")).toBe(MINOR_ROAD);
    expect(roadOver("Q2", "R1")).toBe(MINOR_ROAD);
    expect(bankOf("R1")).toBe(union);
    expect(roadOver("P2", "P3")).toBe(MAJOR_ROAD);
  });

  it("P2 lies between Bull Run and Catharpin Creek", () => {
    const wet = [...grid.ring(hex("P2"), 1)].filter((next) => map.water[next] !== LAND);
    expect(wet.map((next) => grid.ids[next])).toEqual(expect.arrayContaining(["P1", "Q2", "Q3", "P3"]));
  });

  it("R12, S11 cost two points, Q13 one; the road over S11/S12 is major, and none crosses S10/S11, S12/R12, R12/Q13", () => {
    expect(stepCost("S10", "S11", "other")).toBe(12);
    expect(stepCost("S12", "R12", "other")).toBe(12);
    expect(stepCost("R12", "Q13", "other")).toBe(6);
    expect(roadOver("S11", "S12")).toBe(MAJOR_ROAD);
    for (const [a, b] of [
      ["S10", "S11"],
      ["S12", "R12"],
      ["R12", "Q13"],
    ])
      expect(roadOver(a, b)).toBe(NO_ROAD);
  });

  it("R15, Bald Hill, has no slope lines and acts as a hill", () => {
    expect(map.slope[hex("R15")]).toBe(0);
    expect(data.crests.some(([hilltop]) => hilltop === "R15")).toBe(false);
    expect(map.stream[hex("R15")]).toBe(0);
    expect([...grid.ring(hex("R15"), 1)].some((next) => uphill("R15", grid.ids[next]))).toBe(true);
  });

  it("QQ18 is uphill of QQ17, QQ19 and RR17, not of PP17; the side to the ford is a crest", () => {
    expect(["QQ17", "QQ19", "RR17", "PP17"].map((id) => uphill("QQ18", id))).toEqual([true, true, true, false]);
    expect(data.crests.some(([a, b]) => a === "QQ18" && b === "QQ19")).toBe(true);
    expect(waterIn("QQ18")).toBe(LAND);
  });

  it("RR17 is woods; QQ17, QQ18 and PP17 are not", () => {
    expect(["RR17", "QQ17", "QQ18", "PP17"].map((id) => map.woods[hex(id)])).toEqual([1, 0, 0, 0]);
  });

  it("Y19 has slope lines and outlines a hill", () => {
    expect([map.slope[hex("Y19")], map.stream[hex("Y19")]]).toEqual([1, 0]);
    expect(data.crests.filter(([hilltop]) => hilltop === "Y19").length).toBeGreaterThan(2);
  });

  it("NN12 has slope lines and is part of a ridge: it falls away on opposite sides", () => {
    expect([map.slope[hex("NN12")], map.stream[hex("NN12")]]).toEqual([1, 0]);
    expect(data.crests.filter(([hilltop]) => hilltop === "NN12").map(([, slope]) => slope)).toEqual(["MM12", "OO13"]);
    expect(grid.direction(hex("NN12"), hex("OO13"))).toBe((grid.direction(hex("NN12"), hex("MM12")) + 3) % 6);
  });

  it("AAA10 has slope lines and is part of a valley: hills fall to it from both sides", () => {
    const tops = data.crests.filter(([, slope]) => slope === "AAA10").map(([hilltop]) => hilltop);
    expect(tops.toSorted()).toEqual(["BBB10", "BBB9", "ZZ10", "ZZ9"]);
  });

  it("U17, T16 and their neighbours of the figure of automatic victory are clear of rivers and bridges", () => {
    for (const id of ["T15", "T16", "U16", "U17", "U18", "V16", "V18"]) expect(waterIn(id)).toBe(LAND);
    expect(apart("V18", "U17")).toBe(2);
  });
});
