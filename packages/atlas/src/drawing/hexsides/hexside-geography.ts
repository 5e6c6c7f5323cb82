import type { Geography } from "../../geography/index.ts";
import type { DrawnLine } from "../../geography/drawn-lines.ts";
import type { HexsideGround } from "../../hexes/hexside-ground.ts";
import { HEX, type HexFrame } from "../hexes/hex-frame.ts";

/** The ground of a hexside map as its sheet draws it, in u: lines as the rules have them, places and hills as they lie. */
export function hexsideGeography(ground: HexsideGround, frame: HexFrame): Geography {
  return {
    places: ground.places.map((place) => ({ ...place, point: frame.point(place.point) })),
    hills: ground.hills.map((hill) => ({
      ...hill,
      middle: frame.point(hill.middle),
      halfLength: hill.halfLength * HEX,
      halfWidth: hill.halfWidth * HEX,
    })),
    lines: new Map(
      [...ground.lines].map(([id, { name, kind, course, mouth }]): [string, DrawnLine] => {
        const points = course.map((point) => frame.point(point));
        const drawn = { id, name, kind, points, course: points, errorMetres: 0, source: "the hexes of the map" };
        return [id, { ...drawn, ...(mouth !== undefined && { mouth: { into: mouth.into, way: mouth.way * HEX } }) }];
      }),
    ),
    woods: [],
  };
}
