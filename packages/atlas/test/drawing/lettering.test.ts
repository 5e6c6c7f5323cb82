import { describe, expect, test } from "vitest";
import { overlap, patchOf } from "../../src/drawing/labels/patch.ts";
import { onBaseline, onCurve, outlines, setType } from "../../src/drawing/labels/typeset.ts";
import { polyline, short, shorts } from "../../src/drawing/path.ts";

describe("written numbers", () => {
  test.each([
    [0, "0"],
    [-0.04, "0"],
    [0.5, ".5"],
    [-0.5, "-.5"],
    [10, "10"],
    [100, "100"],
    [2.25, "2.3"],
    [-12.34, "-12.3"],
  ])("%s is written %s", (value, text) => {
    expect(short(value)).toBe(text);
  });

  test("blanks stand only where they are needed", () => {
    expect(shorts([1, -2, 0.5, 3])).toBe("1-2 .5 3");
  });

  test("rounding errors of relative points do not add up", () => {
    const points = Array.from({ length: 200 }, (_, i) => [i * 0.333, i * 0.777] as const);
    const steps = polyline(points)
      .replace(/^M0 0l/, "")
      .match(/-?\d*\.?\d+/g)!
      .map(Number);
    const end = [0, 1].map((axis) => steps.reduce((sum, step, i) => sum + (i % 2 === axis ? step : 0), 0));
    expect(end[0]).toBeCloseTo(199 * 0.333, 1);
    expect(end[1]).toBeCloseTo(199 * 0.777, 1);
  });
});

describe("type", () => {
  const setting = { face: "roman", size: 10 } as const;

  test("is kerned", () => {
    const apart = setType("A", setting).width + setType("V", setting).width;
    expect(setType("AV", setting).width).toBeLessThan(apart - 1);
  });

  test("spacing stands between letters, not after them", () => {
    const plain = setType("RUN", setting).width;
    expect(setType("RUN", { ...setting, spacing: 0.4 }).width).toBeCloseTo(plain + 8, 6);
  });

  test("small capitals are capitals of the given share", () => {
    const capital = setType("I", setting).width;
    expect(setType("i", { ...setting, smallCapitals: 0.8 }).width).toBeCloseTo(capital * 0.8, 6);
  });

  test("a letter that the face lacks is refused by name", () => {
    expect(() => setType("水", setting)).toThrow(/no glyph for "水"/);
  });

  test("on a level curve letters stand as on a base line", () => {
    const line = setType("Stone Bridge", setting);
    const level = onCurve(line, [[0, 50] as const, [200, 50] as const], 100);
    const straight = onBaseline(line, [100 - line.width / 2, 50]);
    level.forEach((glyph, i) => {
      expect(glyph.origin[0]).toBeCloseTo(straight[i].origin[0], 6);
      expect(glyph.origin[1]).toBeCloseTo(50, 6);
      expect(glyph.covers.angle).toBeCloseTo(0, 6);
    });
    expect(outlines(level)).toMatch(/^M/);
  });
});

test("patches overlap only where neither axis parts them", () => {
  const level = patchOf({ left: 0, top: 0, right: 10, bottom: 4 });
  const turned = { at: [5, 9] as const, halfLength: 5, halfBreadth: 2, angle: Math.PI / 4 };
  expect(overlap(level, level)).toBe(true);
  expect(overlap(level, turned)).toBe(false);
  expect(overlap(level, { ...turned, at: [5, 7] })).toBe(true);
});
