import { describe, expect, it, test } from "vitest";
import { layWays } from "../../src/drawing/features/ways.ts";
import { lanesAsRoads } from "../../src/drawing/zones/rule-roads.ts";
import { nearestOn } from "../../src/geography/index.ts";
import { drawnPairs, pairKey } from "../../src/zones/roads.ts";
import { layZoneCells } from "../../src/zones/zone-cells.ts";
import { data, graph, shapes } from "../zones-of-1861/map-of-1861.ts";
import { geography } from "../geography/battlefield.ts";

const { lines } = geography;
const stretches = lanesAsRoads(data, shapes, lines);
const { ways, drawn } = layWays(lines, stretches);
/** Pairs of zones between which the sheet of 1861 shows a road or the turnpike. */
const shown = drawnPairs(drawn, layZoneCells(shapes.zones.map(({ outline }) => outline)));

const isShown = ([a, b]: readonly [string, string]) => shown.has(pairKey(graph.known(a), graph.known(b)));

describe("every border with a road by rule shows a road, and no other does (BR61-Tb4)", () => {
  it.each(data.borders.map((border) => [border.between.join(" - "), border] as const))("%s", (_, border) => {
    expect(isShown(border.between)).toBe(border.road);
  });
});

test("the ground alone would leave roads untold, all of them decided by hand", () => {
  const bare = drawnPairs(layWays(lines, []).drawn, layZoneCells(shapes.zones.map(({ outline }) => outline)));
  const untold = data.borders.filter(
    ({ between: [a, b], road }) => road && !bare.has(pairKey(graph.known(a), graph.known(b))),
  );
  expect(untold.length).toBeGreaterThan(0);
  for (const { between, reason } of untold) expect(reason, between.join(" - ")).toBeDefined();
});

describe("a lane drawn as a road", () => {
  it.each(stretches.map((stretch) => [stretch.lane, stretch] as const))(
    "%s keeps its course, part for part",
    (id, { first, last }) => {
      const course = ways.find((way) => way.id === id)?.course ?? [];
      expect(first).toBeLessThan(last);
      const parts = drawn.filter((way) => course.includes(way.course[0]));
      expect(parts.map(({ kind }) => kind)).toContain("road");
      const joined = parts.flatMap((part, index) => part.course.slice(index === 0 ? 0 : 1));
      expect(joined).toEqual(course);
    },
  );

  it("begins and ends at a way, or within a zone", () => {
    const others = ways.filter(({ kind }) => kind !== "lane");
    const ends = stretches.flatMap(({ lane, first, last }) => {
      const course = lines.get(lane)?.course ?? [];
      return [first, last].map((at) => ({
        lane,
        meets:
          at === 0 || at === course.length - 1 || others.some((way) => nearestOn(way.course, course[at]).distance < 2),
        border: Math.min(
          ...shapes.borders
            .filter((one) => one.course.length > 1)
            .map((one) => nearestOn(one.course, course[at]).distance),
        ),
      }));
    });
    expect(ends).toHaveLength(2 * stretches.length);
    for (const { lane, meets, border } of ends) expect(meets || border > 15, lane).toBe(true);
  });
});
