import type { ZoneGraphData, ZoneShapesData } from "@stonebridge/board";
import { placeNamed } from "../../geography/gazetteer.ts";
import { type Escarpment, escarpmentsOf } from "../../zones/ring-escarpments.ts";
import type { RingGround } from "../../zones/ring-ground.ts";
import { type BaseParts, groundLayers, sheetRound } from "../base.ts";
import type { Window } from "../cells.ts";
import { type EdgeManner, woodsOfCells } from "../cover/cell-woods.ts";
import { clearWoods } from "../cover/woods.ts";
import { type Band, bandAt, detailOf } from "../detail.ts";
import { type Village, layHouses } from "../features/houses.ts";
import { layWays } from "../features/ways.ts";
import { layHexWaters } from "../hexes/hex-waters.ts";
import { type Box, boxRound } from "../labels/patch.ts";
import { type Layout, type SheetPlan, dressed } from "../layout.ts";
import { linesWithin, rectangle } from "../regions.ts";
import type { Relief } from "../relief.ts";
import { alongBorder, boxOfPlate, zoneOf } from "../zones/game-sheet.ts";
import { namesOnPlates } from "../zones/names-on-plates.ts";
import { drawOverlay } from "../zones/overlay.ts";
import { drawRingBorder } from "./ring-border.ts";
import { layRingCrossings, type RingCrossing } from "./ring-crossings.ts";
import { drawEntrySign } from "./ring-entries.ts";
import { ringLettering } from "./ring-lettering.ts";
import { drawRingPanel } from "./ring-panel.ts";
import { ringRelief } from "./ring-relief.ts";
import { drawRingSlopes, type SlopeParts } from "./ring-slopes.ts";

/** Half the side of a bridge's badge, of an entry's sign, and of the place of a counter, u. */
const BADGE_ROOM = 9;
const ENTRY_ROOM = 12;
const COUNTER_ROOM = 18;

/** The edges of woods: zones are larger than hexes, so they may leave their borders further. */
const WOODS_EDGE: EdgeManner = {
  easing: 8,
  waves: [
    [7, 33],
    [2.6, 9],
  ],
};

const VILLAGES: readonly Village[] = [
  { name: "Groveton", reach: 18, houses: 7, aside: [3.8, 6] },
  { name: "Sudley Springs", reach: 20, houses: 6, aside: [3.8, 7] },
  { name: "New Market", reach: 14, houses: 4, aside: [3.8, 6] },
];
const CROSSINGS: readonly RingCrossing[] = [
  { name: "Stone Bridge", kind: "bridge", way: "T1" },
  { name: "Sudley Ford", kind: "ford", way: "D1" },
  { name: "Poplar Ford", kind: "ford", way: "D4" },
];
/** Where the unfinished railroad runs in a cut, by places of the gazetteer, and how far either way, u. */
const CUTS = [{ place: "Deep Cut", reach: 62 }] as const;

/** A map of given rings with its ground and relief: the same for every zoom. */
export interface RingCountry {
  readonly graph: ZoneGraphData;
  readonly shapes: ZoneShapesData;
  readonly ground: RingGround;
  readonly relief: Relief;
  readonly escarpments: readonly Escarpment[];
}

/** Everything on such a sheet, in its place. */
export interface RingLayout extends Layout {
  readonly country: RingCountry;
  readonly slopes: SlopeParts;
}

/** Makes a map ready for drawing. @param surveyed the relief of the surveyed battlefield */
export function ringCountry(
  graph: ZoneGraphData,
  shapes: ZoneShapesData,
  ground: RingGround,
  surveyed: Relief,
): RingCountry {
  const escarpments = escarpmentsOf(graph, ground.cells);
  return { graph, shapes, ground, relief: ringRelief(ground, surveyed, escarpments), escarpments };
}

/** Boxes along the crest of an escarpment that names should avoid. */
function alongCrest({ crest, down }: Escarpment): Box[] {
  return crest.flatMap(([x, y], at) =>
    at % 6 === 0 ? [boxRound([x + down[at][0] * 3, y + down[at][1] * 3], 4, 4)] : [],
  );
}

/** Lays out the sheet. @param zoom CSS px per u at which it is to be read: decides detail and the size of names */
export function layOutRings(country: RingCountry, zoom: number, band: Band = bandAt(zoom)): RingLayout {
  const { graph, shapes, ground: geography, relief, escarpments } = country;
  const { frame, cells } = geography;
  const extent = { width: frame.width, height: frame.height };
  const ground = rectangle(0, 0, frame.width, frame.height);
  const waters = layHexWaters(geography.lines, ground);
  const ways = layWays(geography.lines, []);
  const crossings = layRingCrossings(CROSSINGS, geography.lines, ways);
  const houses = layHouses(geography.places, ways, ground, VILLAGES);
  const wooded = graph.zones.filter(({ terrain }) => terrain.includes("woods"));
  const blocks = woodsOfCells(
    wooded.map(({ number }) => cells.outlines.get(number)!),
    WOODS_EDGE,
  );
  const woods = clearWoods(blocks, [], { geography, waters, ways, houses, ground });
  const slopes: SlopeParts = {
    escarpments,
    embankments: linesWithin(
      ways.unfinished.map(({ course }) => course),
      ground,
    ),
    cuts: CUTS.map(({ place, reach }) => ({ at: placeNamed(geography.places, place).point, reach })),
    ways: ways.ways.filter(({ kind }) => kind !== "lane").map(({ course }) => course),
  };
  const lettering = ringLettering(frame);
  const plan: SheetPlan = {
    zoom,
    band,
    titleBlock: false,
    omitted: namesOnPlates(graph, shapes, lettering),
    furniture: [
      ...shapes.zones.map((shape) => boxOfPlate(zoneOf(graph, shape.id), shape)),
      ...shapes.borders.flatMap(({ badge }) => (badge === undefined ? [] : [boxRound(badge, BADGE_ROOM, BADGE_ROOM)])),
      ...(shapes.entries ?? []).map(({ at }) => boxRound(at, ENTRY_ROOM, ENTRY_ROOM)),
    ],
    quiet: [
      ...shapes.zones.map(({ counters }) => boxRound(counters, COUNTER_ROOM, COUNTER_ROOM)),
      ...shapes.borders.flatMap(({ course }) => alongBorder(course).filter((_, index) => index % 3 === 1)),
      ...alongBorder([...shapes.field, shapes.field[0]]),
      ...escarpments.flatMap(alongCrest),
    ],
    asRoads: [],
  };
  const features = { extent, relief, closed: [], ground, waters, ways, crossings, houses, woods };
  return { ...dressed(features, geography, lettering, plan), country, slopes };
}

/** How such a sheet is to be drawn. */
export interface RingSheetOptions {
  /** With borders, plates and badges, for paper. On a screen they belong to the live layer. Default false. */
  readonly print?: boolean;
  /** Only what touches this part of the sheet, u, is written of strokes, trees and names. */
  readonly window?: Window;
}

/** The sheet as an SVG document in u. The same layout gives the same text. */
export function drawRingSheet(layout: RingLayout, { print = false, window }: RingSheetOptions = {}): string {
  const { graph, shapes, ground } = layout.country;
  const { frame } = ground;
  const parts: BaseParts = { border: true, compass: true, names: true, ...(window !== undefined && { window }) };
  const slopes = drawRingSlopes(layout.slopes, layout.cleared, detailOf(layout.plan.band), window);
  const layers = [
    groundLayers(layout, parts, slopes),
    print ? drawOverlay(graph, shapes, { zoneNames: true, secretFords: new Set(), extent: layout.extent }) : "",
    (shapes.entries ?? []).map((entry) => drawEntrySign(entry)).join(""),
  ].join("");
  const sheetFrame = { extent: layout.extent, sheet: frame.sheet };
  return sheetRound(layers, drawRingBorder(frame) + drawRingPanel(frame), sheetFrame);
}
