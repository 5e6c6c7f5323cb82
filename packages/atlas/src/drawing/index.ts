/** The drawn map: an engraved campaign sheet made from the battlefield's data, zone maps over it, and hex maps. Node only. */
import { readGeography } from "../geography/index.ts";
import {
  HexMap,
  type HexMapData,
  HexsideMap,
  type HexsideMapData,
  type ZoneGraphData,
  type ZoneShapesData,
} from "@stonebridge/board";
import { layHexGround } from "../hexes/ground.ts";
import type { HexGroundPlan } from "../hexes/hex-plan.ts";
import { layHexsideGround } from "../hexes/hexside-ground.ts";
import type { HexsideGroundPlan } from "../hexes/hexside-plan.ts";
import { type BaseParts, baseLayers, sheetFurniture, sheetRound } from "./base.ts";
import type { Window } from "./cells.ts";
import { type Band, bandAt } from "./detail.ts";
import { drawBorder } from "./furniture/border.ts";
import { type Relief, reliefOf } from "./relief.ts";
import type { Box } from "./labels/patch.ts";
import { type Layout, type SheetPlan, layOut } from "./layout.ts";
import { gameSheet } from "./zones/game-sheet.ts";
import { drawHexSheet, hexCountry, layOutHexes } from "./hexes/hex-sheet.ts";
import { drawHexsideSheet, hexsideCountry, layOutHexsides } from "./hexsides/hexside-sheet.ts";
import { type RingCountry, drawRingSheet, layOutRings, ringCountry } from "./rings/ring-sheet.ts";
import { layRingGround } from "../zones/ring-ground.ts";
import { SECOND_BULL_RUN_GROUND } from "../zones/second-bull-run-1862/ground.ts";
import { SECOND_BULL_RUN_1862 } from "../zones/second-bull-run-1862/plan.ts";
import { drawOverlay } from "./zones/overlay.ts";

export type { Band } from "./detail.ts";
export type { Box } from "./labels/patch.ts";
export type { Layout, SheetPlan } from "./layout.ts";
export type { Relief } from "./relief.ts";
export { layOut } from "./layout.ts";
export { gameSheet } from "./zones/game-sheet.ts";
export { hexesUnderNames } from "./hexes/hex-signs.ts";
export { LAMP } from "./lamp.ts";
export {
  type HexCountry,
  type HexLayout,
  type HexSheetOptions,
  drawHexSheet,
  hexCountry,
  layOutHexes,
} from "./hexes/hex-sheet.ts";
export {
  type HexsideCountry,
  type HexsideLayout,
  drawHexsideSheet,
  hexsideCountry,
  layOutHexsides,
} from "./hexsides/hexside-sheet.ts";
export { type RingCountry, type RingLayout, drawRingSheet, layOutRings } from "./rings/ring-sheet.ts";

/** How the base sheet is to be drawn. */
export interface BaseOptions {
  /** CSS px per u at which the sheet is to be read: decides detail and the least size of names. Default 2.4. */
  readonly zoom?: number;
  /** Overrules the detail that the zoom would have. */
  readonly band?: Band;
  /** Title block with vignette, conventional signs and scale. Default true. */
  readonly titleBlock?: boolean;
  /** Border, degrees and imprint. Default true. */
  readonly border?: boolean;
  /** North arrow. Default true. */
  readonly compass?: boolean;
  /** Names of places. Default true. */
  readonly names?: boolean;
  /** Names to leave out, as written on the sheet. */
  readonly omitted?: ReadonlySet<string>;
  /** Boxes, in u, that names and trees keep off. */
  readonly furniture?: readonly Box[];
  /** Writes only what touches this part of the map, in u. */
  readonly window?: Window;
}

let kept: { readonly geography: ReturnType<typeof readGeography>; readonly relief: Relief } | undefined;

/** The battlefield and its relief, read once. The first call may take half a minute. */
export function battlefield(): { readonly geography: ReturnType<typeof readGeography>; readonly relief: Relief } {
  if (kept === undefined) {
    const geography = readGeography();
    kept = { geography, relief: reliefOf(geography) };
  }
  return kept;
}

/** The base sheet as an SVG document, 1 unit of its view box to 10 m. The same options give the same text. */
export function drawBase(options: BaseOptions = {}): string {
  const { geography, relief } = battlefield();
  const zoom = options.zoom ?? 2.4;
  const plan: SheetPlan = {
    zoom,
    band: options.band ?? bandAt(zoom),
    titleBlock: options.titleBlock ?? true,
    omitted: options.omitted ?? new Set(),
    furniture: options.furniture ?? [],
    quiet: [],
    asRoads: [],
  };
  return drawLayout(layOut(geography, relief, plan), options);
}

/** A sheet that was laid out before, as an SVG document. */
export function drawLayout(
  layout: Layout,
  options: Pick<BaseOptions, "border" | "compass" | "names" | "window"> = {},
): string {
  const parts = partsOf(options);
  return sheetRound(baseLayers(layout, parts) + sheetFurniture(layout, parts), parts.border ? drawBorder() : "");
}

/** How a zone map is to be drawn. */
export interface ZoneMapOptions extends Pick<BaseOptions, "zoom" | "titleBlock" | "border" | "compass" | "window"> {
  /** Names of zones under their numbers. Default true. */
  readonly zoneNames?: boolean;
  /** Fords of which one side does not know, by name: their badges are broken. Default none. */
  readonly secretFords?: ReadonlySet<string>;
}

/**
 * A zone map over the base sheet as an SVG document, for print: land borders, the field's edge, plates, crossings.
 * @throws when graph and shapes do not belong together
 */
export function drawZoneMap(graph: ZoneGraphData, shapes: ZoneShapesData, options: ZoneMapOptions = {}): string {
  const { geography, relief } = battlefield();
  const plan = gameSheet(graph, shapes, geography.lines, options.zoom ?? 2.4, options.titleBlock ?? true);
  const layout = layOut(geography, relief, plan);
  const parts = partsOf(options);
  const overlay = drawOverlay(graph, shapes, {
    zoneNames: options.zoneNames ?? true,
    secretFords: options.secretFords ?? new Set(),
  });
  return sheetRound(
    baseLayers(layout, parts) + overlay + sheetFurniture(layout, parts),
    parts.border ? drawBorder() : "",
  );
}

/**
 * A hex map with its grid and coordinates as an SVG document, for print. Takes some seconds.
 * @param plan how the map's ground is laid on its grid
 * @param zoom CSS px per u at which the sheet is to be read: decides detail and the least size of names
 */
export function drawHexMap(data: HexMapData, plan: HexGroundPlan, zoom = 2.4): string {
  const country = hexCountry(new HexMap(data), layHexGround(plan, readGeography()));
  return drawHexSheet(layOutHexes(country, zoom), { print: true });
}

/**
 * A map with its features on hexsides as an SVG document, for print. Takes some seconds.
 * @param campaign decides the words on its panel @param plan how the map's ground is laid on its grid
 * @param zoom CSS px per u at which the sheet is to be read: decides detail and the least size of names
 */
export function drawHexsideMap(
  data: HexsideMapData,
  campaign: "first" | "second",
  plan: HexsideGroundPlan,
  zoom = 2.4,
): string {
  const { geography, relief } = battlefield();
  const ground = layHexsideGround(plan, geography);
  const country = hexsideCountry(new HexsideMap(data), campaign, ground, relief.heights);
  return drawHexsideSheet(layOutHexsides(country, zoom), { print: true });
}

/** Second Bull Run, made ready for drawing. The first call may take half a minute. @throws when graph and shapes are another map's */
export function secondBullRun(graph: ZoneGraphData, shapes: ZoneShapesData): RingCountry {
  for (const { id } of [graph, shapes]) {
    if (id !== SECOND_BULL_RUN_1862.id) throw new Error(`The map "${id}" is not ${SECOND_BULL_RUN_1862.id}.`);
  }
  const { geography, relief } = battlefield();
  return ringCountry(graph, shapes, layRingGround(SECOND_BULL_RUN_1862, SECOND_BULL_RUN_GROUND, geography), relief);
}

/**
 * The zone map of Second Bull Run with its borders, plates and entries as an SVG document, for print.
 * @param zoom CSS px per u at which the sheet is to be read: decides detail and the least size of names
 */
export function drawSecondBullRun(graph: ZoneGraphData, shapes: ZoneShapesData, zoom = 2.4): string {
  return drawRingSheet(layOutRings(secondBullRun(graph, shapes), zoom), { print: true });
}

function partsOf(options: Pick<BaseOptions, "border" | "compass" | "names" | "window">): BaseParts {
  return {
    border: options.border ?? true,
    compass: options.compass ?? true,
    names: options.names ?? true,
    ...(options.window !== undefined && { window: options.window }),
  };
}
