import type { Point } from "@stonebridge/board";
import type { RandomStream } from "./random.ts";

/** An open line of points in map units. */
export type Line = readonly Point[];

/** Distance between two points, in their unit. */
export function distance(a: Point, b: Point): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1]);
}

/** The point a share (0 to 1) of the way from one point to another. */
export function between(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

/** For each point of a line its way from the line's start. */
export function waysAlong(line: Line): number[] {
  let way = 0;
  return line.map((point, index) => (index === 0 ? 0 : (way += distance(line[index - 1], point))));
}

/** Whole length of a line. */
export function lengthOf(line: Line): number {
  return waysAlong(line).at(-1) ?? 0;
}

/** Points at even distances along a line, as near to `step` as divides its length; both ends are kept. */
export function resample(line: Line, step: number): Point[] {
  const ways = waysAlong(line);
  const total = ways.at(-1) ?? 0;
  const count = Math.max(1, Math.round(total / step));
  const points: Point[] = [];
  let leg = 0;
  for (let index = 0; index <= count; index++) {
    const way = (total * index) / count;
    while (leg < line.length - 2 && ways[leg + 1] < way) leg++;
    const legLength = ways[leg + 1] - ways[leg];
    points.push(between(line[leg], line[leg + 1], legLength > 0 ? Math.min(1, (way - ways[leg]) / legLength) : 0));
  }
  return points;
}

/**
 * Centripetal Catmull-Rom curve through every point of a line.
 * @param step greatest distance between two points of the result, in map units
 */
export function catmullRom(line: Line, step: number): Point[] {
  const given = line.filter((point, index) => index === 0 || distance(line[index - 1], point) > 1e-6);
  if (given.length < 3) return resample(given, step);
  const first = given[0];
  const last = given.at(-1)!;
  const padded: Point[] = [
    [2 * first[0] - given[1][0], 2 * first[1] - given[1][1]],
    ...given,
    [2 * last[0] - given.at(-2)![0], 2 * last[1] - given.at(-2)![1]],
  ];
  const points: Point[] = [first];
  for (let leg = 1; leg < padded.length - 2; leg++) {
    const [p0, p1, p2, p3] = [padded[leg - 1], padded[leg], padded[leg + 1], padded[leg + 2]];
    const t1 = Math.sqrt(distance(p0, p1));
    const t2 = t1 + Math.sqrt(distance(p1, p2));
    const t3 = t2 + Math.sqrt(distance(p2, p3));
    const count = Math.max(1, Math.ceil(distance(p1, p2) / step));
    for (let index = 1; index <= count; index++) {
      const t = t1 + ((t2 - t1) * index) / count;
      const a1 = between(p0, p1, t / t1);
      const a2 = between(p1, p2, (t - t1) / (t2 - t1));
      const a3 = between(p2, p3, (t - t2) / (t3 - t2));
      const b1 = between(a1, a2, t / t2);
      const b2 = between(a2, a3, (t - t1) / (t3 - t1));
      points.push(between(b1, b2, (t - t1) / (t2 - t1)));
    }
  }
  return points;
}

/**
 * Eases an evenly spaced line with a Gaussian; the ends stay where they are.
 * @param sigma width of the Gaussian in samples
 */
export function ease(line: Line, sigma: number): Point[] {
  const count = line.length;
  const reach = Math.floor(3 * sigma) + 1;
  const weights = Array.from({ length: 2 * reach + 1 }, (_, index) => Math.exp(-0.5 * ((index - reach) / sigma) ** 2));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const first = line[0];
  const last = line.at(-1)!;
  const at = (index: number): Point => {
    if (index < 0) {
      const mirrored = line[Math.min(-index, count - 1)];
      return [2 * first[0] - mirrored[0], 2 * first[1] - mirrored[1]];
    }
    if (index >= count) {
      const mirrored = line[Math.max(2 * count - 2 - index, 0)];
      return [2 * last[0] - mirrored[0], 2 * last[1] - mirrored[1]];
    }
    return line[index];
  };
  return line.map((_, index) => {
    let x = 0;
    let y = 0;
    for (let shift = -reach; shift <= reach; shift++) {
      const point = at(index + shift);
      x += point[0] * weights[shift + reach];
      y += point[1] * weights[shift + reach];
    }
    return [x / total, y / total];
  });
}

/** Eases a closed, evenly spaced line (first point not repeated) with a Gaussian of `sigma` samples. */
export function easeClosed(line: Line, sigma: number): Point[] {
  const reach = Math.floor(3 * sigma) + 1;
  const around = (index: number): Point => line[((index % line.length) + line.length) % line.length];
  const open: Point[] = [];
  for (let index = -reach; index < line.length + reach; index++) open.push(around(index));
  return ease(open, sigma).slice(reach, reach + line.length);
}

/**
 * Roughens a sketched line by displaced midpoints: legs longer than `longest` are split near their middle and moved aside by
 * up to `share` of their length. The given points stay.
 */
export function displaceMidpoints(line: Line, random: RandomStream, share: number, longest: number): Point[] {
  const split = (a: Point, b: Point): Point[] => {
    const length = distance(a, b);
    if (length < longest) return [b];
    const along = 0.4 + 0.2 * random();
    const aside = length * share * (random() < 0.5 ? -1 : 1) * (0.5 + 0.5 * random());
    const middle: Point = [
      a[0] + (b[0] - a[0]) * along - ((b[1] - a[1]) / length) * aside,
      a[1] + (b[1] - a[1]) * along + ((b[0] - a[0]) / length) * aside,
    ];
    return [...split(a, middle), ...split(middle, b)];
  };
  return line.flatMap((point, index) => (index === 0 ? [point] : split(line[index - 1], point)));
}

/** Unit vector along a line at one of its points. */
export function directionAt(line: Line, index: number): Point {
  const a = line[Math.max(index - 1, 0)];
  const b = line[Math.min(index + 1, line.length - 1)];
  const length = distance(a, b) || 1e-9;
  return [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
}

/** Moves each point of a line to its right (looking along it; y points south) by a distance, the same for all or chosen for each. */
export function offset(line: Line, aside: number | ((index: number) => number)): Point[] {
  return line.map((point, index) => {
    const [dx, dy] = directionAt(line, index);
    const by = typeof aside === "number" ? aside : aside(index);
    return [point[0] - dy * by, point[1] + dx * by];
  });
}

export interface NearestPlace {
  readonly point: Point;
  readonly distance: number;
  /** Index of the leg's first point. */
  readonly leg: number;
  /** Way from the line's start to the place. */
  readonly way: number;
}

/** The place of a line that is nearest to a point. The line needs two points. */
export function nearestOn(line: Line, [x, y]: Point): NearestPlace {
  let best: NearestPlace | undefined;
  let way = 0;
  for (let leg = 0; leg < line.length - 1; leg++) {
    const a = line[leg];
    const b = line[leg + 1];
    const length = distance(a, b);
    const share =
      length > 0
        ? Math.max(0, Math.min(1, ((x - a[0]) * (b[0] - a[0]) + (y - a[1]) * (b[1] - a[1])) / (length * length)))
        : 0;
    const point = between(a, b, share);
    const apart = Math.hypot(point[0] - x, point[1] - y);
    if (best === undefined || apart < best.distance) best = { point, distance: apart, leg, way: way + length * share };
    way += length;
  }
  if (best === undefined) throw new Error("A line of fewer than two points has no nearest place.");
  return best;
}

/** Thins a line (Douglas and Peucker): no dropped point lies further than `tolerance` from what is left. Ends are kept. */
export function simplify(line: Line, tolerance: number): Point[] {
  if (line.length < 3) return [...line];
  const kept = new Uint8Array(line.length);
  kept[0] = kept[line.length - 1] = 1;
  const open: [number, number][] = [[0, line.length - 1]];
  for (let span = open.pop(); span !== undefined; span = open.pop()) {
    const [from, to] = span;
    let farthest = -1;
    let apart = tolerance;
    for (let index = from + 1; index < to; index++) {
      const off = nearestOn([line[from], line[to]], line[index]).distance;
      if (off > apart) [farthest, apart] = [index, off];
    }
    if (farthest >= 0) {
      kept[farthest] = 1;
      open.push([from, farthest], [farthest, to]);
    }
  }
  return line.filter((_, index) => kept[index] === 1);
}
