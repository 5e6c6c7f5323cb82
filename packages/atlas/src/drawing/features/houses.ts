import type { Point } from "@stonebridge/board";
import { type Line, directionAt, distance, nearestOn, resample } from "../../geography/curves.ts";
import { type Place, placeNamed } from "../../geography/gazetteer.ts";
import { type RandomStream, randomStream } from "../../geography/random.ts";
import { evenly, side, whole } from "../chance.ts";
import type { Detail } from "../detail.ts";
import { PALETTE } from "../palette.ts";
import { polyline, shorts, turnedRectangle } from "../path.ts";
import { type Region, within } from "../regions.ts";
import { path } from "../svg.ts";
import type { WayKind, Ways } from "./ways.ts";

/** Places of the gazetteer without a building on the sheet: ruins, later work, or parts of a village that is drawn. */
const NOT_DRAWN = new Set([
  "McLean barn",
  "Carter cemetery",
  "Groveton Confederate Cemetery",
  "Grigsby House",
  "Old Stone Church",
  "Mount Gilead",
  "Fairfax Court House",
  "Sudley Springs Hotel",
  "Thornberry House",
  "Bradley",
  "Britt House",
  "Cundiff House",
]);

/** A village: how far from its middle houses stand, how many, and how far from the axis of a road, u. */
export interface Village {
  /** Its name in the gazetteer. */
  readonly name: string;
  readonly reach: number;
  readonly houses: number;
  readonly aside: readonly [least: number, most: number];
}

const VILLAGES: readonly Village[] = [
  { name: "Centreville", reach: 30, houses: 17, aside: [3.6, 4.6] },
  { name: "Groveton", reach: 9, houses: 5, aside: [3.6, 4.6] },
  { name: "Gainesville", reach: 20, houses: 8, aside: [3.6, 4.6] },
  { name: "Sudley Springs", reach: 14, houses: 6, aside: [3.6, 4.6] },
  { name: "New Market", reach: 11, houses: 5, aside: [3.6, 4.6] },
  { name: "Union Mills", reach: 14, houses: 5, aside: [3.4, 6] },
  { name: "Manassas Junction", reach: 32, houses: 13, aside: [3.6, 4.6] },
];

/** Least distance of a lone house from the axis of a way, u. */
const OFF_WAY: Readonly<Record<WayKind, number>> = { turnpike: 4.6, road: 3.9, lane: 3.4 };
const SHED_SHARE = 0.7;

/** A building: where it stands, half its sides and its angle; `village` for those of a village, `shed` for outbuildings. */
export interface Building {
  readonly at: Point;
  readonly halfLength: number;
  readonly halfBreadth: number;
  readonly angle: number;
  readonly part: "lone" | "village" | "shed";
}

/** A named house, church or mill where it is drawn: pushed off the roads. */
export interface NamedHouse {
  readonly name: string;
  readonly kind: "house" | "church" | "mill";
  readonly at: Point;
}

export interface Houses {
  readonly buildings: readonly Building[];
  readonly named: readonly NamedHouse[];
  /** Middles of the villages. */
  readonly villages: readonly Point[];
  readonly forts: readonly Point[];
}

/** Places all buildings within a region of the sheet. */
export function layHouses(
  places: readonly Place[],
  ways: Ways,
  ground: Region,
  villages: readonly Village[] = VILLAGES,
): Houses {
  const random = randomStream(12);
  const named: NamedHouse[] = [];
  const buildings: Building[] = [];
  for (const place of places) {
    const { kind } = place;
    if ((kind !== "house" && kind !== "church" && kind !== "mill") || NOT_DRAWN.has(place.name)) continue;
    const at = offWays(place.point, ways);
    const sheds = loneBuildings(kind, at, angleAt(at, ways), random);
    if (!within(ground, at)) continue;
    named.push({ name: place.name, kind, at });
    buildings.push(...sheds);
  }
  for (const village of villages) buildings.push(...villageHouses(village, places, ways, random));
  return {
    buildings: buildings.filter((building) => within(ground, building.at)),
    named,
    villages: villages.map(({ name }) => placeNamed(places, name).point),
    forts: [placeNamed(places, "Mayfield Fort").point],
  };
}

function loneBuildings(kind: NamedHouse["kind"], at: Point, angle: number, random: RandomStream): Building[] {
  if (kind === "church") return [{ at, halfLength: 1.5, halfBreadth: 1.15, angle, part: "lone" }];
  if (kind === "mill") return [{ at, halfLength: 1.3, halfBreadth: 1.3, angle, part: "lone" }];
  const house: Building = { at, halfLength: 1.45, halfBreadth: 1.2, angle, part: "lone" };
  if (random() >= SHED_SHARE) return [house];
  const turn = evenly(random, 0, 2 * Math.PI);
  const shed: Point = [at[0] + 3.4 * Math.cos(turn), at[1] + 3.4 * Math.sin(turn)];
  return [house, { at: shed, halfLength: 0.75, halfBreadth: 0.6, angle, part: "shed" }];
}

/** The place itself, or the nearest one that is clear of the ways. @param room beyond what a house needs, u */
export function offWays(place: Point, ways: Ways, room = 0): Point {
  let at = place;
  for (const way of ways.ways) {
    const near = nearestOn(way.course, at);
    const least = OFF_WAY[way.kind as WayKind] + room;
    if (near.distance >= least) continue;
    const [tx, ty] = directionAt(way.course, near.leg);
    const offset = -ty * (at[0] - near.point[0]) + tx * (at[1] - near.point[1]);
    const towards = offset < 0 ? -least : least;
    at = [near.point[0] - ty * towards, near.point[1] + tx * towards];
  }
  return at;
}

/** Angle of the nearest way within 40 u; else a slight turn. */
export function angleAt(at: Point, ways: Ways): number {
  let best: { readonly away: number; readonly angle: number } = { away: 40, angle: 0.2 };
  for (const way of ways.ways) {
    const near = nearestOn(way.course, at);
    if (near.distance >= best.away) continue;
    const [tx, ty] = directionAt(way.course, near.leg);
    best = { away: near.distance, angle: Math.atan2(ty, tx) };
  }
  return best.angle;
}

function villageHouses(village: Village, places: readonly Place[], ways: Ways, random: RandomStream): Building[] {
  const middle = placeNamed(places, village.name).point;
  const frontages: { readonly at: Point; readonly along: Point }[] = [];
  for (const way of ways.ways) {
    const course = resample(way.course, 1);
    course.forEach((at, i) => {
      const away = distance(at, middle);
      if (away > 3 && away < village.reach && i > 1 && i < course.length - 2) {
        frontages.push({ at, along: directionAt(course, i) });
      }
    });
  }
  const placed: Building[] = [];
  for (let tries = 0; tries < 900 && placed.length < village.houses && frontages.length > 0; tries++) {
    const { at, along } = frontages[whole(random, 0, frontages.length)];
    const aside = side(random) * evenly(random, village.aside[0], village.aside[1]);
    const point: Point = [at[0] - along[1] * aside, at[1] + along[0] * aside];
    const halfLength = evenly(random, 1, 1.9);
    const halfBreadth = evenly(random, 0.85, 1.2);
    if (placed.some((other) => distance(other.at, point) < 3.7) || !isClear(point, ways)) continue;
    placed.push({ at: point, halfLength, halfBreadth, angle: Math.atan2(along[1], along[0]), part: "village" });
  }
  return placed;
}

function isClear(point: Point, ways: Ways): boolean {
  const clearOf = (line: Line, least: number): boolean => nearestOn(line, point).distance >= least;
  return (
    ways.ways.every((way) => clearOf(way.course, 3.3)) && ways.railroads.every((line) => clearOf(line.course, 4.2))
  );
}

/** Draws the buildings, the crosses of churches, the wheels of mills and the forts. */
export function drawHouses(houses: Houses, detail: Detail): string {
  const shown = houses.buildings.filter(({ part }) =>
    part === "shed" ? detail.fine : detail.houses || part === "village",
  );
  const walls = shown.map((b) => turnedRectangle(b.at, b.halfLength, b.halfBreadth, b.angle)).join("");
  const signs = detail.houses ? houses.named.map(signOf).join("") : "";
  return (
    path(walls, { fill: PALETTE.house, stroke: PALETTE.paper, "stroke-width": 0.5, "paint-order": "stroke" }) +
    path(signs, { fill: "none", stroke: PALETTE.house, "stroke-width": 0.65 }) +
    path(detail.houses ? houses.forts.map(fort).join("") : "", {
      fill: PALETTE.paper,
      stroke: PALETTE.ink,
      "stroke-width": 1,
    })
  );
}

function signOf(house: NamedHouse): string {
  const [x, y] = house.at;
  if (house.kind === "church") return `M${shorts([x, y - 1])}v-4.4m-1.5 1.5h3`;
  if (house.kind === "mill") return `M${shorts([x + 1.6, y])}h3m-1.5-1.5v3m-1.1-2.6l2.2 2.2m0-2.2l-2.2 2.2`;
  return "";
}

/** A redoubt of four bastions, 5.2 u from its middle to a point. */
function fort([x, y]: Point): string {
  const corners = [0, 1, 2, 3].flatMap((i) => {
    const turn = Math.PI / 4 + (i * Math.PI) / 2 + 0.3;
    return ([5.2, 3.22, 3.22] as const).map((radius, k): Point => {
      const angle = turn + [0, 0.5, 1.07][k];
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    });
  });
  return polyline(corners, true);
}
