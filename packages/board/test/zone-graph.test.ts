import { describe, expect, it } from "vitest";
import {
  type BorderKind,
  BRIDGE,
  FORD,
  LAND,
  NO_BORDER,
  NOWHERE,
  RIVER,
  ZoneGraph,
  type ZoneGraphData,
} from "../src/index.ts";
import { wheel, withBorder, withRing } from "./support/zones.ts";

const graph = new ZoneGraph(wheel());
const zone = (id: string) => graph.known(id);
const ids = (zones: readonly number[]) => zones.map((one) => (one === NOWHERE ? null : graph.ids[one]));

describe("a zone graph", () => {
  it("finds zones by their id", () => {
    expect(graph.ids.map((id) => graph.index(id))).toEqual([0, 1, 2, 3, 4]);
    expect(graph.index("centre")).toBeUndefined();
    expect(() => graph.known("centre")).toThrow('Map wheel has no zone "centre".');
  });

  it("tells the border of two zones from both", () => {
    for (const [a, b, kind] of [
      ["hub", "west", LAND],
      ["east", "south", FORD],
      ["south", "west", BRIDGE],
      ["hub", "south", RIVER],
      ["north", "south", NO_BORDER],
      ["hub", "hub", NO_BORDER],
    ] as const) {
      expect(graph.kindOf(zone(a), zone(b))).toBe(kind);
      expect(graph.kindOf(zone(b), zone(a))).toBe(kind);
    }
    expect(graph.road[zone("north") * 5 + zone("hub")]).toBe(1);
    expect(graph.road[zone("hub") * 5 + zone("north")]).toBe(1);
    expect(graph.road[zone("hub") * 5 + zone("east")]).toBe(0);
  });

  it("tells the zones around, those a piece can go to, those it can go to over land", () => {
    expect(ids(graph.rings[zone("south")])).toEqual(["hub", "east", null, "west"]);
    expect(ids(graph.bordering[zone("south")])).toEqual(["hub", "east", "west"]);
    expect(ids(graph.linked[zone("south")])).toEqual(["east", "west"]);
    expect(ids(graph.overLand[zone("south")])).toEqual([]);
    expect(ids(graph.overLand[zone("west")])).toEqual(["north", "hub"]);
  });

  it("has a front of the zone faced and its two neighbours in the ring, smaller at the map's edge", () => {
    expect(ids(graph.front(zone("hub"), zone("north")))).toEqual(["west", "north", "east"]);
    expect(ids(graph.front(zone("hub"), zone("west")))).toEqual(["south", "west", "north"]);
    expect(ids(graph.front(zone("north"), zone("east")))).toEqual(["east", "hub"]);
    expect(ids(graph.front(zone("north"), zone("hub")))).toEqual(["east", "hub", "west"]);
    expect(graph.front(zone("north"), zone("south"))).toEqual([]);
  });

  it("tells whether a zone is in the front as the front lists it", () => {
    for (const [at, bordering] of graph.bordering.entries()) {
      for (const faced of bordering)
        for (const other of bordering)
          expect(graph.inFront(at, faced, other)).toBe(graph.front(at, faced).includes(other));
    }
    expect(graph.inFront(zone("hub"), zone("north"), zone("south"))).toBe(false);
    expect(graph.inFront(zone("hub"), zone("west"), zone("north"))).toBe(true);
  });
});

describe("a zone graph that contradicts itself", () => {
  const WRONG: readonly (readonly [string, Partial<ZoneGraphData>, string])[] = [
    ["two zones of one id", { zones: [wheel().zones[0], ...wheel().zones] }, "Map wheel: two zones share an id."],
    ["a border with no zone", withBorder("hub", "centre"), 'Map wheel has no zone "centre".'],
    ["a border of no kind", withBorder("north", "south", "wall" as BorderKind), "north - south: no such kind wall."],
    ["a border listed twice", withBorder("west", "hub"), "Border west - hub is listed twice."],
    [
      "a ring that names a zone apart",
      withRing("north", [null, "east", "hub", "south", "west"]),
      "north: no border with south, which its ring names.",
    ],
    [
      "a ring that names a zone twice",
      withRing("north", [null, "east", "hub", "west", "east"]),
      "north: its ring names east twice.",
    ],
    ["a ring that leaves a zone out", withRing("north", [null, "east", "hub"]), "north: its ring leaves out west."],
  ];

  it.each(WRONG)("is refused for %s", (_, changes, message) => {
    expect(() => new ZoneGraph(wheel(changes))).toThrow(message);
  });
});
