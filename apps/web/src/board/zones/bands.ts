/** What is drawn how, at which zoom (CSS px per map unit). */

export type Band = "sheet" | "far" | "play" | "close";

/** Zoom at which the map opens. */
export const DEFAULT_ZOOM = 1.16;
export const LARGEST_ZOOM = 5;

export function bandOf(zoom: number): Band {
  return zoom < 0.8 ? "sheet" : zoom < 1.3 ? "far" : zoom < 3 ? "play" : "close";
}

const SMALLEST_COUNTER = 28;
const DEFAULT_COUNTER = 56;
const LARGEST_COUNTER = 96;
const GROWTH = 0.65;

/** Width of a counter in CSS px: 56 at the default zoom, growing more slowly than the map, from 28 to 96. */
export function counterPixels(zoom: number): number {
  return Math.min(LARGEST_COUNTER, Math.max(SMALLEST_COUNTER, DEFAULT_COUNTER * (zoom / DEFAULT_ZOOM) ** GROWTH));
}

/** A counter wider than this, in map units, no longer shrinks with the map: seen from so far off counters would hide one another. */
export const CROWDED_WIDTH = SMALLEST_COUNTER / (DEFAULT_ZOOM * (SMALLEST_COUNTER / DEFAULT_COUNTER) ** (1 / GROWTH));

/** CSS px per unit of a plate: never so small that names fall under 10 px, half as fast as the map from 2.2. */
export function platePixels(zoom: number): number {
  return zoom > 2.2 ? 2.2 + (zoom - 2.2) / 2 : Math.max(1.2, zoom);
}

/** Names of zones stand on their plates from here; before, only where the pointer or the focus is. */
export function showsNames(zoom: number): boolean {
  return zoom >= 1;
}

/** Borders are dash-dotted only where the dashes can be seen. */
export function dashesBorders(zoom: number): boolean {
  return zoom >= 1.1;
}

/** CSS px per unit of a crossing's badge. */
export function badgePixels(zoom: number): number {
  return Math.min(2.6, Math.max(0.9, zoom ** 0.8));
}
