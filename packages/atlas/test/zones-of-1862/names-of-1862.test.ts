import type { Point } from "@stonebridge/board";
import { describe, expect, it } from "vitest";
import { contains, distanceToOutline } from "../../src/geography/index.ts";
import type { NameSource } from "../../src/zones/ring-plan.ts";
import { SECOND_BULL_RUN_1862 } from "../../src/zones/second-bull-run-1862/plan.ts";
import { ground, outlineOf } from "./shapes-of-1862.ts";

/** The rulebook's text fixes the zones, not the ground: a place may come to lie this far beside the zone named after it, u. */
const BESIDE = 70;
/** A line runs through its zone, or along its border. */
const ALONG = 12;

const named = SECOND_BULL_RUN_1862.zones.flatMap(({ number, name, namedAfter }) =>
  namedAfter === undefined ? [] : [{ number, name, namedAfter }],
);

/** What a zone is named after: its points on the sheet, u, and how far from them it reaches; no points where no table has it. */
function featureOf({ table, feature }: NameSource): { readonly points: readonly Point[]; readonly reach: number } {
  switch (table) {
    case "gazetteer":
      return { points: ground.places.filter(({ name }) => name === feature).map(({ point }) => point), reach: BESIDE };
    case "relief": {
      const hills = ground.hills.filter(({ name }) => name === feature);
      const halves = hills.map(({ halfLength }) => halfLength);
      return { points: hills.map(({ middle }) => middle), reach: BESIDE + Math.max(0, ...halves) };
    }
    case "lines":
      return { points: ground.lines.get(feature)?.course ?? [], reach: ALONG };
  }
}

/** How far a point lies outside a zone, u. */
function outside(number: number, point: Point): number {
  const outline = outlineOf(number);
  return contains(outline, point) ? 0 : distanceToOutline(outline, point);
}

describe("the names of the zones of 1862", () => {
  it("are 86, each with the feature of the ground that it comes from", () => {
    expect(named).toHaveLength(86);
    expect(SECOND_BULL_RUN_1862.zones.filter(({ name }) => name !== "")).toHaveLength(86);
  });

  it("are no two alike", () => {
    expect(new Set(named.map(({ name }) => name)).size).toBe(named.length);
  });

  it.each(named)("$number, $name: what it is named after lies there", ({ number, namedAfter }) => {
    const { points, reach } = featureOf(namedAfter);
    expect(points, `${namedAfter.table} ${namedAfter.feature}`).not.toEqual([]);
    expect(Math.min(...points.map((point) => outside(number, point)))).toBeLessThanOrEqual(reach);
  });
});
