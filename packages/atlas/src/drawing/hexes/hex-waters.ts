import type { Point } from "@stonebridge/board";
import type { DrawnLine } from "../../geography/drawn-lines.ts";
import { BULL_RUN } from "../../geography/lines.ts";
import { type Waters, riverHalfWidth, streamPieces, widened } from "../features/waters.ts";
import { type Region, common, linesWithin, united } from "../regions.ts";

/** Half-width of a river at its first and last point, u. The lesser ones stop an army as Bull Run does, so they look like it. */
const BULL_RUN_HALF_WIDTH = [2.9, 4.3] as const;
const LESSER_HALF_WIDTH = [1.6, 2.9] as const;
/** Pieces of a body of changing width. */
const PIECES = 40;

const halfWidthsOf = (id: string): readonly [number, number] =>
  id === BULL_RUN ? BULL_RUN_HALF_WIDTH : LESSER_HALF_WIDTH;

/** Half-width in u of a river of the map at a way along its course. */
export function halfWidthOf(river: DrawnLine, way: number): number {
  return riverHalfWidth(river.course, way, halfWidthsOf(river.id));
}

/** Lays rivers and streams out. What the rules call a river has two banks, everything else is one line. */
export function layHexWaters(lines: ReadonlyMap<string, DrawnLine>, ground: Region): Waters {
  const rivers = [...lines.values()].filter(({ kind }) => kind === "river");
  const bodies = (factor: number): Region =>
    common(united(rivers.map(({ id, course }) => widened(course, ...halfWidthsOf(id), PIECES, factor))), ground);
  const streams = [...lines.values()].filter(({ kind }) => kind === "stream").flatMap((line) => streamPieces(line));
  return {
    river: bodies(1),
    flow: [bodies(0.6), bodies(0.2)],
    broadRuns: [],
    streams: streams.flatMap((piece) =>
      linesWithin([piece.course], ground).map((course: readonly Point[]) => ({ ...piece, course })),
    ),
  };
}
