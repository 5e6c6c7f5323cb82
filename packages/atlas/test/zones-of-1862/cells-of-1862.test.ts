import type { Point } from "@stonebridge/board";
import { describe, expect, it, test } from "vitest";
import {
  contains,
  distance,
  distanceToOutline,
  lengthOf,
  meetings,
  nearestOn,
  resample,
  signedArea,
} from "../../src/geography/index.ts";
import { nameWidth } from "../../src/zones/lettering.ts";
import { plateBox, rowWidth } from "../../src/zones/plate-layout.ts";
import { shapesOfRings } from "../../src/zones/ring-shapes.ts";
import { SECOND_BULL_RUN_1862 } from "../../src/zones/second-bull-run-1862/plan.ts";
import { data, zone } from "./map-of-1862.ts";
import { geography } from "../geography/battlefield.ts";
import { ground, outlineOf, shapes, stretchesOf } from "./shapes-of-1862.ts";

test("the committed shapes are what plan and ground give", { timeout: 60_000 }, () => {
  expect(JSON.parse(JSON.stringify(shapesOfRings(data, ground)))).toEqual(shapes);
});

describe("drawn cells and graph agree", () => {
  it("both list the same zones and borders in the same order", () => {
    expect(shapes.id).toBe(data.id);
    expect(shapes.zones.map(({ id }) => id)).toEqual(data.zones.map(({ id }) => id));
    expect(shapes.borders.map(({ between }) => between)).toEqual(data.borders.map(({ between }) => between));
  });

  it.each(data.zones)("the walk round zone $id as it is drawn, clockwise, is its ring", ({ number, ring }) => {
    const outline = outlineOf(number);
    expect(signedArea(outline)).toBeGreaterThan(0);
    const walked = stretchesOf(outline).map(({ neighbour }) => neighbour);
    const start = walked.indexOf(ring[0]);
    expect([...walked.slice(start), ...walked.slice(0, start)]).toEqual(ring);
  });

  it("two zones share a drawn border just where the graph joins or parts them", () => {
    const drawn = shapes.zones.flatMap(({ id, outline }) =>
      stretchesOf(outline).flatMap(({ neighbour }) =>
        neighbour !== null && Number(neighbour) > Number(id) ? [`${id}-${neighbour}`] : [],
      ),
    );
    expect(drawn.toSorted()).toEqual(data.borders.map(({ between }) => between.join("-")).toSorted());
  });

  it("at most three zones meet at a point", () => {
    const at = new Map<string, Set<string>>();
    for (const { id, outline } of shapes.zones) {
      for (const point of outline) at.set(point.join(), (at.get(point.join()) ?? new Set()).add(id));
    }
    expect([...at.values()].filter((zones) => zones.size > 3).map((zones) => [...zones])).toEqual([]);
  });

  it("no border is so short that it looks like a corner", () => {
    const short = shapes.zones.flatMap(({ id, outline }) =>
      stretchesOf(outline)
        .filter(({ neighbour, points }) => neighbour !== null && lengthOf(points) < 18)
        .map(({ neighbour }) => `${id} - ${neighbour}`),
    );
    expect(short).toEqual([]);
  });

  it("the zones tile the field", () => {
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

  it("land borders are drawn along the outlines of both zones; the river is not drawn", () => {
    for (const [index, { between, kind }] of data.borders.entries()) {
      const { course, middle, badge } = shapes.borders[index];
      expect(course.length > 1, between.join()).toBe(kind === "land");
      expect(badge !== undefined, between.join()).toBe(kind === "bridge");
      for (const id of between) {
        for (const point of [...course, middle]) {
          expect(distanceToOutline(outlineOf(Number(id)), point), `${id} of ${between.join()}`).toBeLessThan(0.5);
        }
      }
    }
  });

  it("outlines are thin and to one decimal", () => {
    for (const { outline } of shapes.zones)
      for (const value of outline.flat()) expect(Math.round(value * 10) / 10).toBe(value);
    expect(JSON.stringify(shapes).length).toBeLessThan(235_000);
  });

  it("zones lie on their anchors, or no farther from them than half a zone", () => {
    for (const { number, at } of SECOND_BULL_RUN_1862.zones) {
      const anchor = ground.frame.point(at);
      const off = contains(outlineOf(number), anchor) ? 0 : distanceToOutline(outlineOf(number), anchor);
      expect(off * ground.frame.metres, String(number)).toBeLessThan(90);
    }
  });
});

test("docs/atlas.md: half of the places moved less than 195 m, none more than Brawner's farm with 746 m", () => {
  const moved = ground.places.flatMap(({ name, point }, index) => {
    const home = ground.frame.surveyed(geography.places[index].point);
    return contains(shapes.field, point) ? [{ name, metres: distance(point, home) * ground.frame.metres }] : [];
  });
  const sorted = moved.toSorted((a, b) => b.metres - a.metres);
  expect(sorted).toHaveLength(87);
  expect(sorted[43].metres).toBeLessThan(195);
  expect(sorted.slice(0, 2).map(({ name, metres }) => `${name} ${Math.round(metres)}`)).toEqual([
    "Brawner Farm 746",
    "Deep Cut 728",
  ]);
});

/** The zones along a line as it is drawn, without those whose rim it grazes. */
function zonesAlong(line: readonly Point[]): number[] {
  const zones: number[] = [];
  for (const point of resample(line, 0.5)) {
    const found = shapes.zones.find(({ outline }) => contains(outline, point));
    if (found === undefined || distanceToOutline(found.outline, point) < 1.2) continue;
    if (zones.at(-1) !== Number(found.id)) zones.push(Number(found.id));
  }
  return zones;
}

describe("ways and waters as they are drawn", () => {
  const chains = [...SECOND_BULL_RUN_1862.roads, SECOND_BULL_RUN_1862.embankment];

  it.each(ground.ways)("$course.chain runs through the zones of its chain and no other", ({ course, line }) => {
    expect(zonesAlong(line)).toEqual(chains.find(({ name }) => name === course.chain)!.zones);
  });

  it.each(ground.ways)("$course.chain crosses borders clear of their corners", ({ passages }) => {
    for (const at of passages) {
      const border = shapes.borders.find(({ course }) => course.length > 1 && nearestOn(course, at).distance < 0.6);
      if (border === undefined) continue;
      for (const end of [border.course[0], border.course.at(-1)!]) expect(distance(at, end)).toBeGreaterThan(4.5);
    }
  });

  it("Bull Run lies between the banks, in no zone and on no land border", () => {
    for (const { number, bank, id } of data.zones) {
      const wet = resample(ground.cells.river, 2).filter(
        (point) => contains(outlineOf(number), point) && distanceToOutline(outlineOf(number), point) > 0.6,
      );
      expect(wet, `${id} on the ${bank} bank`).toEqual([]);
    }
    for (const {
      between: [a, b],
      kind,
    } of data.borders) {
      const shared = stretchesOf(outlineOf(Number(a))).find(({ neighbour }) => neighbour === b)!.points;
      const onRiver = shared.every((point) => nearestOn(ground.cells.river, point).distance < 0.8);
      expect(onRiver, `${a}-${b}`).toBe(kind !== "land");
    }
  });

  it("the Stone Bridge has its badge where the turnpike crosses Bull Run between 140 and 141", () => {
    const index = data.borders.findIndex(({ name }) => name === "Stone Bridge");
    const { badge } = shapes.borders[index];
    const turnpike = ground.ways.find(({ course }) => course.id === "T1")!;
    expect(nearestOn(turnpike.line, badge!).distance).toBeLessThan(0.2);
    expect(nearestOn(ground.cells.river, badge!).distance).toBeLessThan(0.5);
  });
});

describe("plates and counters", () => {
  const boxes = new Map(
    shapes.zones.map(({ id, plate, lines }) => {
      const { terrain, victoryPoints } = zone(Number(id));
      const signs = terrain.length + (victoryPoints > 0 ? 1 : 0);
      const width = Math.max(rowWidth(signs), ...lines.map(nameWidth));
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
      for (const point of resample([...corners, corners[0]], 2))
        expect(contains(outlineOf(Number(id)), point), id).toBe(true);
    }
  });

  it("counters stand at least 18 units from every border and clear of the plate", () => {
    for (const { id, counters, outline } of shapes.zones) {
      expect(contains(outline, counters), id).toBe(true);
      expect(distanceToOutline(outline, counters), id).toBeGreaterThanOrEqual(17.8);
      const [left, top, right, bottom] = boxes.get(id)!;
      const aside = Math.max(left - counters[0], counters[0] - right);
      const above = Math.max(top - counters[1], counters[1] - bottom);
      expect(Math.max(aside, above), id).toBeGreaterThanOrEqual(17.8);
    }
  });

  it("plates bear the names of their zones, and nothing where a zone has none", () => {
    expect(shapes.zones.map(({ lines }) => lines.join(" "))).toEqual(
      data.zones.map(({ id, name }) => (name === id ? "" : name)),
    );
  });
});
