import type { Point } from "@stonebridge/board";
import { mapPoint } from "../../geography/frame.ts";
import type { HexsideGround } from "../../hexes/hexside-ground.ts";
import { HEX, type HexFrame } from "../hexes/hex-frame.ts";
import {
  BATTLEFIELD_LETTERING,
  type Lettering,
  type LineName,
  type PointName,
  type RiverName,
} from "../labels/names.ts";

/** Map units of the surveyed battlefield to a hex: how far an editor's hint reaches grows with the sheet. */
const SURVEYED_HEX = 30.48;
const STRETCH = HEX / SURVEYED_HEX;
const OFF_CROSSING = 7.5;

/** Where the name of Bull Run stands, by latitude and longitude, and how far it may slide, u. */
const RIVER_NAMES: readonly (readonly [latitude: number, longitude: number, within: number])[] = [
  [38.858, -77.55, 150],
  [38.8375, -77.524, 150],
  [38.819, -77.505, 130],
  [38.799, -77.492, 150],
  [38.799, -77.443, 120],
  [38.785, -77.433, 150],
  [38.758, -77.414, 150],
];

/** Names along lines that the map shows too little of, or that name something else on this map. */
const OMITTED: ReadonlySet<string> = new Set([
  "to Fairfax Station",
  "Farm road — march of the flanking column, July 21",
]);
/** The flanking column's road, which the map joins to that of Sudley Ford, and what it is called by year. */
const FARM_ROAD = { line: "D2", latitude: 38.858, longitude: -77.498, within: 520 } as const;
export type Campaign = "first" | "second";
const FARM_ROAD_NAMES: Readonly<Record<Campaign, string>> = {
  first: "Farm road — march of the flanking column, July 21",
  second: "Farm road",
};

/** Names of counties across open country, by latitude and longitude. */
const COUNTIES = [
  {
    text: "PRINCE WILLIAM COUNTY",
    along: [[38.778, -77.5985], [38.7765, -77.585], [38.7765, -77.57], [38.7775, -77.555]],
    size: 21,
    spacing: 0.42,
  },
  { text: "FAIRFAX COUNTY", along: [[38.8165, -77.413], [38.8172, -77.399], [38.8165, -77.385]], size: 18, spacing: 0.4 },
] as const; // prettier-ignore

/**
 * The names of a hexside map in u: those of the battlefield, with their hints brought to its scale.
 * @param hasForts whether the redoubt by the Junction stands
 */
export function hexsideLettering(
  ground: HexsideGround,
  frame: HexFrame,
  campaign: Campaign,
  hasForts: boolean,
): Lettering {
  const put = (point: Point): Point => frame.point(ground.sheet.at(point));
  const at = (latitude: number, longitude: number): Point => put(mapPoint(latitude, longitude));
  const surveyed = BATTLEFIELD_LETTERING;
  const off = (name: PointName): PointName => ({ ...name, away: name.away * STRETCH });
  return {
    ...surveyed,
    towns: surveyed.towns.filter(({ place }) => place !== "Gainesville").map(off),
    river: RIVER_NAMES.map(([latitude, longitude, within]): RiverName => ({ near: at(latitude, longitude), within })),
    riverBaselines: [],
    crossings: ground.crossings
      .filter(({ plan: { water, stands } }) => water === "R1" && stands !== false)
      .map(({ plan: { place } }): PointName => ({
        place,
        text: place === "Orange & Alexandria RR bridge" ? "R. R. Bridge" : place,
        style: "ford",
        away: OFF_CROSSING,
      })),
    lines: [
      ...surveyed.lines
        .filter(({ line, text }) => ground.lines.has(line) && !OMITTED.has(text))
        .map((name): LineName => ({ ...name, near: put(name.near), within: name.within * STRETCH })),
      {
        line: FARM_ROAD.line,
        text: FARM_ROAD_NAMES[campaign],
        style: "road",
        near: at(FARM_ROAD.latitude, FARM_ROAD.longitude),
        within: FARM_ROAD.within,
      },
    ],
    spots: surveyed.spots.filter(({ place }) => hasForts || place !== "Mayfield Fort"),
    counties: COUNTIES.map(({ along, ...county }) => ({
      ...county,
      through: along.map(([latitude, longitude]) => at(latitude, longitude)),
    })),
    woods: surveyed.woods.map((wood) => ({
      ...wood,
      at: "place" in wood.at ? wood.at : put(wood.at),
      size: wood.size * STRETCH,
    })),
  };
}
