import { plotSize, type HexIndex, type Point } from "@stonebridge/board";
import { distance, resample, type Line, type LineKind } from "../geography/index.ts";
import { fitLine, type FitManner } from "./fit-line.ts";
import { followLine, type CourseRules } from "./follow.ts";
import type { HexLine } from "./hex-line.ts";
import type { LineEnd, LinePlan, LineUse } from "./hex-plan.ts";
import type { WideGrid } from "./wide-grid.ts";

/** A line laid on the hexes, with what is needed to join others to it. */
export interface LaidLine extends HexLine {
  /** The line as the sheet brought it, at even distances; and for each of its points its hex and its place on the course. */
  readonly raw: readonly Point[];
  readonly hexes: readonly HexIndex[];
  readonly places: readonly Point[];
}

/** A point where a line is held: on another line, or where two waters meet. */
export interface Anchor {
  readonly point: Point;
  readonly hex: HexIndex;
}

/** What a line is, before it is laid. */
export interface LineToLay {
  readonly id: string;
  readonly name: string;
  readonly kind: LineKind;
  readonly use: LineUse;
  /** In the hex plane. */
  readonly raw: Line;
  readonly first?: Anchor | undefined;
  readonly last?: Anchor | undefined;
  readonly rules: Omit<CourseRules, "first" | "last">;
  readonly marginAt?: FitManner["marginAt"];
}

/** Distance between two points of a line that is being laid, in hexes. */
export const STEP = 0.05;
/** How far lines run on beyond the edge of the map, in hexes. */
const RUN_OUT = 3;
/**
 * How lines are fitted. Margins, in hexes, are half the width of what is drawn and some paper; railroads bend least and spread
 * their shifts farthest, rivers keep their small bends.
 */
const MANNER: Readonly<Record<LineUse, Pick<FitManner, "margin" | "fade" | "easing">>> = {
  river: { margin: 0.14, fade: 0.004, easing: 14 },
  stream: { margin: 0.08, fade: 0.004, easing: 6 },
  major: { margin: 0.07, fade: 0.002, easing: 14 },
  minor: { margin: 0.07, fade: 0.002, easing: 14 },
  railroad: { margin: 0.05, fade: 0.0006, easing: 30 },
  drawn: { margin: 0.03, fade: 0.0006, easing: 30 },
};

/** Stretch of a line that has most points on the map, with what runs out round it; undefined for a line that never comes there. */
export function stretchOnMap(line: Line, wide: WideGrid): Point[] | undefined {
  const [width, height] = plotSize(wide.map);
  const near = ([x, y]: Point): boolean => x > -RUN_OUT && y > -RUN_OUT && x < width + RUN_OUT && y < height + RUN_OUT;
  const onMap = ([x, y]: Point): boolean => x > 0 && y > 0 && x < width && y < height;
  let best: Point[] | undefined;
  let most = 0;
  let run: Point[] = [];
  for (const point of [...line, [Infinity, Infinity] as const]) {
    if (near(point)) {
      run.push(point);
      continue;
    }
    const inside = run.filter(onMap).length;
    if (inside > most) [best, most] = [run, inside];
    run = [];
  }
  return best;
}

/** A straight run over the edge of the map, from the middle of a hexside outwards. */
export function runOut(wide: WideGrid, { hex, towards }: LineEnd): Point[] {
  const from = wide.centre(wide.known(hex));
  const next = wide.centre(wide.grid.neighbour(wide.known(hex), towards));
  return [0.5, 1, RUN_OUT].map((way): Point => [
    from[0] + (next[0] - from[0]) * way,
    from[1] + (next[1] - from[1]) * way,
  ]);
}

/** Index of the point of a line that is nearest to a place. */
export function indexNearest(line: Line, place: Point): number {
  let best = 0;
  line.forEach((point, index) => {
    if (distance(point, place) < distance(line[best], place)) best = index;
  });
  return best;
}

/** A line cut where its plan says that it enters or leaves the map, and led over the edge there. */
export function cutToPlan(line: Line, wide: WideGrid, plan: Pick<LinePlan, "enters" | "leaves">): Point[] {
  let cut = [...line];
  if (plan.enters !== undefined) {
    const out = runOut(wide, plan.enters);
    cut = [...out.toReversed(), ...cut.slice(indexNearest(cut, wide.centre(wide.known(plan.enters.hex))))];
  }
  if (plan.leaves !== undefined) {
    const out = runOut(wide, plan.leaves);
    cut = [...cut.slice(0, indexNearest(cut, wide.centre(wide.known(plan.leaves.hex))) + 1), ...out];
  }
  return cut;
}

/** Lays a line: chooses its hexes and moves it into them. @throws when no course obeys the rules */
export function layLine(line: LineToLay, wide: WideGrid): LaidLine {
  const raw = resample(line.raw, STEP);
  const hexes = followLine(`${line.name} (${line.id})`, raw, wide, {
    ...line.rules,
    first: line.first?.hex,
    last: line.last?.hex,
  });
  const { course, legs, places } = fitLine(raw, hexes, wide, {
    ...MANNER[line.use],
    marginAt: line.marginAt,
    first: line.first?.point,
    last: line.last?.point,
  });
  return { id: line.id, name: line.name, kind: line.kind, use: line.use, raw, hexes, places, course, legs };
}

/**
 * Where a laid line can be joined nearest to a point of the sheet: the point, moved as the line was moved there.
 * @param within the hex in which it must be joined, if given
 * @throws when the line does not reach that hex
 */
export function anchorOn(line: LaidLine, near: Point, within?: HexIndex): Anchor {
  let best: number | undefined;
  line.raw.forEach((point, index) => {
    if (within !== undefined && line.hexes[index] !== within) return;
    if (best === undefined || distance(point, near) < distance(line.raw[best], near)) best = index;
  });
  if (best === undefined)
    throw new Error(`${line.name} (${line.id}) does not come to the hex in which another is to join it.`);
  return { point: line.places[best], hex: line.hexes[best] };
}
