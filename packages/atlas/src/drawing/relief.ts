import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from "node:fs";
import type { Geography } from "../geography/index.ts";
import { type Grid, gradient, gridLike, steepness } from "./ground/grid.ts";
import { type Hachure, traceHachures } from "./hachures/trace.ts";
import { GROUND_FRAME, heightField } from "./ground/height-field.ts";
import { eased } from "./ground/smoothing.ts";
import { watercourses } from "./ground/watercourses.ts";

/** The ground of a sheet: heights in metres, steepness as a fraction, and the slope strokes. */
export interface Relief {
  readonly heights: Grid;
  readonly steep: Grid;
  readonly hachures: readonly Hachure[];
}

/** In the nearest `node_modules`: the one that the atlas is installed in, or that of the checkout. */
const CACHE = new URL(
  `../../../../${import.meta.url.includes("/node_modules/") ? "" : "node_modules/"}.cache/stonebridge-atlas/`,
  import.meta.url,
);

/**
 * The relief of the battlefield. The height field takes half a minute, so it is kept in `node_modules/.cache` under a hash of
 * what it is made from; the same data and the same program give the same field, kept or not.
 */
export function reliefOf(geography: Geography): Relief {
  return reliefFrom(keptHeights(geography));
}

/** The relief of a field of heights in metres. */
export function reliefFrom(heights: Grid): Relief {
  const { east, south } = gradient(heights);
  return { heights, steep: eased(steepness(east, south), 2), hachures: traceHachures(heights) };
}

/** Heights of the battlefield in metres, on cells of 10 m; kept, or made in half a minute. */
export function keptHeights(geography: Geography): Grid {
  const file = new URL(`heights-${fingerprint(geography)}.f32`, CACHE);
  const kept = readKept(file);
  if (kept !== undefined) return kept;
  const heights = Float32Array.from(heightField(geography).values);
  keep(file, heights);
  return gridLike(GROUND_FRAME, Float64Array.from(heights));
}

function keep(file: URL, heights: Float32Array): void {
  const draft = new URL(`${file.href}.${process.pid}`);
  try {
    mkdirSync(CACHE, { recursive: true });
    writeFileSync(draft, new Uint8Array(heights.buffer));
    renameSync(draft, file);
  } catch {
    // Where nothing can be written, the heights are made anew each time.
  }
}

function readKept(file: URL): Grid | undefined {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch {
    return undefined;
  }
  if (bytes.length !== GROUND_FRAME.columns * GROUND_FRAME.rows * 4) return undefined;
  const heights = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
  return gridLike(GROUND_FRAME, Float64Array.from(heights));
}

/** A hash of everything the height field is made from: waters, hills, and the code in `ground/`. */
function fingerprint(geography: Geography): string {
  const hash = createHash("sha256");
  hash.update(JSON.stringify([GROUND_FRAME, watercourses(geography.lines), geography.hills]));
  const folder = new URL("ground/", import.meta.url);
  for (const name of readdirSync(folder)
    .filter((file) => /\.[jt]s$/.test(file))
    .toSorted()) {
    hash.update(readFileSync(new URL(name, folder)));
  }
  return hash.digest("hex").slice(0, 16);
}
