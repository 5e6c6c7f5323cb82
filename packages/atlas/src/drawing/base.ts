import { SHEET } from "../geography/frame.ts";
import { drawVegetation, drawWoodWash } from "./cover/trees.ts";
import { detailOf } from "./detail.ts";
import { BATTLEFIELD, type Extent } from "./extent.ts";
import type { Window } from "./cells.ts";
import { drawCrossings } from "./features/crossings.ts";
import { drawHouses } from "./features/houses.ts";
import { drawRiver, drawRuns } from "./features/waters.ts";
import { drawRailroads, drawUnfinishedRailroad, drawWays } from "./features/ways.ts";
import { drawGraticule } from "./furniture/border.ts";
import { drawCompass } from "./furniture/compass.ts";
import { drawTitleBlock } from "./furniture/title-block.ts";
import { drawHachures } from "./hachures/draw.ts";
import { drawLabels } from "./labels/draw-labels.ts";
import type { Layout } from "./layout.ts";
import { PALETTE } from "./palette.ts";
import { element, group } from "./svg.ts";

/** What is drawn of a layout. */
export interface BaseParts {
  /** Border and imprint round the frame. */
  readonly border: boolean;
  readonly compass: boolean;
  readonly names: boolean;
  /** Only what touches this part of the map is written; the sheet keeps its size. */
  readonly window?: Window;
}

/** The layers of the base of the surveyed battlefield from the ground up, without the sheet round them. */
export function baseLayers(layout: Layout, parts: BaseParts): string {
  return groundLayers(layout, parts, drawGraticule(layout.plan.titleBlock));
}

/** The layers of a sheet's ground. @param underNames drawn right under the names */
export function groundLayers(layout: Layout, parts: BaseParts, underNames: string): string {
  const { ground, waters, ways, plan } = layout;
  const { window } = parts;
  const detail = detailOf(plan.band);
  return [
    drawWoodWash(layout.woods.wash),
    drawHachures(layout.relief.hachures, layout.cleared, layout.wooded, detail, window),
    drawVegetation(layout.vegetation, detail, window),
    drawRuns(waters, detail),
    drawUnfinishedRailroad(ways, ground, waters.river),
    drawWays(ways, ground, detail),
    drawRiver(waters, detail),
    drawRailroads(ways, ground),
    drawCrossings(layout.crossings),
    drawHouses(layout.houses, detail),
    underNames,
    parts.names ? drawLabels(layout.names.labels, window) : "",
  ].join("");
}

/** The furniture within the frame: title block and north arrow. */
export function sheetFurniture(layout: Layout, parts: BaseParts): string {
  return (layout.plan.titleBlock ? drawTitleBlock() : "") + (parts.compass ? drawCompass() : "");
}

/** Where the ground lies on its sheet. */
export interface SheetFrame {
  readonly extent: Extent;
  /** The sheet with its margins, u: `[left, top, right, bottom]`. */
  readonly sheet: readonly [left: number, top: number, right: number, bottom: number];
}

const BATTLEFIELD_FRAME: SheetFrame = { extent: BATTLEFIELD, sheet: SHEET };

/** The sheet round its layers: paper, margin, and the border where one is drawn. */
export function sheetRound(layers: string, border: string, frame: SheetFrame = BATTLEFIELD_FRAME): string {
  const [left, top, right, bottom] = frame.sheet;
  const size = { width: right - left, height: bottom - top };
  const ground = { width: frame.extent.width, height: frame.extent.height };
  return element(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      viewBox: `${left} ${top} ${size.width} ${size.height}`,
      ...size,
    },
    element("clipPath", { id: "frame" }, element("rect", ground)) +
      element("rect", { x: left, y: top, ...size, fill: PALETTE.sheet }) +
      group({ "clip-path": "url(#frame)" }, element("rect", { ...ground, fill: PALETTE.paper }), layers) +
      border,
  );
}
