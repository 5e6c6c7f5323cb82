import { type HexsideMap, type HexIndex, type Point, TERRAIN } from "@stonebridge/board";
import { type Setting, straightText } from "../labels/typeset.ts";
import { type Piece, cellPaths } from "../cells.ts";
import type { CrestLine } from "../hexes/crest-lines.ts";
import type { HexFrame } from "../hexes/hex-frame.ts";
import { PALETTE } from "../palette.ts";
import { polyline } from "../path.ts";
import { path } from "../svg.ts";

/** Distance of a parapet inside its hexside, u; its teeth, their distance and their length. */
const PARAPET = { inside: 8, clear: 4.4, weight: 1.5, pitch: 2.6, tooth: 1.9 } as const;
/** How the level of a hex is set, and its base line below the middle of the hex, u. */
const LEVEL: Setting = { face: "condensed", size: 5.2, spacing: 0.05 };
const LEVEL_BASE = 17.2;

/** Weight of the line on which crests are read, u. */
const CREST_WEIGHT = 1.05;

/** Draws the line of every crest, from which its strokes run down: slopes have strokes elsewhere too, crests alone a line. */
export function drawCrestLines(crests: readonly CrestLine[]): string {
  const d = crests.map((line) => polyline(line.map(({ at }) => at), false, 2)).join(""); // prettier-ignore
  return path(d, { fill: "none", stroke: PALETTE.hachure, "stroke-width": CREST_WEIGHT, "stroke-linecap": "round" });
}

/** The hexes with a terrain, in the order of the map. */
export function hexesOf(map: HexsideMap, ...terrains: readonly (keyof typeof TERRAIN)[]): HexIndex[] {
  const codes = terrains.map((terrain): number => TERRAIN[terrain]);
  return [...map.terrain.keys()].filter((hex) => codes.includes(map.terrain[hex]));
}

/** Draws works: a parapet with teeth towards the enemy, inside each hexside that they cover. */
export function drawWorks(map: HexsideMap, frame: HexFrame): string {
  const lines: string[] = [];
  for (let at = 0; at < map.fortified.length; at++) {
    if (map.fortified[at] !== 1) continue;
    const hex = Math.floor(at / 6);
    lines.push(parapet(frame.side(hex, at % 6), frame.centre(hex)));
  }
  return path(lines.join(""), { fill: "none", stroke: PALETTE.ink, "stroke-width": PARAPET.weight });
}

function parapet([from, to]: readonly [Point, Point], [x, y]: Point): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const along: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const off = Math.hypot(middle[0] - x, middle[1] - y);
  const out: Point = [(middle[0] - x) / off, (middle[1] - y) / off];
  const at = (way: number, outwards: number): Point => [
    from[0] + along[0] * way + out[0] * (outwards - PARAPET.inside),
    from[1] + along[1] * way + out[1] * (outwards - PARAPET.inside),
  ];
  const line = polyline([at(PARAPET.clear, 0), at(length - PARAPET.clear, 0)], false, 2);
  const teeth: string[] = [];
  for (let way = PARAPET.clear + 1; way < length - PARAPET.clear; way += PARAPET.pitch)
    teeth.push(polyline([at(way, 0), at(way, PARAPET.tooth)], false, 2));
  return line + teeth.join("");
}

/** Draws the level of every hex above its lower side, for paper. */
export function drawLevels(map: HexsideMap, frame: HexFrame): string {
  const pieces = map.grid.ids.map((_, hex): Piece => {
    const [x, y] = frame.centre(hex);
    return { at: [x, y], d: straightText(`${map.level[hex]}`, LEVEL, [x, y + LEVEL_BASE]) };
  });
  const halo = { fill: PALETTE.paper, stroke: PALETTE.paper, "stroke-width": 1.5, opacity: 0.85 };
  return cellPaths(pieces, halo) + cellPaths(pieces, { fill: PALETTE.sepia });
}
