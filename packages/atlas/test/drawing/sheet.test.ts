import { readFileSync } from "node:fs";
import type { Point, ZoneGraphData, ZoneShapesData } from "@stonebridge/board";
import { describe, expect, test } from "vitest";
import { nearestOn } from "../../src/geography/curves.ts";
import { lineOf } from "../../src/geography/drawn-lines.ts";
import { contains } from "../../src/geography/polygons.ts";
import { drawLayout, gameSheet, layOut } from "../../src/drawing/index.ts";
import { detailOf } from "../../src/drawing/detail.ts";
import { heightField } from "../../src/drawing/ground/height-field.ts";
import { hachurePieces } from "../../src/drawing/hachures/draw.ts";
import { boundsOf, isIn, overlap, patchOf } from "../../src/drawing/labels/patch.ts";
import type { Layout, SheetPlan } from "../../src/drawing/layout.ts";
import { Mask } from "../../src/drawing/mask.ts";
import { grown } from "../../src/drawing/regions.ts";
import { reliefFrom } from "../../src/drawing/relief.ts";
import { boxOfPlate, zoneOf } from "../../src/drawing/zones/game-sheet.ts";
import { geography } from "../geography/battlefield.ts";

/** Relief about Henry Hill and the Stone Bridge only: the whole takes too long for a test. */
const relief = reliefFrom(heightField(geography, { columns: 320, rows: 300, left: 740, top: 380, cell: 1 }));
const WALL: SheetPlan = {
  zoom: 2.4,
  band: "play",
  titleBlock: true,
  omitted: new Set(),
  furniture: [],
  quiet: [],
  asRoads: [],
};
const folder = new URL("../../maps/bull-run-1861/", import.meta.url);
const graph: ZoneGraphData = JSON.parse(readFileSync(new URL("graph.json", folder), "utf8"));
const shapes: ZoneShapesData = JSON.parse(readFileSync(new URL("shapes.json", folder), "utf8"));
const wall = layOut(geography, relief, WALL);
const game = layOut(geography, relief, gameSheet(graph, shapes, geography.lines, 2.4, true));

/** Points in and on the rim of each patch that a name covers. */
function pointsOfNames(layout: Layout): { readonly text: string; readonly at: Point }[] {
  return layout.names.labels.flatMap(({ text, covers }) =>
    covers.flatMap((patch) => {
      const { left, top, right, bottom } = boundsOf(patch);
      const points: { text: string; at: Point }[] = [];
      for (let y = top; y <= bottom; y += 1) {
        for (let x = left; x <= right; x += 1) if (isIn(patch, x, y)) points.push({ text, at: [x, y] });
      }
      return points;
    }),
  );
}

describe.each([
  ["the wall sheet", wall],
  ["the sheet of 1861", game],
] as const)("names on %s", (_, layout) => {
  const { labels } = layout.names;

  test("do not cover one another", () => {
    const clashes = labels.flatMap((one, i) =>
      labels
        .slice(i + 1)
        .filter((other) => one.covers.some((a) => other.covers.some((b) => overlap(a, b))))
        .map((other) => `${one.text} / ${other.text}`),
    );
    expect(clashes).toEqual([]);
  });

  test("do not cover houses or Bull Run", () => {
    const kept = new Mask(2).fill(layout.waters.river);
    for (const { at } of layout.houses.buildings) kept.stroke([at, at], 0.8);
    const covering = pointsOfNames(layout).filter(({ at }) => kept.at(at[0], at[1]) === 1);
    expect([...new Set(covering.map(({ text }) => text))]).toEqual([]);
  });
});

test("every name finds room on the wall sheet", () => {
  expect(wall.names.leftOut).toEqual([]);
});

test("no name of the sheet of 1861 lies on a plate or a badge", () => {
  const furniture = game.plan.furniture.map(patchOf);
  const covering = game.names.labels.filter(({ covers }) =>
    covers.some((patch) => furniture.some((other) => overlap(patch, other))),
  );
  expect(covering.map(({ text }) => text)).toEqual([]);
});

test("a zone takes its name from the feature that bears it", () => {
  const texts = new Set(game.names.labels.map(({ text }) => text));
  for (const text of [
    "Henry Hill",
    "Matthews Hill",
    "New Market",
    "CENTREVILLE",
    "Stone House",
    "Portici (F. Lewis)",
  ]) {
    expect(texts).not.toContain(text);
  }
  for (const text of ["Henry", "Stone Bridge", "Sudley Ford", "Buck Hill"]) expect(texts).toContain(text);
});

describe("trees", () => {
  test.each([
    ["the wall sheet", wall],
    ["the sheet of 1861", game],
  ] as const)("of %s stand on no way, water, house or name", (_, layout) => {
    const closed = new Mask(3).fill(grown(layout.waters.river, 1)).fill(layout.waters.broadRuns);
    const { ways, railroads, unfinished } = layout.ways;
    const half = { turnpike: 2.3, road: 1.5, lane: 1.15 } as const;
    for (const way of ways) closed.stroke(way.course, half[way.kind as keyof typeof half]);
    for (const line of [...railroads, ...unfinished]) closed.stroke(line.course, 2);
    for (const { at, halfLength } of layout.houses.buildings) closed.stroke([at, at], halfLength);
    const names = layout.names.labels.flatMap(({ covers }) => covers);
    const inTheWay = layout.vegetation.trees.filter(({ at: [x, y] }) => closed.at(x, y) === 1);
    expect(inTheWay).toEqual([]);
    const bounds = names.map((patch) => ({ patch, box: boundsOf(patch) }));
    const onNames = layout.vegetation.trees.filter(({ at: [x, y] }) =>
      bounds.some(
        ({ patch, box }) => x > box.left && x < box.right && y > box.top && y < box.bottom && isIn(patch, x, y),
      ),
    );
    expect(onNames).toEqual([]);
    expect(layout.vegetation.trees.length).toBeGreaterThan(6000);
  });

  test("keep off the plates and badges of the game", () => {
    const covered = game.vegetation.trees.filter(({ at: [x, y] }) =>
      game.plan.furniture.some(
        ({ left, top, right, bottom }) => x > left + 0.5 && x < right - 0.5 && y > top + 0.5 && y < bottom - 0.5,
      ),
    );
    expect(covered).toEqual([]);
  });
});

test("no slope stroke begins or ends on water, and none is longer than it was traced", () => {
  const water = new Mask(3).fill(wall.waters.river).fill(wall.waters.broadRuns);
  const pieces = hachurePieces(relief.hachures, wall.cleared, wall.wooded, detailOf("play"));
  expect(pieces.length).toBeGreaterThan(1000);
  for (const { d } of pieces) {
    const [start, first, , back] = d
      .slice(1, -1)
      .split(/[ql]/)
      .map((part) =>
        part
          .replace("M", "")
          .match(/-?\d*\.?\d+/g)!
          .map(Number),
      );
    const foot: Point = [start[0] + first[2], start[1] + first[3]];
    expect(water.at(start[0], start[1])).toBe(0);
    expect(water.at(foot[0], foot[1])).toBe(0);
    expect(Math.hypot(first[2], first[3])).toBeLessThan(10);
    expect(back).toHaveLength(4);
  }
});

describe("crossings of the game", () => {
  const river = lineOf(geography.lines, "R1").course;
  const crossings = graph.borders.filter(({ kind }) => kind === "ford" || kind === "bridge");

  test.each(crossings.map((border) => [border.name ?? border.between.join(" / "), border] as const))(
    "%s has its badge on the river, on the border of its two zones, where the base draws it",
    (name, border) => {
      const badge = shapes.borders.find(
        ({ between }) => between[0] === border.between[0] && between[1] === border.between[1],
      )?.badge;
      expect(badge).toBeDefined();
      expect(nearestOn(river, badge!).distance).toBeLessThan(3);
      for (const id of border.between) {
        const { outline } = shapes.zones.find((zone) => zone.id === id)!;
        expect(nearestOn([...outline, outline[0]], badge!).distance).toBeLessThan(6);
      }
      const drawn = game.crossings.find((crossing) => crossing.name === name);
      expect(drawn).toBeDefined();
      expect(Math.hypot(drawn!.at[0] - badge![0], drawn!.at[1] - badge![1])).toBeLessThan(8);
    },
  );
});

test.each(shapes.zones.map((shape) => [shape.id, shape] as const))(
  "the plate of %s lies within its zone",
  (id, shape) => {
    const { left, top, right, bottom } = boxOfPlate(zoneOf(graph, id), shape);
    const corners: Point[] = [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ];
    for (const corner of corners) expect(contains(shape.outline, corner)).toBe(true);
  },
);

test("the same data give the same bytes", () => {
  const window = { left: 900, top: 450, right: 1060, bottom: 610 };
  const once = drawLayout(wall, { window, border: false });
  const again = drawLayout(layOut(geography, relief, WALL), { window, border: false });
  expect(again).toBe(once);
  expect(once).not.toMatch(/NaN|undefined|Infinity/);
}, 120_000);
