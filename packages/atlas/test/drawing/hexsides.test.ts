import { NOWHERE, type Point } from "@stonebridge/board";
import { describe, expect, test } from "vitest";
import { nearestOn } from "../../src/geography/index.ts";
import { drawHexsideSheet, hexsideCountry, layOutHexsides } from "../../src/drawing/index.ts";
import { boundsOf, isIn, overlap, patchOf } from "../../src/drawing/labels/patch.ts";
import { Mask } from "../../src/drawing/mask.ts";
import { keptHeights } from "../../src/drawing/relief.ts";
import { geography } from "../geography/battlefield.ts";
import { first, groundOf } from "../hexes-of-no-written-orders/hexside-maps.ts";

const ground = groundOf(first);
const country = hexsideCountry(first.map, "first", ground, keptHeights(geography));
const layout = layOutHexsides(country, 2.4);
const { map, data } = first;
const { frame } = country;
const { ids } = map.grid;

/** Share of each hex that a mask covers. */
function coverage(mask: Mask): Map<string, number> {
  const covered = new Map<string, number>();
  const total = new Map<string, number>();
  for (let y = 0; y < mask.rows; y += 2) {
    for (let x = 0; x < mask.columns; x += 2) {
      const hex = frame.hexAt([x + 0.5, y + 0.5]);
      if (hex === NOWHERE) continue;
      total.set(ids[hex], (total.get(ids[hex]) ?? 0) + 1);
      if (mask.at(x + 0.5, y + 0.5) === 1) covered.set(ids[hex], (covered.get(ids[hex]) ?? 0) + 1);
    }
  }
  return new Map([...total].map(([id, cells]) => [id, (covered.get(id) ?? 0) / cells]));
}

/** Distance of a point from a hexside, u. */
function awayFrom([a, b]: readonly [string, string], point: Point): number {
  const hex = map.grid.known(a);
  return nearestOn(frame.side(hex, map.grid.direction(hex, map.grid.known(b))), point).distance;
}

describe("the sheet of First Bull Run", () => {
  test("woods fill the woods hexes, and no others", () => {
    const woods = coverage(new Mask(1, frame.extent).fill(layout.woods.blocks));
    const wooded = new Set(ids.filter((_, hex) => map.terrain[hex] === 1));
    const bare = [...wooded].filter((id) => (woods.get(id) ?? 0) < 0.75);
    const overgrown = ids.filter((id) => !wooded.has(id) && (woods.get(id) ?? 0) > 0.22);
    expect({ bare, overgrown }).toEqual({ bare: [], overgrown: [] });
  });

  test("the river covers no hex by more than its edge, and touches none but those beside it", () => {
    const river = coverage(new Mask(1, frame.extent).fill(layout.waters.river));
    const beside = new Set(data.rivers.flatMap(({ sides }) => sides.flat()));
    // Beyond the edge of the map the river has no hexsides: what it covers there is not looked at.
    const inside = ids.filter((_, hex) => !map.neighbours.subarray(hex * 6, hex * 6 + 6).includes(NOWHERE));
    const drowned = inside.filter((id) => (river.get(id) ?? 0) > (beside.has(id) ? 0.45 : 0.03));
    expect(drowned).toEqual([]);
  });

  test("crossings are drawn on the water by their hexsides", () => {
    expect(layout.signs.map(({ name }) => name)).toHaveLength(data.crossings.length);
    const river = new Mask(2, frame.extent).fill(layout.waters.river);
    for (const { name, at, laid } of layout.signs) {
      const crossing = data.crossings.find((one) => one.name === (first.plan.placeNames[name] ?? name))!;
      expect([name, awayFrom([crossing.side[0], crossing.side[1]], at) < 9]).toEqual([name, true]);
      if (laid.plan.water === "R1") expect([name, river.at(...at)]).toEqual([name, 1]);
    }
    // The trestle stands in 1861: no rails end at the water.
    expect(layout.gaps).toEqual([]);
  });

  test("crest lines keep near their hexsides, with the high hex behind them", () => {
    const points = country.crests.flat();
    expect(new Set(points.map(({ hilltop, slope }) => `${ids[hilltop]}/${ids[slope]}`))).toEqual(new Set(data.crests.map(([a, b]) => `${a}/${b}`))); // prettier-ignore
    for (const { at, hilltop, slope } of points) {
      expect(awayFrom([ids[hilltop], ids[slope]], at)).toBeLessThan(16);
    }
  });

  test("names find room, but for a few, and do not cover one another, a house, the river or a badge", () => {
    const { labels, leftOut } = layout.names;
    expect(leftOut.length).toBeLessThanOrEqual(6);
    const texts = new Set(labels.map(({ text }) => text));
    for (const text of ["CENTREVILLE", "BULL RUN", "Stone Bridge", "Sudley Ford", "Henry Hill", "Matthews Hill"])
      expect([text, texts.has(text) || texts.has(text.toUpperCase())]).toEqual([text, true]);
    const clashes = labels.flatMap((one, i) =>
      labels
        .slice(i + 1)
        .filter((other) => one.covers.some((a) => other.covers.some((b) => overlap(a, b))))
        .map((other) => `${one.text} / ${other.text}`),
    );
    const kept = new Mask(2, frame.extent).fill(layout.waters.river);
    for (const { at } of layout.houses.buildings) kept.stroke([at, at], 0.8);
    const furniture = layout.plan.furniture.map(patchOf);
    const covering = labels.filter(({ covers }) =>
      covers.some((patch) => {
        if (furniture.some((other) => overlap(patch, other))) return true;
        const { left, top, right, bottom } = boundsOf(patch);
        for (let y = top; y <= bottom; y++) {
          for (let x = left; x <= right; x++) if (isIn(patch, x, y) && kept.at(x, y) === 1) return true;
        }
        return false;
      }),
    );
    expect({ clashes, covering: covering.map(({ text }) => text) }).toEqual({ clashes: [], covering: [] });
  });

  test("is written without faults; grid, coordinates and levels are for paper", () => {
    const window = { left: 900, top: 600, right: 940, bottom: 640 };
    const paper = drawHexsideSheet(layout, { window, print: true });
    expect(paper).not.toMatch(/NaN|undefined|Infinity/);
    expect(drawHexsideSheet(layout, { window }).length).toBeLessThan(paper.length);
  }, 120_000);
});
