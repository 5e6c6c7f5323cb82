import type { Point } from "@stonebridge/board";
import { type Line, directionAt, distance, nearestOn, resample } from "../../geography/curves.ts";
import { randomStream } from "../../geography/random.ts";
import type { Escarpment } from "../../zones/ring-escarpments.ts";
import { type Piece, type Window, cellPaths } from "../cells.ts";
import { evenly } from "../chance.ts";
import type { Detail } from "../detail.ts";
import type { Mask } from "../mask.ts";
import { PALETTE } from "../palette.ts";
import { polyline } from "../path.ts";

/** Points of a line from one stroke of its row to the next, the line's points being one u apart. */
const SPACING = 2;
const LENGTH = [5.2, 6.4] as const;
const WEIGHT = 1.15;
/** Strokes of the railroad's banks: their distance from its axis at the near end, their length, and the points between them. */
const BANK = { off: 3.6, length: [2.6, 3.4], weight: 0.8, spacing: 2.6 } as const;
/** A bank is drawn for so long, and left out for so long, where the railroad runs level, u. */
const FILL = { drawn: 46, left: 26 } as const;

/** A stroke from its head, the upper end, to its foot. */
interface SlopeStroke {
  readonly head: Point;
  readonly foot: Point;
  readonly weight: number;
}

/** The row of strokes under an escarpment's crest, where nothing else is drawn. */
function rowOf({ crest, down }: Escarpment, cleared: Mask, random: () => number): SlopeStroke[] {
  const strokes: SlopeStroke[] = [];
  for (let at = 0; at < crest.length; at += SPACING) {
    const head = crest[at];
    const length = evenly(random, ...LENGTH);
    const foot: Point = [head[0] + down[at][0] * length, head[1] + down[at][1] * length];
    if (cleared.at(...head) === 0 && cleared.at(...foot) === 0) strokes.push({ head, foot, weight: WEIGHT });
  }
  return strokes;
}

/** The banks of an unfinished railroad: of a cut they fall towards it, of a fill away from it. */
function banksOf(course: Line, isCut: (at: Point) => boolean, random: () => number): SlopeStroke[] {
  const points = resample(course, 1);
  const strokes: SlopeStroke[] = [];
  for (let at = 8; at < points.length - 8; at += BANK.spacing) {
    const index = Math.floor(at);
    const point = points[index];
    const cut = isCut(point);
    if (!cut && index % (FILL.drawn + FILL.left) > FILL.drawn) continue;
    const [tx, ty] = directionAt(points, index);
    for (const side of [-1, 1]) {
      const near: Point = [point[0] - ty * BANK.off * side, point[1] + tx * BANK.off * side];
      const off = BANK.off + evenly(random, ...BANK.length);
      const far: Point = [point[0] - ty * off * side, point[1] + tx * off * side];
      strokes.push({ head: cut ? far : near, foot: cut ? near : far, weight: BANK.weight });
    }
  }
  return strokes;
}

/** Everything that is drawn of slopes beside the strokes of the relief. */
export interface SlopeParts {
  readonly escarpments: readonly Escarpment[];
  /** Courses of the unfinished railroad, and the middles of its cuts with their reach, u. */
  readonly embankments: readonly Line[];
  readonly cuts: readonly { readonly at: Point; readonly reach: number }[];
  /** Lines at which the railroad's banks are broken. */
  readonly ways: readonly Line[];
}

/** How far a bank is interrupted on either side of a way, u. */
const OPEN = 7;

/** Draws escarpments, crest and strokes, and the banks of the unfinished railroad. */
export function drawRingSlopes(
  parts: SlopeParts,
  cleared: Mask,
  { strokeWeight, fine }: Detail,
  window?: Window,
): string {
  const random = randomStream(64);
  const { escarpments, embankments, cuts, ways } = parts;
  const rows = escarpments.flatMap((escarpment) => rowOf(escarpment, cleared, random));
  const isCut = (at: Point): boolean => cuts.some((cut) => distance(cut.at, at) < cut.reach);
  const banks = fine
    ? embankments
        .flatMap((course) => banksOf(course, isCut, random))
        .filter(({ head }) => ways.every((way) => nearestOn(way, head).distance > OPEN))
    : [];
  const pieces = [...rows, ...banks].map(({ head, foot, weight }): Piece => {
    const length = distance(head, foot) || 1;
    const half = (weight * strokeWeight) / 2;
    const nx = (-(foot[1] - head[1]) / length) * half;
    const ny = ((foot[0] - head[0]) / length) * half;
    return { at: head, d: polyline([[head[0] + nx, head[1] + ny], foot, [head[0] - nx, head[1] - ny]], true, 2) };
  });
  const crests = escarpments.flatMap(({ crest }) =>
    unbroken(crest, (point) => cleared.at(...point) === 0).map((run): Piece => ({ at: run[0], d: polyline(run) })),
  );
  return (
    cellPaths(pieces, { fill: PALETTE.hachure }, window) +
    cellPaths(
      crests,
      { fill: "none", stroke: PALETTE.hachure, "stroke-width": 1.1 * strokeWeight, "stroke-linecap": "round" },
      window,
    )
  );
}

/** The runs of a line along which a test holds. */
function unbroken(line: Line, holds: (point: Point) => boolean): Point[][] {
  const runs: Point[][] = [];
  let run: Point[] = [];
  for (const point of line) {
    if (holds(point)) run.push(point);
    else {
      if (run.length > 2) runs.push(run);
      run = [];
    }
  }
  return run.length > 2 ? [...runs, run] : runs;
}
