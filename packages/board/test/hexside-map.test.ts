import { describe, expect, it } from "vitest";
import {
  BRIDGE,
  FaultyMap,
  FORD,
  type HexsideMapData,
  HexsideMap,
  LAND,
  NO_WAY,
  NOWHERE,
  RIVER,
  ROAD,
  TERRAIN,
  TRAIL,
} from "../src/index.ts";
import { plain, RIVER_SIDES, valley } from "./support/hexside-maps.ts";

const map = new HexsideMap(valley());
const hex = (id: string) => map.grid.known(id);
const hexside = (a: string, b: string) => map.grid.hexside(hex(a), hex(b));
const marked = (table: Uint8Array) => table.filter((one) => one !== 0).length;

describe("a hexside map", () => {
  it("tells terrain and level of each hex", () => {
    expect(["0201", "0202", "0203", "0204", "0205", "0301"].map((id) => map.terrain[hex(id)])).toEqual([
      TERRAIN.woods,
      TERRAIN.town,
      TERRAIN["wood town"],
      TERRAIN.fort,
      TERRAIN.embankment,
      TERRAIN.clear,
    ]);
    expect(["0702", "0703", "0101"].map((id) => map.level[hex(id)])).toEqual([3, -2, 0]);
  });

  it("bars rivers but at their bridges and fords, from both banks; a trestle bars all but rails", () => {
    const expected = [RIVER, BRIDGE, FORD, RIVER, RIVER];
    for (const [at, [a, b]] of RIVER_SIDES.entries())
      expect([map.water[hexside(a, b)], map.water[hexside(b, a)]]).toEqual([expected[at], expected[at]]);
    expect(marked(map.river)).toBe(10);
    expect([map.trestle[hexside("0503", "0603")], map.trestle[hexside("0603", "0503")], marked(map.trestle)]).toEqual([
      1, 1, 2,
    ]);
  });

  it("tells streams, and leaves them passable", () => {
    expect([map.stream[hexside("0604", "0603")], map.water[hexside("0604", "0603")], marked(map.stream)]).toEqual([
      1,
      LAND,
      4,
    ]);
  });

  it("tells the high hex of a crest and the sheltered hex of works, and crests from both", () => {
    expect([map.crest[hexside("0702", "0703")], map.crest[hexside("0703", "0702")]]).toEqual([1, 0]);
    expect([map.crestHexside[hexside("0702", "0703")], map.crestHexside[hexside("0703", "0702")]]).toEqual([1, 1]);
    expect([map.fortified[hexside("0801", "0802")], map.fortified[hexside("0802", "0801")]]).toEqual([1, 0]);
  });

  it("tells ways, and railroads beside them", () => {
    expect([map.way[hexside("0601", "0502")], map.way[hexside("0502", "0602")], map.way[hexside("0101", "0102")]]).toEqual([ROAD, TRAIL, NO_WAY]); // prettier-ignore
    expect([map.rail[hexside("0701", "0601")], map.way[hexside("0701", "0601")], map.rail[hexside("0502", "0601")]]).toEqual([1, ROAD, 0]); // prettier-ignore
  });

  it("finds the hex at a latitude and longitude", () => {
    expect(map.hexAtDegrees(38.85, -77.6)).toBe(hex("0101"));
    expect(map.hexAtDegrees(38.85 - 0.0027 * 2.4, -77.6)).toBe(hex("0103"));
    expect(map.hexAtDegrees(38.85 - 0.0027 * 3.5, -77.6 + 0.003 * 5)).toBe(hex("0604"));
    expect(map.hexAtDegrees(38.86, -77.6)).toBe(NOWHERE);
  });

  it("has names, goals and banks as every map", () => {
    expect([map.place("middle"), map.goals("supply", "union"), map.bank[hex("0101")]]).toEqual([
      hex("0606"),
      [hex("0101")],
      map.bankCode("west"),
    ]);
  });

  const faulty: readonly (readonly [string, Partial<HexsideMapData>, string])[] = [
    ["too few columns of terrain", { terrain: ["............"] }, "terrain: must have 12 columns, and has 1"],
    ["a short column of terrain", { terrain: ["...", ...valley().terrain.slice(1)] }, "terrain[0]: must have 12 letters, and has 3"],
    ["an unknown letter", { terrain: ["x...........", ...valley().terrain.slice(1)] }, 'terrain[0]: no terrain "x"'],
    ["half a level", { levels: [[0.5, ...valley().levels[0].slice(1)], ...valley().levels.slice(1)] }, "levels[0][0]: must be a whole number from -128 to 127, and is 0.5"],
    ["too few levels", { levels: valley().levels.slice(1) }, "levels: must have 12 columns, and has 11"],
    ["a river that is a stream too", { streams: [{ name: "Branch", sides: [["0601", "0501"]] }] }, "streams[0].sides[0]: 0501/0601 is also in rivers[0].sides[0]: a river or a stream, not both"],
    ["a hexside of two rivers", { rivers: [{ name: "a", sides: RIVER_SIDES }, { name: "b", sides: [RIVER_SIDES[2]] }] }, "rivers[1].sides[0]: 0502/0602 is listed twice, also in rivers[0].sides[2]"],
    ["a river between hexes that are not adjacent", { rivers: [{ name: "a", sides: [["0101", "0303"]] }] }, "rivers[0].sides[0]: 0101 and 0303 are not adjacent"],
    ["a bridge over dry land", { crossings: [...valley().crossings, { kind: "bridge", side: ["0101", "0102"], name: "Dry", water: "Run" }] }, "crossings[3]: 0101/0102 has a bridge, and neither a river nor a stream"],
    ["a road through a river", { roads: [["0503", "0602"]] }, "roads[0]: 0503/0602 is a river without bridge or ford"],
    ["a railroad through a ford", { railroads: [["0502", "0602"]] }, "railroads[0]: 0502/0602 is a river without bridge or trestle"],
    ["a road that is a trail too", { trails: [["0601", "0701"]] }, "trails[0]: 0601/0701 is also in roads[1]: a road or a trail, not both"],
    ["a crest listed twice", { crests: [["0101", "0102"], ["0102", "0101"]] }, "crests[1]: 0102/0101 is listed twice, also in crests[0]"],
    ["an entry in the middle", { entries: [{ id: "n", name: "N", hex: "0606", way: "road" }] }, "entries[0].hex: 0606 does not lie at the edge of the map"],
    ["two entries of one name", { entries: [{ id: "n", name: "N", hex: "0101", way: "road" }, { id: "n", name: "M", hex: "0102", way: "road" }] }, 'entries[1].id: "n" is listed twice, also in entries[0]'],
    ["a place nowhere", { places: [{ id: "p", name: "P", hex: "1313" }] }, 'places[0].hex: there is no hex "1313": the map runs from 0101 to 1212'],
  ]; // prettier-ignore
  it.each(faulty)("refuses %s", (_, changes, problem) => {
    expect(() => new HexsideMap(valley(changes))).toThrow(FaultyMap);
    expect(() => new HexsideMap(valley(changes))).toThrow(problem);
  });

  it("refuses terrain that is none", () => {
    const odd = JSON.parse(JSON.stringify(plain({}))) as { terrainNames: Record<string, string> };
    odd.terrainNames["w"] = "swamp";
    expect(() => new HexsideMap(odd as unknown as HexsideMapData)).toThrow(
      'terrainNames.w: there is no terrain "swamp"',
    );
  });
});
