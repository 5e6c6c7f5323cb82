import { type HexField, type HexIndex, NOWHERE, type Point } from "@stonebridge/board";
import { type Piece, cellPaths } from "../cells.ts";
import { type Setting, straightText } from "../labels/typeset.ts";
import { PALETTE } from "../palette.ts";
import { polyline } from "../path.ts";
import { group } from "../svg.ts";
import type { HexFrame } from "./hex-frame.ts";

/** Share of a hexside that each arm of the Y at its ends takes. */
const ARM = 0.22;
/** How coordinates are set, and their base line below the middle of the hex, u. */
const COORDINATE: Setting = { face: "condensed", size: 5.2, spacing: 0.05 };
const COORDINATE_BASE = -12.1;

/** Draws the grid for paper: faint sides, and a Y at each corner, from which it is read. */
export function drawHexGrid(map: HexField, frame: HexFrame): string {
  const sides: Piece[] = [];
  const arms: Piece[] = [];
  for (const [from, to] of hexsides(map, frame)) {
    sides.push({ at: from, d: polyline([from, to], false, 2) });
    for (const [a, b] of [[from, to], [to, from]] as const) {
      const tip: Point = [a[0] + (b[0] - a[0]) * ARM, a[1] + (b[1] - a[1]) * ARM];
      arms.push({ at: a, d: polyline([a, tip], false, 2) });
    }
  } // prettier-ignore
  return group(
    { fill: "none", "stroke-linecap": "round" },
    cellPaths(sides, { stroke: PALETTE.paper, "stroke-width": 1.5, opacity: 0.55 }),
    cellPaths(sides, { stroke: PALETTE.ink, "stroke-width": 0.42, opacity: 0.62 }),
    cellPaths(arms, { stroke: PALETTE.ink, "stroke-width": 0.85, opacity: 0.85 }),
  );
}

/** Draws the coordinate of every hex below its upper side. */
export function drawCoordinates(map: HexField, frame: HexFrame): string {
  const pieces = playableHexes(map).map((hex): Piece => {
    const [x, y] = frame.centre(hex);
    return { at: [x, y], d: straightText(map.grid.ids[hex], COORDINATE, [x, y + COORDINATE_BASE]) };
  });
  const halo = { fill: PALETTE.paper, stroke: PALETTE.paper, "stroke-width": 1.5, opacity: 0.85 };
  return cellPaths(pieces, halo) + cellPaths(pieces, { fill: PALETTE.ink });
}

/** The hexes that are part of the map. */
export function playableHexes(map: HexField): HexIndex[] {
  return [...map.playable.keys()].filter((hex) => map.playable[hex] === 1);
}

/** Every hexside of a playable hex once. */
function hexsides(map: HexField, frame: HexFrame): (readonly [Point, Point])[] {
  const sides: (readonly [Point, Point])[] = [];
  for (const hex of playableHexes(map)) {
    for (let direction = 0; direction < 6; direction++) {
      const next = map.neighbours[hex * 6 + direction];
      if (next === NOWHERE || next > hex) sides.push(frame.side(hex, direction));
    }
  }
  return sides;
}
