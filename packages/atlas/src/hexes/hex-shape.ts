import { type Point } from "@stonebridge/board";

/** Unit vectors to the middles of the six hexsides, clockwise from north. */
const TOWARDS: readonly Point[] = [0, 1, 2, 3, 4, 5].map((direction): Point => [
  Math.sin((direction * Math.PI) / 3),
  -Math.cos((direction * Math.PI) / 3),
]);

/** From a hex's centre to the middle of a hexside. */
const HALF = 0.5;
/** Length of a hexside. */
const SIDE = 1 / Math.sqrt(3);

const NO_MARGIN = [0, 0, 0, 0, 0, 0];

/** The point of a hex that is nearest to a point, where each hexside, by its direction, is drawn in by its own margin. */
export function nearestInHex([px, py]: Point, [cx, cy]: Point, margins: readonly number[]): Point {
  let x = px;
  let y = py;
  // Projections onto the six half-planes in turn; a few rounds settle the corners.
  for (let round = 0; round < 12; round++) {
    let moved = false;
    for (let direction = 0; direction < 6; direction++) {
      const [nx, ny] = TOWARDS[direction];
      const over = (x - cx) * nx + (y - cy) * ny - HALF + margins[direction];
      if (over <= 1e-12) continue;
      x -= over * nx;
      y -= over * ny;
      moved = true;
    }
    if (!moved) break;
  }
  return [x, y];
}

/** Distance from a point to a hex; 0 within. */
export function distanceToHex(point: Point, centre: Point): number {
  const [x, y] = nearestInHex(point, centre, NO_MARGIN);
  return Math.hypot(x - point[0], y - point[1]);
}

/** The point of a hexside nearest to a point, clear of its two corners by a share (0 to 0.5) of its length. */
export function nearestOnSide([x, y]: Point, centre: Point, direction: number, clear: number): Point {
  const [nx, ny] = TOWARDS[direction];
  const middle: Point = [centre[0] + nx * HALF, centre[1] + ny * HALF];
  const room = SIDE * (0.5 - clear);
  const along = Math.max(-room, Math.min(room, (x - middle[0]) * -ny + (y - middle[1]) * nx));
  return [middle[0] - ny * along, middle[1] + nx * along];
}
