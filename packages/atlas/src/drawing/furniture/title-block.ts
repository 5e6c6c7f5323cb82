import { HEIGHT } from "../../geography/frame.ts";
import { type Setting, straightText } from "../labels/typeset.ts";
import { PALETTE } from "../palette.ts";
import { element, group, path } from "../svg.ts";
import { drawConventionalSigns } from "./conventional-signs.ts";
import { TITLE_BOX } from "./frame-lines.ts";
import { archedText, openCapitals, swelledRule } from "./lettered.ts";
import { drawScaleBar } from "./scale-bar.ts";
import { drawVignette } from "./vignette.ts";

const { left, top, right, bottom } = TITLE_BOX;
const MIDDLE = (left + right) / 2;

/** Lines of the title, each with its setting and the height of its base line above the foot of the vignette, u. */
const LINES: readonly (readonly [text: string, setting: Setting, down: number, colour: string])[] = [
  ["Map of the", { face: "script", size: 26 }, 0, PALETTE.ink],
  ["of", { face: "script", size: 21 }, 73, PALETTE.ink],
  ["VIRGINIA", { face: "roman", size: 17, spacing: 0.62 }, 168, PALETTE.ink],
  [
    "July 21st 1861   ·   August 28th, 29th and 30th 1862",
    { face: "italic", size: 12.4, spacing: 0.03 },
    190,
    PALETTE.ink,
  ],
  ["drawn for Stonebridge from public survey data", { face: "italic", size: 9.2, spacing: 0.05 }, 213, PALETTE.sepia],
  ["CONVENTIONAL SIGNS", { face: "roman", size: 7.6, spacing: 0.3 }, 233, PALETTE.ink],
];

/** Draws the title block: vignette of the Stone Bridge, title, dates, conventional signs and scale. */
export function drawTitleBlock(): string {
  const head = top + 134;
  const frame = (off: number, weight: number): string =>
    element("rect", {
      x: left + off,
      y: top + off,
      width: right - left - 2 * off,
      height: bottom - top - 2 * off,
      fill: "none",
      stroke: PALETTE.ink,
      "stroke-width": weight,
    });
  const battlefields = archedText(
    "BATTLE-FIELDS",
    { face: "bodoni", size: 34, spacing: 0.13 },
    [MIDDLE, head + 52],
    470,
    8,
  );
  const bullRun = straightText("BULL RUN", { face: "bodoni", size: 60, spacing: 0.1 }, [MIDDLE, head + 132]);
  const strip = { left: 0, right: 640, top: HEIGHT - 460, bottom: HEIGHT };
  return group(
    {},
    element("rect", { x: left, y: top, width: right - left, height: bottom - top, fill: PALETTE.paper }),
    frame(0, 1.5),
    frame(3.5, 0.4),
    drawVignette([MIDDLE - 165 * 1.02, top + 10], 1.02),
    openCapitals(battlefields, "battle-fields", 1.6, { ...strip, step: 0.95 }),
    openCapitals(bullRun, "bull-run-title", 2.2, { ...strip, step: 1.05 }),
    ...LINES.map(([text, setting, down, fill]) => path(straightText(text, setting, [MIDDLE, head + down]), { fill })),
    path(swelledRule([MIDDLE, head + 146], 260, 1.6) + swelledRule([MIDDLE, head + 200], 110, 1.1), {
      fill: PALETTE.ink,
    }),
    drawConventionalSigns([left + 36, head + 248], [MIDDLE + 26, head + 248]),
    drawScaleBar([MIDDLE, bottom - 31]),
  );
}
