import type { Point } from "@stonebridge/board";
import { centroid, distance, nearestOn, signedArea, type Line } from "../geography/index.ts";
import type { RingCorners } from "./ring-corners.ts";

/** Rounds in which corners settle, and how far a corner may move in one, u. */
const ROUNDS = 1500;
const STEP = 0.3;
const LONGEST_STEP = 1.5;
/** Twice the least area that a side spans with the point that sees it, u². */
const CLEARANCE = 160;
/** Borders pull their ends together like the walls of a foam; shorter ones than this push them apart, u. */
const TENSION = 1.5;
const LEAST_BORDER = 24;
const STIFFNESS = 0.2;
/** Zones push outward as far as they are smaller than they should be: the area they begin with, and by this share the mean. */
const PRESSURE = 3;
const EVENNESS = 0.7;
/** Zones keep about their anchors. */
const ANCHORAGE = 0.012;

/** What shapes the cells of a map of given rings. */
export interface CellBounds {
  /** By number: where each zone lies, u. */
  readonly anchors: ReadonlyMap<number, Point>;
  /** The map's edge, clockwise, first point not repeated. */
  readonly field: Line;
  /** Corners that have their place, by their index. */
  readonly fixed: ReadonlyMap<number, Point>;
}

function mean(points: readonly Point[]): Point {
  const sum = points.reduce((total, [x, y]): Point => [total[0] + x, total[1] + y], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}

/**
 * The places of all corners, by their index: they start between the anchors of their zones and settle like a foam, so that cells
 * are round, of even size, and no border is too short to be seen. How cells border one another is never at stake.
 */
export function settleCorners({ corners, stretches }: RingCorners, { anchors, field, fixed }: CellBounds): Point[] {
  const anchorOf = (zone: number): Point => anchors.get(zone)!;
  const rim = [...field, field[0]];
  const places = corners.map(({ zones }, corner): Point => {
    const given = fixed.get(corner);
    if (given !== undefined) return given;
    const middle = mean(zones.map(anchorOf));
    return zones.length === 2 ? nearestOn(rim, middle).point : middle;
  });
  const cells = [...stretches].map(([zone, around]): Cell => ({
    anchor: anchorOf(zone),
    heart: anchorOf(zone),
    loop: around.flatMap(({ from, to, neighbour }) =>
      neighbour === null ? [from, ...rimBetween(field, places[from], places[to]).map((at) => -1 - at)] : [from],
    ),
  }));
  const pointOf = (corner: number): Point => (corner < 0 ? field[-1 - corner] : places[corner]);
  const outlineOf = ({ loop }: Cell): Point[] => loop.map(pointOf);
  const first = cells.map((cell) => signedArea(outlineOf(cell)));
  const average = first.reduce((sum, area) => sum + area, 0) / first.length;
  const wanted = first.map((area) => area * (1 - EVENNESS) + average * EVENNESS);
  const walls = wallsOf(corners.length, cells);
  const seats = seatsOf(corners.length, cells);

  for (let round = 0; round < ROUNDS; round++) {
    const calm = STEP * (1 - (0.9 * round) / ROUNDS);
    cells.forEach((cell) => {
      const middle = centroid(outlineOf(cell));
      if (isStar(cell.loop.map(pointOf), middle)) cell.heart = middle;
    });
    places.forEach((place, corner) => {
      if (fixed.has(corner)) return;
      let pull: Point = [0, 0];
      for (const other of walls[corner]) {
        const length = distance(place, places[other]) || 1e-6;
        const strength = (TENSION - Math.max(0, LEAST_BORDER - length) * STIFFNESS) / length;
        pull = plus(pull, [(places[other][0] - place[0]) * strength, (places[other][1] - place[1]) * strength]);
      }
      for (const { cell, at } of seats[corner]) {
        const { loop, anchor, heart } = cells[cell];
        const outline = loop.map(pointOf);
        const press = PRESSURE * Math.max(-0.6, Math.min(1.2, wanted[cell] / Math.max(1, signedArea(outline)) - 1));
        const before = outline[(at + loop.length - 1) % loop.length];
        const after = outline[(at + 1) % loop.length];
        const span = distance(before, after) || 1e-6;
        pull = plus(pull, [((after[1] - before[1]) / span) * press, ((before[0] - after[0]) / span) * press]);
        pull = plus(pull, [(anchor[0] - heart[0]) * ANCHORAGE, (anchor[1] - heart[1]) * ANCHORAGE]);
      }
      const length = Math.hypot(...pull) || 1e-6;
      for (let step = Math.min(calm, LONGEST_STEP / length); step > 0.01; step /= 2) {
        const moved = plus(place, [pull[0] * step, pull[1] * step]);
        const target = corners[corner].zones.length === 2 ? nearestOn(rim, moved).point : moved;
        places[corner] = target;
        const sound = seats[corner].every(({ cell, at }) =>
          staysStar(cells[cell].loop.map(pointOf), cells[cell].heart, at),
        );
        if (sound) return;
        places[corner] = place;
      }
    });
  }
  return places;
}

/** A cell while it settles: its corners clockwise, points of the map's edge as -1 less their index; a point that sees all of them. */
interface Cell {
  readonly anchor: Point;
  readonly loop: readonly number[];
  heart: Point;
}

function plus([a, b]: Point, [c, d]: Point): Point {
  return [a + c, b + d];
}

/** Twice the area of a triangle; positive where it is walked clockwise. */
function turn(a: Point, b: Point, c: Point): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

/** Whether a point sees the whole outline, walked clockwise, and so no two of its sides cross. */
function isStar(outline: readonly Point[], heart: Point): boolean {
  return outline.every((point, at) => turn(heart, point, outline[(at + 1) % outline.length]) > CLEARANCE);
}

/** The same for the two sides at one corner. */
function staysStar(outline: readonly Point[], heart: Point, at: number): boolean {
  const count = outline.length;
  const [before, here, after] = [outline[(at + count - 1) % count], outline[at], outline[(at + 1) % count]];
  return turn(heart, before, here) > CLEARANCE && turn(heart, here, after) > CLEARANCE;
}

/** For each corner the other ends of its borders. */
function wallsOf(count: number, cells: readonly Cell[]): number[][] {
  const walls = Array.from({ length: count }, () => new Set<number>());
  for (const { loop } of cells) {
    loop.forEach((corner, at) => {
      const next = loop[(at + 1) % loop.length];
      if (corner < 0 || next < 0) return;
      walls[corner].add(next);
      walls[next].add(corner);
    });
  }
  return walls.map((others) => [...others]);
}

/** For each corner the cells that have it, and where in their outline. */
function seatsOf(count: number, cells: readonly Cell[]): { readonly cell: number; readonly at: number }[][] {
  const seats = Array.from({ length: count }, (): { cell: number; at: number }[] => []);
  cells.forEach(({ loop }, cell) => {
    loop.forEach((corner, at) => {
      if (corner >= 0) seats[corner].push({ cell, at });
    });
  });
  return seats;
}

/** The points of a closed edge, by their index, that lie between two places on it, clockwise from the first. */
export function rimBetween(field: Line, from: Point, to: Point): number[] {
  const rim = [...field, field[0]];
  const [start, end] = [nearestOn(rim, from), nearestOn(rim, to)];
  const between: number[] = [];
  const count =
    start.leg === end.leg && start.way < end.way
      ? 0
      : (end.leg - start.leg + field.length) % field.length || field.length;
  for (let step = 1; step <= count; step++) between.push((start.leg + step) % field.length);
  return between;
}
