import { waysAlong } from "../../geography/curves.ts";
import { type DrawnLine, lineOf } from "../../geography/drawn-lines.ts";
import { METRES_PER_UNIT } from "../../geography/frame.ts";
import { BULL_RUN } from "../../geography/lines.ts";
import { interpolate } from "./grid.ts";
import type { Valley, Watercourse } from "./valleys.ts";

/** Bull Run falls evenly through the frame between these heights, m. */
const RIVER_HEIGHTS = [62, 35] as const;
/** Height of a stream's mouth that meets no mapped water, m. */
const LONE_MOUTH = 62;
/** Rise of a stream, m per m, and its increase, m per m squared. */
const RISE = 0.0058;
const RISE_INCREASE = 2e-7;

/** Streams that rise more gently than the rest: Cub, Broad, Dawkins, Catharpin, Little Bull, Pope's Head. */
const GENTLE_RISES: Readonly<Record<string, number>> = {
  S1: 0.0022,
  S17: 0.002,
  S14: 0.0035,
  S7: 0.003,
  S8: 0.004,
  S15: 0.004,
};

/** Floor half-width (u), height (m) and length (u) of the sides of the larger valleys. */
const VALLEYS: Readonly<Record<string, readonly [floor: number, height: number, length: number]>> = {
  R1: [7, 31, 34],
  S1: [5, 26, 34],
  S3: [3, 20, 34],
  S4: [2.5, 19, 30],
  S5: [3, 15, 34],
  S7: [3.5, 18, 34],
  S8: [3, 18, 34],
  S9: [2.8, 17, 26],
  S13: [2, 15, 22],
  S14: [3, 16, 34],
  S15: [3, 22, 26],
  S16: [2.5, 20, 28],
  S17: [4, 18, 34],
};
const COMMON_VALLEY = [2, 14, 24] as const;

/** All waters with their long profiles, in the order of the tables. */
export function watercourses(lines: ReadonlyMap<string, DrawnLine>): Watercourse[] {
  const known = new Map<string, readonly number[]>();
  const heightsOf = (line: DrawnLine): readonly number[] => {
    const before = known.get(line.id);
    if (before !== undefined) return before;
    const ways = waysAlong(line.course);
    const length = ways.at(-1)!;
    const mouth = mouthHeight(line);
    const heights = ways.map((way) => {
      if (line.id === BULL_RUN) return interpolate(way, [0, length], RIVER_HEIGHTS);
      const up = (length - way) * METRES_PER_UNIT;
      return mouth + up * (GENTLE_RISES[line.id] ?? RISE) + up * up * RISE_INCREASE;
    });
    known.set(line.id, heights);
    return heights;
  };
  const mouthHeight = (line: DrawnLine): number => {
    if (line.mouth === undefined) return LONE_MOUTH;
    const into = lineOf(lines, line.mouth.into);
    return interpolate(line.mouth.way, waysAlong(into.course), heightsOf(into));
  };
  return [...lines.values()]
    .filter((line) => line.kind === "river" || line.kind === "stream")
    .map((line) => ({ course: line.course, heights: heightsOf(line), valley: valleyOf(line.id) }));
}

function valleyOf(id: string): Valley {
  const [floor, height, length] = VALLEYS[id] ?? COMMON_VALLEY;
  return { floor, height, length, fades: id !== BULL_RUN };
}
