import { BRIDGE, FORD, LAND, MAJOR_ROAD, MINOR_ROAD, NO_ROAD, RIVER, type HexId } from "@stonebridge/board";
import { describe, expect, it } from "vitest";
import {
  apart,
  bankOf,
  commandPath,
  data,
  grid,
  hex,
  map,
  roadOver,
  routesTo,
  uphill,
  waterIn,
} from "./hexes-of-1983.ts";

const within = (id: HexId, steps: number): HexId[] => [...grid.within(hex(id), steps)].map((at) => grid.ids[at]);
const isCrossing = (id: HexId): boolean => waterIn(id) === FORD || waterIn(id) === BRIDGE;

describe("constraints that follow from the text", () => {
  it("C1: Q3 is a river hex that joins Q2 to Q4", () => {
    expect(waterIn("Q3")).toBe(RIVER);
    expect([apart("Q2", "Q3"), apart("Q3", "Q4")]).toEqual([1, 1]);
  });

  it("C2: AA13 is a ford", () => expect(waterIn("AA13")).toBe(FORD));

  it("C3: BB13 is a river hex between BB12 and BB14", () => {
    expect(["BB12", "BB13", "BB14"].map(waterIn)).toEqual([LAND, RIVER, LAND]);
  });

  it("C4: column CC is crossed in CC13 or CC14, column DD by a ford in DD14", () => {
    expect([waterIn("CC13"), waterIn("CC14")]).toContain(RIVER);
    expect([waterIn("CC12"), waterIn("CC15")]).toEqual([LAND, LAND]);
    expect([waterIn("DD13"), waterIn("DD14")]).toEqual([LAND, FORD]);
  });

  it.each(["AA14", "BB15", "CC16", "CC17"])("C5: no command path leads from CC12 to %s", (id) =>
    expect(commandPath("CC12", id)).toBeUndefined(),
  );

  it("C6: BB6 lies within three hexes of the Stone Bridge", () => expect(apart("Z8", "BB6")).toBeLessThanOrEqual(3));

  it("C7: ZZ31 lies within three hexes of Union Mills Ford", () =>
    expect(apart(grid.ids[map.place("union-mills-ford")], "ZZ31")).toBeLessThanOrEqual(3));

  it("C8: the Pike crosses Cub Run on a bridge east of II7, and a route from II7 reaches Centreville without a ford", () => {
    expect(waterIn("JJ7")).toBe(BRIDGE);
    expect(roadOver("II7", "JJ7")).toBe(MAJOR_ROAD);
    expect(routesTo(["QQ5", "RR5"], () => true).has(hex("II7"))).toBe(true);
  });

  it("C9: four ABATIS find room within three hexes of Stone Bridge or Farm Ford", () => {
    const places = new Set([...within("Z8", 3), ...within("X7", 3)].filter((id) => waterIn(id) === LAND));
    expect(places.size).toBeGreaterThanOrEqual(4);
    expect(data.fords.some(({ name, water }) => name === "Farm Ford" && water === "Bull Run")).toBe(true);
  });

  it("C10: the road from CCC35 comes at once within four of ZZ31", () => {
    const next = [...grid.ring(hex("CCC35"), 1)]
      .map((at) => grid.ids[at])
      .filter((id) => roadOver("CCC35", id) !== NO_ROAD);
    expect(next).toEqual(["CCC34"]);
    expect(apart("CCC34", "ZZ31")).toBeLessThanOrEqual(4);
  });

  it("C11: Q2 has minor roads to both banks, P2/P3 a major one", () => {
    expect(roadOver("Q2", "P2")).toBe(MINOR_ROAD);
    expect(["R1", "R2"].map((id) => roadOver("Q2", id))).toContain(MINOR_ROAD);
    expect(roadOver("P2", "P3")).toBe(MAJOR_ROAD);
  });

  it("C12: S11/S12 carries a major road; S10/S11, S12/R12, R12/Q13 none", () => {
    expect([roadOver("S11", "S12"), roadOver("S10", "S11"), roadOver("S12", "R12"), roadOver("R12", "Q13")]).toEqual([
      MAJOR_ROAD,
      NO_ROAD,
      NO_ROAD,
      NO_ROAD,
    ]);
  });

  it("C13: slopes and streams round QQ18 are those of the terrain figure", () => {
    expect(["QQ17", "QQ19", "RR17"].every((id) => uphill("QQ18", id))).toBe(true);
    expect(uphill("QQ18", "PP17")).toBe(false);
    expect(map.stream[hex("QQ18")]).toBe(0);
  });

  it.each(["AA14", "AA18", "BB14", "BB15", "BB17", "CC15", "CC16", "CC17"])("C14: %s is Confederate land", (id) =>
    expect([waterIn(id), bankOf(id)]).toEqual([LAND, "confederate"]),
  );

  it("C15: the Sudley road leaves S11 northward over R10 or R11", () => {
    expect([roadOver("S11", "R10"), roadOver("S11", "R11")]).toContain(MAJOR_ROAD);
    expect(roadOver("S10", "S11")).toBe(NO_ROAD);
    expect(routesTo(["S12"], () => true).has(hex("R8"))).toBe(true);
  });

  it("every ford and bridge has dry land, and a road, on both of its banks or branches", () => {
    for (const { hex: id } of [...data.fords, ...data.bridges]) {
      const dry = [0, 1, 2, 3, 4, 5].filter((way) => {
        const next = map.neighbours[hex(id) * 6 + way];
        return next !== -1 && map.water[next] === LAND;
      });
      // Dry neighbours fall into two runs round the hex, parted by the water.
      const runs = dry.filter((way) => !dry.includes((way + 5) % 6));
      expect([id, runs.length]).toEqual([id, 2]);
      const roads = dry.filter((way) => map.road[hex(id) * 6 + way] !== NO_ROAD);
      expect([id, roads.length >= 2]).toEqual([id, true]);
      expect(isCrossing(id)).toBe(true);
    }
  });
});
