import { COLOURS } from "../drawing/palette.ts";
import { num } from "../drawing/markup.ts";
import type { Room } from "./note-places.ts";

/** What is drawn round a counter (a square of 100) to say its state: each ring differs by shape, not by colour alone. */

function box(out: number, stroke: string, width: number, more = ""): string {
  return `<rect x="${-out}" y="${-out}" width="${100 + 2 * out}" height="${100 + 2 * out}" rx="${num(6 + out)}" fill="none" stroke="${stroke}" stroke-width="${width}"${more}/>`;
}

const QUARTERS = [0, 90, 180, 270];

/** Unbroken teal on paper with four pointers aimed at the piece. */
export function mayRing(): string {
  const pointers = QUARTERS.map(
    (turn) =>
      `<path d="M50-2l9.5-11h-19z" transform="rotate(${turn} 50 50)" fill="${COLOURS.teal}" stroke="${COLOURS.ivory}" stroke-width="2.2" paint-order="stroke"/>`,
  ).join("");
  return box(4, COLOURS.ivory, 8) + box(4, COLOURS.teal, 4.6) + pointers;
}

/** Heavy red with the four hairs of a reticle. */
export function aimedRing(): string {
  const hairs = "M50-15V3M50 97V115M-15 50H3M97 50H115";
  return (
    box(5, COLOURS.ivory, 11) +
    `<path d="${hairs}" stroke="${COLOURS.ivory}" stroke-width="10"/>` +
    box(5, COLOURS.red, 6.6) +
    `<path d="${hairs}" stroke="${COLOURS.red}" stroke-width="5.6"/>`
  );
}

/** Broken red; the crossed circle hangs on it with the other notes. */
export function mayNotRing(): string {
  return box(4, COLOURS.ivory, 7) + box(4, COLOURS.red, 4, ` stroke-dasharray="9 7"`);
}

/** Gold between two black lines. */
export function selectedRing(): string {
  return box(4.5, COLOURS.black, 9) + box(4.5, COLOURS.gold, 5.6);
}

/** Corner brackets: lit up from the log or a panel. */
export function litBrackets(): string {
  const out = -11;
  const far = 111;
  const arm = 20;
  const brackets = `M${out} ${out + arm}V${out}H${out + arm}M${far - arm} ${out}H${far}V${out + arm}M${far} ${far - arm}V${far}H${far - arm}M${out + arm} ${far}H${out}V${far - arm}`;
  return `<path d="${brackets}" fill="none" stroke="${COLOURS.ivory}" stroke-width="10"/><path d="${brackets}" fill="none" stroke="${COLOURS.black}" stroke-width="5"/>`;
}

/** How far the rim is from the middle in a direction, at most so far as at a corner. */
function toRim(east: number, south: number): number {
  return Math.min(52 / Math.max(Math.abs(east), Math.abs(south)), 69);
}

/** The room of the pointer, or of the chevron, at the rim in a direction. */
export function rimRoom(bearing: number, out: number, radius: number): Room {
  const angle = (bearing * Math.PI) / 180;
  const [east, south] = [Math.sin(angle), -Math.cos(angle)];
  const reach = toRim(east, south) + out;
  return { at: [50 + east * reach, 50 + south * reach], radius };
}

/** Half of the pointer's height, outside the rim. */
const POINTER = 6.5;

/** The room of a pointer: see {@link facingPointer}. */
export function pointerRoom(bearing: number, out: number, size: number): Room {
  return rimRoom(bearing, out + POINTER * size, 9 * size);
}

/**
 * Black pointer with a paper outline just outside the rim, or `out` further; `bearing` in degrees clockwise from north.
 * `size`: 1 on large counters, more on small ones.
 */
export function facingPointer(bearing: number, out = 0, size = 1): string {
  const [x, y] = rimRoom(bearing, out, 0).at;
  return `<path transform="translate(${num(x, 1)} ${num(y, 1)}) rotate(${num(bearing, 0)}) scale(${size})" d="M-13 1L0-13L13 1Q0-3-13 1z" fill="${COLOURS.black}" stroke="${COLOURS.ivory}" stroke-width="3.4" stroke-linejoin="round" paint-order="stroke"/>`;
}

/** Two dotted ghosts behind a piece that just moved towards `bearing`. */
export function ghosts(bearing: number, dark: boolean): string {
  const angle = (bearing * Math.PI) / 180;
  const [east, south] = [Math.sin(angle), -Math.cos(angle)];
  const ink = dark ? COLOURS.ivory : COLOURS.black;
  return [
    [30, 0.44],
    [17, 0.76],
  ]
    .map(
      ([back = 0, opacity = 1]) =>
        `<rect x="${num(-east * back, 1)}" y="${num(-south * back, 1)}" width="100" height="100" rx="8" fill="none" stroke="${ink}" stroke-width="2.6" stroke-dasharray="3 4" opacity="${opacity}"/>`,
    )
    .join("");
}

/** The room of the chevron of a piece that moved towards `bearing`: outside the rim, behind it. */
export function chevronRoom(bearing: number): Room {
  return rimRoom(bearing + 180, 12, 13);
}

/** Double chevron on the trailing side of a piece that just moved towards `bearing`, clear of what is printed on it. */
export function movedChevron(bearing: number): string {
  const [x, y] = chevronRoom(bearing).at;
  const chevron = "M-9-9l9 9-9 9M1-9l9 9-9 9";
  return `<g transform="translate(${num(x, 1)} ${num(y, 1)}) rotate(${num(bearing - 90, 0)})" fill="none"><path d="${chevron}" stroke="${COLOURS.ivory}" stroke-width="8"/><path d="${chevron}" stroke="${COLOURS.black}" stroke-width="4"/></g>`;
}
