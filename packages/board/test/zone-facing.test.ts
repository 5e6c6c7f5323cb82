import { describe, expect, it } from "vitest";
import { APART, ZoneGraph, facingsToward, stepsFrom, widestFacings } from "../src/index.ts";
import { wheel } from "./support/zones.ts";

const graph = new ZoneGraph(wheel());
const zone = (id: string) => graph.known(id);
const ids = (zones: Iterable<number>) => Array.from(zones, (one) => graph.ids[one]);

describe("facings", () => {
  it("are all free where nothing stands about", () => {
    expect(ids(widestFacings(graph, zone("hub"), () => 0))).toEqual(ids(graph.bordering[zone("hub")]));
  });

  it("hold the most that one Front can", () => {
    const weights: Record<string, number> = { north: 1, west: 2, south: 1 };
    const found = widestFacings(graph, zone("hub"), (near) => weights[graph.ids[near]] ?? 0);
    expect(ids(found)).toEqual(["west"]);
    for (const target of ["north", "west", "south"]) {
      expect(graph.inFront(zone("hub"), zone("west"), zone(target))).toBe(true);
    }
  });

  it("toward a zone are those that have it in Front", () => {
    expect(ids(facingsToward(graph, zone("hub"), zone("east")))).toEqual(["north", "east", "south"]);
  });
});

describe("steps between zones", () => {
  it("count the borders that are ways", () => {
    const all = stepsFrom(graph, zone("hub"), graph.bordering);
    expect(graph.ids.map((id) => all[zone(id)])).toEqual(graph.ids.map((id) => (id === "hub" ? 0 : 1)));
    const linked = stepsFrom(graph, zone("hub"), graph.linked);
    expect(linked[zone("south")]).toBe(2);
  });

  it("say where no way leads", () => {
    expect(
      stepsFrom(
        graph,
        zone("hub"),
        graph.ids.map(() => []),
      )[zone("west")],
    ).toBe(APART);
  });
});
