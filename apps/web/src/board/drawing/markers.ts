import type { Point } from "@stonebridge/board";
import { lettering, textWidth } from "../counters/lettering.ts";
import { crossedSwords } from "../counters/tags.ts";
import { num } from "./markup.ts";
import type { SpaceState } from "../model.ts";
import { COLOURS } from "./palette.ts";

const SIZE = 15;
const HEIGHT = 26;

interface BadgeColours {
  readonly ground: string;
  readonly ink: string;
  readonly rim: string;
  readonly swords: string;
  readonly dash?: string;
}

const COLOURS_OF: Readonly<Record<SpaceState, BadgeColours>> = {
  rest: { ground: COLOURS.ivory, ink: COLOURS.black, rim: COLOURS.black, swords: COLOURS.red },
  selected: { ground: COLOURS.gold, ink: COLOURS.black, rim: COLOURS.black, swords: COLOURS.red },
  may: { ground: COLOURS.teal, ink: COLOURS.white, rim: COLOURS.teal, swords: COLOURS.red },
  aimed: { ground: COLOURS.teal, ink: COLOURS.white, rim: COLOURS.teal, swords: COLOURS.white },
  attack: { ground: COLOURS.red, ink: COLOURS.white, rim: COLOURS.red, swords: COLOURS.white },
  "may-not": { ground: COLOURS.ivory, ink: COLOURS.red, rim: COLOURS.red, swords: COLOURS.red, dash: "5 3.5" },
};

/** Whether a badge tells the chance of an attack. */
export function isChance(text: string | undefined): boolean {
  return text !== undefined && text.trim().endsWith("%");
}

/** Size of a badge in px. */
export function badgeSize(text: string): readonly [width: number, height: number] {
  const swords = isChance(text) ? 20 : 0;
  const width = textWidth(text, 800, SIZE, 0.01) + swords;
  return [text.length <= 2 && swords === 0 ? HEIGHT : width + 20, HEIGHT];
}

/**
 * A cost, a chance or a word at a space: a disc for one or two signs, else a pill. A chance wears crossed swords; while it
 * may only be attacked its ground is paper, once it is aimed at it is filled.
 * `at`: its middle in map units. Drawn in px at the given zoom, times `size`.
 */
export function badgeMarkup(
  text: string,
  state: SpaceState,
  at: Point,
  zoom: number,
  size = zoom < 0.8 ? 0.82 : 1,
): string {
  const [width, height] = badgeSize(text);
  const chance = isChance(text);
  const plain = COLOURS_OF[state];
  const colours = chance && state === "may" ? { ...plain, ground: COLOURS.ivory, ink: COLOURS.red } : plain;
  const box = (grow: number, more: string) =>
    `<rect x="${num(-width / 2 - grow)}" y="${num(-height / 2 - grow)}" width="${num(width + 2 * grow)}" height="${num(height + 2 * grow)}" rx="${num(height / 2 + grow)}" ${more}/>`;
  const dash = colours.dash ? ` stroke-dasharray="${colours.dash}"` : "";
  const swords = chance
    ? `<path transform="translate(${num(-width / 2 + 18)} 0)" d="${crossedSwords(9)}" fill="none" stroke="${colours.swords}" stroke-width="2" stroke-linecap="round"/>`
    : "";
  return (
    `<g class="badge" transform="translate(${num(at[0], 1)} ${num(at[1], 1)}) scale(${num(size / zoom, 4)})">` +
    box(2, `fill="${COLOURS.ivory}"`) +
    box(-1, `fill="${colours.ground}" stroke="${colours.rim}" stroke-width="2.4"${dash}`) +
    (state === "aimed" ? box(-3.6, `fill="none" stroke="${COLOURS.ivory}" stroke-width="1.3"`) : "") +
    swords +
    lettering(text, chance ? 10 : 0, SIZE * 0.35, { weight: 800, size: SIZE, fill: colours.ink, spacing: 0.01 }) +
    `</g>`
  );
}

/** Says that a space can be reached where there is no room for what that costs; radius in px. */
export function dotMarkup(at: Point, zoom: number, radius = 3): string {
  return `<circle class="dot" cx="${num(at[0], 1)}" cy="${num(at[1], 1)}" r="${num(radius / zoom, 2)}" fill="${COLOURS.teal}" stroke="${COLOURS.ivory}" stroke-width="${num(2 / zoom, 2)}"/>`;
}

/** A number in an overlay: a small paper disc or pill. */
export function overlayText(text: string, at: Point, zoom: number): string {
  const width = Math.max(20, textWidth(text, 800, 13) + 12);
  return `<g transform="translate(${num(at[0], 1)} ${num(at[1], 1)}) scale(${num(1 / zoom, 4)})"><rect x="${num(-width / 2)}" y="-10" width="${num(width)}" height="20" rx="10" fill="${COLOURS.ivory}" stroke="${COLOURS.black}" stroke-width="1.6"/>${lettering(text, 0, 4.6, { weight: 800, size: 13, fill: COLOURS.black })}</g>`;
}
