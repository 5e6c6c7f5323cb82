import type { Box } from "../geometry.ts";
import type { TileLevel, TilesManifest } from "./tiles-manifest.ts";
import { sightOf, type View } from "../camera/view-box.ts";

export interface PlannedTile {
  readonly key: string;
  readonly path: string;
  readonly level: number;
  /** Where it lies, in map units. */
  readonly box: Box;
}

/** A level may be stretched by this much before the next finer one is taken. */
const STRETCH = 1.25;

/** The coarsest level that is sharp enough at a zoom on a screen of so many pixels per CSS px. */
export function levelFor(manifest: TilesManifest, zoom: number, pixelRatio: number): number {
  const wanted = (zoom * pixelRatio) / STRETCH;
  const found = manifest.levels.findIndex((level) => level.scale >= wanted);
  return found === -1 ? manifest.levels.length - 1 : found;
}

/**
 * The tiles of a level that a view needs, those in the middle first.
 * `sheet`: the last tiles of a row and a column are cut to it. `margin`: how many more at each side.
 */
export function tilesFor(
  manifest: TilesManifest,
  level: number,
  view: View,
  tone: "light" | "dark",
  sheet: Box,
  margin: number,
): readonly PlannedTile[] {
  const { scale, columns, rows } = manifest.levels[level] as TileLevel;
  const [originX, originY] = manifest.origin;
  const edge = manifest.size / scale;
  const sight = sightOf(view);
  const endX = originX + Math.ceil((sheet.right - originX) * scale) / scale;
  const endY = originY + Math.ceil((sheet.bottom - originY) * scale) / scale;
  const left = Math.max(0, Math.floor((sight.left - originX) / edge) - margin);
  const right = Math.min(columns - 1, Math.floor((sight.right - originX) / edge) + margin);
  const top = Math.max(0, Math.floor((sight.top - originY) / edge) - margin);
  const bottom = Math.min(rows - 1, Math.floor((sight.bottom - originY) / edge) + margin);
  const tiles: (PlannedTile & { readonly away: number })[] = [];
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++) {
      const path = manifest.path
        .replace("{tone}", tone)
        .replace("{level}", String(level))
        .replace("{column}", String(column))
        .replace("{row}", String(row));
      const [x, y] = [originX + column * edge, originY + row * edge];
      const away = Math.hypot(x + edge / 2 - view.x, y + edge / 2 - view.y);
      tiles.push({
        key: path,
        path,
        level,
        box: { left: x, top: y, right: Math.min(x + edge, endX), bottom: Math.min(y + edge, endY) },
        away,
      });
    }
  }
  return tiles.toSorted((a, b) => a.away - b.away);
}
