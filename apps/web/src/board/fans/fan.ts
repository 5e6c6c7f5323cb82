import type { Point } from "@stonebridge/board";
import { type Box, sharedArea, squareAbout } from "../geometry.ts";

/** A stack opened out so that every piece can be read and touched. All measures in px of the window. */
export interface Fan {
  /** Middle of each piece, in the order given. */
  readonly places: readonly Point[];
  readonly edge: number;
  /** The card they lie on. */
  readonly box: Box;
  /** Below them, where their space can be picked. */
  readonly handle?: Box;
}

export interface FanSetting {
  readonly count: number;
  /** Width of a handle that picks their space; none is asked for without it. */
  readonly handle?: number | undefined;
  /** Middle of the stack. */
  readonly at: Point;
  /** Width of a piece on the board. */
  readonly edge: number;
  /** Whether fingers pick: they need more room. */
  readonly finger?: boolean;
  /** The stack and the space about it; the fan lies on it or beside it. */
  readonly home?: Box;
  /** Other pieces, which should stay visible. */
  readonly others: readonly Box[];
  /** What may be picked besides them: never to be covered while there is room anywhere near. */
  readonly targets?: readonly Box[];
  /** What can be seen of the board. */
  readonly window: Box;
}

/** A finger needs this much. */
export const TARGET = 44;
/** Distance from piece to piece, in widths. */
const SPACING = 1.16;
const PADDING = 0.14;
/** Width of a piece in a fan, px, where those on the board are smaller. */
const LEAST = { mouse: 34, finger: Math.ceil(TARGET / SPACING) };

/** Large stacks are laid out in up to so many rows, so that they fit a phone. */
const MOST_ROWS = 5;
/** From its home a fan lies no farther away than this, in widths of a piece. */
const FARTHEST = 1.6;
const COSTS = { aside: 0.1, away: 0.9, row: 0.15, outside: 6, other: 4, target: 16 };
const SHIFTS: readonly number[] = [0, -0.35, 0.35, -0.7, 0.7, -1.05, 1.05];

/** Rows and columns that could hold so many pieces, the level row first. */
function shapes(count: number): readonly (readonly [columns: number, rows: number])[] {
  if (count < 3)
    return [
      [count, 1],
      [1, count],
    ];
  const found: (readonly [number, number])[] = [];
  for (let rows = 1; rows <= MOST_ROWS; rows++) {
    const columns = Math.ceil(count / rows);
    if (columns > 1 && (columns - 1) * rows < count) found.push([columns, rows]);
  }
  return [...found, [2, Math.ceil(count / 2)], [1, count]];
}

/** Middles that a side of the fan could have: over its home, beside it, flush with it, and a little off. */
function middles(at: number, near: number, far: number, half: number, edge: number): readonly number[] {
  const gap = edge * 0.12;
  return [...SHIFTS.map((shift) => at + shift * edge), far + half + gap, near - half - gap, near + half, far - half];
}

/** How far one stretch lies from another, 0 where they meet. */
function between(near: number, far: number, otherNear: number, otherFar: number): number {
  return Math.max(0, otherNear - far, near - otherFar);
}

function meets(box: Box, other: Box): boolean {
  return box.left < other.right && box.right > other.left && box.top < other.bottom && box.bottom > other.top;
}

/**
 * Opens a stack on its place or beside it, where it hides none of what can be picked and least of the other pieces, and stays in
 * the window. Pieces are as large as on the board, but at least so that a mouse or a finger tells them apart.
 */
export function fanOut(setting: FanSetting): Fan {
  const { count, handle, at, edge: small, finger = false, window } = setting;
  const edge = Math.max(small, finger ? LEAST.finger : LEAST.mouse);
  const home = setting.home ?? squareAbout(at[0], at[1], small);
  const step = edge * SPACING;
  const below = handle === undefined ? 0 : TARGET + edge * PADDING;
  const whole = edge * edge;
  let best: Fan | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const [columns, rows] of shapes(count)) {
    const halfWidth = Math.max((columns - 1) * step + edge, handle ?? 0) / 2 + edge * PADDING;
    const halfHeight = ((rows - 1) * step + edge + below) / 2 + edge * PADDING;
    const reach: Box = {
      left: home.left - 2 * halfWidth - FARTHEST * edge,
      right: home.right + 2 * halfWidth + FARTHEST * edge,
      top: home.top - 2 * halfHeight - FARTHEST * edge,
      bottom: home.bottom + 2 * halfHeight + FARTHEST * edge,
    };
    const others = setting.others.filter((box) => meets(reach, box));
    const targets = (setting.targets ?? []).filter((box) => meets(reach, box));
    for (const wantedX of middles(at[0], home.left, home.right, halfWidth, edge)) {
      const x = heldIn(wantedX, window.left + halfWidth, window.right - halfWidth);
      for (const wantedY of middles(at[1], home.top, home.bottom, halfHeight, edge)) {
        const y = heldIn(wantedY, window.top + halfHeight, window.bottom - halfHeight);
        const box = { left: x - halfWidth, right: x + halfWidth, top: y - halfHeight, bottom: y + halfHeight };
        const away =
          Math.hypot(
            between(box.left, box.right, home.left, home.right),
            between(box.top, box.bottom, home.top, home.bottom),
          ) / edge;
        let cost = (Math.hypot(x - at[0], y - at[1]) / edge) * COSTS.aside + (rows > 1 ? COSTS.row * rows : 0);
        cost += away * COSTS.away + Math.max(0, away - FARTHEST) * 50;
        cost += ((4 * halfWidth * halfHeight - sharedArea(box, window)) / whole) * COSTS.outside;
        for (const target of targets) cost += (sharedArea(box, target) / whole) * COSTS.target;
        for (const other of others) cost += (sharedArea(box, other) / whole) * COSTS.other;
        if (cost >= least) continue;
        least = cost;
        const places = cells(count, columns, rows, step, [x, y - below / 2]);
        best =
          handle === undefined ? { places, edge, box } : { places, edge, box, handle: handleIn(box, handle, edge) };
      }
    }
  }
  return best as Fan;
}

/** A middle held between two ends; as it is where there is no room between them. */
function heldIn(middle: number, least: number, most: number): number {
  return least > most ? middle : Math.min(most, Math.max(least, middle));
}

function handleIn({ left, right, bottom }: Box, width: number, edge: number): Box {
  const [x, y] = [(left + right) / 2, bottom - edge * PADDING];
  return { left: x - width / 2, right: x + width / 2, top: y - TARGET, bottom: y };
}

function cells(count: number, columns: number, rows: number, step: number, middle: Point): readonly Point[] {
  return Array.from({ length: count }, (_, index): Point => {
    const row = Math.floor(index / columns);
    const inRow = row === rows - 1 ? count - columns * row : columns;
    const column = index % columns;
    return [middle[0] + (column - (inRow - 1) / 2) * step, middle[1] + (row - (rows - 1) / 2) * step];
  });
}

/** The square a fanned piece answers to: a mouse must be on it, a finger near it. */
export function fanTarget(fan: Fan, index: number, pointing: "fine" | "coarse" = "coarse"): Box {
  const [x, y] = fan.places[index] as Point;
  return squareAbout(x, y, fan.edge * (pointing === "fine" ? 1.04 : SPACING));
}
