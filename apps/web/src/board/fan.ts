import type { Point } from "@stonebridge/board";
import { type Box, sharedArea, squareAbout } from "./geometry.ts";

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
  /** Other pieces, which must stay visible. */
  readonly others: readonly Box[];
  /** What can be seen of the board. */
  readonly window: Box;
}

/** A finger needs this much. */
export const TARGET = 44;
/** Distance from piece to piece, in widths. */
const SPACING = 1.16;
const PADDING = 0.14;

/** Large stacks are laid out in up to so many rows, so that they fit a phone. */
const MOST_ROWS = 5;
const SHIFTS: readonly number[] = [0, -0.35, 0.35, -0.7, 0.7, -1.05, 1.05, -1.5, 1.5, -2, 2];

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

/**
 * Opens a stack where it hides least of the other pieces and stays in the window, as near its place as it can.
 * Pieces are at least {@link TARGET} wide in it.
 */
export function fanOut({ count, handle, at, edge: small, others, window }: FanSetting): Fan {
  const edge = Math.max(small, TARGET + 4);
  const step = edge * SPACING;
  let best: Fan | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const [columns, rows] of shapes(count)) {
    const below = handle === undefined ? 0 : TARGET + edge * PADDING;
    const halfWidth = Math.max((columns - 1) * step + edge, handle ?? 0) / 2 + edge * PADDING;
    const halfHeight = ((rows - 1) * step + edge + below) / 2 + edge * PADDING;
    for (const shiftX of SHIFTS) {
      for (const shiftY of SHIFTS) {
        const x = heldIn(at[0] + shiftX * edge, window.left + halfWidth, window.right - halfWidth);
        const y = heldIn(at[1] + shiftY * edge, window.top + halfHeight, window.bottom - halfHeight);
        const box = { left: x - halfWidth, right: x + halfWidth, top: y - halfHeight, bottom: y + halfHeight };
        let cost = Math.hypot(shiftX, shiftY) * 0.25 + (rows > 1 ? 0.15 * rows : 0);
        const area = 4 * halfWidth * halfHeight;
        cost += ((area - sharedArea(box, window)) / (edge * edge)) * 6;
        for (const other of others) cost += (sharedArea(box, other) / (edge * edge)) * 4;
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

/** The square a fanned piece answers to. */
export function fanTarget(fan: Fan, index: number): Box {
  const [x, y] = fan.places[index] as Point;
  return squareAbout(x, y, fan.edge * SPACING);
}
