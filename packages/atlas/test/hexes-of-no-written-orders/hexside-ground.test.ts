import { hexAt, hexCentre, type HexPair, NOWHERE, type Point } from "@stonebridge/board";
import { describe, expect, it } from "vitest";
import { keptHeights } from "../../src/drawing/relief.ts";
import {
  distance,
  lineOf,
  mapPoint,
  meetings,
  nearestOn,
  PlainSheet,
  reachOnHill,
  warpLine,
} from "../../src/geography/index.ts";
import { crestsOfRelief } from "../../src/hexes/crests.ts";
import { isRightOf } from "../../src/hexes/right-of.ts";
import { deriveHexsideMap, type HexLine, type LineUse } from "../../src/hexes/index.ts";
import { HexHeights, levelOf } from "../../src/hexes/levels.ts";
import { hexMapText } from "../../src/hexes/write-hexes.ts";
import { geography } from "../geography/battlefield.ts";
import { both, first, groundOf, second, hexsideName } from "./hexside-maps.ts";

const relief = keptHeights(geography);
const grounds = new Map(both.map(([, built]) => [built.plan.id, groundOf(built)]));

/** Hexsides between hexes of the map that a drawn course crosses, found from its points alone, each time it does. */
function crossedBy({ course }: HexLine, grid: Parameters<typeof hexAt>[0]): string[] {
  const sides: string[] = [];
  let before = NOWHERE;
  course.slice(1).forEach((b, index) => {
    const a = course[index];
    for (const share of [0.02, 0.5, 0.98]) {
      const at = hexAt(grid, [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]);
      if (at !== before && at !== NOWHERE && before !== NOWHERE)
        sides.push(hexsideName(grid.ids[before], grid.ids[at]));
      before = at;
    }
  });
  return sides;
}

/** Ways and streams of which one is sketched beside the other: how often they cross does not follow from the tables. */
const GUESSED: ReadonlySet<string> = new Set([
  // The head of Holkum's Branch is good to 300 m, and ends beside the Sudley road.
  "D1/S13",
  // The flanking column's road, good to 600 m, grazes a bend of Cub Run and leaves it by the same bank.
  "D2/S1",
  // The Haymarket road and Catharpin Run, good to 400 m and 250 m, are drawn through one another.
  "D6/S7",
]);

const keysOf = (pairs: readonly HexPair[]): string[] => pairs.map(([a, b]) => hexsideName(a, b)).toSorted();

describe.each(both)("the ground of %s", (_, { plan, text, data, map }) => {
  const ground = grounds.get(plan.id)!;
  const { grid, net, wide, sheet } = ground;
  const lines = [...ground.lines.values()];
  const used = (...uses: readonly LineUse[]) => lines.filter(({ use }) => uses.includes(use));
  const crossings = (use: LineUse) => [...new Set(used(use).flatMap((line) => crossedBy(line, grid)))].toSorted();

  it("gives the committed file, byte for byte", () => {
    expect(hexMapText(deriveHexsideMap(plan, ground, relief))).toBe(text);
  });

  it("is true to scale: what is apart on the ground is as far apart in hexes", () => {
    const [a, b] = [mapPoint(38.8243, -77.5037), mapPoint(38.75, -77.4745)];
    const metres = distance(a, b) * 10;
    expect(distance(sheet.at(a), sheet.at(b)) * 304.8).toBeCloseTo(metres, 6);
    for (const id of ["stone-house", "portici", "liberia"]) {
      const place = data.places.find((one) => one.id === id)!;
      const given = geography.places.find(({ name }) => name === place.name)!;
      expect(distance(hexCentre(grid, grid.known(place.hex)), sheet.at(given.point))).toBeLessThan(0.6);
    }
  });

  it("roads, trails and railroads cross exactly the hexsides that the data say", () => {
    const roads = crossings("major");
    expect(roads).toEqual(keysOf(data.roads));
    expect(crossings("minor").filter((side) => !roads.includes(side))).toEqual(keysOf(data.trails));
    const burnt = ground.crossings.flatMap(({ plan: { stands }, hexside }) =>
      stands === false
        ? [hexsideName(grid.ids[wide.toMap(net.right(hexside))], grid.ids[wide.toMap(net.left(hexside))])]
        : [],
    );
    expect(crossings("railroad").filter((side) => !burnt.includes(side))).toEqual(keysOf(data.railroads));
  });

  it("waters are drawn along the hexsides that the data say, and nowhere else", () => {
    for (const water of ground.waters) {
      const corners = [net.from[water.hexsides[0]], ...water.hexsides.map((hexside) => net.to(hexside))].map((corner) =>
        net.place(corner),
      );
      for (const point of water.course.slice(0, -1))
        expect([water.id, nearestOn(corners, point).distance < 0.13]).toEqual([water.id, true]);
      // Each hexside has the water beside it.
      for (const hexside of water.hexsides.slice(1, -1)) {
        const [a, b] = [net.place(net.from[hexside]), net.place(net.to(hexside))];
        const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
        expect([water.id, nearestOn(water.course, middle).distance < 0.2]).toEqual([water.id, true]);
      }
    }
  });

  it("hexsides of a water follow one another to the corner of another water, or to the edge", () => {
    for (const water of ground.waters) {
      water.hexsides
        .slice(1)
        .forEach((hexside, index) => expect(net.from[hexside]).toBe(net.to(water.hexsides[index])));
      const corners = [net.from[water.hexsides[0]], ...water.hexsides.map((hexside) => net.to(hexside))];
      expect(new Set(corners).size).toBe(corners.length);
      const into = ground.waters.find(({ id }) => id === water.mouth?.into);
      const end = corners.at(-1)!;
      if (into === undefined) expect([water.id, onMap(net.place(end))]).toEqual([water.id, false]);
      else expect([water.id, into.hexsides.some((hexside) => net.to(hexside) === end || net.from[hexside] === end)]).toEqual([water.id, true]); // prettier-ignore
    }
  });

  /** Whether a point lies among the hexes of the map, and not at its very edge. */
  function onMap(point: Point): boolean {
    const hex = hexAt(grid, point);
    return hex !== NOWHERE && [0, 1, 2, 3, 4, 5].every((direction) => grid.neighbour(hex, direction) !== NOWHERE);
  }

  it("no water strays a hex from its bed, and no way from its ground", () => {
    for (const { id, raw, course } of ground.waters)
      for (const point of raw)
        if (onMap(point)) expect([id, nearestOn(course, point).distance < 0.8]).toEqual([id, true]);
    for (const way of plan.ground.ways) {
      const { course } = ground.lines.get(way.line)!;
      for (const point of warpLine(sheet, lineOf(geography.lines, way.line).course))
        if (onMap(point)) expect([way.line, nearestOn(course, point).distance < 0.75]).toEqual([way.line, true]);
    }
  });

  it("a way meets Bull Run at a crossing that names it, and nowhere else", () => {
    const river = ground.lines.get("R1")!;
    for (const way of used("major", "minor", "railroad")) {
      const own = ground.crossings.filter(({ plan: { water, ways } }) => water === "R1" && ways.includes(way.id));
      const met = meetings(way.course, river.course).filter(({ point }) => onMap(point));
      expect([way.id, met.length % 2, met.length > 0]).toEqual([way.id, own.length % 2, own.length > 0]);
      for (const { point } of met) {
        const near = own.some(({ hexside }) => nearestOn([net.place(net.from[hexside]), net.place(net.to(hexside))], point).distance < 0.25); // prettier-ignore
        expect([way.id, near]).toEqual([way.id, true]);
      }
    }
  });

  it("a way crosses a stream as often on the map as on the ground, but for pairs within its error", () => {
    const odd: string[] = [];
    const streams = ground.waters.filter(({ use }) => use === "stream");
    for (const way of used("major", "minor", "railroad")) {
      const given = plan.ground.ways.find(({ line }) => line === way.id)!;
      const parts = [given.line, ...(given.onwards ?? []).map((id) => id.replace("-", ""))];
      for (const stream of streams) {
        const hexsides = new Set(stream.hexsides.map((hexside) => net.name(hexside)));
        const wanted = parts.flatMap((id) =>
          meetings(warpLine(sheet, lineOf(geography.lines, id).course), stream.raw).filter(({ point }) => onMap(point)),
        ).length;
        let had = 0;
        way.legs.slice(1).forEach((hex, index) => {
          const before = way.legs[index];
          if (hex === before || wide.toMap(hex) === NOWHERE || wide.toMap(before) === NOWHERE) return;
          if (hexsides.has(net.name(before * 6 + wide.grid.direction(before, hex)))) had++;
        });
        if (had !== wanted && !GUESSED.has(`${way.id}/${stream.id}`))
          odd.push(`${way.id}/${stream.id} ${wanted} on the ground, ${had} on the map`);
      }
    }
    expect(odd).toEqual([]);
  });

  it("ways that met on the ground meet on the map", () => {
    const ways = used("major", "minor");
    const open = ways.flatMap((way) =>
      [way.course[0], way.course.at(-1)!]
        .filter((end) => onMap(end))
        .filter((end) => !ways.some((other) => other.id !== way.id && nearestOn(other.course, end).distance < 1e-6))
        .map((end) => `${way.id} in ${grid.ids[hexAt(grid, end)]}`),
    );
    const onGround = plan.ground.ways.flatMap(({ line, onwards = [] }) => {
      const course = [...lineOf(geography.lines, line).course, ...onwards.flatMap((id) => lineOf(geography.lines, id.slice(1)).course.toReversed())]; // prettier-ignore
      return [course[0], course.at(-1)!]
        .filter((end) => onMap(sheet.at(end)))
        .filter(
          (end) =>
            !plan.ground.ways.some(
              (other) =>
                other.line !== line &&
                [other.line, ...(other.onwards ?? []).map((id) => id.slice(1))].some(
                  (id) => nearestOn(lineOf(geography.lines, id).course, end).distance < 9,
                ),
            ),
        ) // prettier-ignore
        .map(() => line);
    });
    expect(open.map((one) => one.split(" ")[0]).toSorted()).toEqual(onGround.toSorted());
  });

  it("every place lies in its hex or, to keep its bank, beside it", () => {
    for (const { id, name, hex } of data.places) {
      const given = geography.places.find((place) => (plan.placeNames[place.name] ?? place.name) === name);
      const own = plan.ground.points.find((point) => point.id === id);
      const at = own === undefined ? given?.point : mapPoint(own.latitude, own.longitude);
      if (at === undefined) expect(id).toMatch(/-left-bank$/);
      else expect([id, distance(hexCentre(grid, grid.known(hex)), sheet.at(at)) < 1]).toEqual([id, true]);
    }
  });

  it("places lie on their banks of Bull Run", () => {
    const river = ground.waters.find(({ id }) => id === "R1")!.raw;
    const wrong = geography.places.flatMap((place) => {
      if (["ford", "bridge", "stream mouth", "run source"].includes(place.kind)) return [];
      const at = sheet.at(place.point);
      const listed = data.places.find(({ name }) => name === place.name);
      if (listed === undefined || !onMap(at)) return [];
      const right = isRightOf(river, at);
      return map.bankNames[map.bank[grid.known(listed.hex)] - 1] === (right ? "confederate" : "union")
        ? []
        : [place.name];
    });
    expect(wrong).toEqual([]);
  });
});

describe("the two maps of No Written Orders", () => {
  it("lie on one lattice: a hex has the same name, ground, level and waters on both", () => {
    const rows = first.data.rows - second.data.rows;
    for (const [hex, id] of second.map.grid.ids.entries()) {
      const other = first.map.grid.known(id);
      expect(first.map.level[other]).toBe(second.map.level[hex]);
      expect(first.map.bank[other]).toBe(second.map.bank[hex]);
    }
    expect([rows, second.map.grid.ids[0]]).toEqual([4, "0105"]);
    const common = (sides: readonly HexPair[]) => keysOf(sides).filter((side) => side.split("/").every((id) => Number(id.slice(2)) >= 5)); // prettier-ignore
    expect(common(first.data.rivers.flatMap(({ sides }) => sides))).toEqual(keysOf(second.data.rivers.flatMap(({ sides }) => sides))); // prettier-ignore
    expect(common(first.data.crests)).toEqual(keysOf(second.data.crests));
  });

  it("ask a reason for whatever was set by hand", () => {
    for (const [, { plan, data }] of both) {
      for (const { reason } of data.overrides) expect(reason.length).toBeGreaterThan(20);
      for (const { place, reason } of plan.ground.crossings) expect([place, reason.length > 20]).toEqual([place, true]);
    }
  });
});

describe("crests", () => {
  const ground = groundOf(first);
  const heights = new HexHeights(ground.grid, ground.sheet, relief);

  it.each([
    ["Henry Hill", 5],
    ["Matthews Hill", 2],
    ["Chinn Ridge", 3],
    ["Dogan Ridge", 2],
    ["Stony Ridge (Sudley Mountain)", 8],
    ["Deep Cut ridge (railroad ridge)", 4],
    ["Brawner ridge", 1],
    ["Centreville Heights", 1],
    ["Stone Bridge east heights", 1],
  ])("%s has at least %i of them", (name, least) => {
    const hill = ground.hills.find((one) => one.name === name)!;
    const own = first.data.crests.filter(([high]) => reachOnHill(hill, hexCentre(ground.grid, ground.grid.known(high))) <= 1.15); // prettier-ignore
    expect(own.length).toBeGreaterThanOrEqual(least);
  });

  it("fall by a level at least, bulge by a mounted man's height, and stand on named hills", () => {
    for (const [a, b] of first.data.crests) {
      const [high, low] = [ground.grid.known(a), ground.grid.known(b)];
      expect(first.map.level[high] - first.map.level[low]).toBeGreaterThanOrEqual(1);
      expect(heights.bulge(high, low)).toBeGreaterThanOrEqual(8);
      expect(Math.min(...ground.hills.map((hill) => reachOnHill(hill, hexCentre(ground.grid, high))))).toBeLessThanOrEqual(1.15); // prettier-ignore
    }
    // A handful of hexsides in a hundred: a map of walls would have no lines of sight.
    expect(first.data.crests.length / (first.map.size * 3)).toBeLessThan(0.03);
  });

  it("are none of a plain, nor where no hill is named", () => {
    const level = ground.grid.ids.map(() => 3);
    const rule = first.plan.crests;
    expect(crestsOfRelief(ground.grid, ground.hills, heights, level, rule)).toEqual([]);
    const levels = ground.grid.ids.map((_, hex) => levelOf(heights.of(hex), first.plan.levels));
    expect(crestsOfRelief(ground.grid, [], heights, levels, rule)).toEqual([]);
  });

  it("bulge where a brow hides its foot, not on an even slope", () => {
    const sheet = new PlainSheet([0, 0], 30.48);
    const field = (height: (x: number) => number) =>
      new HexHeights(ground.grid, sheet, {
        columns: 200,
        rows: 200,
        left: 0,
        top: 0,
        cell: 1,
        values: Float64Array.from({ length: 40_000 }, (_, at) => height(Math.floor(at / 200))),
      });
    // 0102 lies due south of 0101; heights in metres, by the row of a cell.
    expect(field((y) => 100 - y * 0.2).bulge(0, 1)).toBeCloseTo(0, 6);
    expect(field((y) => (y < 30 ? 100 : 80)).bulge(0, 1)).toBeGreaterThan(20);
  });

  it("refuses an override that overrules nothing", () => {
    const overrides = [{ feature: "crests", value: false, sides: [["0101", "0102"]], reason: "Nothing is there." }] as const; // prettier-ignore
    expect(() => deriveHexsideMap({ ...first.plan, overrides, entries: [], supply: [] }, ground, relief)).toThrow(
      "The ground has no crest from 0101 to 0102: the override that removes it is idle.",
    );
    expect(mapPoint(38.87, -77.62)).toEqual([0, 0]);
  });
});
