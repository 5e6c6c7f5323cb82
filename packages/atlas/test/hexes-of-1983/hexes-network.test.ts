import { LAND, NOWHERE, NO_BANK, NO_ROAD, RIVER, type HexId, type HexIndex } from "@stonebridge/board";
import { describe, expect, it } from "vitest";
import { bankOf, data, grid, hex, map, routesTo } from "./hexes-of-1983.ts";

/** Hexes that hang together with one, over hexsides that pass a test. */
function together(from: HexIndex, passes: (side: number, next: HexIndex) => boolean): Set<HexIndex> {
  const found = new Set([from]);
  for (const at of found) {
    for (let hexside = at * 6; hexside < at * 6 + 6; hexside++) {
      const next = map.neighbours[hexside];
      if (next !== NOWHERE && passes(hexside, next)) found.add(next);
    }
  }
  return found;
}

const waterOf = (name: string): HexId[] =>
  [...data.fords, ...data.bridges].filter(({ water }) => water === name).map((crossing) => crossing.hex);
const all = [...grid.ids.keys()];
const roadHexes = all.filter((at) => [0, 1, 2, 3, 4, 5].some((way) => map.road[at * 6 + way] !== NO_ROAD));
const onDivide = all.filter((at) => map.bank[at] === NO_BANK && map.playable[at] === 1);

describe("rivers and banks of the hex map", () => {
  it("Bull Run closes: no Union hex touches a Confederate one", () => {
    for (const at of all) {
      for (let hexside = at * 6; hexside < at * 6 + 6; hexside++) {
        const next = map.neighbours[hexside];
        if (next === NOWHERE || map.bank[at] === NO_BANK || map.bank[next] === NO_BANK) continue;
        expect(`${grid.ids[at]} ${map.bank[at]}`).toBe(`${grid.ids[at]} ${map.bank[next]}`);
      }
    }
  });

  it("Bull Run hangs together from O1 to TT34", () => {
    const course = together(hex("O1"), (_, next) => map.bank[next] === NO_BANK);
    expect([...course].toSorted((a, b) => a - b)).toEqual(onDivide);
    expect(course.has(hex("TT34"))).toBe(true);
  });

  it("every other playable hex lies on one bank: about a third of them with the Union", () => {
    const count = (name: string): number => all.filter((at) => bankOf(grid.ids[at]) === name).length;
    expect(count("union") + count("confederate") + onDivide.length).toBe(1924);
    expect(count("union")).toBeGreaterThan(630);
    expect(count("union")).toBeLessThan(720);
  });

  it.each([
    ["Cub Run", "KK5", "II18", "union", ["JJ10", "II11", "JJ15", "JJ7"]],
    ["Catharpin Creek", "I4", "Q4", "confederate", ["P3"]],
  ] as const)("%s runs from %s to %s", (name, head, mouth, bank, crossings) => {
    const wet = (at: HexIndex): boolean => map.water[at] !== LAND;
    expect(waterOf(name).toSorted()).toEqual([...crossings].toSorted());
    const branch = together(
      hex(head),
      (_, next) => wet(next) && (bankOf(grid.ids[next]) === bank || grid.ids[next] === mouth),
    );
    expect([...crossings, mouth].every((id) => branch.has(hex(id)))).toBe(true);
    // The rivers of a bank are one branch: no stray river hex.
    const strays = all.filter((at) => wet(at) && bankOf(grid.ids[at]) === bank && !branch.has(at));
    expect(strays).toEqual([]);
    const headNeighbours = [...grid.ring(hex(head), 1)].filter(wet);
    expect(headNeighbours).toHaveLength(1);
  });

  it("every stream flows on: from each of its hexes water leads to a river or off the map", () => {
    for (const id of data.stream) {
      const course = together(hex(id), (hexside) => map.streamHexside[hexside] === 1);
      const out = [...course].some(
        (at) => map.water[at] !== LAND || [0, 1, 2, 3, 4, 5].some((way) => grid.neighbour(at, way) === NOWHERE),
      );
      expect([id, out]).toEqual([id, true]);
    }
  });
});

describe("roads of the hex map", () => {
  it("no road enters a river hex but those of the trestle", () => {
    const wet = roadHexes.filter((at) => map.water[at] === RIVER).map((at) => grid.ids[at]);
    expect(wet).toEqual(["UU28"]);
  });

  it("the trestle joins a railroad and a wagon road, each from bank to bank", () => {
    const ways = [...grid.ring(hex("UU28"), 1)].filter((next) => map.road[grid.hexside(hex("UU28"), next)] !== NO_ROAD);
    expect(ways.map((at) => grid.ids[at]).toSorted()).toEqual(["TT27", "UU29", "VV27"]);
    expect(["TT27", "UU29", "VV27"].map((id) => bankOf(id))).toEqual(["confederate", "confederate", "union"]);
    expect([
      map.rail[grid.hexside(hex("UU28"), hex("TT27"))],
      map.rail[grid.hexside(hex("UU28"), hex("VV27"))],
    ]).toEqual([1, 1]);
  });

  it("all roads and railroads are one net, with the trestle and without it", () => {
    const net = together(hex("QQ5"), (hexside) => map.road[hexside] !== NO_ROAD);
    expect(roadHexes.filter((at) => !net.has(at)).map((at) => grid.ids[at])).toEqual([]);
    const without = together(hex("QQ5"), (hexside, next) => map.road[hexside] !== NO_ROAD && next !== hex("UU28"));
    expect(net.size - without.size).toBe(1);
  });

  it("march routes cover the Union bank: 100 road hexes lead to Centreville without a ford, as do those of R1 and CCC35", () => {
    const union = (at: HexIndex): boolean => bankOf(grid.ids[at]) === "union";
    expect(routesTo(["QQ5", "RR5"], union).size).toBeGreaterThan(100);
    expect(routesTo(["CCC35"], union).has(hex("QQ5"))).toBe(true);
    expect(routesTo(["R1"], union)).toEqual(new Set([hex("R1")]));
  });

  it("no hexside carries a road of both kinds, and none leads off the map's own hexes", () => {
    const keys = [...data.majorRoads, ...data.minorRoads].map((pair) => pair.toSorted().join("/"));
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.some((key) => key.includes("TT35"))).toBe(false);
  });
});

describe("the map as a whole", () => {
  it("has the density of the real country", () => {
    expect(data.woods.length).toBeGreaterThanOrEqual(90);
    expect(data.woods.length).toBeLessThanOrEqual(160);
    expect(data.slope.length).toBeGreaterThanOrEqual(60);
    expect(data.slope.length).toBeLessThanOrEqual(115);
    expect(data.stream.length).toBeGreaterThan(100);
    expect(data.stream.length).toBeLessThan(200);
    expect(onDivide.length).toBeGreaterThanOrEqual(60);
    expect(onDivide.length).toBeLessThanOrEqual(80);
    expect(roadHexes.length).toBeGreaterThan(350);
    expect(roadHexes.length).toBeLessThan(600);
  });

  it("never has a crest both ways, nor one on the dividing water's own hilltop", () => {
    const keys = new Set(data.crests.map((pair) => pair.join(">")));
    for (const [a, b] of data.crests) {
      expect(keys.has(`${b}>${a}`)).toBe(false);
      expect(map.water[hex(a)]).toBe(LAND);
    }
  });

  it("says of every value set by hand why, and of every kind of value where it comes from", () => {
    expect(data.overrides.length).toBeGreaterThan(50);
    for (const { reason } of data.overrides) expect(reason.length).toBeGreaterThan(20);
    expect(Object.keys(data.basis)).toEqual(
      expect.arrayContaining(["river", "fords", "woods", "slope", "majorRoads", "banks"]),
    );
  });

  it("names places once, in hexes of the map", () => {
    expect(new Set(data.places.map(({ id }) => id)).size).toBe(data.places.length);
    expect(data.places.length).toBeGreaterThan(60);
    expect(grid.ids[map.place("henry-hill")]).toMatch(/^[TUV]1[123]$/);
    expect(grid.ids[map.place("stone-house-crossroads")]).toBe("S11");
    expect(grid.ids[map.place("bald-hill")]).toBe("R15");
  });
});
