import { describe, expect, it } from "vitest";
import type { Point } from "@stonebridge/board";
import {
  BULL_RUN,
  contains,
  distanceToOutline,
  lengthOf,
  lineOf,
  meetings,
  nearestOn,
  resample,
  signedArea,
} from "../../src/geography/index.ts";
import { nameWidth } from "../../src/zones/lettering.ts";
import { plateBox, rowWidth } from "../../src/zones/plate-layout.ts";
import { data, graph, outlineOf, shapes, zone } from "./map-of-1861.ts";
import { geography } from "../geography/battlefield.ts";

const river = lineOf(geography.lines, BULL_RUN).course.filter((point) => contains(shapes.field, point));
const key = (a: Point, b: Point): string => `${a.join()} ${b.join()}`;

/** Zone on the right hand of every leg of every outline. */
const legs = new Map<string, string>();
for (const { id, outline } of shapes.zones) {
  outline.forEach((point, index) => legs.set(key(point, outline[(index + 1) % outline.length]), id));
}

/** The stretches of a zone's outline, clockwise: the neighbour beyond and the points. */
function stretchesOf(outline: readonly Point[]): { neighbour: string | null; points: Point[] }[] {
  const stretches: { neighbour: string | null; points: Point[] }[] = [];
  outline.forEach((point, index) => {
    const next = outline[(index + 1) % outline.length];
    const neighbour = legs.get(key(next, point)) ?? null;
    const last = stretches.at(-1);
    if (last?.neighbour === neighbour) last.points.push(next);
    else stretches.push({ neighbour, points: [point, next] });
  });
  if (stretches.length > 1 && stretches[0].neighbour === stretches.at(-1)!.neighbour) {
    stretches[0].points.unshift(...stretches.pop()!.points.slice(0, -1));
  }
  return stretches;
}

describe("shapes and graph agree", () => {
  it("both list the same zones and borders in the same order", () => {
    expect(shapes.id).toBe(data.id);
    expect(shapes.zones.map(({ id }) => id)).toEqual(data.zones.map(({ id }) => id));
    expect(shapes.borders.map(({ between }) => between)).toEqual(data.borders.map(({ between }) => between));
  });

  it("P03, R11: every ring is the walk round the zone's outline, clockwise, from the border nearest north", () => {
    for (const { id, ring } of data.zones) {
      const outline = outlineOf(id);
      expect(signedArea(outline), id).toBeGreaterThan(0);
      const walked = stretchesOf(outline).map(({ neighbour }) => neighbour);
      const start = walked.indexOf(ring[0]);
      expect([...walked.slice(start), ...walked.slice(0, start)], id).toEqual(ring);
    }
  });

  it("P02: at most three zones meet at a point", () => {
    const at = new Map<string, Set<string>>();
    for (const { id, outline } of shapes.zones) {
      for (const point of outline) at.set(point.join(), (at.get(point.join()) ?? new Set()).add(id));
    }
    expect([...at.values()].filter((zones) => zones.size > 3).map((zones) => [...zones])).toEqual([]);
  });

  it("P02: no border is so short that it looks like a corner", () => {
    const short = shapes.zones.flatMap(({ id, outline }) =>
      stretchesOf(outline)
        .filter(({ neighbour, points }) => neighbour !== null && lengthOf(points) < 15)
        .map(({ neighbour }) => `${id} - ${neighbour}`),
    );
    expect(short).toEqual([]);
  });

  it("P01: the zones tile the field", () => {
    const sum = shapes.zones.reduce((area, { outline }) => area + signedArea(outline), 0);
    expect(Math.abs(sum / signedArea(shapes.field) - 1)).toBeLessThan(0.001);
  });

  it("no outline crosses itself", () => {
    for (const { id, outline } of shapes.zones) {
      const closed = [...outline, outline[0]];
      const own = meetings(closed, closed).filter(({ leg, otherLeg }) => {
        const apart = Math.abs(leg - otherLeg);
        return apart > 1 && apart < outline.length - 1;
      });
      expect(own, id).toEqual([]);
    }
  });

  it("land borders are drawn along the outlines of both zones; water is not drawn", () => {
    for (const [index, { between, kind }] of data.borders.entries()) {
      const { course, middle } = shapes.borders[index];
      expect(course.length > 1, between.join()).toBe(kind === "land");
      for (const id of between) {
        for (const point of [...course, middle]) {
          expect(distanceToOutline(outlineOf(id), point), `${id} of ${between.join()}`).toBeLessThan(0.4);
        }
      }
    }
  });

  it("outlines are thin and to one decimal", () => {
    for (const { outline } of shapes.zones) {
      for (const value of outline.flat()) expect(Math.round(value * 10) / 10).toBe(value);
    }
    expect(JSON.stringify(shapes).length).toBeLessThan(150_000);
  });
});

describe("Bull Run", () => {
  it("P04: crosses the field from the north-west edge to the south-east edge without a gap, along borders only", () => {
    const [first, last] = [river[0], river.at(-1)!];
    expect(first[0] < last[0] && first[1] < last[1]).toBe(true);
    expect(distanceToOutline(shapes.field, first)).toBeLessThan(2);
    expect(distanceToOutline(shapes.field, last)).toBeLessThan(2);
    for (const point of river) {
      const banks = shapes.zones
        .filter(({ outline }) => nearestOn([...outline, outline[0]], point).distance < 0.5)
        .map(({ id }) => zone(id).bank);
      expect(new Set(banks), point.join()).toEqual(new Set(["north", "south"]));
    }
  });

  it("P04: no zone has ground on both banks", () => {
    for (const { id, outline } of shapes.zones) {
      const inside = river.filter((point) => contains(outline, point) && distanceToOutline(outline, point) > 0.5);
      expect(inside, id).toEqual([]);
    }
  });

  it("P04: the middle of every zone lies on its bank", () => {
    const [first, last] = [river[0], river.at(-1)!];
    const southOfRiver: Point[] = [...river, [last[0], 3000], [-3000, 3000], [-3000, first[1]]];
    for (const { id, counters } of shapes.zones) {
      expect(contains(southOfRiver, counters), id).toBe(zone(id).bank === "south");
    }
  });
});

describe("plates and counters", () => {
  const boxes = new Map(
    shapes.zones.map(({ id, plate, lines }) => {
      const signs = zone(id).terrain.length + (zone(id).victoryPoints > 0 ? 1 : 0);
      const width = Math.max(...lines.map(nameWidth), rowWidth(signs));
      return [id, plateBox(plate, width, signs, lines.length)] as const;
    }),
  );

  it("every plate lies inside its zone", () => {
    for (const [id, [left, top, right, bottom]] of boxes) {
      const corners: Point[] = [
        [left, top],
        [right, top],
        [right, bottom],
        [left, bottom],
      ];
      for (const point of resample([...corners, corners[0]], 2)) expect(contains(outlineOf(id), point), id).toBe(true);
    }
  });

  it("counters stand at least 18 units from every border and clear of the plate", () => {
    for (const { id, counters, outline } of shapes.zones) {
      expect(contains(outline, counters), id).toBe(true);
      expect(distanceToOutline(outline, counters), id).toBeGreaterThanOrEqual(17.9);
      const [left, top, right, bottom] = boxes.get(id)!;
      const aside = Math.max(left - counters[0], counters[0] - right);
      const above = Math.max(top - counters[1], counters[1] - bottom);
      expect(Math.max(aside, above), id).toBeGreaterThanOrEqual(17.9);
    }
  });

  it("the lines of a plate spell the zone's name", () => {
    for (const { id, lines } of shapes.zones) {
      expect(lines.join(" ")).toBe(zone(id).name);
      expect(lines.length).toBeLessThanOrEqual(2);
    }
  });

  it("numbers run from north-west to south-east", () => {
    const rows = shapes.zones.map(({ outline }) => outline.reduce((sum, [, y]) => sum + y, 0) / outline.length);
    rows.slice(1).forEach((y, index) => expect(y - rows[index], graph.ids[index + 1]).toBeGreaterThan(-160));
  });
});
