import type { Point } from "@stonebridge/board";
import { type Box, boxAbout, sharedArea, squareAbout } from "../geometry.ts";
import { type Fan, SPACING, TARGET } from "./fan.ts";

/** What a stack is opened out from. All measures in px of the window. */
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
  /** The stack and the space about it; the fan lies on it or beside it, or farther off where targets lie all round. */
  readonly home?: Box;
  /** Other pieces, which should stay visible. */
  readonly others: readonly Box[];
  /** What may be picked besides them: never to be covered while there is room anywhere. */
  readonly targets?: readonly Box[];
  /** What can be seen of the board. */
  readonly window: Box;
}

const PADDING = 0.14;
/** Width of a piece in a fan, px, where those on the board are smaller. */
const LEAST = { mouse: 34, finger: Math.ceil(TARGET / SPACING) };

/** Large stacks are laid out in up to so many rows, so that they fit a phone. */
const MOST_ROWS = 5;
/** From its home a fan lies no farther away than this, in widths of a piece. */
const FARTHEST = 1.6;
/** Px between the places that are tried where targets lie all round. */
const GRID = 12;
const COSTS = { aside: 0.1, away: 0.9, row: 0.15, outside: 100, other: 4, target: 16, smaller: 4, far: 4 };
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

/** A shape that a fan could have: how its pieces lie, and how far its card reaches from its middle. */
interface Shape {
  readonly columns: number;
  readonly rows: number;
  readonly edge: number;
  readonly halfWidth: number;
  readonly halfHeight: number;
}

function shapesOf({ count, handle }: FanSetting, edge: number): readonly Shape[] {
  const step = edge * SPACING;
  return shapes(count).map(([columns, rows]) => ({
    columns,
    rows,
    edge,
    halfWidth: Math.max((columns - 1) * step + edge, handle ?? 0) / 2 + edge * PADDING,
    halfHeight: ((rows - 1) * step + edge + below(handle, edge)) / 2 + edge * PADDING,
  }));
}

/** Room for the handle under the pieces. */
function below(handle: number | undefined, edge: number): number {
  return handle === undefined ? 0 : TARGET + edge * PADDING;
}

/** A shape laid about a middle. */
function laid({ count, handle }: FanSetting, shape: Shape, [x, y]: Point, home: Box): Fan {
  const { columns, rows, edge } = shape;
  const box = boxAbout([x, y], 2 * shape.halfWidth, 2 * shape.halfHeight);
  const places = cells(count, columns, rows, edge * SPACING, [x, y - below(handle, edge) / 2]);
  return { places, edge, box, home, ...(handle === undefined ? {} : { handle: handleIn(box, handle, edge) }) };
}

/** How far a box lies from another, 0 where they meet. */
function apart(box: Box, other: Box): number {
  return Math.hypot(
    between(box.left, box.right, other.left, other.right),
    between(box.top, box.bottom, other.top, other.bottom),
  );
}

/**
 * Opens a stack on its place or beside it, where it hides none of what can be picked and least of the other pieces, and stays in
 * the window; where targets lie all round, in the nearest free place. Pieces are as large as on the board, but at least so that a
 * mouse or a finger tells them apart.
 */
export function fanOut(setting: FanSetting): Fan {
  const { at, edge: small, finger = false, targets = [] } = setting;
  const least = finger ? LEAST.finger : LEAST.mouse;
  const edge = Math.max(small, least);
  const home = setting.home ?? squareAbout(at[0], at[1], small);
  const near = beside(setting, edge, home);
  if (!targets.some((target) => meets(near.box, target))) return near;
  const free = farOff(setting, edge > least ? [edge, least] : [edge], home);
  // Where reach covers all there is, the smaller fan covers less of it.
  return free ?? beside(setting, least, home);
}

function beside(setting: FanSetting, edge: number, home: Box): Fan {
  const { at, window } = setting;
  const whole = edge * edge;
  let best: Fan | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const shape of shapesOf(setting, edge)) {
    const { halfWidth, halfHeight, rows } = shape;
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
        const box = boxAbout([x, y], 2 * halfWidth, 2 * halfHeight);
        const away = apart(box, home) / edge;
        let cost = (Math.hypot(x - at[0], y - at[1]) / edge) * COSTS.aside + (rows > 1 ? COSTS.row * rows : 0);
        cost += away * COSTS.away + Math.max(0, away - FARTHEST) * 50;
        cost += ((4 * halfWidth * halfHeight - sharedArea(box, window)) / whole) * COSTS.outside;
        for (const target of targets) cost += (sharedArea(box, target) / whole) * COSTS.target;
        for (const other of others) cost += (sharedArea(box, other) / whole) * COSTS.other;
        if (cost >= least) continue;
        least = cost;
        best = laid(setting, shape, [x, y], home);
      }
    }
  }
  return best as Fan;
}

/**
 * The nearest place in the window that covers no target, with a line to the stack, of any of these sizes. Undefined where there is none.
 */
function farOff(setting: FanSetting, edges: readonly number[], home: Box): Fan | undefined {
  const { others, targets = [], window } = setting;
  const [largest = 0] = edges;
  let best: { readonly shape: Shape; readonly at: Point } | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const shape of edges.flatMap((edge) => shapesOf(setting, edge))) {
    const { edge, halfWidth, halfHeight } = shape;
    const smaller = (largest / edge - 1) * COSTS.smaller;
    for (const y of steps(window.top + halfHeight, window.bottom - halfHeight)) {
      for (const x of steps(window.left + halfWidth, window.right - halfWidth)) {
        const box = boxAbout([x, y], 2 * halfWidth, 2 * halfHeight);
        const away = apart(box, home) / largest;
        let cost = smaller + away * COSTS.away + Math.max(0, away - FARTHEST) * COSTS.far;
        if (cost >= least || targets.some((target) => meets(box, target))) continue;
        for (const other of others) cost += (sharedArea(box, other) / (edge * edge)) * COSTS.other;
        if (cost >= least) continue;
        least = cost;
        best = { shape, at: [x, y] };
      }
    }
  }
  return best && led(laid(setting, best.shape, best.at, home), setting.at);
}

/** Places from one end of a stretch to the other, both included; none where it has no length. */
function steps(from: number, to: number): readonly number[] {
  if (from > to) return [];
  const count = Math.ceil((to - from) / GRID);
  return Array.from({ length: count + 1 }, (_, step) => Math.min(to, from + step * GRID));
}

/** With a line from its stack to the nearest point of its card, where they are not side by side. */
function led(fan: Fan, from: Point): Fan {
  const { box, edge, home } = fan;
  if (apart(box, home) < edge * 0.5) return fan;
  return { ...fan, lead: [from, [heldIn(from[0], box.left, box.right), heldIn(from[1], box.top, box.bottom)]] };
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
