import type { Point } from "@stonebridge/board";
import { type Box, sharedArea, squareAbout } from "./geometry.ts";
import type { PieceModel } from "./model.ts";

/** Where a counter stands: its middle in map units and its width there. */
export interface Placement {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** The pieces of one space as they stand, or of several that are drawn as one. */
export interface Stack {
  readonly space: string;
  /** Its pieces lie one over another: what is under the top one, a number says. */
  readonly heap?: true;
  /** All of its spaces, where the map is seen from so far off that their pieces are drawn as one. */
  readonly joined?: readonly string[];
  /** From the lowest to the top: the order of drawing. */
  readonly pieces: readonly PieceModel[];
  readonly placements: ReadonlyMap<string, Placement>;
  /** Around all of them, in map units. */
  readonly box: Box;
}

/** What a space says about where its pieces may stand. */
export interface StackGround {
  readonly space: string;
  readonly anchor: Point;
  /** Whether a place lies in the space. */
  readonly within: (x: number, y: number) => boolean;
  /** Its plate and those of bordering spaces, which pieces leave clear if they can; map units. */
  readonly plates: readonly Box[];
  /** Badges of fords and bridges at its border. */
  readonly badges: readonly Box[];
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

/** Headquarters and commanders stand beside those who fight. */
export function isStaff({ look }: PieceModel): boolean {
  return look.kind === "headquarters" || look.kind === "leader";
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

/** How badly a stack stands: over its neighbours, on its plate, or over the border. */
function discomfort(
  places: readonly Place[],
  at: Point,
  width: number,
  ground: StackGround,
  neighbours: readonly Box[],
): number {
  let bad = 0;
  const whole = width * width;
  for (const place of places) {
    const [x, y] = [at[0] + place.x * width, at[1] + place.y * width];
    const half = (place.width * width) / 2;
    const square = squareAbout(x, y, place.width * width * 1.08);
    for (const other of neighbours) bad += (sharedArea(square, other) / whole) * NEIGHBOUR_COST;
    for (const badge of ground.badges) bad += (sharedArea(square, badge) / whole) * BADGE_COST;
    const room = squareAbout(x, y, place.width * width * 1.14);
    for (const plate of ground.plates) bad += (sharedArea(room, plate) / whole) * PLATE_COST;
    const reach = half * AT_HOME;
    if (!ground.within(x, y)) bad += 1;
    for (const [dx, dy] of CORNERS) if (!ground.within(x + dx * reach, y + dy * reach)) bad += ABROAD_COST;
  }
  return bad;
}

/** Of a step aside by a counter's width. */
const NUDGE_COST = 0.1;
/** Of a corner beyond the border. A counter may hang over it a little rather than hide a name: its middle says where it stands. */
const ABROAD_COST = 0.4;
/** The part of a counter about its middle that should stay in its space. */
const AT_HOME = 0.6;
const CORNERS: readonly Point[] = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
];
/** Of a whole counter's area over a neighbouring stack, and over a plate. */
const NEIGHBOUR_COST = 9;
const PLATE_COST = 6;
/** Of a whole counter's area over the badge of a ford or bridge. */
const BADGE_COST = 9;
/** Steps aside from the anchor that a stack may take, in widths; the nearest come first. */
const STEPS = Array.from({ length: 21 }, (_, step) => (step - 10) / 10);
const NUDGES: readonly Point[] = STEPS.flatMap((x) => STEPS.map((y): Point => [x, y])).toSorted(
  (a, b) => Math.hypot(...a) - Math.hypot(...b),
);

/**
 * Places the pieces of one space. Brigades stand about the anchor, the top one lowest and rightmost, headquarters beside them.
 * The whole moves aside a little where it would hide the next space's pieces, hide the space's plate or hang over its border.
 * `width`: of a counter, in map units. `neighbours`: stacks of bordering spaces that are placed already.
 */
export function stackOf(
  pieces: readonly PieceModel[],
  ground: StackGround,
  width: number,
  neighbours: readonly Box[] = [],
): Stack {
  const sorted = pieces.toSorted((a, b) => a.depth - b.depth);
  const headquarters = sorted.filter(isStaff);
  const brigades = sorted.filter((piece) => !isStaff(piece));
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
      const cost = discomfort(places, at, width, ground, neighbours) + farther;
      if (!best || cost < best.cost - 1e-9) best = { places, nudge, cost };
    }
  }
  const { places, nudge } = best as NonNullable<typeof best>;
  const [originX, originY] = [ground.anchor[0] + nudge[0] * width, ground.anchor[1] + nudge[1] * width];
  const drawn = places.toReversed();
  const around = boxAround(places);
  return {
    space: ground.space,
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
