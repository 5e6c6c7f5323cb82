import { type Setting, straightText } from "../labels/typeset.ts";
import { PALETTE } from "../palette.ts";
import { short, shorts } from "../path.ts";
import { element, path } from "../svg.ts";

/** The panel below a map, in map units. */
export interface PanelFrame {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Draws the paper of a panel, its double edge, and the lines between compartments. @param rulesAt where they are, as shares of its width */
export function drawPanelEdges({ left, top, right, bottom }: PanelFrame, rulesAt: readonly number[]): string {
  const width = right - left;
  const box = (off: number, weight: number): string =>
    element("rect", {
      x: left + off,
      y: top + off,
      width: width - 2 * off,
      height: bottom - top - 2 * off,
      fill: "none",
      stroke: PALETTE.ink,
      "stroke-width": weight,
    });
  const rules = rulesAt.map((at) => `M${shorts([left + width * at, top + 16])}V${short(bottom - 16)}`).join("");
  return (
    element("rect", { x: left, y: top, width, height: bottom - top, fill: PALETTE.paper }) +
    box(0, 1.2) +
    box(3.5, 0.4) +
    path(rules, { stroke: PALETTE.ink, "stroke-width": 0.4 })
  );
}

/** Draws the line under a panel that says what the map is drawn from. */
export function drawImprint(text: string, { left, right, bottom }: PanelFrame): string {
  return path(straightText(text, { face: "italic", size: 7.6 }, [(left + right) / 2, bottom + 50]), {
    fill: PALETTE.sepia,
  });
}

/** A scale: a bar of steps with figures over it, and a mile beneath. Lengths in map units. */
export interface Scale {
  readonly start: number;
  readonly y: number;
  readonly step: number;
  readonly steps: number;
  /** Figures with their distance from the start. */
  readonly figures: readonly (readonly [text: string, at: number])[];
  readonly mile: number;
  readonly caption: string;
  /** How far below the mile's line its caption stands. */
  readonly drop: number;
}

const BAR = 2.6;
const FIGURES: Setting = { face: "roman", size: 8.4 };

/** Draws a scale. */
export function drawScale({ start, y, step, steps, figures, mile, caption, drop }: Scale): string {
  const bars = Array.from(
    { length: steps },
    (_, i) => `M${shorts([start + i * step, y + (i % 2) * BAR])}h${short(step)}v${BAR}h${short(-step)}z`,
  );
  const marks = figures.map(([text, at]) => straightText(text, FIGURES, [start + at, y - 4]));
  const below = y + 14;
  const ends = straightText(caption, { ...FIGURES, face: "italic" }, [start + mile / 2, below + drop]);
  return (
    path(bars.join(""), { fill: PALETTE.ink }) +
    element("rect", {
      x: start,
      y,
      width: steps * step,
      height: 2 * BAR,
      fill: "none",
      stroke: PALETTE.ink,
      "stroke-width": 0.55,
    }) +
    path(marks.join("") + ends, { fill: PALETTE.ink }) +
    path(`M${shorts([start, below])}h${short(mile)}m0-3v3m${short(-mile / 2)}-2v2m${short(-mile / 2)}-3v3`, {
      fill: "none",
      stroke: PALETTE.ink,
      "stroke-width": 0.5,
    })
  );
}
