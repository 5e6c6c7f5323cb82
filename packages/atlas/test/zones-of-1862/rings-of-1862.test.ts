import { ZoneGraph } from "@stonebridge/board";
import { describe, expect, it, test } from "vitest";
import { graphOfRings } from "../../src/zones/graph-of-rings.ts";
import type { RingPlan, RingZone } from "../../src/zones/ring-plan.ts";
import { SECOND_BULL_RUN_1862 } from "../../src/zones/second-bull-run-1862/plan.ts";
import { border, climbs, data, graph, ring, zone } from "./map-of-1862.ts";

const all = data.zones.map(({ number }) => number);
const planWith = (fault: Partial<RingPlan>): RingPlan => ({ ...SECOND_BULL_RUN_1862, ...fault });

test("the committed graph is what the plan gives", () => {
  expect(data).toEqual(JSON.parse(JSON.stringify(graphOfRings(SECOND_BULL_RUN_1862))));
});

describe("the rings", () => {
  it("are those of 205 zones with 563 borders, numbered from 1", () => {
    expect(all).toEqual(Array.from({ length: 205 }, (_, index) => index + 1));
    expect(data.borders).toHaveLength(563);
  });

  it.each(all)("of zone %i: each neighbour has it in its ring too", (number) => {
    for (const next of ring(number)) if (next !== null) expect(ring(next)).toContain(number);
  });

  it.each(all)("of zone %i: ring neighbours border each other, so its Front is what borders both (RU-32)", (number) => {
    const around = ring(number);
    around.forEach((one, slot) => {
      const next = around[(slot + 1) % around.length];
      if (one !== null && next !== null) expect(ring(one)).toContain(next);
    });
  });

  it("lie in the plane: every face but the ground outside is a triangle, and Euler's sum is 2", () => {
    const seen = new Set<string>();
    const faces: number[] = [];
    for (const number of all) {
      for (const first of ring(number)) {
        if (first === null || seen.has(`${number}-${first}`)) continue;
        let [from, to] = [number, first];
        let length = 0;
        while (!seen.has(`${from}-${to}`)) {
          seen.add(`${from}-${to}`);
          length++;
          const around = ring(to).filter((next) => next !== null);
          [from, to] = [to, around[(around.indexOf(from) + 1) % around.length]];
        }
        faces.push(length);
      }
    }
    expect(faces.filter((length) => length !== 3)).toHaveLength(1);
    expect(all.length - data.borders.length + faces.length).toBe(2);
  });

  it("have one gap at most: the map's edge is met once by every zone on it", () => {
    for (const number of all) expect(ring(number).filter((next) => next === null).length).toBeLessThanOrEqual(1);
  });

  it("leave no zone that cannot be reached", () => {
    const reached = new Set([0]);
    for (const from of reached) for (const to of graph.linked[from]) reached.add(to);
    expect(reached.size).toBe(205);
  });
});

describe("features of the zones", () => {
  it.each(SECOND_BULL_RUN_1862.roads)("$name runs over the borders of its chain", ({ zones }) => {
    zones.slice(1).forEach((next, step) => expect(border(zones[step], next).road).toBe(true));
  });

  it("no other border has a road", () => {
    const chained = new Set(
      SECOND_BULL_RUN_1862.roads.flatMap(({ zones }) =>
        zones.slice(1).map((next, step) => [zones[step], next].toSorted((a, b) => a - b).join()),
      ),
    );
    const roads = data.borders.filter(({ road }) => road).map(({ between }) => between.join());
    expect(roads.toSorted()).toEqual([...chained].toSorted());
  });

  it("the unfinished railroad runs through twelve zones, each beside the next", () => {
    const { zones } = SECOND_BULL_RUN_1862.embankment;
    expect(data.zones.filter(({ embankment }) => embankment).map(({ number }) => number)).toEqual(zones);
    zones.slice(1).forEach((next, step) => expect(ring(zones[step])).toContain(next));
  });

  it.each(SECOND_BULL_RUN_1862.slopes)("one climbs from $from to $to, and not down again", ({ from, to }) => {
    for (const foot of from) expect([climbs(foot, to), climbs(to, foot)]).toEqual([true, false]);
  });

  it("nowhere else does one climb", () => {
    const slopes = SECOND_BULL_RUN_1862.slopes.flatMap(({ from }) => from);
    expect(data.borders.filter(({ foot }) => foot !== undefined)).toHaveLength(slopes.length);
  });

  it("Bull Run closes every border between its banks but the Stone Bridge", () => {
    for (const { between, kind, name } of data.borders) {
      const banks = new Set(between.map((id) => zone(Number(id)).bank));
      expect(kind === "land").toBe(banks.size === 1);
      expect(kind === "bridge").toBe(name === "Stone Bridge");
      expect(kind).not.toBe("ford");
    }
  });
});

describe("a plan of given rings is refused", () => {
  const { zones, slopes, river } = SECOND_BULL_RUN_1862;

  it("when a road jumps", () => {
    const roads = [{ name: "Long lane", zones: [1, 3] }];
    expect(() => graphOfRings(planWith({ roads }))).toThrow("Long lane: 1 and 3 share no border.");
  });

  it("when the embankment jumps", () => {
    const embankment = { name: "Unfinished railroad", zones: [95, 99] };
    expect(() => graphOfRings(planWith({ embankment }))).toThrow("Unfinished railroad: 95 and 99 share no border.");
  });

  it("when a slope rises where no border is", () => {
    expect(() => graphOfRings(planWith({ slopes: [...slopes, { from: [1], to: 205 }] }))).toThrow(
      "No slope can rise from 1 to 205: they share no border.",
    );
  });

  it("when a bridge joins one bank to itself", () => {
    const bridges = [{ name: "Stone Bridge", between: [139, 140] as const }];
    expect(() => graphOfRings(planWith({ river: { ...river, bridges } }))).toThrow(
      "Stone Bridge does not join two banks.",
    );
  });

  it("when two rings do not agree", () => {
    const fault = zones.map((one): RingZone => (one.number === 1 ? { ...one, ring: [25, 13, null] } : one));
    expect(() => new ZoneGraph(graphOfRings(planWith({ zones: fault })))).toThrow();
  });
});
