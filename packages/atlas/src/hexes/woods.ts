import { hexCentre, hexCorners, type HexGrid, type HexIndex, type Point } from "@stonebridge/board";
import { contains, distanceToOutline, type Wood } from "../geography/index.ts";

/** Points to each side of a triangle of a hex that are looked at. */
const GRAIN = 6;

/** Evenly spread points of a hex. */
export function pointsOf(grid: HexGrid, hex: HexIndex): Point[] {
  const [x, y] = hexCentre(grid, hex);
  const corners = hexCorners(grid, hex);
  return corners.flatMap((a, index) => {
    const b = corners[(index + 1) % 6];
    const points: Point[] = [];
    for (let i = 0; i < GRAIN; i++) {
      for (let j = 0; j < GRAIN - i; j++) {
        const [u, v] = [(i + 1 / 3) / GRAIN, (j + 1 / 3) / GRAIN];
        points.push([x + (a[0] - x) * u + (b[0] - x) * v, y + (a[1] - y) * u + (b[1] - y) * v]);
      }
    }
    return points;
  });
}

/** Share of each hex, 0 to 1, that blocks of woods cover; outlines in the hex plane. */
export function woodedShares(grid: HexGrid, woods: readonly Wood[]): number[] {
  return grid.ids.map((_, hex) => {
    const [x, y] = hexCentre(grid, hex);
    const near = woods.filter(({ outline }) => contains(outline, [x, y]) || distanceToOutline(outline, [x, y]) < 1);
    if (near.length === 0) return 0;
    const points = pointsOf(grid, hex);
    return points.filter((point) => near.some(({ outline }) => contains(outline, point))).length / points.length;
  });
}
