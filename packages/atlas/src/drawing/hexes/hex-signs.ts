import { type HexField, type HexId, type HexIndex, NOWHERE, type Point } from "@stonebridge/board";
import { resample } from "../../geography/curves.ts";
import type { DrawnLine } from "../../geography/drawn-lines.ts";
import type { Ways } from "../features/ways.ts";
import { boxRound, type Box, overlap, type Patch, patchOf } from "../labels/patch.ts";
import { Mask } from "../mask.ts";
import { GAME_PALETTE, PALETTE } from "../palette.ts";
import type { Band } from "../detail.ts";
import { polyline, shorts } from "../path.ts";
import { element, group, path } from "../svg.ts";
import { drawCrossingBadge, drawWoodsSign } from "../zones/signs.ts";
import type { Crossing } from "../features/crossings.ts";
import { HEX, type HexFrame, STRIP } from "./hex-frame.ts";
import { playableHexes } from "./hex-grid-lines.ts";

/** Size of a sign in a hex as a share of the size it has on a zone's plate; on the whole sheet signs are larger. */
const BADGE = { near: 0.62, sheet: 0.95 } as const;
const WOODS_SIGN = 0.58;
/** Places of the woods sign from the middle of its hex, u, the best first: in corners that no counter covers. */
const WOODS_PLACES: readonly Point[] = [
  [-12.4, 12.6],
  [12.4, 12.6],
  [18.4, 0],
  [-18.4, 0],
  [-12.4, -12.6],
];
/** Room of the sign from the middle of any line, u. */
const WOODS_SIGN_ROOM = 6;
/** Names had better not cover a major road or a railroad: boxes of this half-side along them, u. */
const WAY_ROOM = 2;
const STRIP_LAYERS = 4;
const STAR = { near: 8.6, sheet: 11 } as const;
/** Half-width and height of the place of a hex's coordinate, and how far it lies below the upper side, u. */
const COORDINATE = { halfWidth: 8, height: 6.4, down: 2.8 } as const;
/** Room round a badge and round a star, u. */
const BADGE_ROOM = 5.6;
const STAR_ROOM = 9.5;

function scaleAt(band: Band, sizes: { readonly near: number; readonly sheet: number }): number {
  return band === "sheet" ? sizes.sheet : sizes.near;
}

/** Draws the badges of fords and bridges, each on its water. */
export function drawHexBadges(crossings: readonly Crossing[], band: Band): string {
  const scale = scaleAt(band, BADGE);
  return crossings
    .map(({ kind, at }) =>
      group({ transform: `translate(${shorts(at)}) scale(${scale})` }, drawCrossingBadge(kind, [0, 0], false)),
    )
    .join("");
}

/** Places for the signs of the woods hexes: in the first corner of each that no line runs through, else in the first. */
export function woodsSignPlaces(
  wooded: readonly HexIndex[],
  frame: HexFrame,
  lines: ReadonlyMap<string, DrawnLine>,
): Point[] {
  const taken = new Mask(1, frame.extent);
  for (const { course } of lines.values()) taken.stroke(course, WOODS_SIGN_ROOM);
  return wooded.map((hex) => {
    const [x, y] = frame.centre(hex);
    const places = WOODS_PLACES.map(([dx, dy]): Point => [x + dx, y + dy]);
    return places.find(([px, py]) => taken.at(px, py) === 0) ?? places[0];
  });
}

/** Draws a tree in the corner of every woods hex, for readers who cannot distinguish its wash. */
export function drawWoodsSigns(places: readonly Point[]): string {
  return places
    .map((place) => group({ transform: `translate(${shorts(place)}) scale(${WOODS_SIGN})` }, drawWoodsSign()))
    .join("");
}

/** Boxes over the strip of ground beyond the hexes, laid double and treble: names belong on the map. */
export function stripBoxes({ extent: { width, height } }: HexFrame): Box[] {
  const strips: readonly Box[] = [
    { left: 0, top: 0, right: width, bottom: STRIP },
    { left: 0, top: height - STRIP, right: width, bottom: height },
    { left: 0, top: 0, right: STRIP, bottom: height },
    { left: width - STRIP, top: 0, right: width, bottom: height },
  ];
  return Array.from({ length: STRIP_LAYERS }, () => strips).flat();
}

/** Boxes along the ways that names had better not cover. */
export function wayBoxes(ways: Ways): Box[] {
  const major = ways.drawn.filter(({ kind }) => kind === "turnpike");
  return [...major, ...ways.railroads].flatMap(({ course }) =>
    resample(course, 2 * WAY_ROOM).map((point) => boxRound(point, WAY_ROOM, WAY_ROOM)),
  );
}

/** Draws the stars for which the game is played: five points, gold between black lines. */
export function drawStars(map: HexField, frame: HexFrame, band: Band): string {
  return map
    .goals("star")
    .map((hex) => drawStar(frame.centre(hex), scaleAt(band, STAR)))
    .join("");
}

/** A star about a point, `radius` u from its middle to a tip. */
export function drawStar([x, y]: Point, radius: number): string {
  const points = Array.from({ length: 10 }, (_, i): Point => {
    const r = i % 2 === 0 ? radius : radius * 0.42;
    const angle = (i * Math.PI) / 5 - Math.PI / 2;
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
  });
  const d = polyline(points, true, 2);
  return (
    path(d, { fill: PALETTE.paper, stroke: PALETTE.paper, "stroke-width": 3.4, "stroke-linejoin": "round" }) +
    path(d, {
      fill: GAME_PALETTE.gold,
      stroke: GAME_PALETTE.black,
      "stroke-width": 1.1,
      "stroke-linejoin": "round",
    })
  );
}

/** Colours of the ribbons round bases, by side. */
const RIBBONS: Readonly<Record<string, string>> = {
  union: GAME_PALETTE.unionRibbon,
  confederate: GAME_PALETTE.confederateRibbon,
};

/** Draws a hand-coloured ribbon inside the hexes of each base, as county lines were tinted. */
export function drawBases(map: HexField, frame: HexFrame): string {
  const sides = [...new Set(map.data.goals.filter(({ kind }) => kind === "base").map(({ side }) => side))];
  return sides
    .map((side) => {
      const hexes = map.goals("base", side);
      const colour = RIBBONS[side ?? ""] ?? GAME_PALETTE.carmine;
      const lines = hexes.flatMap((hex) =>
        [0, 1, 2, 3, 4, 5]
          .filter((direction) => !hexes.includes(map.neighbours[hex * 6 + direction]))
          .map((direction) => polyline(frame.side(hex, direction), false, 2)),
      );
      const inside = hexes.map((hex) => polyline(frame.corners(hex), true, 2)).join("");
      const id = `base-${side ?? "any"}`;
      const d = lines.join("");
      return (
        element("clipPath", { id }, path(inside, {})) +
        group(
          { "clip-path": `url(#${id})`, fill: "none", "stroke-linecap": "round" },
          path(d, { stroke: colour, "stroke-width": 8.4, opacity: 0.34 }),
          path(d, { stroke: colour, "stroke-width": 2.6, opacity: 0.85 }),
        )
      );
    })
    .join("");
}

/** Places that names and trees keep off: badges and stars. */
export function signBoxes(map: HexField, frame: HexFrame, crossings: readonly Crossing[]): Box[] {
  return [
    ...crossings.map(({ at }) => boxRound(at, BADGE_ROOM, BADGE_ROOM)),
    ...map.goals("star").map((hex) => boxRound(frame.centre(hex), STAR_ROOM, STAR_ROOM)),
  ];
}

/** Where the coordinate of a hex stands, u. */
function coordinateBox(hex: HexIndex, frame: HexFrame): Box {
  const { halfWidth, height, down } = COORDINATE;
  const [x, y] = frame.centre(hex);
  const top = y - HEX / 2 + down;
  return { left: x - halfWidth, top, right: x + halfWidth, bottom: top + height };
}

/** Places that names should avoid: the coordinates of hexes and the signs of woods. */
export function coordinateBoxes(map: HexField, frame: HexFrame, woodsSigns: readonly Point[]): Box[] {
  const coordinates = playableHexes(map).map((hex) => coordinateBox(hex, frame));
  return [...coordinates, ...woodsSigns.map((place) => boxRound(place, 4, 4))];
}

/** Hexes whose coordinate would lie on a name of the sheet: there the name goes first. */
export function hexesUnderNames(
  map: HexField,
  frame: HexFrame,
  names: readonly { readonly covers: readonly Patch[] }[],
): HexId[] {
  const covered = names.flatMap(({ covers }) => covers);
  return playableHexes(map).flatMap((hex) => {
    const box = patchOf(coordinateBox(hex, frame));
    return covered.some((patch) => overlap(patch, box)) ? [map.grid.ids[hex]] : [];
  });
}

/** Draws the veil of paper, and the sheet's colour over ground outside the hexes of the map. */
export function drawVeils(map: HexField, frame: HexFrame): string {
  const { width, height } = frame.extent;
  const hexes = playableHexes(map).map((hex) => polyline(frame.corners(hex), true, 2));
  const edge: string[] = [];
  for (let at = 0; at < map.size * 6; at++) {
    const hex = Math.floor(at / 6);
    if (map.playable[hex] === 1 && map.neighbours[at] === NOWHERE)
      edge.push(polyline(frame.side(hex, at % 6), false, 2));
  }
  const line = { fill: "none", "stroke-linecap": "round" };
  return (
    element("rect", { width, height, fill: PALETTE.paper, opacity: VEIL }) +
    element(
      "mask",
      { id: "beyond" },
      element("rect", { width, height, fill: "#fff" }) +
        path(hexes.join(""), { fill: "#000", stroke: "#000", "stroke-width": 0.4 }),
    ) +
    element("rect", { width, height, fill: PALETTE.sheet, opacity: OUT_OF_PLAY, mask: "url(#beyond)" }) +
    path(edge.join(""), { ...line, stroke: PALETTE.ink, "stroke-width": 1.1 })
  );
}
const VEIL = 0.1;
const OUT_OF_PLAY = 0.62;
