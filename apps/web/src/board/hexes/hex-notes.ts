import type { Point } from "@stonebridge/board";
import { textWidth } from "../counters/lettering.ts";
import type { HexGround } from "./hex-ground.ts";
import { manyTexts, type PlacedText } from "./many-texts.ts";
import { badgeMarkup, isChance } from "../drawing/markers.ts";
import { num } from "../drawing/markup.ts";
import type { OverlayModel, SpaceModel } from "../model.ts";
import { COLOURS } from "../drawing/palette.ts";
import type { Scene } from "../scene.ts";
import type { Notes } from "../scenery.ts";

/** Height of a hex in px from which costs are written; before, a dot says that the hex can be reached. */
const COSTS_FROM = 18;
const COST_RADIUS = 10;
const COST_SIZE = 14;
const DOT_RADIUS = 3;
const TEXTS_FROM = 40;
/** Notes of a hex with pieces in it hang here, in heights of a hex from its middle. */
const BELOW: Point = [0, 0.53];
const BESIDE: Point = [0.49, 0.02];

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

/** Discs with costs as one path and one text for all that lie in the open, and one for all that hang on pieces. */
export function hexBadges(scene: Scene, ground: HexGround, zoom: number): Notes {
  const open: PlacedText[] = [];
  const occupied: PlacedText[] = [];
  const pixels = ground.height * zoom;
  let badges = "";
  for (const space of scene.model.spaces) {
    const hex = ground.hex(space.id);
    if (hex === undefined || space.state === "rest") continue;
    const [x, y] = ground.centre(hex);
    const taken = scene.stackIn.has(space.id);
    const placed = ([dx, dy]: Point): Point => [x + dx * ground.height, y + dy * ground.height];
    if (isCost(space)) {
      const list = taken ? occupied : open;
      list.push({ text: space.badge ?? "", at: taken ? placed(BESIDE) : [x, y] });
    } else if (space.badge && pixels >= COSTS_FROM) {
      const size = 0.86 * noteScale(pixels);
      badges += badgeMarkup(space.badge, space.state, taken ? placed(BELOW) : [x, y], zoom, size);
    }
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
          list.map(({ at, text }) => [at, textWidth(text, 800, size) / 2 + 0.35 * radius]),
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
