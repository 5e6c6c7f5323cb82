import { archedText, openCapitals, swelledRule } from "../furniture/lettered.ts";
import { drawCompass } from "../furniture/compass.ts";
import { drawImprint, drawPanelEdges, drawScale } from "../furniture/panel.ts";
import { drawVignette } from "../furniture/vignette.ts";
import { type Setting, straightText } from "../labels/typeset.ts";
import { PALETTE } from "../palette.ts";
import { group, path } from "../svg.ts";
import { HEX, type HexFrame } from "./hex-frame.ts";
import { drawHexSigns, type HexSigns, SIGNS_OF_1983 } from "./hex-conventional-signs.ts";

/** Middles of the compartments as shares of the panel's width, and the lines between them. */
const TITLE_AT = 0.139;
const VIGNETTE_AT = 0.393;
const SIGNS_FROM = 0.527;
const COMPASS_AT = 0.958;
const RULES_AT = [0.278, 0.513] as const;
const VIGNETTE = { width: 330, scale: 1.2 } as const;
/** Hexes on the scale, and hexes to a mile at 1,000 feet to the hex. */
const SCALE_HEXES = 6;
const MILE = 5.28;

type Line = readonly [text: string, setting: Setting, down: number, colour: string];

/** What a panel says of its map. */
export interface PanelWords {
  /** Lines of the title with their settings and heights below the panel's upper edge, u. */
  readonly title: readonly Line[];
  /** An arched line over the name of the run. */
  readonly arched?: string;
  readonly imprint: string;
  /** Degrees by which north lies off the sheet's upper edge, clockwise. */
  readonly north: number;
  readonly signs: HexSigns;
}

export const PANEL_OF_1983: PanelWords = {
  title: [
    ["Map of the", { face: "script", size: 24 }, 27, PALETTE.ink],
    ["of", { face: "script", size: 20 }, 87, PALETTE.ink],
    ["VIRGINIA", { face: "roman", size: 14, spacing: 0.62 }, 162, PALETTE.ink],
    ["Sunday, July 21st 1861", { face: "italic", size: 12, spacing: 0.03 }, 180, PALETTE.ink],
  ],
  arched: "BATTLE-FIELD",
  imprint:
    "Drawn for Stonebridge from public survey data. Up is about 2° west of north. Woods, slopes and crests are those of the hexes, " +
    "restored from descriptions, and rougher than roads and waters.",
  north: 2,
  signs: SIGNS_OF_1983,
};

/** Draws the panel below the ground: title, vignette with scale, conventional signs and north arrow. */
export function drawHexPanel(frame: HexFrame, words: PanelWords): string {
  const { left, top, right } = frame.panel;
  const width = right - left;
  return group(
    {},
    drawPanelEdges(frame.panel, RULES_AT),
    drawTitle(words, left + width * TITLE_AT, top),
    drawVignette([left + width * VIGNETTE_AT - (VIGNETTE.width / 2) * VIGNETTE.scale, top + 12], VIGNETTE.scale),
    drawHexScale(left + width * VIGNETTE_AT, top + 161),
    drawHexSigns(words.signs, [left + width * SIGNS_FROM, top + 30]),
    drawCompass([left + width * COMPASS_AT, top + 118], words.north),
    drawImprint(words.imprint, frame.panel),
  );
}

function drawTitle({ title, arched }: PanelWords, middle: number, top: number): string {
  const run = straightText("BULL RUN", { face: "bodoni", size: 52, spacing: 0.1 }, [middle, top + 137]);
  const strip = { left: middle - 330, right: middle + 330, top: top + 20, bottom: top + 160 };
  return group(
    {},
    arched === undefined
      ? ""
      : openCapitals(
          archedText(arched, { face: "bodoni", size: 31, spacing: 0.13 }, [middle, top + 68], 430, 6),
          "battle-field",
          1.5,
          { ...strip, step: 0.95 },
        ),
    openCapitals(run, "bull-run-title", 2, { ...strip, step: 1.05 }),
    ...title.map(([text, setting, down, fill]) => path(straightText(text, setting, [middle, top + down]), { fill })),
    path(swelledRule([middle, top + 147], 240, 1.5), { fill: PALETTE.ink }),
  );
}

/** Draws the scale about a middle: hexes of 1,000 feet, and a mile beneath. */
function drawHexScale(middle: number, y: number): string {
  return drawScale({
    start: middle - (SCALE_HEXES * HEX) / 2,
    y,
    step: HEX,
    steps: SCALE_HEXES,
    figures: Array.from({ length: SCALE_HEXES + 1 }, (_, i) => [i === SCALE_HEXES ? `${i} hexes` : String(i), i * HEX]),
    mile: MILE * HEX,
    caption: "One mile, at 1,000 feet to the hex",
    drop: 9,
  });
}
