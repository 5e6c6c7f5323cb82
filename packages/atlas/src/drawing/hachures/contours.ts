import type { Point } from "@stonebridge/board";
import type { Grid } from "../ground/grid.ts";

/**
 * The lines along which a grid has a given height, open where they leave it (marching squares; saddles are cut the way the
 * mean of their corners lies).
 */
export function contourLines(grid: Grid, height: number): Point[][] {
  const crossings = crossingsOf(grid, height);
  const lines: Point[][] = [];
  const used = new Set<number>();
  const follow = (edge: number): Point[] => {
    const line: Point[] = [];
    let at: number | undefined = edge;
    let from = -1;
    while (at !== undefined) {
      line.push(crossings.point(at));
      if (used.has(at)) break;
      used.add(at);
      const [one, other] = crossings.next(at);
      const onward: number = one === from ? other : other === from ? one : one >= 0 ? one : other;
      from = at;
      at = onward >= 0 ? onward : undefined;
    }
    return line;
  };
  const [open, closed] = crossings.starts();
  for (const edge of [...open, ...closed]) if (!used.has(edge)) lines.push(follow(edge));
  return lines;
}

interface Crossings {
  point(edge: number): Point;
  next(edge: number): readonly [number, number];
  /** Edges where a line ends, then all others. */
  starts(): readonly [number[], number[]];
}

/** Edges are numbered 2 * cell for the one to the right neighbour and 2 * cell + 1 for the one to the neighbour below. */
function crossingsOf(grid: Grid, height: number): Crossings {
  const { columns, rows, values, left, top, cell } = grid;
  const links = new Map<number, [number, number]>();
  const link = (a: number, b: number): void => {
    for (const [edge, other] of [
      [a, b],
      [b, a],
    ] as const) {
      const both = links.get(edge);
      if (both === undefined) links.set(edge, [other, -1]);
      else both[1] = other;
    }
  };
  for (let row = 0; row < rows - 1; row++) {
    for (let column = 0; column < columns - 1; column++) {
      const i = row * columns + column;
      const a = values[i] >= height;
      const b = values[i + 1] >= height;
      const c = values[i + columns + 1] >= height;
      const d = values[i + columns] >= height;
      if (a === b && b === c && c === d) continue;
      const upper = 2 * i;
      const leftEdge = 2 * i + 1;
      const rightEdge = 2 * (i + 1) + 1;
      const lower = 2 * (i + columns);
      const cut = [
        a !== b ? upper : -1,
        b !== c ? rightEdge : -1,
        c !== d ? lower : -1,
        d !== a ? leftEdge : -1,
      ].filter((edge) => edge >= 0);
      if (cut.length === 2) {
        link(cut[0], cut[1]);
      } else {
        const mean = (values[i] + values[i + 1] + values[i + columns] + values[i + columns + 1]) / 4;
        if (mean >= height === a) {
          link(upper, rightEdge);
          link(lower, leftEdge);
        } else {
          link(upper, leftEdge);
          link(lower, rightEdge);
        }
      }
    }
  }
  return {
    point(edge) {
      const i = edge >> 1;
      const down = (edge & 1) === 1;
      const j = down ? i + columns : i + 1;
      const share = (height - values[i]) / (values[j] - values[i]);
      const x = left + ((i % columns) + 0.5 + (down ? 0 : share)) * cell;
      const y = top + (Math.floor(i / columns) + 0.5 + (down ? share : 0)) * cell;
      return [x, y];
    },
    next: (edge) => links.get(edge)!,
    starts() {
      const open: number[] = [];
      const closed: number[] = [];
      for (const [edge, [, other]] of links) (other < 0 ? open : closed).push(edge);
      return [open, closed];
    },
  };
}
