import type { Point } from "@stonebridge/board";

/** Bounds of the drawn ground in WGS84 degrees. */
export const FRAME = { west: -77.62, east: -77.385, south: 38.736, north: 38.87 } as const;

/** Parallel about which the plain rectangular projection is true, in degrees. */
const TRUE_PARALLEL = 38.803;

/** Map units (10 m on the ground) to one degree. */
const UNITS_PER_LATITUDE = 11_100;
const UNITS_PER_LONGITUDE = Math.cos((TRUE_PARALLEL * Math.PI) / 180) * 11_132;

/** Metres to one map unit. */
export const METRES_PER_UNIT = 10;

/** Map units to one statute mile. */
export const UNITS_PER_MILE = 160.9344;

/** Width and height of the frame in map units: about 2,039 x 1,487. */
export const WIDTH = (FRAME.east - FRAME.west) * UNITS_PER_LONGITUDE;
export const HEIGHT = (FRAME.north - FRAME.south) * UNITS_PER_LATITUDE;

/** The sheet with its margins in map units: `[left, top, right, bottom]`. The origin is the frame's north-west corner. */
export const SHEET = [-62, -62, 2101, 1549] as const;

/** Manassas Junction, from which the rules' mile coordinates are counted. */
const JUNCTION = { latitude: 38.75, longitude: -77.4745 };

/** Place of a latitude and longitude (WGS84 degrees) in map units: x east, y south. */
export function mapPoint(latitude: number, longitude: number): Point {
  return [(longitude - FRAME.west) * UNITS_PER_LONGITUDE, (FRAME.north - latitude) * UNITS_PER_LATITUDE];
}

/** Latitude and longitude (WGS84 degrees) of a place in map units. */
export function latitudeLongitude([x, y]: Point): readonly [latitude: number, longitude: number] {
  return [FRAME.north - y / UNITS_PER_LATITUDE, FRAME.west + x / UNITS_PER_LONGITUDE];
}

/** Place in map units this many miles east and north of Manassas Junction. */
export function fromJunction(milesEast: number, milesNorth: number): Point {
  const [x, y] = mapPoint(JUNCTION.latitude, JUNCTION.longitude);
  return [x + milesEast * UNITS_PER_MILE, y - milesNorth * UNITS_PER_MILE];
}
