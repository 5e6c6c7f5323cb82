import type { HexMapData } from "../../src/index.ts";

/**
 * A small hex map, 5 columns and 4 rows: a river down column C from C1 to C3 with a ford at C2 and a bridge at C4, a stream
 * from E2 to the bridge, a hill at A2, roads, a railroad, and a corner that is not part of it.
 */
export function smallMap(changes: Partial<HexMapData> = {}): HexMapData {
  return {
    id: "small",
    name: "Small",
    columns: 5,
    rows: 4,
    metresPerHex: 300,
    unplayable: ["E4"],
    river: ["C1", "C3"],
    fords: [{ hex: "C2", name: "Middle Ford", water: "Run" }],
    bridges: [{ hex: "C4", water: "Run" }],
    stream: ["E2", "D3", "E3"],
    woods: ["B1", "D3"],
    slope: ["A3", "B2"],
    towns: [{ name: "Corner", hexes: ["A1"] }],
    crests: [
      ["A2", "A3"],
      ["A2", "B2"],
    ],
    streamSides: [
      ["E2", "E3"],
      ["E3", "D3"],
      ["D3", "C4"],
    ],
    majorRoads: [["A4", "B4"]],
    minorRoads: [
      ["B4", "C4"],
      ["C4", "D4"],
    ],
    railroads: [
      ["A4", "B4"],
      ["A3", "A4"],
    ],
    routeLinks: [["A1", "E1"]],
    banks: ["wwww", "wwww", "....", "eeee", "eee."],
    bankNames: { w: "west", e: "east" },
    places: [{ id: "corner", name: "Corner", hex: "A1" }],
    goals: [
      { hex: "A1", kind: "base", side: "west" },
      { hex: "E1", kind: "base", side: "east" },
      { hex: "B3", kind: "star" },
    ],
    overrides: [
      { hex: "C2", feature: "ford", value: true, reason: "the text names it", rule: "T-1" },
      { side: ["A2", "A3"], feature: "crest", value: true, reason: "the text names it" },
    ],
    basis: { river: "drawn" },
    ...changes,
  };
}
