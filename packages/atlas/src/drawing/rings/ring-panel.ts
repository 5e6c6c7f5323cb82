import type { RingFrame } from "../../zones/ring-frame.ts";
import { drawCompass } from "../furniture/compass.ts";
import { drawImprint, drawPanelEdges, drawScale } from "../furniture/panel.ts";
import { archedText, openCapitals, swelledRule } from "../furniture/lettered.ts";
import { drawVignette } from "../furniture/vignette.ts";
import { type Setting, straightText } from "../labels/typeset.ts";
import { PALETTE } from "../palette.ts";
import { group, path } from "../svg.ts";
import { drawRingSigns } from "./ring-conventional-signs.ts";

/** Middles of the compartments as shares of the panel's width, and the lines between them. */
const TITLE_AT = 0.145;
const VIGNETTE_AT = 0.405;
const SIGNS_FROM = 0.54;
const COMPASS_AT = 0.957;
const RULES_AT = [0.29, 0.522] as const;
const VIGNETTE = { width: 330, scale: 1.08 } as const;
const METRES_PER_MILE = 1609.344;
const IMPRINT =
  "Drawn for Stonebridge from public survey data. Zones come first: the ground is drawn towards them, by some hundreds of metres " +
  "between Groveton and Brawner’s farm. Woods are those of the zones; relief is restored from descriptions.";

type Line = readonly [text: string, setting: Setting, down: number, colour: string];

/** Lines of the title with their settings and heights below the panel's upper edge, u. */
const TITLE: readonly Line[] = [
  ["Map of the Second Battle of", { face: "script", size: 25 }, 40, PALETTE.ink],
  ["VIRGINIA", { face: "roman", size: 14, spacing: 0.62 }, 143, PALETTE.ink],
  ["August 29th and 30th 1862", { face: "italic", size: 12.4, spacing: 0.03 }, 166, PALETTE.ink],
];

/** Draws the panel below the ground: title, vignette with scale, conventional signs and north arrow. */
export function drawRingPanel(frame: RingFrame): string {
  const { left, top, right } = frame.panel;
  const width = right - left;
  return group(
    {},
    drawPanelEdges(frame.panel, RULES_AT),
    drawTitle(left + width * TITLE_AT, top),
    drawVignette([left + width * VIGNETTE_AT - (VIGNETTE.width / 2) * VIGNETTE.scale, top + 14], VIGNETTE.scale),
    drawRingScale(left + width * VIGNETTE_AT, top + 152, frame.metres),
    drawRingSigns([left + width * SIGNS_FROM, top + 30]),
    drawCompass([left + width * COMPASS_AT, top + 118]),
    drawImprint(IMPRINT, frame.panel),
  );
}

function drawTitle(middle: number, top: number): string {
  const run = archedText("BULL RUN", { face: "bodoni", size: 56, spacing: 0.1 }, [middle, top + 110], 430, 5);
  const strip = { left: middle - 330, right: middle + 330, top: top + 20, bottom: top + 140 };
  return group(
    {},
    openCapitals(run, "bull-run-title", 2, { ...strip, step: 1.05 }),
    ...TITLE.map(([text, setting, down, fill]) => path(straightText(text, setting, [middle, top + down]), { fill })),
    path(swelledRule([middle, top + 124], 240, 1.5), { fill: PALETTE.ink }),
  );
}

/** Draws the scale about a middle: a kilometre in quarters, and a mile beneath. */
function drawRingScale(middle: number, y: number, metres: number): string {
  const kilometre = 1000 / metres;
  const mile = METRES_PER_MILE / metres;
  const quarter = kilometre / 4;
  return drawScale({
    start: middle - mile / 2,
    y,
    step: quarter,
    steps: Math.floor(mile / quarter),
    figures: ["0", "½", "1 Kilom."].map((text, i) => [text, (i * kilometre) / 2]),
    mile,
    caption: "One mile, about",
    drop: 10,
  });
}
