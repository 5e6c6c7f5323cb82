import type { Point } from "@stonebridge/board";
import { straightText } from "../labels/typeset.ts";
import { PALETTE } from "../palette.ts";
import { shorts } from "../path.ts";
import { element, group, path } from "../svg.ts";

/** Where the compass stands, u: in the empty north-east corner. */
const AT: Point = [1955, 118];
/** Radii of its circles, with their weights. */
const CIRCLES = [
  [33, 0.5],
  [31, 1.3],
  [21, 0.35],
] as const;

/**
 * Draws the north arrow: a compass of 33 u with a needle of 62 u.
 * @param turn degrees, clockwise, by which north lies off the sheet's upper edge
 */
export function drawCompass([x, y]: Point = AT, turn = 0): string {
  const ink = { fill: "none", stroke: PALETTE.ink };
  const ticks = Array.from({ length: 72 }, (_, i) => {
    const angle = (i * Math.PI) / 36;
    const inner = i % 2 === 0 ? 27 : 29;
    const out = [Math.sin(angle), -Math.cos(angle)] as const;
    return `M${shorts([31 * out[0], 31 * out[1]], 2)}L${shorts([inner * out[0], inner * out[1]], 2)}`;
  });
  const minor = [45, 135, 225, 315].map((at) => point(at, 24, 3.2, 6, 0.4));
  const major = [90, 180, 270].map((at) => point(at, 31, 4.6, 8, 0.5));
  return group(
    { transform: `translate(${x} ${y})${turn === 0 ? "" : ` rotate(${turn})`}` },
    ...CIRCLES.map(([r, weight]) => element("circle", { r, ...ink, "stroke-width": weight })),
    path(ticks.join(""), { ...ink, "stroke-width": 0.35 }),
    ...minor,
    ...major,
    point(0, 62, 4.6, 8, 0.5),
    element("circle", { r: 2.2, fill: PALETTE.paper, stroke: PALETTE.ink, "stroke-width": 0.6 }),
    path(straightText("N", { face: "bodoni", size: 13 }, [0, -66]), { fill: PALETTE.ink }),
  );
}

/** A point of the compass, its eastern half black. */
function point(turn: number, length: number, halfWidth: number, waist: number, weight: number): string {
  return group(
    { transform: `rotate(${turn})` },
    path(`M0 ${-length}L${halfWidth}-${waist}L0 0z`, { fill: PALETTE.ink }),
    path(`M0 ${-length}L-${halfWidth}-${waist}L0 0z`, {
      fill: PALETTE.paper,
      stroke: PALETTE.ink,
      "stroke-width": weight,
    }),
  );
}
