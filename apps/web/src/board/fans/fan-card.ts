import type { Point } from "@stonebridge/board";
import { lettering, textWidth } from "../counters/lettering.ts";
import type { Box } from "../geometry.ts";
import { num } from "../drawing/markup.ts";
import { COLOURS } from "../drawing/palette.ts";

const TEXT = 15;

/** The card an open stack lies on, in map units. */
export interface FanCard {
  readonly card: Box;
  /** Where all of it is taken at once, and what is written there. */
  readonly handle?: { readonly box: Box; readonly text: string };
  /** From its stack to a card that lies far off. */
  readonly lead?: readonly [from: Point, to: Point];
}

function rounded({ left, top, right, bottom }: Box, radius: number, more: string): string {
  return `<rect x="${num(left)}" y="${num(top)}" width="${num(right - left)}" height="${num(bottom - top)}" rx="${num(radius)}" ${more}/>`;
}

/** The card an open stack lies on, with the handle that picks its space. */
export function fanMarkup({ card, handle, lead }: FanCard, zoom: number): string {
  const ground = (lead ? leadMarkup(lead, zoom) : "") + rounded(card, 10 / zoom, `class="fan-card"`);
  if (!handle) return ground;
  const { left, right, top, bottom } = handle.box;
  const size = TEXT / zoom;
  return (
    ground +
    rounded(
      handle.box,
      8 / zoom,
      `fill="${COLOURS.teal}" stroke="${COLOURS.ivory}" stroke-width="${num(1.5 / zoom, 3)}"`,
    ) +
    lettering(handle.text, (left + right) / 2, (top + bottom) / 2 + size * 0.36, {
      weight: 800,
      size,
      fill: COLOURS.white,
      spacing: 0.02,
    })
  );
}

/** The line from a stack to its card, with a dot where it begins: dark in a light casing, so that it is seen on every ground. */
function leadMarkup([from, to]: NonNullable<FanCard["lead"]>, zoom: number): string {
  const [x, y] = from.map((value) => num(value));
  const line = `M${x} ${y}L${to.map((value) => num(value)).join(" ")}`;
  const dot = (radius: number, fill: string) =>
    `<circle cx="${x}" cy="${y}" r="${num(radius / zoom, 3)}" fill="${fill}"/>`;
  const stroke = (width: number, colour: string) =>
    `<path d="${line}" fill="none" stroke="${colour}" stroke-width="${num(width / zoom, 3)}"/>`;
  return stroke(5, COLOURS.ivory) + dot(6.5, COLOURS.ivory) + stroke(2, COLOURS.black) + dot(4.5, COLOURS.black);
}

/** Width of a handle with a text, px. */
export function handleWidth(text: string): number {
  return Math.max(64, textWidth(text, 800, TEXT, 0.02) + 28);
}
