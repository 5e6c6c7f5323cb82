import { describe, expect, test } from "vitest";
import { ease, resample } from "../../src/geography/curves.ts";
import { lineOf } from "../../src/geography/drawn-lines.ts";
import { readGeography } from "../../src/geography/index.ts";
import { randomStream } from "../../src/geography/random.ts";
import { CellQueue } from "../../src/drawing/ground/cell-queue.ts";
import { nearestMarked } from "../../src/drawing/ground/distance.ts";
import { type GridFrame, gridOf, sample } from "../../src/drawing/ground/grid.ts";
import { heightField } from "../../src/drawing/ground/height-field.ts";
import { eased } from "../../src/drawing/ground/smoothing.ts";
import { contourLines } from "../../src/drawing/hachures/contours.ts";
import { traceHachures } from "../../src/drawing/hachures/trace.ts";

const SMALL: GridFrame = { columns: 60, rows: 50, left: 0, top: 0, cell: 1 };
/** The ground about the Stone Bridge. */
const BRIDGE: GridFrame = { columns: 240, rows: 240, left: 890, top: 390, cell: 1 };

describe("grids", () => {
  test("the distance to marked cells is exact", () => {
    const random = randomStream(1);
    const marked = Uint8Array.from({ length: 3000 }, () => (random() < 0.01 ? 1 : 0));
    const { distance, nearest } = nearestMarked(SMALL, marked);
    const marks = [...marked.keys()].filter((i) => marked[i] === 1);
    for (let i = 0; i < 3000; i += 7) {
      const away = (j: number): number => Math.hypot((j % 60) - (i % 60), Math.floor(j / 60) - Math.floor(i / 60));
      expect(distance[i]).toBeCloseTo(Math.min(...marks.map(away)), 9);
      expect(away(nearest[i])).toBeCloseTo(distance[i], 9);
    }
  });

  test.each([0.8, 1.6, 3, 9])("easing by %s cells keeps the mean and flattens", (sigma) => {
    const random = randomStream(2);
    const rough = gridOf(SMALL, () => random());
    const smooth = eased(rough, sigma);
    const mean = (values: Float64Array): number => values.reduce((a, b) => a + b) / values.length;
    const spread = (values: Float64Array): number => Math.max(...values) - Math.min(...values);
    expect(mean(smooth.values)).toBeCloseTo(mean(rough.values), 2);
    expect(spread(smooth.values)).toBeLessThan(spread(rough.values) * 0.8);
  });

  test("a queue of cells gives them lowest first", () => {
    const random = randomStream(3);
    const keys = Array.from({ length: 500 }, () => Math.floor(random() * 40));
    const queue = new CellQueue(500);
    keys.forEach((key, cell) => queue.push(key, cell));
    const order = keys.map(() => queue.pop());
    expect(order).toEqual([...keys.keys()].toSorted((a, b) => keys[a] - keys[b] || a - b));
  });

  test("contours of a cone are closed circles of the right radius", () => {
    const cone = gridOf(SMALL, (x, y) => 20 - Math.hypot(x - 30, y - 25));
    const lines = contourLines(cone, 8);
    expect(lines).toHaveLength(1);
    for (const [x, y] of lines[0]) expect(Math.hypot(x - 30, y - 25)).toBeCloseTo(12, 1);
    expect(lines[0].at(-1)).toEqual(lines[0][0]);
  });
});

describe("the height field", () => {
  const geography = readGeography();
  const field = heightField(geography, BRIDGE);

  test("is the same for the same data", () => {
    expect(heightField(geography, BRIDGE).values).toEqual(field.values);
  });

  test("falls towards Bull Run from both banks", () => {
    const course = lineOf(geography.lines, "R1").course.filter(
      ([x, y]) => x > BRIDGE.left + 60 && x < BRIDGE.left + 180 && y > BRIDGE.top + 60 && y < BRIDGE.top + 180,
    );
    const even = ease(resample(course, 8), 3);
    let higher = 0;
    let banks = 0;
    even.slice(1, -1).forEach(([x, y], i) => {
      const [dx, dy] = [even[i + 2][0] - even[i][0], even[i + 2][1] - even[i][1]];
      const length = Math.hypot(dx, dy);
      const water = sample(field, x, y);
      for (const away of [-45, 45]) {
        banks++;
        if (sample(field, x - (dy / length) * away, y + (dx / length) * away) > water + 4) higher++;
      }
    });
    expect(banks).toBeGreaterThan(20);
    expect(higher / banks).toBeGreaterThan(0.9);
  });

  test("carries slope strokes that run downhill, and none on level ground", () => {
    const strokes = traceHachures(field);
    expect(strokes.length).toBeGreaterThan(500);
    for (const { course, weight, slope } of strokes) {
      expect(slope).toBeGreaterThan(0.02);
      expect(weight).toBeGreaterThan(0.05);
      expect(weight).toBeLessThan(1.1);
      const [head, foot] = [course[0], course[course.length - 1]];
      expect(sample(field, head[0], head[1])).toBeGreaterThan(sample(field, foot[0], foot[1]) - 0.3);
    }
    expect(traceHachures(gridOf(SMALL, (x) => x * 0.1))).toEqual([]);
  });
});
