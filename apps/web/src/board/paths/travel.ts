import type { Point, ZoneGraphData } from "@stonebridge/board";
import { distance } from "../geometry.ts";
import type { ArrowModel } from "../model.ts";
import type { Placement } from "../stacks.ts";

const PER_ZONE = 160;
const LONGEST = 600;

/** How long a piece takes over so many spaces, in ms. */
export function travelTime(spaces: number): number {
  return Math.min(LONGEST, PER_ZONE * Math.max(1, spaces));
}

/** Bounds of a march that eyes follow, in ms. */
const WATCHED = { least: 450, most: 2600 } as const;

/** How long a piece takes over a way of so many px, where eyes follow it at `speed` px a second. */
export function watchedTime(length: number, speed: number): number {
  return Math.min(WATCHED.most, Math.max(WATCHED.least, (1000 * length) / speed));
}

/** Sets off gently and arrives gently; 0 to 1. */
export function inOut(share: number): number {
  const held = Math.min(1, Math.max(0, share));
  return (1 - Math.cos(Math.PI * held)) / 2;
}

/** Length of a way of points. */
export function wayLength(points: readonly Point[]): number {
  let whole = 0;
  for (let at = 1; at < points.length; at++) whole += distance(points[at - 1] as Point, points[at] as Point);
  return whole;
}

/** Starts fast, arrives gently; 0 to 1. */
export function outCubic(share: number): number {
  return 1 - (1 - Math.min(1, Math.max(0, share))) ** 3;
}

/** Spaces that a piece can go to from each space, river borders left out. */
export type Links = ReadonlyMap<string, readonly string[]>;

export function linksOf(graph: ZoneGraphData): Links {
  const links = new Map<string, string[]>(graph.zones.map((space) => [space.id, []]));
  for (const { between, kind } of graph.borders) {
    if (kind === "river") continue;
    links.get(between[0])?.push(between[1]);
    links.get(between[1])?.push(between[0]);
  }
  return links;
}

/** Spaces in order from one to another, both included: as an arrow of the last action shows it, or by the fewest borders; direct where there is no way. */
export function routeOf(from: string, to: string, links: Links, arrows: readonly ArrowModel[]): readonly string[] {
  const told = arrows.find(
    ({ kind, spaces }) => (kind === "last" || kind === "retreat") && spaces[0] === from && spaces.at(-1) === to,
  );
  if (told) return told.spaces;
  const cameFrom = new Map<string, string>([[from, from]]);
  const queue = [from];
  for (let space = queue.shift(); space !== undefined; space = queue.shift()) {
    if (space === to) break;
    for (const next of links.get(space) ?? []) {
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, space);
      queue.push(next);
    }
  }
  if (!cameFrom.has(to)) return [from, to];
  const route = [to];
  for (let space = to; space !== from;) {
    space = cameFrom.get(space) as string;
    route.unshift(space);
  }
  return route;
}

/** A place between two placements along a way of points, `share` of its length gone. */
export function placeAlong(from: Placement, way: readonly Point[], to: Placement, share: number): Placement {
  const points: readonly Point[] = [[from.x, from.y], ...way, [to.x, to.y]];
  const whole = wayLength(points);
  const width = from.width + (to.width - from.width) * share;
  let left = whole * share;
  for (let at = 1; at < points.length; at++) {
    const [a, b] = [points[at - 1] as Point, points[at] as Point];
    const stretch = distance(a, b);
    if (left <= stretch && stretch > 0) {
      const part = left / stretch;
      return { x: a[0] + (b[0] - a[0]) * part, y: a[1] + (b[1] - a[1]) * part, width };
    }
    left -= stretch;
  }
  return { x: to.x, y: to.y, width };
}

/** Whether a space is one of these, or no more than so many borders away from one of them. */
export function isNear(space: string, others: ReadonlySet<string>, links: Links, borders: number): boolean {
  let reached: ReadonlySet<string> = new Set([space]);
  for (let gone = 0; ; gone++) {
    for (const one of reached) if (others.has(one)) return true;
    if (gone === borders) return false;
    reached = new Set([...reached].flatMap((one) => [one, ...(links.get(one) ?? [])]));
  }
}
