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
/** Rounds in which shifts are spread. */
const ROUNDS = 240;
/** Distance from a crossing, in hexes, beyond which a line keeps its full margin from that hexside too. */
const APPROACH = 0.35;
const LEAST_MARGIN = 0.004;

interface Knot {
  readonly given: Point;
  /** The hex it stays in; for a gate the hex before it. */
  readonly hex: HexIndex;
  /** For a gate: the direction of the hexside it lies on. */
  readonly gate?: number;
  readonly fixed?: Point | undefined;
}

/**
 * Moves a line as little and as evenly as possible so that each of its points lies in the hex that was chosen for it, and each
 * change of hex happens on their common hexside, clear of its corners. Shifts are eased along the line, so bends keep their form.
 * @param hexes for each point its hex, as from `followLine`: consecutive ones are the same or neighbours
 */
export function fitLine(line: Line, hexes: readonly HexIndex[], wide: WideGrid, manner: FitManner): FittedLine {
  const { grid } = wide;
  const knots: Knot[] = [];
  const knotOf: number[] = [];
  line.forEach((given, index) => {
    const hex = hexes[index];
    if (index > 0 && hexes[index - 1] !== hex) {
      const gate = grid.direction(hexes[index - 1], hex);
      knots.push({ given: between(line[index - 1], given, 0.5), hex: hexes[index - 1], gate });
    }
    const fixed = index === 0 ? manner.first : index === line.length - 1 ? manner.last : undefined;
    knotOf.push(knots.length);
    knots.push({ given, hex, fixed });
  });

  // How far along the line the gates before and after each knot lie, and on which of its hex's sides.
  const count = knots.length;
  const back = Array.from({ length: count }, () => ({ away: Infinity, side: -1 }));
  const ahead = Array.from({ length: count }, () => ({ away: Infinity, side: -1 }));
  for (let index = 1; index < count; index++) {
    const before = knots[index - 1];
    const way = distance(before.given, knots[index].given);
    back[index] =
      before.gate === undefined
        ? { away: back[index - 1].away + way, side: back[index - 1].side }
        : { away: way, side: (before.gate + 3) % 6 };
  }
  for (let index = count - 2; index >= 0; index--) {
    const after = knots[index + 1];
    const way = distance(after.given, knots[index].given);
    ahead[index] =
      after.gate === undefined
        ? { away: ahead[index + 1].away + way, side: ahead[index + 1].side }
        : { away: way, side: after.gate };
  }

  const settle = (index: number, [x, y]: Point): Point => {
    const { hex, gate, fixed } = knots[index];
    const centre = wide.centre(hex);
    if (fixed !== undefined) return fixed;
    if (gate !== undefined) return nearestOnSide([x, y], centre, gate, CLEAR_OF_CORNERS);
    return nearestInHex([x, y], centre, (direction) => {
      const near = Math.min(
        back[index].side === direction ? back[index].away : Infinity,
        ahead[index].side === direction ? ahead[index].away : Infinity,
      );
      return Math.max(LEAST_MARGIN, manner.margin * Math.min(1, near / APPROACH));
    });
  };

  const shifts = knots.map(({ given }, index): Point => {
    const [x, y] = settle(index, given);
    return [x - given[0], y - given[1]];
  });
  for (let round = 0; round < ROUNDS; round++) {
    for (let step = 0; step < count; step++) {
      const index = round % 2 === 0 ? step : count - 1 - step;
      const before = shifts[Math.max(0, index - 1)];
      const after = shifts[Math.min(count - 1, index + 1)];
      const { given } = knots[index];
      const eased: Point = [
        given[0] + ((before[0] + after[0]) / 2) * (1 - manner.fade),
        given[1] + ((before[1] + after[1]) / 2) * (1 - manner.fade),
      ];
      const [x, y] = settle(index, eased);
      shifts[index] = [x - given[0], y - given[1]];
    }
  }

  const course = knots.map(({ given }, index): Point => [given[0] + shifts[index][0], given[1] + shifts[index][1]]);
  for (let round = 0; round < manner.easing; round++) {
    for (let index = 1; index < count - 1; index++) {
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
