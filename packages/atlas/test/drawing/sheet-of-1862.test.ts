import { readFileSync, readdirSync, statSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, it, test } from "vitest";
import { drawRingSheet, layOutRings, secondBullRun } from "../../src/drawing/index.ts";
import { heightField } from "../../src/drawing/ground/height-field.ts";
import { boundsOf, isIn, overlap, patchOf } from "../../src/drawing/labels/patch.ts";
import type { Layout } from "../../src/drawing/layout.ts";
import { Mask } from "../../src/drawing/mask.ts";
import { within } from "../../src/drawing/regions.ts";
import { reliefFrom } from "../../src/drawing/relief.ts";
import { layRingCrossings } from "../../src/drawing/rings/ring-crossings.ts";
import { ringCountry } from "../../src/drawing/rings/ring-sheet.ts";
import type { TileSet } from "../../src/drawing/tile-set.ts";
import { boxOfPlate, zoneOf } from "../../src/drawing/zones/game-sheet.ts";
import { contains, distance, nearestOn, resample, signedArea } from "../../src/geography/index.ts";
import { data } from "../zones-of-1862/map-of-1862.ts";
import { geography } from "../geography/battlefield.ts";
import { ground, outlineOf, shapes } from "../zones-of-1862/shapes-of-1862.ts";

/** Relief about Groveton only: the whole takes too long for a test. */
const surveyed = reliefFrom(heightField(geography, { columns: 220, rows: 200, left: 560, top: 460, cell: 1 }));
const country = ringCountry(data, shapes, ground, surveyed);
const layout = layOutRings(country, 2.4);

describe("names on the sheet of 1862", () => {
  const { labels, leftOut } = layout.names;

  it("all find room", () => expect(leftOut).toEqual([]));

  it("do not say again what a zone's plate bears", () => {
    const plates = new Set(shapes.zones.map(({ lines }) => lines.join(" ")));
    const twice = labels.filter(({ text, style }) => plates.has(text) && !["stream", "road", "ford"].includes(style));
    expect(twice.map(({ text }) => text)).toEqual([]);
  });

  it("do not cover one another", () => {
    const clashes = labels.flatMap((one, i) =>
      labels
        .slice(i + 1)
        .filter((other) => one.covers.some((a) => other.covers.some((b) => overlap(a, b))))
        .map((other) => `${one.text} / ${other.text}`),
    );
    expect(clashes).toEqual([]);
  });

  it("do not lie on plates, badges or the letters of entries", () => {
    const furniture = layout.plan.furniture.map(patchOf);
    const covering = labels.filter(({ covers }) =>
      covers.some((patch) => furniture.some((other) => overlap(patch, other))),
    );
    expect(covering.map(({ text }) => text)).toEqual([]);
  });

  it("do not cover houses or Bull Run", () => {
    const kept = new Mask(2, layout.extent).fill(layout.waters.river);
    for (const { at } of layout.houses.buildings) kept.stroke([at, at], 0.8);
    expect(coveredBy(layout, kept)).toEqual([]);
  });

  it("are those of the battle, on the sheet or on the plate of a zone", () => {
    const texts = new Set([...labels.map(({ text }) => text), ...shapes.zones.map(({ lines }) => lines.join(" "))]);
    for (const text of [
      "Groveton",
      "Sudley Springs",
      "Deep Cut",
      "The Dump",
      "Brawner Farm",
      "Stone Bridge",
      "Chinn Ridge",
      "Henry Hill",
      "Bald Hill",
      "Young's Branch",
      "Catharpin Run",
      "Unfinished Rail Road",
      "MANASSAS GAP RAILROAD",
      "Lewis Lane",
      "Featherbed Lane",
      "Stony Ridge or Sudley Mountain",
      "to Gainesville",
    ]) {
      expect(texts, text).toContain(text);
    }
  });
});

function coveredBy({ names }: Layout, mask: Mask): string[] {
  const texts = new Set<string>();
  for (const { text, covers } of names.labels) {
    for (const patch of covers) {
      const { left, top, right, bottom } = boundsOf(patch);
      for (let y = top; y <= bottom; y++) {
        for (let x = left; x <= right; x++) if (isIn(patch, x, y) && mask.at(x, y) === 1) texts.add(text);
      }
    }
  }
  return [...texts];
}

describe("what the rules know is drawn where they have it", () => {
  it.each(data.zones)("woods: zone $id is green if it is wooded, and only then", ({ number, terrain }) => {
    const outline = outlineOf(number);
    let inside = 0;
    let green = 0;
    const xs = outline.map(([x]) => x);
    const ys = outline.map(([, y]) => y);
    for (let x = Math.min(...xs); x < Math.max(...xs); x += 3) {
      for (let y = Math.min(...ys); y < Math.max(...ys); y += 3) {
        if (!contains(outline, [x, y])) continue;
        inside++;
        if (within(layout.woods.blocks, [x, y])) green++;
      }
    }
    if (terrain.includes("woods")) expect(green / inside).toBeGreaterThan(0.85);
    else expect(green / inside).toBeLessThan(0.1);
  });

  it("escarpments: one along each border that is climbed, in the upper zone, its strokes falling towards the foot", () => {
    const climbed = data.borders.filter(({ foot }) => foot !== undefined);
    expect(country.escarpments.map(({ between }) => between.toSorted((a, b) => a - b).join("-"))).toEqual(
      climbed.map(({ between }) => between.join("-")),
    );
    for (const {
      between: [foot, top],
      crest,
      down,
    } of country.escarpments) {
      const border = ground.cells.borders.get(`${foot}-${top}`)!.course;
      for (const [at, point] of crest.entries()) {
        expect(contains(outlineOf(top), point), `${foot}-${top}`).toBe(true);
        const below = nearestOn(border, [point[0] + down[at][0] * 4, point[1] + down[at][1] * 4]);
        expect(below.distance).toBeLessThan(nearestOn(border, point).distance);
      }
    }
  });

  it("the village has houses in its zone, and Groveton's stand in no other", () => {
    const village = layout.houses.buildings.filter(
      ({ part, at }) => part === "village" && distance(at, layout.houses.villages[0]) < 30,
    );
    expect(village.length).toBeGreaterThanOrEqual(5);
    for (const { at } of village) expect(contains(outlineOf(77), at)).toBe(true);
  });

  it("places that zones are named for stand in them", () => {
    const places = new Map(ground.places.map(({ name, point }) => [name, point]));
    for (const [place, number] of [
      ["Brawner Farm", 95],
      ["Deep Cut", 115],
      ["The Dump", 143],
      ["Groveton", 77],
      ["Stone House", 108],
      ["Henry House", 89],
      ["Chinn House", 84],
      ["Sudley Church", 184],
      ["Sudley Springs", 202],
      ["Bald Hill", 64],
    ] as const) {
      expect(contains(outlineOf(number), places.get(place)!), place).toBe(true);
    }
  });

  it("the ways that are drawn as roads are those of the rules and no other", () => {
    const roads = layout.ways.drawn.filter(({ kind }) => kind !== "lane");
    expect(roads).toHaveLength(ground.ways.filter(({ course }) => course.kind !== "unfinished_railroad").length);
  });

  it("the Stone Bridge carries the turnpike over Bull Run under its badge", () => {
    const bridge = layout.crossings.find(({ name }) => name === "Stone Bridge")!;
    const { badge } = shapes.borders.find((border) => border.badge !== undefined)!;
    expect(distance(bridge.at, badge!)).toBeLessThan(1.5);
    expect(bridge.bridge?.bed).toBe("turnpike");
  });

  it("entries have their letters inside their zones, at the edge, pointing in, clear of plates and counters", () => {
    expect(shapes.entries?.map(({ letter, zone }) => [letter, zone])).toEqual(
      data.entries?.map(({ letter, zone }) => [letter, zone]),
    );
    for (const { letter, zone, at, into } of shapes.entries ?? []) {
      const shape = shapes.zones[Number(zone) - 1];
      expect(contains(shape.outline, at), letter).toBe(true);
      expect(contains(shape.outline, [at[0] + into[0] * 12, at[1] + into[1] * 12]), letter).toBe(true);
      expect(contains(shapes.field, [at[0] - into[0] * 17, at[1] - into[1] * 17]), letter).toBe(false);
      expect(distance(at, shape.counters), letter).toBeGreaterThanOrEqual(26.9);
      const { left, top, right, bottom } = boxOfPlate(zoneOf(data, zone), shape);
      expect(at[0] < left - 8 || at[0] > right + 8 || at[1] < top - 8 || at[1] > bottom + 8, letter).toBe(true);
    }
  });

  it("a crossing that no way makes is refused", () => {
    const fords = [{ name: "Farm Ford", kind: "ford" as const, way: "D7" }];
    expect(() => layRingCrossings(fords, ground.lines, layout.ways)).toThrow("Farm Ford: D7 does not cross Bull Run.");
  });
});

test("no tree stands on a way, a water, a house or a plate", () => {
  const closed = new Mask(3, layout.extent).fill(layout.waters.river);
  const half = { turnpike: 2.3, road: 1.5, lane: 1.15 } as const;
  for (const way of layout.ways.ways) closed.stroke(way.course, half[way.kind as keyof typeof half]);
  for (const line of [...layout.ways.railroads, ...layout.ways.unfinished]) closed.stroke(line.course, 2);
  for (const { at, halfLength } of layout.houses.buildings) closed.stroke([at, at], halfLength);
  expect(layout.vegetation.trees.filter(({ at: [x, y] }) => closed.at(x, y) === 1)).toEqual([]);
  const onPlates = layout.vegetation.trees.filter(({ at: [x, y] }) =>
    layout.plan.furniture.some(
      ({ left, top, right, bottom }) => x > left + 0.5 && x < right - 0.5 && y > top + 0.5 && y < bottom - 0.5,
    ),
  );
  expect(onPlates).toEqual([]);
  expect(layout.vegetation.trees.length).toBeGreaterThan(4000);
});

test("the same layout gives the same bytes, with the furniture of paper only where it is wanted", () => {
  const window = { left: 600, top: 700, right: 760, bottom: 860 };
  const screen = drawRingSheet(layout, { window });
  expect(drawRingSheet(layout, { window })).toBe(screen);
  const print = drawRingSheet(layout, { window, print: true });
  expect(print.length).toBeGreaterThan(screen.length + 100_000);
  for (const text of [screen, print]) expect(text).not.toMatch(/NaN|undefined|Infinity/);
});

test("another map's files are refused", () => {
  expect(() => secondBullRun({ ...data, id: "antietam" }, shapes)).toThrow(
    'The map "antietam" is not second-bull-run-1862.',
  );
});

const folder = new URL("../../maps/second-bull-run-1862/", import.meta.url);
const tiles: TileSet = JSON.parse(readFileSync(new URL("tiles/tiles.json", folder), "utf8"));

/** Most bytes of both sets, and of one set's coarsest level with the shapes, which a first screen fetches. */
const BOTH_SETS = 5_000_000;
const FIRST_SCREEN = 700_000;

function weight(set: string, level: number): number {
  const at = new URL(`tiles/${set}/${level}/`, folder);
  return readdirSync(at).reduce((sum, name) => sum + statSync(new URL(name, at)).size, 0);
}

describe("tiles of 1862", () => {
  it("lie where the shapes lie", () => {
    const [left, top, right, bottom] = shapes.sheet;
    expect(tiles.origin).toEqual([left, top]);
    expect(tiles.size).toEqual([right - left, bottom - top]);
    for (const [x, y] of shapes.field) expect(x > left && x < right && y > top && y < tiles.titleBlock[1]).toBe(true);
    expect(signedArea(resample([...shapes.field, shapes.field[0]], 2).slice(0, -1))).toBeGreaterThan(0);
  });

  it.each(tiles.sets.flatMap((set) => tiles.levels.map((level) => [set, level] as const)))(
    "of the %s set are all there at each level: %o",
    async (set, { level, pixelsPerUnit, columns, rows }) => {
      const wanted = Array.from({ length: columns * rows }, (_, i) => `${i % columns}-${Math.floor(i / columns)}.webp`);
      const at = new URL(`tiles/${set}/${level}/`, folder);
      expect(readdirSync(at).toSorted()).toEqual(wanted.toSorted());
      const last = await sharp(readFileSync(new URL(`${columns - 1}-${rows - 1}.webp`, at))).metadata();
      expect((columns - 1) * tiles.tileSize + last.width).toBeCloseTo(tiles.size[0] * pixelsPerUnit, -1);
      expect((rows - 1) * tiles.tileSize + last.height).toBeCloseTo(tiles.size[1] * pixelsPerUnit, -1);
    },
  );

  it("are light enough for a first screen, and in all", () => {
    const shapesSize = statSync(new URL("shapes.json", folder)).size;
    for (const set of tiles.sets) expect(weight(set, 0) + shapesSize).toBeLessThan(FIRST_SCREEN);
    const all = tiles.sets.flatMap((set) => tiles.levels.map(({ level }) => weight(set, level)));
    expect(all.reduce((sum, one) => sum + one, 0)).toBeLessThan(BOTH_SETS);
  });
});
