import type { Point } from "@stonebridge/board";
import { randomStream } from "../../geography/random.ts";
import { type Piece, type Window, cellPaths } from "../cells.ts";
import { evenly } from "../chance.ts";
import type { Detail } from "../detail.ts";
import type { Mask } from "../mask.ts";
import { PALETTE } from "../palette.ts";
import { polyline } from "../path.ts";
import type { CrestLine } from "./crest-lines.ts";

/** Points of a crest line from one stroke of its row to the next, the line's points being one u apart. */
const SPACING = 1.75;
/** Length of a stroke and width of its head, u. */
const LENGTH = [3.4, 4.8] as const;
const WEIGHT = 0.94;
/** Distance of strokes from the ends of a line, points. */
const FROM_ENDS = 1.5;

/** A stroke of a crest's row, from its head on the crest down the slope. */
export interface CrestStroke {
  readonly head: Point;
  readonly foot: Point;
}

/** The rows of short, heavy strokes that mark crests, also in woods, where the strokes of slopes are thin. */
function crestStrokes(crests: readonly CrestLine[], cleared: Mask): CrestStroke[] {
  const random = randomStream(63);
  const strokes: CrestStroke[] = [];
  for (const line of crests) {
    for (let at = FROM_ENDS; at < line.length - FROM_ENDS; at += SPACING) {
      const { at: head, along } = line[Math.floor(at)];
      const length = evenly(random, ...LENGTH);
      const lean = evenly(random, -0.12, 0.12);
      const down: Point = [-along[1] + along[0] * lean, along[0] + along[1] * lean];
      const foot: Point = [head[0] + down[0] * length, head[1] + down[1] * length];
      if (cleared.at(...head) === 0 && cleared.at(...foot) === 0) strokes.push({ head, foot });
    }
  }
  return strokes;
}

/** Draws the rows of the crests as wedges with their heads uphill. */
export function drawCrestRows(
  crests: readonly CrestLine[],
  cleared: Mask,
  { strokeWeight }: Detail,
  window?: Window,
): string {
  const pieces = crestStrokes(crests, cleared).map(({ head, foot }): Piece => {
    const length = Math.hypot(foot[0] - head[0], foot[1] - head[1]);
    const half = (WEIGHT * strokeWeight) / 2;
    const nx = (-(foot[1] - head[1]) / length) * half;
    const ny = ((foot[0] - head[0]) / length) * half;
    return { at: head, d: polyline([[head[0] + nx, head[1] + ny], foot, [head[0] - nx, head[1] - ny]], true, 2) };
  });
  return cellPaths(pieces, { fill: PALETTE.hachure }, window);
}
