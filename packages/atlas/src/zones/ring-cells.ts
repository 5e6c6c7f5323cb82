import type { Point } from "@stonebridge/board";
import { centroid, distance, nearestOn, signedArea, type Line } from "../geography/index.ts";
import type { RingCorners } from "./ring-corners.ts";

/** Rounds in which corners settle, and how far a corner may move in one, u. */
const ROUNDS = 1500;
const STEP = 0.3;
const LONGEST_STEP = 1.5;
/** A corner that could move only by less than this share of its pull stays. */
const LEAST_STEP = 0.01;
/** Twice the least area that a side spans with the point that sees it, u². */
const CLEARANCE = 160;
/** Borders pull their ends together like the walls of a foam; shorter ones than this push them apart, u. */
const TENSION = 1.5;
const LEAST_BORDER = 24;
const STIFFNESS = 0.2;
/** Zones push outward as far as they are smaller than they should be: the area they begin with, and by this share the mean. */
const PRESSURE = 3;
const EVENNESS = 0.7;
/** No cell counts as larger or smaller than it should be by more than these shares. */
const MOST_EXCESS = 0.6;
const MOST_LACK = 1.2;
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
 * are round, of even size, and no border is too short to be seen. How cells border each other is never at stake.
 */
export function settleCorners(rings: RingCorners, bounds: CellBounds): Point[] {
  const foam = new Foam(rings, bounds);
  for (let round = 0; round < ROUNDS; round++) foam.settle(STEP * (1 - (0.9 * round) / ROUNDS));
  return foam.places;
}

/** A cell while it settles: its corners clockwise, points of the map's edge as -1 less their index; a point that sees all of them. */
interface Cell {
  readonly anchor: Point;
  readonly loop: readonly number[];
  /** The area it should have, u², and how hard it presses for it. */
  wanted: number;
  press: number;
  heart: Point;
}

/** A cell that has a corner, and what lies before and after it in the walk round that cell. */
interface Seat {
  readonly cell: Cell;
  readonly before: number;
  readonly after: number;
}

class Foam {
  readonly places: Point[];
  readonly #corners: RingCorners["corners"];
  readonly #bounds: CellBounds;
  readonly #rim: Line;
  readonly #cells: readonly Cell[];
  readonly #walls: readonly (readonly number[])[];
  readonly #seats: readonly (readonly Seat[])[];

  constructor({ corners, stretches }: RingCorners, bounds: CellBounds) {
    const { anchors, field, fixed } = bounds;
    this.#corners = corners;
    this.#bounds = bounds;
    this.#rim = [...field, field[0]];
    this.places = corners.map(({ zones }, corner): Point => {
      const middle = mean(zones.map((zone) => anchors.get(zone)!));
      return fixed.get(corner) ?? (zones.length === 2 ? nearestOn(this.#rim, middle).point : middle);
    });
    this.#cells = [...stretches].map(([zone, around]): Cell => ({
      anchor: anchors.get(zone)!,
      heart: anchors.get(zone)!,
      wanted: 0,
      press: 0,
      loop: around.flatMap(({ from, to, neighbour }) =>
        neighbour === null
          ? [from, ...rimBetween(field, this.places[from], this.places[to]).map((at) => -1 - at)]
          : [from],
      ),
    }));
    const areas = this.#cells.map((cell) => signedArea(this.#outline(cell)));
    const average = areas.reduce((sum, area) => sum + area, 0) / areas.length;
    this.#cells.forEach((cell, index) => (cell.wanted = areas[index] * (1 - EVENNESS) + average * EVENNESS));
    this.#walls = wallsOf(corners.length, this.#cells);
    this.#seats = seatsOf(corners.length, this.#cells);
  }

  /** Moves every corner once, by at most a share of what pulls it. */
  settle(share: number): void {
    for (const cell of this.#cells) {
      const outline = this.#outline(cell);
      const middle = centroid(outline);
      if (isStar(outline, middle)) cell.heart = middle;
      const lack = cell.wanted / Math.max(1, signedArea(outline)) - 1;
      cell.press = PRESSURE * Math.max(-MOST_EXCESS, Math.min(MOST_LACK, lack));
    }
    for (const corner of this.places.keys()) if (!this.#bounds.fixed.has(corner)) this.#move(corner, share);
  }

  #point(corner: number): Point {
    return corner < 0 ? this.#bounds.field[-1 - corner] : this.places[corner];
  }

  #outline({ loop }: Cell): Point[] {
    return loop.map((corner) => this.#point(corner));
  }

  /** Moves a corner; by less, or not at all, where its cells would fold. */
  #move(corner: number, share: number): void {
    const place = this.places[corner];
    const pull = this.#pull(corner);
    const length = Math.hypot(...pull) || 1e-6;
    for (let step = Math.min(share, LONGEST_STEP / length); step > LEAST_STEP; step /= 2) {
      const moved = plus(place, [pull[0] * step, pull[1] * step]);
      this.places[corner] = this.#corners[corner].zones.length === 2 ? nearestOn(this.#rim, moved).point : moved;
      if (this.#seats[corner].every((seat) => this.#isSound(corner, seat))) return;
    }
    this.places[corner] = place;
  }

  /** What borders, pressure and anchors do to a corner. */
  #pull(corner: number): Point {
    const place = this.places[corner];
    let pull: Point = [0, 0];
    for (const other of this.#walls[corner]) {
      const [x, y] = this.places[other];
      const length = distance(place, [x, y]) || 1e-6;
      const strength = (TENSION - Math.max(0, LEAST_BORDER - length) * STIFFNESS) / length;
      pull = plus(pull, [(x - place[0]) * strength, (y - place[1]) * strength]);
    }
    for (const { cell, before, after } of this.#seats[corner]) {
      const { anchor, heart, press } = cell;
      const [a, b] = [this.#point(before), this.#point(after)];
      const span = distance(a, b) || 1e-6;
      pull = plus(pull, [((b[1] - a[1]) / span) * press, ((a[0] - b[0]) / span) * press]);
      pull = plus(pull, [(anchor[0] - heart[0]) * ANCHORAGE, (anchor[1] - heart[1]) * ANCHORAGE]);
    }
    return pull;
  }

  /** Whether the heart of a cell sees its two sides at a corner. */
  #isSound(corner: number, { cell: { heart }, before, after }: Seat): boolean {
    const here = this.places[corner];
    return turn(heart, this.#point(before), here) > CLEARANCE && turn(heart, here, this.#point(after)) > CLEARANCE;
  }
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

/** For each corner the cells that have it. */
function seatsOf(count: number, cells: readonly Cell[]): Seat[][] {
  const seats = Array.from({ length: count }, (): Seat[] => []);
  for (const cell of cells) {
    const { loop } = cell;
    loop.forEach((corner, at) => {
      if (corner < 0) return;
      seats[corner].push({ cell, before: loop.at(at - 1)!, after: loop[(at + 1) % loop.length] });
    });
  }
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
