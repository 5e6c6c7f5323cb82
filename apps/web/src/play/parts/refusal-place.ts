import type { Box } from "../../board/geometry.ts";
import type { Place } from "../denials.svelte.ts";

/** Least distance to the edges of the map, and to the pointer, px. */
const EDGE = 8;
const GAP = 22;

/** What the card beside the pointer has to take into account, in px of the map. */
export interface Surroundings {
  readonly at: Place;
  readonly size: { readonly width: number; readonly height: number };
  readonly map: { readonly width: number; readonly height: number };
  /** What lies on the map already. */
  readonly others: readonly Box[];
}

/** Where the card stands that says why not: beside the pointer, never under it, and over nothing else where there is such a place. */
export function refusalPlace({ at, size, map, others }: Surroundings): { readonly left: number; readonly top: number } {
  const { width, height } = size;
  const left = (wanted: number) => Math.max(EDGE, Math.min(wanted, map.width - width - EDGE));
  const top = (wanted: number) => Math.max(EDGE, Math.min(wanted, map.height - height - EDGE));
  const [level, middle] = [top(at.y - height / 3), left(at.x - width / 2)];
  const places = [
    { left: at.x + GAP, top: level },
    { left: at.x - GAP - width, top: level },
    { left: middle, top: at.y - GAP - height },
    { left: middle, top: at.y + GAP },
  ].filter((place) => place.left === left(place.left) && place.top === top(place.top));
  const boxOf = (place: { readonly left: number; readonly top: number }): Box => ({
    ...place,
    right: place.left + width,
    bottom: place.top + height,
  });
  const free = places.find((place) => others.every((other) => !meet(boxOf(place), other)));
  return free ?? places[0] ?? { left: left(at.x + GAP), top: level };
}

function meet(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
