import type { Box } from "../../board/geometry.ts";
import type { TargetKey } from "../../games/contract/offers.ts";

/** Where a banner stands, in px of the map, and on which side of its place; `lane`: at an edge of the map, bound to no place. */
export interface Spot {
  readonly left: number;
  readonly top: number;
  readonly side: "above" | "below" | "right" | "left" | "lane";
}

/** What a banner has to take into account, in px of the map. */
export interface Surroundings {
  /** The part of the map that is not covered. */
  readonly window: Box;
  readonly size: { readonly width: number; readonly height: number };
  /** Where it happened; absent: nowhere in particular. */
  readonly place?: Box;
  /** What the decision is about: never covered. */
  readonly clear: readonly Box[];
  /** Who fights, and what can be chosen: kept in sight if there is room elsewhere. */
  readonly better: readonly Box[];
}

/** What a banner never covers: the piece that decides, what is in preview, and the stacks that are asked about. */
export function keptClear(
  decided: string | undefined,
  weighed: readonly TargetKey[] | undefined,
  asked: readonly string[],
): readonly TargetKey[] {
  const spaces = asked.map((space): TargetKey => `space:${space}`);
  return [...(decided === undefined ? [] : [`piece:${decided}` as const]), ...(weighed ?? []), ...spaces];
}

/** Distance from the place to the banner, px. */
const GAP = 12;

/**
 * A place for a banner: beside where it happened if that is in sight, otherwise at the top or the bottom of the map; undefined if every
 * place covers what the decision is about.
 */
export function spotFor({ window, size, place, clear, better }: Surroundings): Spot | undefined {
  const spots = [...(place && overlap(place, window) > 0 ? beside(place, size) : []), ...lanes(window, size)];
  const free = spots.filter((spot) => {
    const box = boxAt(spot, size);
    return within(box, window) && clear.every((one) => overlap(box, one) === 0);
  });
  const hidden = (spot: Spot): number =>
    better.reduce((sum, one) => sum + (overlap(boxAt(spot, size), one) > 0 ? 1 : 0), 0);
  const [first, ...others] = free;
  if (!first) return undefined;
  return others.reduce((best, spot) => (hidden(spot) < hidden(best) ? spot : best), first);
}

function beside(place: Box, { width, height }: Surroundings["size"]): readonly Spot[] {
  const [x, y] = [(place.left + place.right) / 2, (place.top + place.bottom) / 2];
  return [
    { side: "above", left: x - width / 2, top: place.top - GAP - height },
    { side: "below", left: x - width / 2, top: place.bottom + GAP },
    { side: "right", left: place.right + GAP, top: y - height / 2 },
    { side: "left", left: place.left - GAP - width, top: y - height / 2 },
  ];
}

function lanes({ left, right, top, bottom }: Box, { width, height }: Surroundings["size"]): readonly Spot[] {
  const middle = (left + right - width) / 2;
  return [
    { side: "lane", left: middle, top: top + GAP },
    { side: "lane", left: left + GAP, top: top + GAP },
    { side: "lane", left: middle, top: bottom - GAP - height },
    { side: "lane", left: left + GAP, top: bottom - GAP - height },
  ];
}

function boxAt({ left, top }: Spot, { width, height }: Surroundings["size"]): Box {
  return { left, top, right: left + width, bottom: top + height };
}

function within(box: Box, window: Box): boolean {
  return box.left >= window.left && box.top >= window.top && box.right <= window.right && box.bottom <= window.bottom;
}

/** Area that two boxes share, px². */
function overlap(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}
