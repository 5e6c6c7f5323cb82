import { describe, expect, it } from "vitest";
import { levelFor, tilesFor } from "./tile-plan.ts";
import type { TilesManifest } from "./tiles-manifest.ts";
import { sightOf, type View } from "../camera/view-box.ts";

const sheet = { left: -62, top: -62, right: 2101, bottom: 1549 };
const manifest: TilesManifest = {
  size: 512,
  origin: [-62, -62],
  levels: [
    { scale: 0.6, columns: 3, rows: 2 },
    { scale: 1.2, columns: 6, rows: 4 },
    { scale: 2.4, columns: 11, rows: 8 },
  ],
  path: "{tone}/{level}/{column}-{row}.webp",
};
const view: View = { x: 900, y: 600, zoom: 1.16, width: 1000, height: 700 };

describe("tiles of the base map", () => {
  it("come from the coarsest level that is sharp, on any screen", () => {
    expect([0.4, 0.6, 1.16, 2, 4].map((zoom) => levelFor(manifest, zoom, 1))).toEqual([0, 0, 1, 2, 2]);
    expect([0.4, 0.6, 1.16].map((zoom) => levelFor(manifest, zoom, 2))).toEqual([1, 1, 2]);
  });

  it("cover all that is in sight, those in the middle first", () => {
    const tiles = tilesFor(manifest, 1, view, "dark", sheet, 0);
    const sight = sightOf(view);
    for (let x = sight.left; x < sight.right; x += 40) {
      for (let y = sight.top; y < sight.bottom; y += 40) {
        expect(
          tiles.filter(({ box }) => x >= box.left && x < box.right && y >= box.top && y < box.bottom),
        ).toHaveLength(1);
      }
    }
    expect(tiles[0]?.path).toBe("dark/1/2-1.webp");
  });

  it("ask for no tile beyond the sheet, and cut the last ones to it", () => {
    const all = tilesFor(manifest, 0, { ...view, zoom: 0.1 }, "light", sheet, 5);
    expect(all).toHaveLength(6);
    const last = all.find(({ path }) => path === "light/0/2-1.webp");
    expect(last?.box.right).toBeCloseTo(-62 + 1298 / 0.6);
    expect(last?.box.bottom).toBeCloseTo(-62 + 967 / 0.6);
  });
});
