import { readFileSync, readdirSync, statSync } from "node:fs";
import { type HexFieldData, HexGrid } from "@stonebridge/board";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { HexFrame } from "../../src/drawing/hexes/hex-frame.ts";
import type { TileSet } from "../../src/drawing/tile-set.ts";

/** Maps of hexes that are drawn. */
const MAPS = ["bull-run-1983", "no-written-orders-first-bull-run", "no-written-orders-second-bull-run"] as const;

/** Most bytes of a whole set in one tone, and of the coarsest level, which a first screen fetches. */
const WHOLE_SET = 2_600_000;
const FIRST_SCREEN = 350_000;

describe.each(MAPS)("%s", (map) => {
  const folder = new URL(`../../maps/${map}/`, import.meta.url);
  const tiles: TileSet = JSON.parse(readFileSync(new URL("tiles/tiles.json", folder), "utf8"));
  const shape: HexFieldData = JSON.parse(readFileSync(new URL("hexes.json", folder), "utf8"));
  const frame = new HexFrame(new HexGrid(shape));

  function weight(set: string, level: number): number {
    const at = new URL(`tiles/${set}/${level}/`, folder);
    return readdirSync(at).reduce((sum, name) => sum + statSync(new URL(name, at)).size, 0);
  }

  test("the manifest puts the sheet where the hexes lie, 100 map units to the hex", () => {
    const [left, top] = tiles.origin;
    const [width, height] = tiles.size;
    const a1 = frame.mapUnits(frame.centre(0));
    expect(a1[0]).toBeCloseTo(100 / Math.sqrt(3), 6);
    expect(a1[1]).toBeCloseTo(50, 6);
    for (const corner of [0, frame.grid.size - 1].flatMap((hex) => frame.corners(hex))) {
      const [x, y] = frame.mapUnits(corner);
      expect(x).toBeGreaterThan(left);
      expect(y).toBeGreaterThan(top);
      expect(x).toBeLessThan(left + width);
      expect(y).toBeLessThan(top + height);
    }
  });

  test.each(tiles.sets.flatMap((set) => tiles.levels.map((level) => [set, level] as const)))(
    "tiles of the %s set are all there at each level: %o",
    async (set, { level, pixelsPerUnit, columns, rows }) => {
      const wanted = Array.from({ length: columns * rows }, (_, i) => `${i % columns}-${Math.floor(i / columns)}.webp`);
      const at = new URL(`tiles/${set}/${level}/`, folder);
      expect(readdirSync(at).toSorted()).toEqual(wanted.toSorted());
      const last = await sharp(readFileSync(new URL(`${columns - 1}-${rows - 1}.webp`, at))).metadata();
      expect((columns - 1) * tiles.tileSize + last.width).toBeCloseTo(tiles.size[0] * pixelsPerUnit, -1);
      expect((rows - 1) * tiles.tileSize + last.height).toBeCloseTo(tiles.size[1] * pixelsPerUnit, -1);
    },
  );

  test.each(tiles.sets)("the %s set is light enough for a first screen, and in all", (set) => {
    expect(weight(set, 0)).toBeLessThan(FIRST_SCREEN);
    expect(tiles.levels.reduce((sum, { level }) => sum + weight(set, level), 0)).toBeLessThan(WHOLE_SET);
  });
});
