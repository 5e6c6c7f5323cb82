import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { distance, NOWHERE, spread, wayTo, ZoneGraph } from "../src/index.ts";
import { wheel } from "./support/zones.ts";

const graph = new ZoneGraph(wheel());
const zone = (id: string) => graph.known(id);
const evenly = Array.from({ length: 25 }, () => 1);
/** As evenly, but 5 for every way over road or bridge. */
const roadsDear = evenly.map((price, at) => (graph.road[at] === 1 ? 5 : price));
const ids = (zones: readonly number[]) => zones.map((one) => graph.ids[one]);

/** Cheapest costs by relaxing every step until nothing changes. */
function relaxed(from: number, budget: number, prices: readonly number[], closed: Uint8Array): number[] {
  const cost = graph.ids.map((_, one) => (one === from ? 0 : Infinity));
  for (let round = 0; round < graph.size; round++) {
    for (const [at, next] of graph.linked.flatMap((zones, one) => zones.map((other) => [one, other]))) {
      const price = prices[at * graph.size + next];
      if (price > 0 && closed[next] === 0 && cost[at] + price <= budget)
        cost[next] = Math.min(cost[next], cost[at] + price);
    }
  }
  return cost.map((one) => (one === Infinity ? -1 : one));
}

const grounds = fc.record({
  from: fc.nat(4),
  budget: fc.nat(12),
  prices: fc.array(fc.nat(4), { minLength: 25, maxLength: 25 }),
  closed: fc.array(fc.constantFrom(0, 0, 1), { minLength: 5, maxLength: 5 }).map((list) => Uint8Array.from(list)),
});

describe("paths over zones", () => {
  it("do not cross a river", () => {
    const found = spread(graph, zone("hub"), 5, evenly);
    expect(found.cost[zone("south")]).toBe(2);
    expect(ids(wayTo(found, zone("south")))).toEqual(["east", "south"]);
  });

  it("go round by what is cheaper", () => {
    const found = spread(graph, zone("hub"), 9, roadsDear);
    expect(found.cost[zone("north")]).toBe(2);
    expect(ids(wayTo(found, zone("north")))).toEqual(["east", "north"]);
  });

  it("do not enter a closed zone, and end with the budget", () => {
    const closed = new Uint8Array(5);
    closed[zone("east")] = 1;
    const found = spread(graph, zone("hub"), 2, evenly, closed);
    expect(ids(wayTo(found, zone("south")))).toEqual(["west", "south"]);
    expect(found.cost[zone("east")]).toBe(-1);
    const near = spread(graph, zone("hub"), 1, evenly);
    expect(near.cost[zone("south")]).toBe(-1);
    expect(near.before[zone("south")]).toBe(NOWHERE);
  });

  it("have no way to where they begin or do not come", () => {
    const found = spread(graph, zone("hub"), 1, evenly);
    expect(wayTo(found, zone("hub"))).toEqual([]);
    expect(wayTo(found, zone("south"))).toEqual([]);
  });

  it("are the cheapest within the budget, and as long as the distance", () => {
    fc.assert(
      fc.property(grounds, ({ from, budget, prices, closed }) => {
        const expected = relaxed(from, budget, prices, closed);
        const found = spread(graph, from, budget, prices, closed);
        expect([...found.cost]).toEqual(expected);
        for (const [goal, cost] of expected.entries()) {
          expect(distance(graph, from, goal, budget, prices, closed)).toBe(cost);
          const way = [from, ...wayTo(found, goal)];
          const spent = way.slice(1).reduce((sum, next, at) => sum + prices[way[at] * graph.size + next], 0);
          if (cost > 0) expect([way.at(-1), spent]).toEqual([goal, cost]);
        }
      }),
    );
  });

  it("are found as far as the nearest of some goals", () => {
    fc.assert(
      fc.property(grounds, fc.uniqueArray(fc.nat(4)), ({ from, budget, prices, closed }, goals) => {
        const expected = relaxed(from, budget, prices, closed);
        const { cost } = spread(graph, from, budget, prices, closed, undefined, goals);
        const nearest = Math.min(budget, ...goals.flatMap((goal) => (expected[goal] === -1 ? [] : [expected[goal]])));
        for (const [one, away] of expected.entries())
          if (away !== -1 && away <= nearest) expect(cost[one]).toBe(away);
          else if (cost[one] !== -1) expect(cost[one]).toBeGreaterThan(nearest);
      }),
    );
  });

  it("are measured on one map after another", () => {
    const two = new ZoneGraph(
      wheel({
        zones: wheel()
          .zones.slice(0, 2)
          .map((one, at) => ({ ...one, ring: [at === 0 ? "north" : "hub", null] })),
        borders: wheel().borders.slice(0, 1),
      }),
    );
    expect(distance(two, 0, 1, 3, [0, 2, 2, 0])).toBe(2);
    expect(distance(graph, zone("hub"), zone("south"), 3, evenly)).toBe(2);
    expect(distance(two, 0, 1, 1, [0, 2, 2, 0])).toBe(-1);
  });
});
