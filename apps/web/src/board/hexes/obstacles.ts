import type { HexIndex } from "@stonebridge/board";
import type { HexGround } from "./hex-ground.ts";
import { horse, starPath } from "../counters/figures.ts";
import { lettering, textWidth } from "../counters/lettering.ts";
import { num } from "../drawing/markup.ts";
import type { MarkerModel } from "../model.ts";
import type { Body } from "../counters/look.ts";
import { BODY_COLOURS, COLOURS } from "../drawing/palette.ts";

/** Things that stand in a hex for themselves, drawn in a hex 100 high about 0, 0; what matters is at its rim, clear of counters. */

const TIMBER = "#5B3320";
/** Stars are never smaller than in a hex of so many px. */
const STARS_AS_IF = 56;

/** Felled trees, their sharpened branches up and down, along the lower rim. */
const STAKES =
  "M-50 46L-31 32M-46 32L-30 47M-30 47L-12 33M-27 33L-10 48M-10 48L9 33M-8 33L12 48M10 47L29 33M13 33L30 47M30 46L46 32M32 32L50 46";
const TRUNK = "M-48 41H48";

function abatis(): string {
  const strokes = (colour: string, width: number) =>
    `<path d="${STAKES}${TRUNK}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
  return strokes(COLOURS.ivory, 8) + strokes(COLOURS.black, 4.6) + strokes(TIMBER, 2.6);
}

/** A railroad bridge on bents; left out, only its broken outline. */
function trestle(spent: boolean): string {
  const deck = "M-46 30H46";
  const bents = [-34, -12, 12, 34]
    .map((x) => `M${x - 2} 30L${x - 6} 47M${x + 2} 30L${x + 6} 47M${x - 5} 39H${x + 5}`)
    .join("");
  const line = (colour: string, width: number) =>
    `<path d="${deck}${bents}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"${spent ? ` stroke-dasharray="4 5"` : ""}/>`;
  return line(COLOURS.ivory, 7.5) + line(COLOURS.crossing, 3.4);
}

const WAVES = "M-12 0q3-4 6 0t6 0t6 0t6 0";

/** What is left of a ford's allowance: waves and a number; used up, on red and crossed out. */
function ford(text: string, spent: boolean): string {
  const width = textWidth(text, 800, 15) + 48;
  const ink = spent ? COLOURS.red : COLOURS.crossing;
  return (
    `<g transform="translate(0 39)"><rect x="${num(-width / 2)}" y="-10" width="${num(width)}" height="20" rx="10" fill="${COLOURS.ivory}" stroke="${ink}" stroke-width="2.4"/>` +
    `<path transform="translate(${num(-width / 2 + 19)} 0)" d="${WAVES}" fill="none" stroke="${ink}" stroke-width="2.6"/>` +
    (spent
      ? `<path d="M${num(-width / 2 + 9)} 7L${num(-width / 2 + 29)} -7" stroke="${ink}" stroke-width="2.6"/>`
      : "") +
    `${lettering(text, 15, 5.3, { weight: 800, size: 15, fill: ink })}</g>`
  );
}

/** A hex that decides the game. */
function star(): string {
  return `<path d="${starPath(-38, -30, 11)}" fill="${COLOURS.gold}" stroke="${COLOURS.black}" stroke-width="2.2" stroke-linejoin="round"/>`;
}

/** Where reinforcements come in: an arrow through the rim, with how many wait. */
function entry(text: string): string {
  return (
    `<path d="M-52 0L-40 -12V-5H-20V5H-40V12z" transform="rotate(180 -36 0)" fill="${COLOURS.gold}" stroke="${COLOURS.black}" stroke-width="2.2" stroke-linejoin="round"/>` +
    (text === ""
      ? ""
      : lettering(text, -36, 26, { weight: 800, size: 16, fill: COLOURS.black, halo: [COLOURS.ivory, 3.4] }))
  );
}

/** The target of an order: a pennant on its staff at the upper rim, bearing the colours of its side. */
function pennant(body: Body): string {
  const { body: cloth, figures } = BODY_COLOURS[body];
  const sign =
    body === "union"
      ? `<path d="${starPath(38, -36, 6)}" fill="${figures}"/>`
      : `<circle cx="38" cy="-36" r="4.6" fill="none" stroke="${figures}" stroke-width="2.4"/>`;
  return (
    `<path d="M28-47V-8" stroke="${COLOURS.ivory}" stroke-width="6" stroke-linecap="round"/>` +
    `<path d="M28-47L56-41L50-36L56-29L28-25z" fill="${cloth}" stroke="${COLOURS.ivory}" stroke-width="4.4" stroke-linejoin="round" paint-order="stroke"/>` +
    `<path d="M28-47L56-41L50-36L56-29L28-25z" fill="none" stroke="${COLOURS.black}" stroke-width="1.6" stroke-linejoin="round"/>` +
    `<path d="M28-48V-8" stroke="${COLOURS.black}" stroke-width="2.6" stroke-linecap="round"/>${sign}`
  );
}

/** An aide with an order: a horse on a shield of his side, at the lower rim. */
function aide(body: Body): string {
  const { body: cloth, figures } = BODY_COLOURS[body];
  return (
    `<g transform="translate(-36 34)"><path d="M-13-13H13V3Q13 12 0 17Q-13 12-13 3z" fill="${cloth}" stroke="${COLOURS.ivory}" stroke-width="4" paint-order="stroke"/>` +
    `<path d="M-13-13H13V3Q13 12 0 17Q-13 12-13 3z" fill="none" stroke="${COLOURS.black}" stroke-width="1.6"/>` +
    `${horse(0, 10, 0.42, figures, cloth)}</g>`
  );
}

/** Earth thrown up along a hexside and the two beside it; broken while it is still dug. `turn`: degrees from north. */
function works(turn: number, spent: boolean): string {
  const line = "M-53 0L-28.9 -44L28.9 -44L53 0";
  const teeth =
    "M-48 -9l6 4M-42 -20l6 4M-36 -31l6 4M-20 -44v7M-7 -44v7M7 -44v7M20 -44v7M36 -31l-6 4M42 -20l-6 4M48 -9l-6 4";
  const stroke = (colour: string, width: number): string =>
    `<path d="${line}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"${spent ? ` stroke-dasharray="9 7"` : ""}/>`;
  return `<g transform="rotate(${turn}) scale(.9)">${stroke(COLOURS.ivory, 9)}${stroke(TIMBER, 5)}${spent ? "" : `<path d="${teeth}" stroke="${TIMBER}" stroke-width="2.6"/>`}</g>`;
}

/** @param turn degrees from north to the neighbour that the marker faces */
function content({ kind, text = "", spent = false, body = "union" }: MarkerModel, turn: number): string {
  switch (kind) {
    case "abatis":
      return abatis();
    case "trestle":
      return trestle(spent);
    case "ford":
      return ford(text, spent);
    case "star":
      return star();
    case "entry":
      return entry(text);
    case "works":
      return works(turn, spent);
    case "flag":
      return pennant(body);
    case "aide":
      return aide(body);
  }
}

/** All markers of a map. */
export function markersMarkup(markers: readonly MarkerModel[], ground: HexGround, zoom: number): string {
  // What decides the game is seen from afar.
  const far = Math.max(1, STARS_AS_IF / (ground.height * zoom));
  return markers
    .map((marker) => {
      const hex = ground.hex(marker.space);
      if (hex === undefined) return "";
      const [x, y] = ground.centre(hex);
      return `<g transform="translate(${num(x, 1)} ${num(y, 1)}) scale(${num((ground.height / 100) * (marker.kind === "star" ? far : 1), 3)})">${content(marker, turnOf(marker, hex, ground))}</g>`;
    })
    .join("");
}

/** Degrees from north to the neighbour that a marker faces. */
function turnOf({ towards }: MarkerModel, hex: HexIndex, { grid, hex: find }: HexGround): number {
  const to = towards === undefined ? undefined : find(towards);
  const direction = to === undefined ? -1 : grid.direction(hex, to);
  return direction === -1 ? 0 : direction * 60;
}
