import type { HexsideMap, Point } from "@stonebridge/board";
import type { HexsideGround } from "../../hexes/hexside-ground.ts";
import { groundLayers, sheetRound } from "../base.ts";
import { clearWoods } from "../cover/woods.ts";
import { type Band, bandAt, detailOf } from "../detail.ts";
import { type Village, layHouses } from "../features/houses.ts";
import type { Grid } from "../ground/grid.ts";
import { type CrestLine, crestLines } from "../hexes/crest-lines.ts";
import { drawCrestRows } from "../hexes/crest-rows.ts";
import { drawHexBorder } from "../hexes/hex-border.ts";
import { drawEntries } from "../hexes/hex-entries.ts";
import { HexFrame } from "../hexes/hex-frame.ts";
import { drawCoordinates, drawHexGrid } from "../hexes/hex-grid-lines.ts";
import { drawHexPanel } from "../hexes/hex-panel.ts";
import type { HexSheetOptions } from "../hexes/hex-sheet.ts";
import {
  coordinateBoxes,
  drawHexBadges,
  drawVeils,
  drawWoodsSigns,
  signBoxes,
  stripBoxes,
  wayBoxes,
  woodsSignPlaces,
} from "../hexes/hex-signs.ts";
import { layHexWaters } from "../hexes/hex-waters.ts";
import { layHexWays } from "../hexes/hex-ways.ts";
import { layHexWoods } from "../hexes/hex-woods.ts";
import { type Gap, drawPiers, railroadGaps, withoutBridges } from "../hexes/trestle.ts";
import { type Layout, type SheetPlan, dressed } from "../layout.ts";
import type { Relief } from "../relief.ts";
import { type HexsideSign, isGapAt, layHexsideCrossings } from "./hexside-crossings.ts";
import { hexsideGeography } from "./hexside-geography.ts";
import { type Campaign, hexsideLettering } from "./hexside-lettering.ts";
import { ENTRIES, PANELS } from "./hexside-panel-words.ts";
import { hexsideRelief } from "./hexside-relief.ts";
import { drawCrestLines, drawLevels, drawWorks, hexesOf } from "./hexside-signs.ts";

const VILLAGES: readonly Village[] = [
  { name: "Centreville", reach: 34, houses: 20, aside: [3.8, 6] },
  { name: "Manassas Junction", reach: 34, houses: 14, aside: [3.8, 6] },
  { name: "Sudley Springs", reach: 22, houses: 9, aside: [3.8, 6] },
  { name: "Groveton", reach: 13, houses: 5, aside: [3.6, 4.6] },
  { name: "New Market", reach: 14, houses: 5, aside: [3.6, 4.6] },
  { name: "Union Mills", reach: 16, houses: 5, aside: [3.4, 6] },
];

/** A hexside map and the ground it was made from, with its relief: the same for every zoom. */
export interface HexsideCountry {
  readonly map: HexsideMap;
  readonly campaign: Campaign;
  readonly ground: HexsideGround;
  readonly frame: HexFrame;
  readonly crests: readonly CrestLine[];
  readonly relief: Relief;
}

/** Everything on the sheet of a hexside map, in its place, before it is drawn. */
export interface HexsideLayout extends Layout {
  readonly country: HexsideCountry;
  readonly signs: readonly HexsideSign[];
  /** Where rails meet a river that no bridge crosses. */
  readonly gaps: readonly Gap[];
  readonly woodsSigns: readonly Point[];
}

/** Makes a hexside map ready for drawing. @param heights metres, on map units of the battlefield */
export function hexsideCountry(
  map: HexsideMap,
  campaign: Campaign,
  ground: HexsideGround,
  heights: Grid,
): HexsideCountry {
  const frame = new HexFrame(map.grid);
  return {
    map,
    campaign,
    ground,
    frame,
    crests: crestLines(map, frame),
    relief: hexsideRelief(ground, frame, heights),
  };
}

/** Lays out the sheet. @param zoom CSS px per u at which it is to be read: decides detail and the size of names */
export function layOutHexsides(country: HexsideCountry, zoom: number, band: Band = bandAt(zoom)): HexsideLayout {
  const { map, campaign, frame, relief } = country;
  const geography = hexsideGeography(country.ground, frame);
  const { extent, ground } = frame;
  const waters = layHexWaters(geography.lines, ground);
  const roads = layHexWays(geography.lines);
  const signs = layHexsideCrossings(country.ground, frame, geography.lines);
  const gaps = railroadGaps((point) => isGapAt(point, signs), geography.lines, roads);
  const ways = withoutBridges(roads, gaps, waters.river);
  const buildings = layHouses(geography.places, ways, ground, VILLAGES);
  const isFort = (at: Point): boolean => hexesOf(map, "fort").includes(frame.hexAt(at));
  const houses = { ...buildings, forts: buildings.forts.filter(isFort) };
  const wooded = hexesOf(map, "woods");
  const woods = clearWoods(layHexWoods(wooded, frame), [], { geography, waters, ways, houses, ground });
  const woodsSigns = woodsSignPlaces(wooded, frame, geography.lines);
  const plan: SheetPlan = {
    zoom,
    band,
    titleBlock: false,
    omitted: new Set(),
    furniture: signBoxes(map, frame, signs),
    quiet: [...coordinateBoxes(map, frame, woodsSigns), ...wayBoxes(ways), ...stripBoxes(frame)],
    asRoads: [],
  };
  const features = { extent, relief, closed: [], ground, waters, ways, crossings: signs, houses, woods };
  const layout = dressed(
    features,
    geography,
    hexsideLettering(country.ground, frame, campaign, houses.forts.length > 0),
    plan,
  );
  return { ...layout, country, signs, gaps, woodsSigns };
}

/** The sheet as an SVG document in u. The same layout gives the same text. */
export function drawHexsideSheet(layout: HexsideLayout, { print = false, window }: HexSheetOptions = {}): string {
  const { map, frame, campaign, crests } = layout.country;
  const { band } = layout.plan;
  const parts = { border: true, compass: true, names: true, ...(window !== undefined && { window }) };
  const rows = drawCrestRows(crests, layout.cleared, detailOf(band), window);
  const layers = [
    groundLayers(layout, parts, rows + drawCrestLines(crests) + drawPiers(layout.gaps)),
    drawVeils(map, frame),
    drawEntries(ENTRIES[campaign], map, frame),
    drawWorks(map, frame),
    print ? drawHexGrid(map, frame) : "",
    band === "sheet" ? "" : drawWoodsSigns(layout.woodsSigns),
    drawHexBadges(layout.signs, band),
    print ? drawCoordinates(map, frame) + drawLevels(map, frame) : "",
  ].join("");
  return sheetRound(layers, drawHexBorder(frame) + drawHexPanel(frame, PANELS[campaign]), frame);
}
