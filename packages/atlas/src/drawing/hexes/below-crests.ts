import { type HexIndex, type HexMap, NOWHERE, type Point } from "@stonebridge/board";
import { nearestMarked } from "../ground/distance.ts";
import { type Grid, type GridFrame, clamp, emptyGrid } from "../ground/grid.ts";
import type { CrestLine, CrestPoint } from "./crest-lines.ts";
import type { HexFrame } from "./hex-frame.ts";

/** A point of a crest to measure from: at an end of the line all ground around it is below. */
interface Mark extends CrestPoint {
  readonly isEnd: boolean;
}

/**
 * Distance below the crest for each cell, u; above it the distance counts as negative. The ground of a slope hex falls from the
 * crests of its own hexsides and from those beside them, all other ground from the nearest crest.
 */
export function belowCrests(crests: readonly CrestLine[], map: HexMap, frame: HexFrame, grid: GridFrame): Grid {
  const marks = crests.flatMap((line) => marksOf(line));
  const below = belowNearest(marks, grid);
  for (let slope = 0; slope < map.size; slope++) {
    if (map.slope[slope] !== 1) continue;
    const own = crests.flatMap((line) => ownPartsOf(line, slope, map).flatMap((part) => marksOf(part)));
    if (own.length > 0) measureHex(slope, own, frame, below);
  }
  return below;
}

function marksOf(line: CrestLine): Mark[] {
  return line.map((point, index) => ({ ...point, isEnd: index === 0 || index === line.length - 1 }));
}

/** The parts of a crest line from which a slope hex falls: of its own hexsides, and of the next ones round the same hilltops. */
function ownPartsOf(line: CrestLine, slope: HexIndex, map: HexMap): CrestPoint[][] {
  const { grid } = map;
  const isOwn = (point: CrestPoint): boolean =>
    point.slope === slope ||
    (point.hilltop !== slope && grid.direction(point.hilltop, slope) >= 0 && grid.direction(point.slope, slope) >= 0);
  const parts: CrestPoint[][] = [];
  line.forEach((point, index) => {
    if (!isOwn(point)) return;
    if (index > 0 && isOwn(line[index - 1])) parts.at(-1)!.push(point);
    else parts.push([point]);
  });
  return parts;
}

/** Measures the cells of a slope hex from its own crests. */
function measureHex(slope: HexIndex, marks: readonly Mark[], frame: HexFrame, below: Grid): void {
  const corners = frame.corners(slope);
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  for (let row = Math.floor(Math.min(...ys)); row <= Math.max(...ys); row++) {
    for (let column = Math.floor(Math.min(...xs)); column <= Math.max(...xs); column++) {
      const at: Point = [column + 0.5, row + 0.5];
      const hex = frame.hexAt(at);
      if (hex === NOWHERE || hex !== slope) continue;
      let nearest = marks[0];
      let least = Infinity;
      for (const mark of marks) {
        const squared = (mark.at[0] - at[0]) ** 2 + (mark.at[1] - at[1]) ** 2;
        if (squared < least) [least, nearest] = [squared, mark];
      }
      below.values[row * below.columns + column] = signed(at, nearest, Math.sqrt(least));
    }
  }
}

function signed([x, y]: Point, { at, along, isEnd }: Mark, distance: number): number {
  const right = along[0] * (y - at[1]) - along[1] * (x - at[0]);
  return isEnd || right >= 0 ? distance : -distance;
}

/** Every cell measured from the nearest crest of all. */
function belowNearest(marks: readonly Mark[], grid: GridFrame): Grid {
  const marked = new Uint8Array(grid.columns * grid.rows);
  const markOf = new Map<number, Mark>();
  for (const mark of marks) {
    const column = clamp(Math.floor(mark.at[0]), 0, grid.columns - 1);
    const cell = clamp(Math.floor(mark.at[1]), 0, grid.rows - 1) * grid.columns + column;
    marked[cell] = 1;
    markOf.set(cell, mark);
  }
  const { distance, nearest } = nearestMarked(grid, marked);
  const below = emptyGrid(grid);
  for (let i = 0; i < distance.length; i++) {
    const at: Point = [(i % grid.columns) + 0.5, Math.floor(i / grid.columns) + 0.5];
    below.values[i] = signed(at, markOf.get(nearest[i])!, distance[i]);
  }
  return below;
}
