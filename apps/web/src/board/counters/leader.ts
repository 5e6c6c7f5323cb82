import { BODY_COLOURS, COLOURS } from "../drawing/palette.ts";
import { num } from "../drawing/markup.ts";
import type { LeaderLook } from "./look.ts";
import { type FaceOptions, spentRuling } from "./brigade.ts";
import { movementMarkup } from "./factors.ts";
import { gun, starPath } from "./figures.ts";
import { lettering } from "./lettering.ts";
import { nameMarkup } from "./names.ts";
import { stripeMarkup } from "./stripes.ts";

/** Stars by what a leader commands; an artillery leader has a gun instead. */
const STARS: Readonly<Record<LeaderLook["rank"], number>> = {
  army: 3,
  corps: 2,
  division: 2,
  brigade: 1,
  artillery: 0,
};

interface Layout {
  readonly stripe: number;
  /** Middle and height of the badge of rank. */
  readonly badge: readonly [y: number, height: number];
  readonly plate: readonly [top: number, bottom: number];
  readonly name: number;
  readonly movement: readonly [baseline: number, size: number];
}

const LAYOUTS: Readonly<Record<FaceOptions["level"], Layout>> = {
  2: { stripe: 11, badge: [27, 19], plate: [41, 65], name: 20, movement: [93, 28] },
  1: { stripe: 12, badge: [27, 21], plate: [41, 68], name: 23, movement: [94, 32] },
  0: { stripe: 10, badge: [22, 17], plate: [34, 68], name: 36, movement: [96, 30] },
};

/** Shoulder strap of the Union, collar patch of the Confederacy: their outlines differ, stars tell the rank on both. */
function rankBadge(look: LeaderLook, y: number, height: number, ink: string): string {
  const stars = STARS[look.rank];
  const width = height * 2.6;
  const union = look.body === "union";
  const [left, top] = [50 - width / 2, y - height / 2];
  const outline = union
    ? `<rect x="${num(left)}" y="${num(top)}" width="${num(width)}" height="${num(height)}" rx="2.5" fill="#14233F" stroke="${COLOURS.gold}" stroke-width="2.6"/>`
    : `<path d="M${num(left)} ${num(top)}h${num(width - height * 0.35)}l${num(height * 0.35)} ${num(height / 2)}l${num(-height * 0.35)} ${num(height / 2)}h${num(height * 0.35 - width)}z" fill="#EFE6CF" stroke="${ink}" stroke-width="1.8"/>`;
  const colour = union ? COLOURS.gold : ink;
  const middle = union ? 50 : 50 - height * 0.12;
  if (stars === 0) return outline + gun(middle, y + height * 0.38, height * 0.028, colour);
  const places = Array.from({ length: stars }, (_, star) => middle + (star - (stars - 1) / 2) * height * 0.78);
  return `${outline}<path d="${places.map((x) => starPath(x, y + height * 0.03, height * 0.39)).join("")}" fill="${colour}"/>`;
}

/** The face of a leader: badge of rank over a name plate that reverses the counter's colours. No strengths: it does not fight. */
export function leaderFace(look: LeaderLook, options: FaceOptions): string {
  const { stripe, badge, plate, name, movement } = LAYOUTS[options.level];
  const colours = BODY_COLOURS[look.body];
  const [top, bottom] = plate;
  const size = name;
  return (
    `${stripeMarkup(look.stripe, stripe, options.patterns === "strong" ? 1.5 : 1)}<path d="M2 ${stripe}H97.6" stroke="${COLOURS.black}" stroke-width="1.4"/>` +
    (options.spent ? spentRuling() : "") +
    rankBadge(look, ...badge, colours.figures) +
    `<path d="M2 ${top}H97.6V${bottom}H2z" fill="${colours.figures}"/>` +
    nameMarkup(look, options.level, {
      x: 50,
      baseline: (top + bottom) / 2 + size * 0.36,
      size,
      fill: colours.body,
      width: 91,
    }) +
    (options.level === 2 && look.subtitle
      ? lettering(look.subtitle, 7, 91, {
          weight: 600,
          size: 11,
          fill: colours.figures,
          spacing: 0.02,
          anchor: "start",
          width: 58,
          aside: true,
        })
      : "") +
    movementMarkup(look.movement, look.selfActivating, 94, movement[0], movement[1], colours)
  );
}
