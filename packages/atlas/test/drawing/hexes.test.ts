import { readFileSync } from "node:fs";
import { HexMap, type HexMapData, type HexPair, NOWHERE, type Point } from "@stonebridge/board";
import { describe, expect, test } from "vitest";
import { detailOf } from "../../src/drawing/detail.ts";
import { hexGeography } from "../../src/drawing/hexes/hex-geography.ts";
import type { HexLayout } from "../../src/drawing/hexes/hex-sheet.ts";
import { drawHexSheet, hexCountry, layOutHexes } from "../../src/drawing/hexes/hex-sheet.ts";
import { hachurePieces } from "../../src/drawing/hachures/draw.ts";
import { boundsOf, isIn, overlap, patchOf } from "../../src/drawing/labels/patch.ts";
import { Mask } from "../../src/drawing/mask.ts";
import { GAME_PALETTE, PALETTE } from "../../src/drawing/palette.ts";
import type { Region } from "../../src/drawing/regions.ts";
import { nearestOn } from "../../src/geography/curves.ts";
import { BULL_RUN_1983_MAP } from "../../src/hexes/index.ts";
import { groundOf } from "../hexes-of-1983/hexes-of-1983.ts";
import { SIGHTS, contrast, leastDifference } from "./colour-vision.ts";

const file = new URL("../../maps/bull-run-1983/hexes.json", import.meta.url);
const data: HexMapData = JSON.parse(readFileSync(file, "utf8"));
const map = new HexMap(data);
const country = hexCountry(map, groundOf(BULL_RUN_1983_MAP));
const { frame } = country;
const layout: HexLayout = layOutHexes(country, 2.4);

const ids = map.grid.ids;
const playable = ids.filter((_, hex) => map.playable[hex] === 1);
const crossings = [...data.fords, ...data.bridges].map(({ hex }) => hex);
const wet = new Set([...data.river, ...crossings]);

/** Hexes of the map that a drawn line runs through, in order. */
function hexesAlong(line: readonly Point[]): number[] {
  const hexes: number[] = [];
  for (const point of line) {
    const hex = frame.hexAt(point);
    if (hexes.at(-1) !== hex) hexes.push(hex);
  }
  return hexes;
}

function idsAlong(lines: readonly (readonly Point[])[]): Set<string> {
  const hexes = lines.flatMap(hexesAlong).filter((hex) => hex !== NOWHERE && map.playable[hex] === 1);
  return new Set(hexes.map((hex) => ids[hex]));
}

const keyOf = (a: string, b: string): string => [a, b].toSorted().join(" ");
const keysOf = (pairs: readonly HexPair[]): string[] => pairs.map(([a, b]) => keyOf(a, b)).toSorted();

/** Hexsides that drawn lines cross. */
function sidesCrossed(lines: readonly (readonly Point[])[]): string[] {
  const sides = new Set<string>();
  for (const line of lines) {
    const hexes = hexesAlong(line);
    hexes.slice(1).forEach((hex, step) => {
      const before = hexes[step];
      if (hex === NOWHERE || before === NOWHERE) return;
      if (map.playable[hex] === 1 && map.playable[before] === 1) sides.add(keyOf(ids[before], ids[hex]));
    });
  }
  return [...sides].toSorted();
}

/** Share of each hex that a region covers. */
function coverage(region: Region): ReadonlyMap<string, number> {
  const mask = new Mask(1, frame.extent).fill(region);
  const covered = new Map<string, number>();
  const total = new Map<string, number>();
  for (let y = 0; y < mask.rows; y++) {
    for (let x = 0; x < mask.columns; x++) {
      const hex = frame.hexAt([x + 0.5, y + 0.5]);
      if (hex === NOWHERE) continue;
      total.set(ids[hex], (total.get(ids[hex]) ?? 0) + 1);
      if (mask.at(x + 0.5, y + 0.5) === 1) covered.set(ids[hex], (covered.get(ids[hex]) ?? 0) + 1);
    }
  }
  return new Map([...total].map(([id, cells]) => [id, (covered.get(id) ?? 0) / cells]));
}

describe("waters are drawn through the hexes that have them", () => {
  const river = coverage(layout.waters.river);
  const streams = layout.waters.streams.map(({ course }) => course);

  test("rivers", () => {
    const dry = [...wet].filter((id) => (river.get(id) ?? 0) < 0.04);
    const drowned = playable.filter((id) => !wet.has(id) && (river.get(id) ?? 0) > 0.08);
    expect({ dry, drowned }).toEqual({ dry: [], drowned: [] });
  });

  test("streams", () => {
    const drawn = [...idsAlong(streams)].filter((id) => !wet.has(id));
    expect(drawn.toSorted()).toEqual([...data.stream].toSorted());
  });

  test("streams cross the hexsides that the rules have them cross", () => {
    const drawn = sidesCrossed(streams).filter((key) => key.split(" ").every((id) => !wet.has(id)));
    const ruled = keysOf(data.streamSides).filter((key) => key.split(" ").every((id) => !wet.has(id)));
    expect(drawn).toEqual(ruled);
  });
});

describe("ways are drawn over the hexsides that they cross", () => {
  const drawn = (kind: string): string[] =>
    sidesCrossed(layout.ways.drawn.filter((way) => way.kind === kind).map(({ course }) => course));

  test("major roads", () => {
    expect(drawn("turnpike")).toEqual(keysOf(data.majorRoads));
  });

  test("minor roads, where no major road runs with them", () => {
    const major = new Set(keysOf(data.majorRoads));
    expect(drawn("road").filter((key) => !major.has(key))).toEqual(keysOf(data.minorRoads));
  });

  test("railroads", () => {
    expect(sidesCrossed(layout.ways.railroads.map(({ course }) => course))).toEqual(keysOf(data.railroads));
  });

  test("no road that the rules know is left out, and no farm lane is drawn", () => {
    expect(new Set(layout.ways.drawn.map(({ kind }) => kind))).toEqual(new Set(["turnpike", "road"]));
  });
});

test("lines that meet on the ground meet where they are drawn", () => {
  const { lines } = hexGeography(country.ground, map, frame);
  const given = [...country.ground.lines.values()].map(({ id, course }) => ({
    id,
    course: course.map((point) => frame.point(point)),
  }));
  const apart = given.flatMap(({ id, course }) =>
    [0, course.length - 1].flatMap((index) => {
      const other = given.find((one) => one.id !== id && nearestOn(one.course, course[index]).distance < 0.6);
      if (other === undefined) return [];
      const end = lines.get(id)!.course.at(index === 0 ? 0 : -1)!;
      const away = nearestOn(lines.get(other.id)!.course, end).distance;
      return away < 1.2 ? [] : [`${id} / ${other.id}: ${away.toFixed(1)} u`];
    }),
  );
  expect(apart).toEqual([]);
});

describe("woods fill the woods hexes", () => {
  const woods = coverage(layout.woods.blocks);
  const wash = coverage(layout.woods.wash);

  test("and no others", () => {
    const wooded = new Set(data.woods);
    const bare = data.woods.filter((id) => (woods.get(id) ?? 0) < 0.78);
    const overgrown = playable.filter((id) => !wooded.has(id) && (woods.get(id) ?? 0) > 0.16);
    expect({ bare, overgrown }).toEqual({ bare: [], overgrown: [] });
  });

  test("with a wash wherever no river or town takes the room", () => {
    const towns = new Set(data.towns.flatMap(({ hexes }) => hexes));
    const pale = data.woods.filter((id) => !wet.has(id) && !towns.has(id) && (wash.get(id) ?? 0) < 0.5);
    expect(pale).toEqual([]);
  });

  test("with trees that stand on no other ground", () => {
    const wooded = new Set(data.woods);
    const astray = layout.vegetation.trees.filter(({ at: [x, y], place }) => {
      if (place === "scattered") return false;
      const near = [[0, 0], [6, 0], [-6, 0], [0, 6], [0, -6]].map(([dx, dy]) => frame.hexAt([x + dx, y + dy])); // prettier-ignore
      return !near.some((hex) => hex !== NOWHERE && wooded.has(ids[hex]));
    });
    expect(astray).toEqual([]);
  });
});

test("trees stand on no way, river, house or name", () => {
  const closed = new Mask(3, frame.extent).fill(layout.waters.river);
  const half = { turnpike: 2.3, road: 1.5, lane: 1.15 } as const;
  for (const { kind, course } of layout.ways.drawn) closed.stroke(course, half[kind]);
  for (const { course } of [...layout.ways.railroads, ...layout.ways.unfinished]) closed.stroke(course, 2);
  for (const { at, halfLength } of layout.houses.buildings) closed.stroke([at, at], halfLength);
  const names = layout.names.labels.flatMap(({ covers }) => covers);
  const bounds = names.map((patch) => ({ patch, box: boundsOf(patch) }));
  const inTheWay = layout.vegetation.trees.filter(
    ({ at: [x, y] }) =>
      closed.at(x, y) === 1 ||
      bounds.some(
        ({ patch, box }) => x > box.left && x < box.right && y > box.top && y < box.bottom && isIn(patch, x, y),
      ),
  );
  expect(inTheWay).toEqual([]);
  expect(layout.vegetation.trees.length).toBeGreaterThan(3000);
});

describe("slopes", () => {
  const strokes = country.relief.hachures;
  const pieces = hachurePieces(strokes, layout.cleared, layout.wooded, detailOf("play"));
  const sloping = new Set(data.slope);
  const counts = new Map<string, number>();
  for (const { at } of pieces) {
    const hex = frame.hexAt(at);
    if (hex !== NOWHERE) counts.set(ids[hex], (counts.get(ids[hex]) ?? 0) + 1);
  }

  test("have strokes in every slope hex", () => {
    expect(data.slope.filter((id) => (counts.get(id) ?? 0) < 15)).toEqual([]);
  });

  test("have no stroke that reaches far into another hex", () => {
    const astray = strokes.filter(({ course }) =>
      course.some((point) => {
        const hex = frame.hexAt(point);
        if (hex === NOWHERE || sloping.has(ids[hex])) return false;
        const [x, y] = frame.centre(hex);
        return Math.hypot(point[0] - x, point[1] - y) < 11.5;
      }),
    );
    expect(astray).toEqual([]);
  });

  test.each([["play"], ["sheet"]] as const)("run down from every crest hexside at %s zoom", (band) => {
    const drawn = strokes.filter(({ slope }) => slope >= detailOf(band).leastSlope);
    const byHex = new Map<string, (typeof drawn)[number][]>();
    for (const stroke of drawn) {
      const id = ids[frame.hexAt(stroke.course[Math.floor(stroke.course.length / 2)])];
      byHex.set(id, [...(byHex.get(id) ?? []), stroke]);
    }
    const bare = data.crests.filter(([hilltop, slope]) => {
      const [hx, hy] = frame.centre(map.grid.known(hilltop));
      const [sx, sy] = frame.centre(map.grid.known(slope));
      const [dx, dy] = [(sx - hx) / 40, (sy - hy) / 40];
      const down = (byHex.get(slope) ?? []).filter(({ course }) => {
        const [head, foot] = [course[0], course[course.length - 1]];
        const beyond = (head[0] - hx) * dx + (head[1] - hy) * dy;
        const aside = Math.abs((head[0] - hx) * dy - (head[1] - hy) * dx);
        const length = Math.hypot(foot[0] - head[0], foot[1] - head[1]);
        return beyond < 31 && aside < 12 && (foot[0] - head[0]) * dx + (foot[1] - head[1]) * dy > 0.4 * length;
      });
      return down.length < 3;
    });
    expect(bare).toEqual([]);
  });
});

describe("crossings", () => {
  test.each(layout.crossings.map((crossing) => [crossing.name, crossing] as const))(
    "%s is drawn on the water of its hex",
    (_, { at, data: { hex } }) => {
      expect(ids[frame.hexAt(at)]).toBe(hex);
      expect(new Mask(2, frame.extent).fill(layout.waters.river).at(...at)).toBe(1);
    },
  );

  test("are those of the map", () => {
    expect(layout.crossings.map((crossing) => crossing.data.hex).toSorted()).toEqual(crossings.toSorted());
  });
});

describe("names", () => {
  const { labels, leftOut } = layout.names;
  const texts = new Set(labels.map(({ text }) => text));

  test("of every ford and bridge, town and star's hill are there", () => {
    const wanted = data.fords.flatMap(({ name }) => name ?? []);
    expect([...wanted, "Stone Bridge", "CENTREVILLE", "BULL RUN"].filter((text) => !texts.has(text))).toEqual([]);
  });

  test("find room, but for a few along the lesser lines", () => {
    expect(leftOut.length).toBeLessThanOrEqual(4);
  });

  test("do not cover one another, a house, a river, a badge or a star", () => {
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
});

describe("colours of the hex sheet", () => {
  test.each(SIGHTS)("the ribbons of the two bases stay apart: %s", (sight) => {
    expect(leastDifference([GAME_PALETTE.unionRibbon, GAME_PALETTE.confederateRibbon], sight)).toBeGreaterThan(8);
  });

  test.each([["union", GAME_PALETTE.unionRibbon], ["confederate", GAME_PALETTE.confederateRibbon]] as const)(
    "the ribbon of the %s base can be told from paper and woods",
    (_, colour) => {
      expect(contrast(colour, PALETTE.paper)).toBeGreaterThanOrEqual(3);
      expect(contrast(colour, PALETTE.wood)).toBeGreaterThanOrEqual(3);
    },
  ); // prettier-ignore
});

test("the same map gives the same bytes, with and without the grid", () => {
  const window = { left: 700, top: 400, right: 860, bottom: 560 };
  const once = drawHexSheet(layout, { window, print: true });
  expect(drawHexSheet(layOutHexes(country, 2.4), { window, print: true })).toBe(once);
  expect(drawHexSheet(layout, { window }).length).toBeLessThan(once.length);
  expect(once).not.toMatch(/NaN|undefined|Infinity/);
}, 120_000);
