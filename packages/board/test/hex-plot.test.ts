import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { HexGrid, hexAt, hexCentre, hexCorners, hexMiddles, NOWHERE, type Point, plotSize } from "../src/index.ts";
import { gridWith, hex, sheet } from "./support/grids.ts";

const away = ([x, y]: Point, [u, v]: Point) => Math.hypot(x - u, y - v);

describe("hexes on a drawing", () => {
  it("have the same middles for pictures, which make no grid", () => {
    for (const shape of [
      { columns: 5, rows: 4 },
      { columns: 4, rows: 3, lowerColumns: "odd" },
      { columns: 3, rows: 6, numbers: { column: 1, row: 5 } },
    ] as const) {
      const grid = new HexGrid(shape);
      const middles = hexMiddles(shape);
      expect(Object.keys(middles).toSorted()).toEqual(grid.ids.toSorted());
      for (const [at, id] of grid.ids.entries()) expect(middles[id]).toEqual(hexCentre(grid, at));
    }
  });

  it("stand in columns 0.866 of a hex apart, even columns half a hex lower", () => {
    const [ax, ay] = hexCentre(sheet, hex("A1"));
    expect([ax, ay]).toEqual([expect.closeTo(0.57735, 5), 0.5]);
    for (const [id, column, row] of [
      ["QQ18", 42, 17],
      ["P3", 15, 2.5],
      ["CCC35", 54, 34],
    ] as const) {
      const [x, y] = hexCentre(sheet, hex(id));
      expect([x - ax, y - ay]).toEqual([expect.closeTo(column * 0.8660254, 5), row]);
    }
  });

  it("fill the box of the drawing to its edges", () => {
    for (const shape of [
      { columns: 55, rows: 35 },
      { columns: 1, rows: 3 },
      { columns: 4, rows: 2, lowerColumns: "odd" as const },
    ]) {
      const grid = new HexGrid(shape);
      const corners = grid.ids.flatMap((_, one) => hexCorners(grid, one));
      const [width, height] = plotSize(grid);
      const xs = corners.map(([x]) => x);
      const ys = corners.map(([, y]) => y);
      expect([Math.min(...xs), Math.max(...xs)]).toEqual([expect.closeTo(0), expect.closeTo(width)]);
      expect(Math.max(...ys) - Math.min(...ys)).toBeCloseTo(height);
    }
  });

  it("share with each neighbour the hexside in its direction", () => {
    fc.assert(
      fc.property(gridWith(1), ([grid, [one]]) => {
        const corners = hexCorners(grid, one);
        for (let direction = 0; direction < 6; direction++) {
          expect(away(corners[direction], corners[(direction + 1) % 6])).toBeCloseTo(1 / Math.sqrt(3));
          const next = grid.neighbour(one, direction);
          if (next === NOWHERE) continue;
          const theirs = hexCorners(grid, next);
          expect(away(corners[direction], theirs[(direction + 4) % 6])).toBeCloseTo(0);
          expect(away(corners[(direction + 1) % 6], theirs[(direction + 3) % 6])).toBeCloseTo(0);
        }
      }),
    );
  });

  it("are found by any point nearer to their centre than to another", () => {
    const share = fc.double({ min: -0.1, max: 1.1, noNaN: true });
    fc.assert(
      fc.property(gridWith(0), share, share, ([grid], right, down) => {
        const [width, height] = plotSize(grid);
        const point: Point = [right * width, down * height];
        const distances = grid.ids.map((_, one) => away(hexCentre(grid, one), point));
        const found = hexAt(grid, point);
        const nearest = Math.min(...distances);
        if (found !== NOWHERE) expect(distances[found]).toBeCloseTo(nearest);
        // Half a hex is the way to the hexside, a hexside's length the way to the corner.
        else expect(nearest).toBeGreaterThanOrEqual(0.5 - 1e-9);
        if (nearest < 0.5 - 1e-9) expect(found).not.toBe(NOWHERE);
      }),
    );
    for (const outside of [
      [-0.1, 3],
      [20, -0.1],
      [0.05, 0.05],
      [20, 36],
      [60, 3],
    ] as const)
      expect(hexAt(sheet, outside)).toBe(NOWHERE);
  });

  it("are found by their centre and by points close to each corner", () => {
    fc.assert(
      fc.property(gridWith(1), ([grid, [one]]) => {
        const [x, y] = hexCentre(grid, one);
        expect(hexAt(grid, [x, y])).toBe(one);
        for (const [u, v] of hexCorners(grid, one))
          expect(hexAt(grid, [x + (u - x) * 0.99, y + (v - y) * 0.99])).toBe(one);
      }),
    );
  });
});
