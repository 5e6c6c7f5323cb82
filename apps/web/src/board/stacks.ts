import type { Point } from "@stonebridge/board";
import { type Box, inside, sharedArea, squareAbout } from "./geometry.ts";
import type { PieceModel } from "./model.ts";

/** Where a counter stands: its middle in map units and its width there. */
export interface Placement {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** The pieces of one zone as they stand. */
export interface Stack {
  readonly zone: string;
  /** From the lowest to the top: the order of drawing. */
  readonly pieces: readonly PieceModel[];
  readonly placements: ReadonlyMap<string, Placement>;
  /** Around all of them, in map units. */
  readonly box: Box;
}

/** What a zone says about where its pieces may stand. */
export interface StackGround {
  readonly zone: string;
  readonly anchor: Point;
  readonly outline: readonly Point[];
  /** The plate, which pieces leave clear if they can; map units. */
  readonly plate: Box;
}

/** The second line stands this far up and left of the first, in widths: its whole stripe shows, and its star and Fatigue. */
const SECOND_LINE: Point = [-0.16, -0.24];
/** A headquarters beside brigades is drawn this large. */
const HEADQUARTERS_SCALE = 0.72;
const HEADQUARTERS_ALONE = 0.86;

interface Place {
  readonly piece: PieceModel;
  /** Offset of the middle from the anchor, and width, in widths of a counter. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

function lined(pieces: readonly PieceModel[]): Place[] {
  const back = pieces.length - 1;
  return pieces.map((piece, line) => ({
    piece,
    x: SECOND_LINE[0] * (line - back / 2),
    y: SECOND_LINE[1] * (line - back / 2),
    width: 1,
  }));
}

/** Headquarters in a column beside the brigades, or side by side where no brigade stands. */
function staffed(headquarters: readonly PieceModel[], brigades: readonly PieceModel[], side: 1 | -1): Place[] {
  if (brigades.length === 0) {
    const gap = HEADQUARTERS_ALONE * 1.06;
    const first = (-gap * (headquarters.length - 1)) / 2;
    return headquarters.map((piece, at) => ({ piece, x: first + at * gap, y: 0, width: HEADQUARTERS_ALONE }));
  }
  const spread = (Math.abs(SECOND_LINE[0]) * (brigades.length - 1)) / 2;
  const x = side * (0.5 + spread + HEADQUARTERS_SCALE / 2 + 0.05);
  const gap = HEADQUARTERS_SCALE * 1.06;
  const first = (-gap * (headquarters.length - 1)) / 2 - (headquarters.length === 1 ? 0.2 : 0);
  return headquarters.map((piece, at) => ({ piece, x, y: first + at * gap, width: HEADQUARTERS_SCALE }));
}

function boxAround(places: readonly Place[]): Box {
  return {
    left: Math.min(...places.map((place) => place.x - place.width / 2)),
    right: Math.max(...places.map((place) => place.x + place.width / 2)),
    top: Math.min(...places.map((place) => place.y - place.width / 2)),
    bottom: Math.max(...places.map((place) => place.y + place.width / 2)),
  };
}

/** How badly a stack stands: on its plate, or over the border. */
function discomfort(places: readonly Place[], at: Point, width: number, ground: StackGround): number {
  let bad = 0;
  for (const place of places) {
    const [x, y] = [at[0] + place.x * width, at[1] + place.y * width];
    const half = (place.width * width) / 2;
    const room = squareAbout(x, y, place.width * width * 1.14);
    bad += (sharedArea(room, ground.plate) / (width * width)) * PLATE_COST;
    for (const [dx, dy] of [
      [-half, -half],
      [half, -half],
      [half, half],
      [-half, half],
      [0, 0],
    ] as const) {
      if (!inside([x + dx * 0.85, y + dy * 0.85], ground.outline)) bad += dx === 0 ? 1 : 0.4;
    }
  }
  return bad;
}

const NUDGE_COST = 0.3;
/** Of a whole counter's area over the plate. */
const PLATE_COST = 4;
/** Steps aside from the anchor that a stack may take, in widths; the nearest come first. */
const NUDGES: readonly Point[] = [-0.6, -0.4, -0.2, 0, 0.2, 0.4, 0.6]
  .flatMap((x) => [-0.6, -0.4, -0.2, 0, 0.2, 0.4, 0.6].map((y): Point => [x, y]))
  .toSorted((a, b) => Math.hypot(...a) - Math.hypot(...b));

/**
 * Places the pieces of one zone. Brigades stand about the anchor, the top one lowest and rightmost, headquarters beside them.
 * The whole moves aside a little where it would hide the zone's plate or hang over its border.
 * `width`: of a counter, in map units.
 */
export function stackOf(pieces: readonly PieceModel[], ground: StackGround, width: number): Stack {
  const sorted = pieces.toSorted((a, b) => a.depth - b.depth);
  const headquarters = sorted.filter((piece) => piece.look.kind === "headquarters");
  const brigades = sorted.filter((piece) => piece.look.kind === "brigade");
  const lines = lined(brigades);
  const sides = headquarters.length > 0 && brigades.length > 0 ? ([1, -1] as const) : ([1] as const);
  let best: { readonly places: readonly Place[]; readonly nudge: Point; readonly cost: number } | undefined;
  for (const side of sides) {
    const places = [...lines, ...staffed(headquarters, brigades, side)];
    const middle = boxAround(places);
    const shift: Point = brigades.length > 0 ? [(-middle.left - middle.right) / 4, 0] : [0, 0];
    for (const [x, y] of NUDGES) {
      const farther = Math.hypot(x, y) * NUDGE_COST;
      if (best && farther >= best.cost) break;
      const nudge: Point = [shift[0] + x, shift[1] + y];
      const at: Point = [ground.anchor[0] + nudge[0] * width, ground.anchor[1] + nudge[1] * width];
      const cost = discomfort(places, at, width, ground) + farther;
      if (!best || cost < best.cost - 1e-9) best = { places, nudge, cost };
    }
  }
  const { places, nudge } = best as NonNullable<typeof best>;
  const [originX, originY] = [ground.anchor[0] + nudge[0] * width, ground.anchor[1] + nudge[1] * width];
  const drawn = places.toReversed();
  const around = boxAround(places);
  return {
    zone: ground.zone,
    pieces: drawn.map((place) => place.piece),
    placements: new Map(
      drawn.map(({ piece, x, y, width: share }): [string, Placement] => [
        piece.id,
        { x: originX + x * width, y: originY + y * width, width: share * width },
      ]),
    ),
    box: {
      left: originX + around.left * width,
      top: originY + around.top * width,
      right: originX + around.right * width,
      bottom: originY + around.bottom * width,
    },
  };
}
