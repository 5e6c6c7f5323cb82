import { HEIGHT, SHEET, WIDTH } from "../geography/frame.ts";
import { drawVegetation, drawWoodWash } from "./cover/trees.ts";
import { detailOf } from "./detail.ts";
import type { Window } from "./cells.ts";
import { drawCrossings } from "./features/crossings.ts";
import { drawHouses } from "./features/houses.ts";
import { drawRiver, drawRuns } from "./features/waters.ts";
import { drawRailroads, drawUnfinishedRailroad, drawWays } from "./features/ways.ts";
import { drawBorder, drawGraticule } from "./furniture/border.ts";
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

/** The layers of the base from the ground up, without the sheet round them. */
export function baseLayers(layout: Layout, parts: BaseParts): string {
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
    drawGraticule(plan.titleBlock),
    parts.names ? drawLabels(layout.names.labels, window) : "",
  ].join("");
}

/** The furniture within the frame: title block and north arrow. */
export function sheetFurniture(layout: Layout, parts: BaseParts): string {
  return (layout.plan.titleBlock ? drawTitleBlock() : "") + (parts.compass ? drawCompass() : "");
}

/** The sheet round its layers: paper, margin, border. */
export function sheetRound(layers: string, border: boolean): string {
  const [left, top, right, bottom] = SHEET;
  const size = { width: right - left, height: bottom - top };
  const frame = { width: WIDTH, height: HEIGHT };
  return element(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      viewBox: `${left} ${top} ${size.width} ${size.height}`,
      ...size,
    },
    element("clipPath", { id: "frame" }, element("rect", frame)) +
      element("rect", { x: left, y: top, ...size, fill: PALETTE.sheet }) +
      group({ "clip-path": "url(#frame)" }, element("rect", { ...frame, fill: PALETTE.paper }), layers) +
      (border ? drawBorder() : ""),
  );
}
