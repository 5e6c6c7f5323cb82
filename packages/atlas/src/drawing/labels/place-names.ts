import type { Point } from "@stonebridge/board";
import { type Line, catmullRom, ease, lengthOf } from "../../geography/curves.ts";
import { type DrawnLine, lineOf } from "../../geography/drawn-lines.ts";
import { placeNamed } from "../../geography/gazetteer.ts";
import type { Geography } from "../../geography/index.ts";
import { BULL_RUN } from "../../geography/lines.ts";
import type { Crossing } from "../features/crossings.ts";
import type { Houses } from "../features/houses.ts";
import type { Ways } from "../features/ways.ts";
import { type Region, linesWithin, rectangle, within } from "../regions.ts";
import { nameArea } from "./area-names.ts";
import { nameHill } from "./hill-names.ts";
import type { InkMap } from "./ink-map.ts";
import { LabelBoard } from "./label-board.ts";
import { nameLine } from "./line-names.ts";
import type { Lettering, LineName, PointName } from "./names.ts";
import { namePoint } from "./point-names.ts";
import type { LabelStyle } from "./styles.ts";

/** What names are placed among, and which of them. */
export interface NamedGround {
  readonly geography: Geography;
  readonly lettering: Lettering;
  readonly ways: Ways;
  readonly crossings: readonly Crossing[];
  readonly houses: Houses;
  readonly ground: Region;
  readonly ink: InkMap;
  /** Whether crossings have badges that their names keep off. */
  readonly badges: boolean;
  /** Size of a name at the sheet's zoom, from its size in u. */
  readonly scaled: (size: number) => number;
  /** Whether a name is wanted at all; `scores` for hills that count for victory. */
  readonly wanted: (style: LabelStyle, text: string, scores?: boolean) => boolean;
}

/** Least distance of two names of the river, u. */
const RIVER_REPEAT = 230;
/** Factors of size and spacing of the river's name, largest first: between the plates of a game it may have to be smaller. */
const RIVER_SIZES = [1, 0.86, 0.72] as const;
/** Distance of the name of a crossing that has a badge, u. */
const OFF_BADGE = 11;

/** Distance of names from the features they follow, u, and easing of the feature in samples. */
const FOLLOWING: Readonly<Partial<Record<LabelStyle, readonly [gap: number, easing: number]>>> = {
  river: [9.5, 20],
  turnpike: [4.6, 18],
  railroad: [4.2, 12],
  embankment: [5.2, 12],
  stream: [3, 9],
  road: [3, 9],
};

/** Places all names: towns, river, fords and bridges, hills, main ways, streams, roads, houses, counties, woods. */
export function placeNames(named: NamedGround): LabelBoard {
  const { geography, lettering, wanted } = named;
  const board = new LabelBoard(named.ink, named.scaled);
  for (const name of lettering.towns) placePoint(board, named, name);
  placeRiverNames(board, named);
  for (const name of lettering.crossings) placePoint(board, named, name);
  for (const { hill, text, scores } of lettering.hills) {
    const found = geography.hills.find((candidate) => candidate.name === hill);
    if (found === undefined) throw new Error(`The table of relief has no hill named "${hill}".`);
    if (wanted("hill", text, scores)) nameHill(board, found, text);
  }
  for (const name of lettering.lines) placeAlong(board, named, name);
  for (const house of named.houses.named) {
    const text = lettering.houses[house.name] ?? house.name;
    if (wanted("house", text)) namePoint(board, text, "house", house.at, { away: 3.6 });
  }
  for (const name of lettering.spots) placePoint(board, named, name);
  placeCounties(board, named);
  placeWoods(board, named);
  return board;
}

function placePoint(board: LabelBoard, named: NamedGround, name: PointName): void {
  if (!named.wanted(name.style, name.text)) return;
  const crossing = named.crossings.find((candidate) => candidate.name === name.place);
  const at = crossing?.at ?? placeNamed(named.geography.places, name.place).point;
  if (!within(named.ground, at)) return;
  const hints = crossing !== undefined && named.badges ? { ...name, away: OFF_BADGE } : name;
  namePoint(board, name.text, name.style, at, hints);
}

function placeRiverNames(board: LabelBoard, named: NamedGround): void {
  if (!named.wanted("river", "BULL RUN")) return;
  const course = longest(linesWithin([lineOf(named.geography.lines, BULL_RUN).course], insideOf(named, 6)));
  const [gap, easing] = FOLLOWING.river!;
  const from: Point[] = [];
  for (const { near, within: reach } of named.lettering.river) {
    const apart = { from, by: RIVER_REPEAT };
    const middle = nameLine(board, "BULL RUN", "river", course, {
      near,
      within: reach,
      gap,
      easing,
      apart,
      sizes: RIVER_SIZES,
    });
    if (middle !== undefined) from.push(middle);
  }
  for (const { text, through, size, spacing } of named.lettering.riverBaselines) {
    board.onCurve(text, "river", catmullRom(through, 2), board.settingOf("river", size, spacing));
  }
}

function placeAlong(board: LabelBoard, named: NamedGround, name: LineName): void {
  if (!named.wanted(name.style, name.text)) return;
  const parts = linesWithin(linesWithin([courseOf(named, name.line)], named.ground), insideOf(named, 8));
  if (parts.length === 0) return;
  const [gap, easing] = FOLLOWING[name.style]!;
  const hints = { near: name.near, within: name.within, gap: name.gap ?? gap, easing };
  nameLine(board, name.text, name.style, longest(parts), hints);
}

function courseOf(named: NamedGround, id: string): Line {
  const way: DrawnLine | undefined = named.ways.ways.find((line) => line.id === id);
  return (way ?? lineOf(named.geography.lines, id)).course;
}

/** The ground less a strip along its edge. */
function insideOf({ ink }: NamedGround, strip: number): Region {
  return rectangle(strip, strip, ink.extent.width - strip, ink.extent.height - strip);
}

function longest(lines: readonly Line[]): Line {
  return lines.reduce((a, b) => (lengthOf(a) >= lengthOf(b) ? a : b));
}

function placeCounties(board: LabelBoard, named: NamedGround): void {
  for (const { text, through, size, spacing } of named.lettering.counties) {
    if (!named.wanted("county", text)) continue;
    const curve = ease(catmullRom(through, 2), 8);
    board.onCurve(text, "county", curve, { ...board.settingOf("county", size, spacing) });
  }
}

function placeWoods(board: LabelBoard, named: NamedGround): void {
  for (const { text, lines, at, size, angle } of named.lettering.woods) {
    if (!named.wanted("wood", text)) continue;
    const middle: Point = "place" in at ? shifted(placeNamed(named.geography.places, at.place).point, at.aside) : at;
    nameArea(board, text, "wood", lines, middle, board.settingOf("wood", size), angle);
  }
}

function shifted([x, y]: Point, [dx, dy]: Point): Point {
  return [x + dx, y + dy];
}
