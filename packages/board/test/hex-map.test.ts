import { describe, expect, it } from "vitest";
import {
  BRIDGE,
  FaultyMap,
  FORD,
  type HexId,
  HexMap,
  type HexMapData,
  LAND,
  MAJOR_ROAD,
  MINOR_ROAD,
  NO_BANK,
  NO_ROAD,
  NOWHERE,
  RAILROAD,
  RIVER,
} from "../src/index.ts";
import { smallMap } from "./support/hex-maps.ts";

const map = new HexMap(smallMap());
const hex = (id: HexId) => map.grid.known(id);
const hexside = (a: HexId, b: HexId) => map.grid.hexside(hex(a), hex(b));
const listed = (table: Uint8Array, value = 1) => map.grid.ids.filter((_, one) => table[one] === value);
const counted = (table: Uint8Array, value: number) => table.filter((one) => one === value).length;

describe("a hex map", () => {
  it("tells the water of each hex", () => {
    expect(listed(map.water, RIVER)).toEqual(["C1", "C3"]);
    expect(listed(map.water, FORD)).toEqual(["C2"]);
    expect(listed(map.water, BRIDGE)).toEqual(["C4"]);
    expect(listed(map.water, LAND)).toHaveLength(16);
  });

  it("tells terrain and towns", () => {
    expect(listed(map.stream)).toEqual(["D3", "E2", "E3"]);
    expect(listed(map.woods)).toEqual(["B1", "D3"]);
    expect(listed(map.slope)).toEqual(["A3", "B2"]);
    expect(listed(map.town)).toEqual(["A1"]);
  });

  it("tells the bank of each hex, none on the dividing water and off the map", () => {
    expect(map.bankNames).toEqual(["west", "east"]);
    expect(listed(map.bank, NO_BANK)).toEqual(["C1", "C2", "C3", "C4", "E4"]);
    expect(listed(map.bank, map.bankCode("east"))).toEqual(["D1", "D2", "D3", "D4", "E1", "E2", "E3"]);
    expect(listed(map.bank, map.bankCode("west"))).toHaveLength(8);
    expect(() => map.bankCode("north")).toThrow('Map small has no bank "north", only west, east.');
  });

  it("has no way into a hex that is not part of it, nor out of it", () => {
    expect(listed(map.playable, 0)).toEqual(["E4"]);
    expect(map.grid.neighbours[hexside("E3", "E4")]).toBe(hex("E4"));
    expect(map.neighbours[hexside("E3", "E4")]).toBe(NOWHERE);
    expect(map.neighbours[hexside("E4", "E3")]).toBe(NOWHERE);
    expect(map.neighbours[hexside("E3", "E2")]).toBe(hex("E2"));
  });

  it("tells crests from above alone, streams and roads from both hexes", () => {
    expect([map.crest[hexside("A2", "A3")], map.crest[hexside("A3", "A2")]]).toEqual([1, 0]);
    expect(counted(map.crest, 1)).toBe(2);
    expect([map.streamHexside[hexside("D3", "C4")], map.streamHexside[hexside("C4", "D3")]]).toEqual([1, 1]);
    expect(counted(map.streamHexside, 1)).toBe(6);
    expect(map.road[hexside("B4", "C4")]).toBe(MINOR_ROAD);
    expect(map.road[hexside("A3", "A4")]).toBe(RAILROAD);
    expect(map.road[hexside("A4", "B4")]).toBe(MAJOR_ROAD);
    expect(map.road[hexside("B4", "A4")]).toBe(MAJOR_ROAD);
    expect(map.road[hexside("A1", "A2")]).toBe(NO_ROAD);
    expect([map.rail[hexside("A4", "B4")], map.rail[hexside("A3", "A4")], map.rail[hexside("B4", "C4")]]).toEqual([
      1, 1, 0,
    ]);
    expect([MINOR_ROAD, MAJOR_ROAD, RAILROAD].map((kind) => counted(map.road, kind))).toEqual([4, 2, 2]);
  });

  it("finds places, goals and the roads that join off the map", () => {
    expect(map.place("corner")).toBe(hex("A1"));
    expect(() => map.place("nowhere")).toThrow('Map small has no place "nowhere".');
    expect(map.goals("base")).toEqual([hex("A1"), hex("E1")]);
    expect(map.goals("base", "east")).toEqual([hex("E1")]);
    expect(map.goals("entry")).toEqual([]);
    expect(map.routeLinks).toEqual([[hex("A1"), hex("E1")]]);
  });

  it("can have its odd columns lower", () => {
    const odd = new HexMap(
      smallMap({ lowerColumns: "odd", streamSides: [], crests: [], majorRoads: [], minorRoads: [] }),
    );
    expect(odd.grid.direction(hex("A1"), hex("B2"))).toBe(2);
    expect(map.grid.direction(hex("A1"), hex("B2"))).toBe(-1);
  });
});

describe("a hex map that contradicts itself", () => {
  const faults = (changes: Partial<HexMapData>) => {
    try {
      void new HexMap(smallMap(changes));
      return [];
    } catch (error) {
      if (!(error instanceof FaultyMap)) throw error;
      return error.faults.map(({ field, problem }) => `${field}: ${problem}`);
    }
  };

  const WRONG: readonly (readonly [string, Partial<HexMapData>, string])[] = [
    ["an unknown hex", { woods: ["B1", "F1"] }, 'woods[1]: there is no hex "F1": the map runs from A1 to E4'],
    ["a hex listed twice", { woods: ["B1", "D2", "B1"] }, "woods[2]: B1 is listed twice, also in woods[0]"],
    [
      "a ford in a river hex",
      { river: ["C1", "C3", "C2"] },
      "fords[0].hex: C2 is also in river[2]: a hex is a river hex or a ford, not both",
    ],
    [
      "a bridge in a river hex",
      { river: ["C1", "C3", "C4"] },
      "bridges[0].hex: C4 is also in river[2]: a hex is a river hex or a bridge, not both",
    ],
    [
      "a bridge over a ford",
      {
        bridges: [
          { hex: "C4", water: "Run" },
          { hex: "C2", water: "Run" },
        ],
      },
      "bridges[1].hex: C2 is also in fords[0].hex: a hex is a ford or a bridge, not both",
    ],
    [
      "a stream in a ford",
      { stream: ["E2", "D3", "E3", "C2"] },
      "stream[3]: C2 is also in fords[0].hex: a river, ford or bridge hex is no stream hex",
    ],
    ["woods off the map", { woods: ["E4"] }, "woods[0]: E4 is also in unplayable[0]: it is not part of the map"],
    ["a road between hexes apart", { minorRoads: [["A1", "C1"]] }, "minorRoads[0]: A1 and C1 are not adjacent"],
    ["a road off the map", { minorRoads: [["E3", "E4"]] }, "minorRoads[0]: E4 is not part of the map"],
    [
      "a road from an unknown hex",
      { minorRoads: [["E3", "E5"]] },
      'minorRoads[0]: there is no hex "E5": the map runs from A1 to E4',
    ],
    [
      "a road listed from both its ends",
      {
        railroads: [
          ["A3", "A4"],
          ["A4", "A3"],
        ],
      },
      "railroads[1]: A4/A3 is listed twice, also in railroads[0]",
    ],
    [
      "a road that is minor and major",
      { minorRoads: [["B4", "A4"]] },
      "minorRoads[0]: B4/A4 is also in majorRoads[0]: a road is minor or major, not both",
    ],
    [
      "a crest over no slope",
      { crests: [["A2", "A1"]] },
      "crests[0]: A1 lies below a crest, and is not listed as a slope hex",
    ],
    [
      "a crest with two hilltops",
      {
        slope: ["A2", "A3"],
        crests: [
          ["A2", "A3"],
          ["A3", "A2"],
        ],
      },
      "crests[1]: A3/A2 is listed twice, also in crests[0]",
    ],
    [
      "a stream without its hex",
      { stream: ["E2", "D3"] },
      "streamSides[0]: a stream runs through E3, which is neither a stream hex nor one with a river",
    ],
    ["a route link inland", { routeLinks: [["A1", "B2"]] }, "routeLinks[0][1]: B2 does not lie at the edge of the map"],
    ["a column too few", { banks: ["wwww", "wwww", "....", "eeee"] }, "banks: must have 5 columns, and has 4"],
    [
      "a row too many",
      { banks: ["wwww", "wwwww", "....", "eeee", "eee."] },
      "banks[1]: must have 4 letters, and has 5",
    ],
    ["an unnamed bank", { banks: ["wwww", "wwxw", "....", "eeee", "eee."] }, 'banks[1]: B3: no bank "x"'],
    ["dry land on no bank", { banks: ["wwww", "ww.w", "....", "eeee", "eee."] }, "banks[1]: B3 is dry and on no bank"],
    [
      "a bank off the map",
      { banks: ["wwww", "wwww", "....", "eeee", "eeee"] },
      "banks[4]: E4 has a bank, and is not part of the map",
    ],
    [
      "two places of one name",
      {
        places: [
          { id: "corner", name: "Corner", hex: "A1" },
          { id: "corner", name: "Other corner", hex: "A2" },
        ],
      },
      'places[1].id: "corner" is listed twice, also in places[0]',
    ],
    [
      "a place nowhere",
      { places: [{ id: "corner", name: "Corner", hex: "Z1" }] },
      'places[0].hex: there is no hex "Z1": the map runs from A1 to E4',
    ],
    [
      "a goal nowhere",
      { goals: [{ hex: "Z1", kind: "star" }] },
      'goals[0].hex: there is no hex "Z1": the map runs from A1 to E4',
    ],
    [
      "an override nowhere",
      { overrides: [{ side: ["A1", "Z1"], feature: "crest", value: true, reason: "none" }] },
      'overrides[0].side: there is no hex "Z1": the map runs from A1 to E4',
    ],
    [
      "an override of a hexside between hexes apart",
      { overrides: [{ side: ["A1", "C1"], feature: "crest", value: true, reason: "none" }] },
      "overrides[0].side: A1 and C1 are not adjacent",
    ],
    [
      "an override of a hex that is not there",
      { overrides: [{ hex: "Z1", feature: "ford", value: true, reason: "none" }] },
      'overrides[0].hex: there is no hex "Z1": the map runs from A1 to E4',
    ],
  ];

  it.each(WRONG)("is refused for %s", (_, changes, fault) => {
    expect(faults(changes)).toContain(fault);
  });

  it("is refused with everything that is wrong, named with the map", () => {
    const wrong = { woods: ["F1"], minorRoads: [["A1", "C1"] as const] };
    expect(faults(wrong)).toHaveLength(2);
    expect(() => new HexMap(smallMap(wrong))).toThrow(/^Map small: woods\[0\]: .*; minorRoads\[0\]: /);
  });

  it("may have a bank beside water that does not divide it", () => {
    expect(faults({ banks: ["wwww", "wwww", "ww..", "eeee", "eee."] })).toEqual([]);
  });
});
