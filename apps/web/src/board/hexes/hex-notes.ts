import type { Point } from "@stonebridge/board";
import { textWidth } from "../counters/lettering.ts";
import type { HexGround } from "./hex-ground.ts";
import { manyTexts, type PlacedText } from "./many-texts.ts";
import { badgeMarkup, badgeSize, isChance } from "../drawing/markers.ts";
import { num } from "../drawing/markup.ts";
import type { OverlayModel, SpaceModel } from "../model.ts";
import { COLOURS } from "../drawing/palette.ts";
import type { Scene } from "../scene.ts";
import { middleOf } from "../geometry.ts";
import type { Notes } from "../scenery.ts";
import type { Stack } from "../stacks.ts";

/** Height of a hex in px from which costs are written; before, a dot says that the hex can be reached. */
const COSTS_FROM = 18;
const COST_RADIUS = 10;
const COST_SIZE = 14;
const DOT_RADIUS = 3;
const TEXTS_FROM = 40;
/** Notes of a hex with pieces in it hang this far below its middle, or beside it, in heights of a hex. */
const BELOW = 0.53;
const BESIDE = 0.49;
/** And no nearer than so much of their own size outside the counters, which may be larger than their hex. */
const CLEAR = 0.28;

/** Discs, or where a text is wider, pills. */
function pills(places: readonly (readonly [at: Point, halfWidth: number])[], radius: number): string {
  const r = num(radius);
  return places
    .map(([[x, y], halfWidth]) => {
      const straight = Math.max(0, halfWidth - radius);
      const [left, across, depth] = [num(x - straight, 1), num(2 * straight), num(2 * radius)];
      return `M${left} ${num(y - radius, 1)}h${across}a${r} ${r} 0 0 1 0 ${depth}h-${across}a${r} ${r} 0 0 1 0-${depth}z`;
    })
    .join("");
}

/** A cost of one or two signs is written with all others; anything longer, or about an attack, has a badge of its own. */
function isCost({ state, badge = "" }: SpaceModel): boolean {
  return state === "may" && badge.length <= 2 && !isChance(badge);
}

/** Notes grow with the hexes, but more slowly, and are not larger than a counter allows. */
export function noteScale(pixels: number): number {
  return pixels < 62 ? Math.max(0.62, pixels / 62) : Math.min(1.6, Math.sqrt(pixels / 62));
}

/** Where a note of this width hangs at the right of a stack. */
function beside({ box }: Stack, [x, y]: Point, { height }: HexGround, width: number): Point {
  return [Math.max(x + BESIDE * height, box.right + CLEAR * width), y + 0.02 * height];
}

/** Where a note of this height hangs at the foot of a stack. */
function below({ box }: Stack, [x, y]: Point, ground: HexGround, height: number): Point {
  return [x, Math.max(y + BELOW * ground.height, box.bottom + CLEAR * height)];
}

/** Discs with costs as one path and one text for all that lie in the open, and one for all that hang on pieces. */
export function hexBadges(scene: Scene, ground: HexGround, zoom: number): Notes {
  const open: PlacedText[] = [];
  const occupied: PlacedText[] = [];
  const pixels = ground.height * zoom;
  const scale = noteScale(pixels);
  const noted = new Set<Stack>();
  let badges = "";
  for (const space of scene.model.spaces) {
    const hex = ground.hex(space.id);
    const stack = scene.stackIn.get(space.id);
    // Stacks that are drawn as one have one note.
    if (hex === undefined || space.state === "rest" || (stack && noted.has(stack))) continue;
    const centre = stack ? middleOf(stack.box) : ground.centre(hex);
    if (isCost(space)) {
      const at = stack ? beside(stack, centre, ground, (2 * COST_RADIUS * scale) / zoom) : centre;
      (stack ? occupied : open).push({ text: space.badge ?? "", at });
    } else if (space.badge && pixels >= COSTS_FROM) {
      const size = 0.86 * scale;
      const height = (badgeSize(space.badge)[1] * size) / zoom;
      badges += badgeMarkup(
        space.badge,
        space.state,
        stack ? below(stack, centre, ground, height) : centre,
        zoom,
        size,
      );
    } else continue;
    if (stack) noted.add(stack);
  }
  return { under: costs(open, ground, zoom), over: costs(occupied, ground, zoom) + badges };
}

function costs(texts: readonly PlacedText[], ground: HexGround, zoom: number): string {
  if (texts.length === 0) return "";
  const written = ground.height * zoom >= COSTS_FROM;
  const scale = noteScale(ground.height * zoom) / zoom;
  const size = COST_SIZE * scale;
  const drawn = (list: readonly PlacedText[], radius: number) =>
    list.length === 0
      ? ""
      : `<path d="${pills(
          list.map(({ at, text }) => [at, textWidth(text, 800, size) / 2 + 0.55 * radius]),
          radius,
        )}" fill="${COLOURS.teal}" stroke="${COLOURS.ivory}" stroke-width="${num(2 / zoom)}"/>`;
  if (!written) {
    const dots = texts.map(({ at }) => ({ at, text: "" }));
    return drawn(dots, DOT_RADIUS / zoom);
  }
  const [told, silent] = [texts.filter(({ text }) => text !== ""), texts.filter(({ text }) => text === "")];
  const numbers = told.map(({ text, at: [x, y] }): PlacedText => ({ text, at: [x, y + size * 0.35] }));
  return (
    drawn(told, COST_RADIUS * scale) +
    drawn(silent, DOT_RADIUS * 1.4 * scale) +
    manyTexts(numbers, { weight: 800, size, fill: COLOURS.white })
  );
}

/** Numbers of overlays at the foot of their hexes: one text for each overlay. */
export function hexOverlayTexts(overlays: readonly OverlayModel[], ground: HexGround, zoom: number): string {
  if (ground.height * zoom < TEXTS_FROM) return "";
  return overlays
    .map(({ spaces }) =>
      manyTexts(
        spaces.flatMap(({ space, text }): PlacedText[] => {
          const hex = text === undefined ? undefined : ground.hex(space);
          if (hex === undefined || text === undefined) return [];
          const [x, y] = ground.centre(hex);
          return [{ text, at: [x, y + 0.45 * ground.height] }];
        }),
        {
          weight: 800,
          size: Math.max(10 / zoom, 0.15 * ground.height),
          fill: COLOURS.black,
          halo: [COLOURS.ivory, 3 / zoom],
        },
      ),
    )
    .join("");
}
