import type { HexMap, Point } from "@stonebridge/board";
import type { HexGround } from "../../hexes/ground.ts";
import {
  BATTLEFIELD_LETTERING,
  type Lettering,
  type LineName,
  type PointName,
  type RiverName,
} from "../labels/names.ts";
import { HEX, type HexFrame } from "./hex-frame.ts";

/** Length of a hex on the surveyed battlefield, u: how far an editor's hint reaches grows with the sheet. */
const SURVEYED_HEX = 33.8;
const STRETCH = HEX / SURVEYED_HEX;

/** Distance of a name from its town's middle, whose houses fill two hexes, u. */
const OFF_TOWN = 24;
const OFF_CROSSING = 7.5;
/** Distance of the name of a village that leaves room for the names of its fords, u. */
const OFF_FORDS = 13;
/** Distance of a name from the middle of a river that is lettered as a stream, u. */
const OFF_LESSER_RIVER = 5.6;

/** Where the name of Bull Run stands, by hexes of its course, and how far it may slide, u. */
const RIVER_NAMES: readonly (readonly [hex: string, within: number])[] = [
  ["T5", 150],
  ["Z10", 130],
  ["FF18", 150],
  ["OO18", 120],
  ["SS24", 150],
];

/** Names of counties across open country, by hexes. */
const COUNTIES = [
  { text: "PRINCE WILLIAM COUNTY", along: ["C25", "G26", "K26", "O25"], size: 21, spacing: 0.42 },
  { text: "FAIRFAX COUNTY", along: ["VV15", "XX14", "ZZ14", "BBB14"], size: 19, spacing: 0.4 },
] as const;

/** The railroad's crossing of Bull Run, where a trestle may stand. */
const TRESTLE: PointName = {
  place: "Orange & Alexandria RR bridge",
  text: "R. R. Trestle",
  style: "ford",
  away: 8,
};

/** The largest wood, lettered along its length. */
const BIG_WOODS = { text: "Big Woods", lines: ["Big Woods"], hex: "AA2", size: 13, angle: 0.32 } as const;

/** Names along lines that the map shows too little of. */
const OMITTED: ReadonlySet<string> = new Set(["to Gum Spring", "to Fairfax Station"]);

/** Waters that the game calls otherwise. */
const LINE_NAMES: Readonly<Record<string, string>> = { "Catharpin Run": "Catharpin Creek" };

/** Places that a hex map letters otherwise: the Junction is a station apart from the town. */
const STATION: PointName = {
  place: "Manassas Junction",
  text: "Manassas Junction",
  style: "village",
  away: 9,
  lines: ["Manassas", "Junction"],
};

/** The names of a hex map in u: those of the battlefield, with their hints brought through the rubber sheet. */
export function hexLettering(map: HexMap, ground: HexGround, frame: HexFrame): Lettering {
  const put = (point: Point): Point => frame.point(ground.sheet.at(point));
  const towns = new Set(map.data.towns.map(({ name }) => name));
  const surveyed = BATTLEFIELD_LETTERING;
  return {
    ...surveyed,
    towns: [
      ...map.data.towns.map(({ name }): PointName => ({
        place: name,
        text: name.toUpperCase(),
        style: "town",
        away: OFF_TOWN,
      })),
      STATION,
      ...surveyed.towns
        .filter(({ place, style }) => style === "village" && !towns.has(place))
        .map((name) => (name.place === "Sudley Springs" ? { ...name, away: OFF_FORDS, only: "NW" as const } : name)),
    ],
    river: RIVER_NAMES.map(([hex, within]): RiverName => ({
      near: frame.centre(map.grid.known(hex)),
      within,
    })),
    riverBaselines: [],
    crossings: [
      ...[...map.data.fords, ...map.data.bridges].flatMap(({ name }): PointName[] =>
        name === undefined ? [] : [{ place: name, text: name, style: "ford", away: OFF_CROSSING }],
      ),
      TRESTLE,
    ],
    lines: surveyed.lines
      .filter(({ line, text }) => ground.lines.has(line) && !OMITTED.has(text))
      .map((name): LineName => ({
        ...name,
        text: LINE_NAMES[name.text] ?? name.text,
        near: put(name.near),
        within: name.within * STRETCH,
        ...(ground.lines.get(name.line)?.use === "river" && { gap: OFF_LESSER_RIVER }),
      })),
    counties: COUNTIES.map(({ text, along, size, spacing }) => ({
      text,
      through: along.map((hex) => frame.centre(map.grid.known(hex))),
      size,
      spacing,
    })),
    woods: [
      ...surveyed.woods.filter(({ at }) => "place" in at),
      { ...BIG_WOODS, at: frame.centre(map.grid.known(BIG_WOODS.hex)) },
    ],
  };
}
