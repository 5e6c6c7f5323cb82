import { BRIDGE, FORD, LAND, RIVER } from "@stonebridge/board";
import { describe, expect, test } from "vitest";
import { builtMap } from "../../../src/bull-run-1983/built-map.ts";
import { groundOf } from "../../../src/bull-run-1983/movement/ground.ts";
import { hexes } from "../support/field.ts";

const MAP = builtMap();
const { grid } = MAP;
const [TRESTLE] = MAP.goals("trestle") as [number];
const DESTROYED = groundOf(MAP, TRESTLE, false);
const STANDING = groundOf(MAP, TRESTLE, true);

const at = (id: string): number => grid.known(id);
const water = (id: string): number => MAP.water[at(id)] as number;
const hexside = (a: string, b: string): number => grid.hexside(at(a), at(b));
const bankOf = (id: string): string | undefined => MAP.bankNames[(MAP.bank[at(id)] as number) - 1];

/** Hexes of a kind of water that are joined to a hex by others of rivers and crossings. */
function courseFrom(start: string): Set<string> {
  const found = new Set([at(start)]);
  for (const hex of found)
    for (let direction = 0; direction < 6; direction++) {
      const next = MAP.neighbours[hex * 6 + direction] as number;
      if (next >= 0 && MAP.water[next] !== LAND) found.add(next);
    }
  return new Set([...found].map((hex) => grid.ids[hex] as string));
}

describe("the map of the game", () => {
  test("BR83-MAP1-a, BR83-MAP1.1-a: from A1 to CCC35, each hex beside its neighbours", () => {
    expect([grid.columns, grid.rows, grid.ids[0], grid.ids.at(-1)]).toEqual([55, 35, "A1", "CCC35"]);
    for (const pair of ["S11 S12", "R12 Q13", "T16 U17", "QQ18 RR17", "QQ18 PP17", "Q2 P2", "P2 P3"]) {
      const [a, b] = hexes(pair) as [string, string];
      expect(grid.direction(at(a), at(b)), pair).not.toBe(-1);
    }
  });

  test("BR83-MAP2-a, BR83-MAP2.1-a, BR83-MAP2.2-a: a hex with water is river, ford or bridge, and one of them alone", () => {
    for (const id of hexes("O1 I4 Q4 KK5 II18 TT34")) expect(water(id), id).toBe(RIVER);
    for (const id of hexes("Q2 P3 AA13 QQ19")) expect(water(id), id).toBe(FORD);
    expect(water("Z8")).toBe(BRIDGE);
    for (const id of hexes("KK4 I5 R3")) expect(water(id), id).toBe(LAND);
    // a road runs into every ford
    for (const { hex } of MAP.data.fords) {
      const hexsides = [0, 1, 2, 3, 4, 5].map((direction) => MAP.road[at(hex) * 6 + direction] as number);
      expect(hexsides.filter((road) => road > 0).length, hex).toBeGreaterThan(0);
    }
  });

  test("BR83-MAP2.2-b: three fords on Cub Run have no name, all others have one", () => {
    const unnamed = MAP.data.fords.filter(({ name }) => name === undefined);
    expect(unnamed.map(({ hex }) => hex).toSorted()).toEqual(["II11", "JJ10", "JJ15"]);
    expect(unnamed.every((ford) => ford.water === "Cub Run")).toBe(true);
  });

  test("BR83-MAP2.3-a, BR83-GL-d, BR83-R03, BR83-R05: Bull Run parts the banks from O1 to TT34", () => {
    const course = courseFrom("O1");
    for (const id of hexes("O1 Q2 Q4 Z8 II18 QQ19 UU28 TT34")) expect(course.has(id), id).toBe(true);
    for (const id of hexes("R3 SS18 QQ5 BB6 CCC35")) expect(bankOf(id), id).toBe("union");
    for (const id of hexes("P2 GG24 FF32 S29 QQ23 QQ32")) expect(bankOf(id), id).toBe("confederate");
    // no dry hex of one bank lies beside one of the other
    for (let hex = 0; hex < grid.size; hex++)
      for (let direction = 0; direction < 6; direction++) {
        const next = MAP.neighbours[hex * 6 + direction] as number;
        if (next < 0 || MAP.water[hex] !== LAND || MAP.water[next] !== LAND) continue;
        expect(MAP.bank[next], `${grid.ids[hex]} ${grid.ids[next]}`).toBe(MAP.bank[hex]);
      }
  });

  test("BR83-MAP2.3-b, BR83-MAP2.3-c: Cub Run from KK5 to II18, Catharpin Creek from I4 to Q4", () => {
    expect([water("KK5"), water("KK4"), water("II18")]).toEqual([RIVER, LAND, RIVER]);
    expect([water("I4"), water("I5"), water("Q4")]).toEqual([RIVER, LAND, RIVER]);
    expect(courseFrom("KK5").has("JJ10")).toBe(true);
    expect(courseFrom("I4").has("P3")).toBe(true);
  });

  test("BR83-MAP3-a, BR83-MAP3-b: a hex with a stream and a river is no stream hex", () => {
    for (const id of hexes("S11 S12 R12")) expect(MAP.stream[at(id)], id).toBe(1);
    for (let hex = 0; hex < grid.size; hex++)
      if (MAP.water[hex] !== LAND) expect(MAP.stream[hex], grid.ids[hex]).toBe(0);
  });

  test("BR83-MAP4-a: woods stand in RR17", () => {
    expect(MAP.woods[at("RR17")]).toBe(1);
  });

  test("BR83-MAP5-a, BR83-MAP5.1-a, BR83-MAP5.2-a, BR83-MAP5.2-b, BR83-MAP5.2-c, BR83-MAP5.2-d: crests make hilltops and slopes; QQ18 rises over three hexes and not over PP17", () => {
    for (const id of ["Y19", "NN12", "AAA10"]) {
      const around = [0, 1, 2, 3, 4, 5].map((direction) => MAP.neighbours[at(id) * 6 + direction] as number);
      const hilly = (hex: number): boolean =>
        MAP.slope[hex] === 1 || [0, 1, 2, 3, 4, 5].some((direction) => MAP.crest[hex * 6 + direction] === 1);
      expect([at(id), ...around].some(hilly), id).toBe(true);
    }
    for (const id of hexes("QQ17 QQ19 RR17")) expect(STANDING.uphill[hexside("QQ18", id)], id).toBe(1);
    expect(STANDING.uphill[hexside("QQ18", "PP17")]).toBe(0);
    for (const [hilltop, slope] of MAP.data.crests) {
      expect(STANDING.uphill[hexside(hilltop, slope)]).toBe(1);
      expect(MAP.slope[at(slope)], slope).toBe(1);
    }
    // one hilltop over several slopes, one slope below several hilltops, and hexes halfway up a long hill
    const tops = MAP.data.crests.map(([hilltop]) => hilltop);
    const slopes = MAP.data.crests.map(([, slope]) => slope);
    expect(tops.some((id, index) => tops.indexOf(id) !== index)).toBe(true);
    expect(slopes.some((id, index) => slopes.indexOf(id) !== index)).toBe(true);
    expect(tops.some((id) => slopes.includes(id))).toBe(true);
  });

  test("BR83-MAP6-a, BR83-R01: Centreville is QQ5 and RR5, Manassas FF32 and GG32", () => {
    const ids = (goal: string, owner?: string) => MAP.goals(goal, owner).map((hex) => grid.ids[hex]);
    expect(ids("base", "union")).toEqual(["QQ5", "RR5"]);
    expect(ids("base", "confederate")).toEqual(["FF32", "GG32"]);
    expect(ids("star")).toEqual(["S29", "QQ23", "QQ32"]);
  });

  test("BR83-11.2-a, BR83-R26: UU28 is a bridge that joins its roads while the TRESTLE stands, else a river hex", () => {
    expect(grid.ids[TRESTLE]).toBe("UU28");
    expect(STANDING.water[TRESTLE]).toBe(BRIDGE);
    expect(DESTROYED.water[TRESTLE]).toBe(RIVER);
    const roads = [0, 1, 2, 3, 4, 5].filter((direction) => (MAP.road[TRESTLE * 6 + direction] as number) > 0);
    expect(roads.length).toBeGreaterThanOrEqual(2);
    for (const direction of roads) {
      const from = MAP.neighbours[TRESTLE * 6 + direction] as number;
      const over = grid.hexside(from, TRESTLE);
      expect(STANDING.cost[0]?.[over]).toBeGreaterThan(0);
      expect(DESTROYED.cost[0]?.[over]).toBe(0);
    }
  });
});
