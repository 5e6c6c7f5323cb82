import { num } from "../drawing/markup.ts";
import type { BodyColours } from "../drawing/palette.ts";
import { COLOURS } from "../drawing/palette.ts";
import { lettering } from "./lettering.ts";
import { numerals, numeralsWidth } from "./numerals.ts";

/** What regiments, batteries and brigades have printed on them, as `attack-defence-movement`. */
export interface Factors {
  readonly attack: number;
  readonly defence: number;
  readonly movement: number;
  /** Activates itself: its movement stands in white on a red plate. */
  readonly selfActivating: boolean;
  /** Not known: a query stands in the place of figures. */
  readonly unread?: true;
}

/** What stands in the place of figures that are not known. */
export function query(x: number, baseline: number, size: number, { figures }: BodyColours): string {
  return lettering("?", x, baseline, { weight: 800, size: size * 1.15, fill: figures });
}

/** A movement number that ends at `right`; on its red plate where the piece activates itself: colour and shape both tell. */
export function movementMarkup(
  movement: number | string,
  selfActivating: boolean,
  right: number,
  baseline: number,
  size: number,
  colours: BodyColours,
): string {
  const text = String(movement);
  if (!selfActivating) return numerals(text, right, baseline, size, colours.figures, "end");
  const width = numeralsWidth(text, size);
  const pad = size * 0.16;
  return (
    `<rect x="${num(right - width - 2 * pad)}" y="${num(baseline - size * 0.7 - pad)}" width="${num(width + 2 * pad)}" height="${num(size * 0.7 + 2 * pad)}" rx="${num(size * 0.22)}" fill="${COLOURS.red}" stroke="${COLOURS.ivory}" stroke-width="2.4"/>` +
    numerals(text, right - pad, baseline, size, COLOURS.white, "end")
  );
}

/** All three in one row about a middle, no wider than `width`. */
export function factorsRow(
  { attack, defence, movement, selfActivating, unread }: Factors,
  middle: number,
  baseline: number,
  size: number,
  width: number,
  colours: BodyColours,
): string {
  if (unread) return query(middle, baseline, size, colours);
  const strengths = `${attack}-${defence}-`;
  const plate = selfActivating ? size * 0.32 : 0;
  const natural = numeralsWidth(strengths + String(movement), size) + plate;
  const shrink = Math.min(1, width / natural);
  const set = size * shrink;
  const left = middle - (natural * shrink) / 2;
  return (
    numerals(strengths, left, baseline, set, colours.figures) +
    movementMarkup(movement, selfActivating, left + natural * shrink, baseline, set, colours)
  );
}

/** Attack and defence alone from a left edge, no wider than `width`. */
export function strengthsRow(
  { attack, defence }: Factors,
  left: number,
  baseline: number,
  size: number,
  width: number,
  colours: BodyColours,
): string {
  const text = `${attack}-${defence}`;
  const set = size * Math.min(1, width / numeralsWidth(text, size));
  return numerals(text, left, baseline, set, colours.figures);
}
