import { type Line, simplify, waysAlong } from "../../geography/curves.ts";
import { type DrawnLine, lineOf } from "../../geography/drawn-lines.ts";
import { BULL_RUN } from "../../geography/lines.ts";
import type { Detail } from "../detail.ts";
import { PALETTE } from "../palette.ts";
import { linesPath, regionPath } from "../path.ts";
import { type Region, alongside, common, linesWithin, united, without } from "../regions.ts";
import { element, group, path } from "../svg.ts";

/** Half-width of Bull Run at its first and at its last point, u: three times its real width, since it rules the games. */
const RIVER_HALF_WIDTH = [2.7, 4.3] as const;
/** Runs that are drawn with two banks, with their half-widths at source and mouth, u. */
const BROAD_RUNS: Readonly<Record<string, readonly [number, number]>> = { S1: [0.45, 1.9], S7: [0.5, 1.5] };
/** Weight at the mouth of the larger streams, u. */
const STREAM_WEIGHTS: Readonly<Record<string, number>> = { S3: 1.5, S4: 1.4, S9: 1.5, S14: 1.4, S15: 1.5, S17: 1.7 };
const COMMON_WEIGHT = 1.15;
const SOURCE_WEIGHT = 0.35;
/** The number of pieces in which a stream thins towards its source. */
const STREAM_PIECES = 6;

/** The waters as they lie on the sheet. */
export interface Waters {
  readonly river: Region;
  /** Flow lines of the river at 60 % and at 20 % of its width. */
  readonly flow: readonly [Region, Region];
  /** Cub Run and Catharpin Run. */
  readonly broadRuns: Region;
  readonly streams: readonly StreamPiece[];
}

export interface StreamPiece {
  readonly course: Line;
  readonly weight: number;
  /** Share of the stream's length from its source to this piece. */
  readonly from: number;
}

/** A body of water of changing half-width: the union of short pieces, since offset lines break in its bends. */
export function widened(course: Line, from: number, to: number, pieces: number, factor = 1): Region {
  const bodies: Region[] = [];
  for (let i = 0; i < pieces; i++) {
    const piece = course.slice(
      Math.floor((i * course.length) / pieces),
      Math.floor(((i + 1) * course.length) / pieces) + 3,
    );
    if (piece.length > 1) bodies.push(alongside(piece, (from + ((to - from) * (i + 0.5)) / pieces) * factor));
  }
  return united(bodies).map((ring) => simplify(ring, 0.06));
}

/** Lays the waters out within a region of the sheet. */
export function layWaters(lines: ReadonlyMap<string, DrawnLine>, ground: Region): Waters {
  const course = lineOf(lines, BULL_RUN).course;
  const river = widened(course, ...RIVER_HALF_WIDTH, 40);
  const broad = Object.entries(BROAD_RUNS).map(([id, [from, to]]) => widened(lineOf(lines, id).course, from, to, 24));
  const streams = [...lines.values()]
    .filter((line) => line.kind === "stream" && BROAD_RUNS[line.id] === undefined)
    .flatMap((line) => streamPieces(line));
  return {
    river: common(river, ground),
    flow: [
      common(widened(course, ...RIVER_HALF_WIDTH, 40, 0.6), ground),
      common(widened(course, ...RIVER_HALF_WIDTH, 40, 0.2), ground),
    ],
    broadRuns: common(without(united(broad), river), ground),
    streams: streams.flatMap((piece) =>
      linesWithin([piece.course], ground).map((part) => ({ ...piece, course: part })),
    ),
  };
}

/** A stream in pieces that grow from its source to its mouth. */
export function streamPieces(line: DrawnLine): StreamPiece[] {
  const mouth = STREAM_WEIGHTS[line.id] ?? COMMON_WEIGHT;
  const count = line.course.length;
  return Array.from({ length: STREAM_PIECES }, (_, i) => ({
    course: line.course.slice(
      Math.floor((i * count) / STREAM_PIECES),
      Math.floor(((i + 1) * count) / STREAM_PIECES) + 1,
    ),
    weight: SOURCE_WEIGHT + ((mouth - SOURCE_WEIGHT) * (i + 1)) / STREAM_PIECES,
    from: i / STREAM_PIECES,
  })).filter((piece) => piece.course.length > 1);
}

/** Half-width in u of a river, Bull Run unless another is given, at a way along its course. */
export function riverHalfWidth(
  course: Line,
  way: number,
  [from, to]: readonly [number, number] = RIVER_HALF_WIDTH,
): number {
  return from + (to - from) * (way / waysAlong(course).at(-1)!);
}

/** Draws brooks and the broader runs: they lie below the roads. */
export function drawRuns(waters: Waters, detail: Detail): string {
  const byWeight = new Map<number, Line[]>();
  for (const piece of waters.streams) {
    if (piece.from < 1 - detail.streamShare) continue;
    byWeight.set(piece.weight, [...(byWeight.get(piece.weight) ?? []), piece.course]);
  }
  const streams = [...byWeight].map(([weight, lines]) => path(linesPath(lines), { "stroke-width": weight }));
  return (
    group(
      { fill: "none", stroke: PALETTE.waterInk, "stroke-linecap": "round", "stroke-linejoin": "round" },
      ...streams,
    ) + path(regionPath(waters.broadRuns), { fill: PALETTE.water, stroke: PALETTE.waterInk, "stroke-width": 0.38 })
  );
}

/** Draws Bull Run: wash, shadow of the northern bank, flow lines, bank. It lies above the roads: a ford interrupts a road. */
export function drawRiver(waters: Waters, detail: Detail): string {
  const d = regionPath(waters.river);
  const ink = { fill: "none", stroke: PALETTE.waterInk };
  const flow = detail.fine
    ? path(regionPath(waters.flow[0]), { ...ink, "stroke-width": 0.26, opacity: 0.9 }) +
      path(regionPath(waters.flow[1]), {
        ...ink,
        "stroke-width": 0.22,
        "stroke-dasharray": "14 1.4 8 1.8 22 1.2",
        opacity: 0.85,
      })
    : "";
  const shadow = path(d, { ...ink, transform: "translate(.75 .75)", "stroke-width": 0.9, opacity: 0.55 });
  return (
    element("clipPath", { id: "bull-run" }, path(d, {})) +
    path(d, { fill: PALETTE.water }) +
    group({ "clip-path": "url(#bull-run)" }, shadow, flow) +
    path(d, { ...ink, "stroke-width": 0.62, "stroke-linejoin": "round" })
  );
}
