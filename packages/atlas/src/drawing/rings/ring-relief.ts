import type { Point } from "@stonebridge/board";
import { nearestOn } from "../../geography/curves.ts";
import { METRES_PER_UNIT } from "../../geography/frame.ts";
import type { Escarpment } from "../../zones/ring-escarpments.ts";
import type { RingGround } from "../../zones/ring-ground.ts";
import { clamp, emptyGrid, type Grid, type GridFrame, gridLike, gridOf, sample } from "../ground/grid.ts";
import { type Relief, reliefFrom } from "../relief.ts";

/** Height of an escarpment, m; how far below its crest it falls, and over what way the ground behind sinks back, u. */
const RISE = 11;
const FALL = 15;
const BACK = 42;
/** Beyond the ends of a crest an escarpment fades over this, u. */
const END = 16;
/** Nothing farther from a crest than this is raised, u. */
const REACH = 3 * BACK;

/**
 * The relief of a sheet that lies over the surveyed battlefield at another scale, bent by its pins, with the escarpments of its
 * rules. Heights are stretched as the ground is, so that slopes keep their steepness on paper, and with it their strokes.
 */
export function ringRelief(ground: RingGround, surveyed: Relief, escarpments: readonly Escarpment[]): Relief {
  const { frame, back } = ground;
  const stretch = METRES_PER_UNIT / frame.metres;
  const grid: GridFrame = {
    columns: Math.ceil(frame.width),
    rows: Math.ceil(frame.height),
    left: 0,
    top: 0,
    cell: 1,
  };
  const heights = gridOf(grid, (x, y) => stretch * sample(surveyed.heights, ...back.at([x, y])));
  const raised = emptyGrid(grid);
  for (const escarpment of escarpments) raise(raised, escarpment);
  return reliefFrom(
    gridLike(
      grid,
      heights.values.map((height, cell) => height + raised.values[cell]),
    ),
  );
}

/** Raises the ground behind the crest of an escarpment, and lets it fall below; where two meet the higher counts. */
function raise(raised: Grid, { crest, down }: Escarpment): void {
  const line = crest.filter((_, at) => at % 3 === 0 || at === crest.length - 1);
  const xs = line.map(([x]) => x);
  const ys = line.map(([, y]) => y);
  const first = Math.max(0, Math.floor(Math.min(...ys) - REACH));
  const last = Math.min(raised.rows - 1, Math.ceil(Math.max(...ys) + REACH));
  const left = Math.max(0, Math.floor(Math.min(...xs) - REACH));
  const right = Math.min(raised.columns - 1, Math.ceil(Math.max(...xs) + REACH));
  for (let row = first; row <= last; row++) {
    for (let column = left; column <= right; column++) {
      const at: Point = [column + 0.5, row + 0.5];
      const near = nearestOn(line, at);
      const [dx, dy] = down[Math.min(down.length - 1, near.leg * 3)];
      const below = (at[0] - near.point[0]) * dx + (at[1] - near.point[1]) * dy;
      const aside = Math.sqrt(Math.max(0, near.distance ** 2 - below ** 2));
      const rise = below > 0 ? clamp(1 - below / FALL, 0, 1) : Math.exp(-((below / BACK) ** 2));
      const cell = row * raised.columns + column;
      raised.values[cell] = Math.max(raised.values[cell], RISE * rise * Math.exp(-((aside / END) ** 2)));
    }
  }
}
