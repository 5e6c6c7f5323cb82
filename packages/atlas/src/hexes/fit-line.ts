import type { HexIndex, Point } from "@stonebridge/board";
import { between, distance, type Line } from "../geography/index.ts";
import { nearestInHex, nearestOnSide } from "./hex-shape.ts";
import type { WideGrid } from "./wide-grid.ts";

/** A line that keeps to its hexes: every leg lies in one hex, and hexsides are crossed only at points of the line. */
export interface FittedLine {
  readonly course: readonly Point[];
  /** For each leg of the course the hex in which it lies (wide grid). */
  readonly legs: readonly HexIndex[];
  /** For each point of the line as given, its point on the course. */
  readonly places: readonly Point[];
}

export interface FitManner {
  /** Distance that the line keeps from hexsides which it does not cross, in hexes. */
  readonly margin: number;
  /** The same for hexsides from which it keeps otherwise, by hex and direction. */
  readonly marginAt?: ((hex: HexIndex, direction: number) => number | undefined) | undefined;
  /** Share of a shift that is lost from one point to the next: the smaller, the wider a correction spreads. */
  readonly fade: number;
  /** Rounds in which corners of the line are eased. */
  readonly easing: number;
  /** Points that the ends must take, where given. */
  readonly first?: Point | undefined;
  readonly last?: Point | undefined;
}

/** Share of a hexside at either corner where no line crosses it. */
const CLEAR_OF_CORNERS = 0.14;
/** Rounds in which shifts are spread, and how far each goes beyond the mean of its neighbours, which saves rounds. */
const ROUNDS = 70;
const BEYOND_MEAN = 1.75;
/** Distance from a crossing, in hexes, beyond which a line keeps its full margin from that hexside too. */
const APPROACH = 0.35;
const LEAST_MARGIN = 0.004;

interface Knot {
  readonly given: Point;
  /** The hex it stays in; for a gate the hex before it. */
  readonly hex: HexIndex;
  readonly centre: Point;
  /** For a gate: the direction of the hexside it lies on. */
  readonly gate?: number;
  readonly fixed?: Point | undefined;
}

/** The points of a line, with a gate between any two that lie in different hexes; and which knot each point became. */
function knotsOf(line: Line, hexes: readonly HexIndex[], wide: WideGrid, { first, last }: FitManner) {
  const knots: Knot[] = [];
  const knotOf = line.map((given, index) => {
    const hex = hexes[index];
    const before = hexes[index - 1] ?? hex;
    if (before !== hex) {
      const gate = wide.grid.direction(before, hex);
      knots.push({ given: between(line[index - 1], given, 0.5), hex: before, centre: wide.centre(before), gate });
    }
    const fixed = index === 0 ? first : index === line.length - 1 ? last : undefined;
    return knots.push({ given, hex, centre: wide.centre(hex), fixed }) - 1;
  });
  return { knots, knotOf };
}

/** Distance that each knot keeps from the six sides of its hex: less from those by which the line comes and goes, near them. */
function marginsOf(knots: readonly Knot[], { margin, marginAt }: FitManner): number[][] {
  const margins = knots.map(({ hex }) => [0, 1, 2, 3, 4, 5].map((direction) => marginAt?.(hex, direction) ?? margin));
  const walk = (order: readonly number[], sideOf: (gate: number) => number): void => {
    let away = Infinity;
    let side: number | undefined;
    order.forEach((index, step) => {
      const { given, gate } = knots[index];
      if (step > 0) away += distance(knots[order[step - 1]].given, given);
      if (side !== undefined) {
        const near = Math.max(LEAST_MARGIN, margin * Math.min(1, away / APPROACH));
        margins[index][side] = Math.min(margins[index][side], near);
      }
      if (gate !== undefined) [away, side] = [0, sideOf(gate)];
    });
  };
  const order = [...knots.keys()];
  walk(order, (gate) => (gate + 3) % 6);
  walk(order.toReversed(), (gate) => gate);
  return margins;
}

/**
 * Shifts that bring the points of a line to where they may lie, eased along the line so that its bends keep their form.
 * @param settle the place nearest to a point where the point of that index may lie
 * @param fade share of a shift that is lost from one point to the next
 */
export function spreadShifts(given: Line, settle: (index: number, point: Point) => Point, fade: number): Point[] {
  const last = given.length - 1;
  const shift = (index: number, [x, y]: Point): Point => [x - given[index][0], y - given[index][1]];
  const shifts = given.map((point, index) => shift(index, settle(index, point)));
  for (let round = 0; round < ROUNDS; round++) {
    for (let step = 0; step <= last; step++) {
      const index = round % 2 === 0 ? step : last - step;
      const before = shifts[Math.max(0, index - 1)];
      const after = shifts[Math.min(last, index + 1)];
      const own = shifts[index];
      const eased = ([0, 1] as const).map((axis) => {
        const mean = ((before[axis] + after[axis]) / 2) * (1 - fade);
        return given[index][axis] + own[axis] + (mean - own[axis]) * BEYOND_MEAN;
      });
      shifts[index] = shift(index, settle(index, [eased[0], eased[1]]));
    }
  }
  return shifts;
}

/**
 * Moves a line as little and as evenly as possible so that each of its points lies in the hex that was chosen for it, and each
 * change of hex happens on their common hexside, clear of its corners. Shifts are eased along the line, so bends keep their form.
 * @param hexes for each point its hex, as from `followLine`: consecutive ones are the same or neighbours
 */
export function fitLine(line: Line, hexes: readonly HexIndex[], wide: WideGrid, manner: FitManner): FittedLine {
  const { knots, knotOf } = knotsOf(line, hexes, wide, manner);
  const margins = marginsOf(knots, manner);
  const settle = (index: number, point: Point): Point => {
    const { centre, gate, fixed } = knots[index];
    if (fixed !== undefined) return fixed;
    if (gate !== undefined) return nearestOnSide(point, centre, gate, CLEAR_OF_CORNERS);
    return nearestInHex(point, centre, margins[index]);
  };

  const last = knots.length - 1;
  const shifts = spreadShifts(
    knots.map(({ given }) => given),
    settle,
    manner.fade,
  );

  const course = knots.map(({ given }, index): Point => [given[0] + shifts[index][0], given[1] + shifts[index][1]]);
  for (let round = 0; round < manner.easing; round++) {
    for (let index = 1; index < last; index++) {
      const middle = between(course[index - 1], course[index + 1], 0.5);
      course[index] = settle(index, between(course[index], middle, 0.5));
    }
  }
  return {
    course,
    legs: knots.slice(1).map(({ hex }) => hex),
    places: knotOf.map((knot) => course[knot]),
  };
}
