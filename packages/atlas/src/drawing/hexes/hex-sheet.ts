import { type HexMap, type Point, RIVER } from "@stonebridge/board";
import type { HexGround } from "../../hexes/ground.ts";
import { groundLayers, sheetRound } from "../base.ts";
import type { Window } from "../cells.ts";
import { clearWoods } from "../cover/woods.ts";
import { type Band, bandAt, detailOf } from "../detail.ts";
import { type Layout, type SheetPlan, dressed } from "../layout.ts";
import type { Relief } from "../relief.ts";
import { type CrestLine, crestLines } from "./crest-lines.ts";
import { drawCrestRows } from "./crest-rows.ts";
import { drawHexBorder } from "./hex-border.ts";
import { type HexCrossing, layHexCrossings } from "./hex-crossings.ts";
import { drawEntries, ENTRIES_OF_1983 } from "./hex-entries.ts";
import { HexFrame } from "./hex-frame.ts";
import { hexGeography } from "./hex-geography.ts";
import { drawCoordinates, drawHexGrid } from "./hex-grid-lines.ts";
import { hexLettering } from "./hex-lettering.ts";
import { drawHexPanel, PANEL_OF_1983 } from "./hex-panel.ts";
import { hexRelief } from "./hex-relief.ts";
import {
  coordinateBoxes,
  drawBases,
  drawHexBadges,
  drawStars,
  drawVeils,
  drawWoodsSigns,
  signBoxes,
  stripBoxes,
  wayBoxes,
  woodsSignPlaces,
} from "./hex-signs.ts";
import { layHexHouses } from "./hex-houses.ts";
import { layHexWaters } from "./hex-waters.ts";
import { layHexWays } from "./hex-ways.ts";
import { layHexWoods, woodedHexes } from "./hex-woods.ts";
import { type Gap, drawPiers, railroadGaps, withoutBridges } from "./trestle.ts";

/** A hex map and the ground it was made from, with its relief: the same for every zoom. */
export interface HexCountry {
  readonly map: HexMap;
  readonly ground: HexGround;
  readonly frame: HexFrame;
  readonly crests: readonly CrestLine[];
  readonly relief: Relief;
}

/** Everything on a hex sheet, in its place, before it is drawn. */
export interface HexLayout extends Layout {
  readonly country: HexCountry;
  readonly crossings: readonly HexCrossing[];
  /** Where rails meet a river that no bridge crosses. */
  readonly gaps: readonly Gap[];
  readonly woodsSigns: readonly Point[];
}

/** Makes a hex map ready for drawing. Takes some seconds: the relief is made of its crests. */
export function hexCountry(map: HexMap, ground: HexGround): HexCountry {
  const frame = new HexFrame(map.grid);
  const crests = crestLines(map, frame);
  return { map, ground, frame, crests, relief: hexRelief(map, frame, crests) };
}

/** Lays out the sheet of a hex map. @param zoom CSS px per u at which it is to be read: decides detail and the size of names */
export function layOutHexes(country: HexCountry, zoom: number, band: Band = bandAt(zoom)): HexLayout {
  const { map, frame, relief } = country;
  const geography = hexGeography(country.ground, map, frame);
  const { extent, ground } = frame;
  const waters = layHexWaters(geography.lines, ground);
  const roads = layHexWays(geography.lines);
  const gaps = railroadGaps((point) => map.water[frame.hexAt(point)] === RIVER, geography.lines, roads);
  const ways = withoutBridges(roads, gaps, waters.river);
  const crossings = layHexCrossings(map, frame, geography.lines, ways);
  const houses = layHexHouses(geography.places, ways, ground, map);
  const wooded = woodedHexes(map);
  const woods = clearWoods(layHexWoods(wooded, frame), [], { geography, waters, ways, houses, ground });
  const woodsSigns = woodsSignPlaces(wooded, frame, geography.lines);
  const plan: SheetPlan = {
    zoom,
    band,
    titleBlock: false,
    omitted: new Set(),
    furniture: signBoxes(map, frame, crossings),
    quiet: [...coordinateBoxes(map, frame, woodsSigns), ...wayBoxes(ways), ...stripBoxes(frame)],
    asRoads: [],
  };
  const features = { extent, relief, closed: [], ground, waters, ways, crossings, houses, woods };
  const layout = dressed(features, geography, hexLettering(map, country.ground, frame), plan);
  return { ...layout, country, crossings, gaps, woodsSigns };
}

/** How a hex sheet is to be drawn. */
export interface HexSheetOptions {
  /** With grid and coordinates, for paper. On a screen they belong to the live layer. Default false. */
  readonly print?: boolean;
  /** Only what touches this part of the sheet, u, is written of strokes, trees and names. */
  readonly window?: Window;
}

/** A hex sheet as an SVG document in u. The same layout gives the same text. */
export function drawHexSheet(layout: HexLayout, { print = false, window }: HexSheetOptions = {}): string {
  const { map, frame } = layout.country;
  const { band } = layout.plan;
  const parts = { border: true, compass: true, names: true, ...(window !== undefined && { window }) };
  const rows = drawCrestRows(layout.country.crests, layout.cleared, detailOf(band), window);
  const layers = [
    groundLayers(layout, parts, rows + drawPiers(layout.gaps)),
    drawVeils(map, frame),
    drawEntries(ENTRIES_OF_1983, map, frame),
    drawBases(map, frame),
    print ? drawHexGrid(map, frame) : "",
    band === "sheet" ? "" : drawWoodsSigns(layout.woodsSigns),
    drawHexBadges(layout.crossings, band),
    drawStars(map, frame, band),
    print ? drawCoordinates(map, frame) : "",
  ].join("");
  return sheetRound(layers, drawHexBorder(frame) + drawHexPanel(frame, PANEL_OF_1983), frame);
}
