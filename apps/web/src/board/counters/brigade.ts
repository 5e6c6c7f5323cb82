import { BODY_COLOURS, type BodyColours, COLOURS } from "../drawing/palette.ts";
import { num } from "../drawing/markup.ts";
import type { FormationLook } from "./look.ts";
import { gun, horse, soldiers, staffSign, starPath } from "./figures.ts";
import { lettering } from "./lettering.ts";
import { nameMarkup } from "./names.ts";
import { numerals, numeralsWidth } from "./numerals.ts";
import { ruling, starBlock, stripeMarkup } from "./stripes.ts";

/** 2: all there is, from 60 px; 1: name and strengths, from 44 px; 0: short name and strengths. */
export type CounterLevel = 0 | 1 | 2;

export interface FaceOptions {
  readonly level: CounterLevel;
  readonly signs: "period" | "nato";
  readonly patterns: "fine" | "strong";
  /** Ruled and dulled under the figures: has acted. */
  readonly spent: boolean;
}

const STRIPE_HEIGHT: Readonly<Record<"fine" | "strong", readonly [number, number, number]>> = {
  fine: [14, 20, 17],
  strong: [17, 22, 20],
};
const STAR: readonly (readonly [x: number, y: number, radius: number, outline: number, block: number])[] = [
  [86.5, 8.6, 8.4, 2, 74],
  [86, 10.7, 9.4, 1.8, 71],
  [88, 9.6, 8.2, 1.5, 76],
];
/** Strengths share the width of the body. */
const STRENGTHS_WIDTH = 86;

/** The face of a brigade in a square of 100, without body and outline. */
export function brigadeFace(look: FormationLook, options: FaceOptions): string {
  const { level, patterns } = options;
  const colours = BODY_COLOURS[look.body];
  const height = STRIPE_HEIGHT[patterns][level];
  let face = stripeMarkup(look.stripe, height, patterns === "strong" ? 1.5 : 1);
  if (look.star) face += starBlock(STAR[level][4], height, colours.shade);
  face += `<path d="M2 ${height}H97.6" stroke="${COLOURS.black}" stroke-width="1.6"/>`;
  if (look.reverse) face += `<path d="${ruling(height, 9)}" stroke="${colours.figures}" opacity=".2"/>`;
  if (options.spent) face += spentRuling();
  if (look.star) {
    const [x, y, radius, outline] = STAR[level];
    face += `<path d="${starPath(x, y, radius)}" fill="${COLOURS.gold}" stroke="${COLOURS.black}" stroke-width="${outline}"/>`;
  }
  face +=
    level === 2
      ? largeFace(look, colours, options.signs)
      : level === 1
        ? mediumFace(look, colours)
        : smallFace(look, colours, height);
  if (look.reverse) face += reverseCorner(level, height);
  return face;
}

/** The S of sharpshooters in a ring. */
function sharpshooterSign(x: number, y: number, radius: number, colours: BodyColours): string {
  return (
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colours.body}" stroke="${colours.figures}" stroke-width="2.2"/>` +
    // Drawn, not written: hands that speak call the counter by its name alone.
    `<path d="M4 -4.3C2.4 -6.3 -4 -6 -4 -2.8C-4 .4 4 -.6 4 2.8C4 6 -2.4 6.3 -4.2 4.2" transform="translate(${x} ${y}) scale(${num(radius / 9, 3)})" fill="none" stroke="${colours.figures}" stroke-width="2.6" stroke-linecap="round"/>`
  );
}

/** Guns by themselves: their strength alone, as large as two others. */
function gunStrength(look: FormationLook, ink: string, x: number, baseline: number, size: number): string {
  return numerals(String(look.artillery), x, baseline, size, ink, "end");
}

function strengths(look: FormationLook, ink: string, combat: readonly number[], artillery: readonly number[]): string {
  const [combatX, combatY, combatSize] = combat as [number, number, number];
  const [gunsX, gunsY, gunsSize] = artillery as [number, number, number];
  const [first, second] = [String(look.combat), String(look.artillery)];
  const width = numeralsWidth(first, combatSize) + numeralsWidth(second, gunsSize) + 4;
  const shrink = Math.min(1, STRENGTHS_WIDTH / width);
  return (
    numerals(first, combatX, combatY, combatSize * shrink, ink) +
    numerals(second, gunsX, gunsY, gunsSize * shrink, ink, "end")
  );
}

/** Potential of attached cavalry in a ring. */
function cavalryRing(value: number, x: number, y: number, radius: number, size: number, colours: BodyColours): string {
  return (
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colours.body}" stroke="${colours.figures}" stroke-width="2.2"/>` +
    numerals(String(value), x, y + size * 0.35, size, colours.figures, "middle")
  );
}

function largeFace(look: FormationLook, colours: BodyColours, signs: "period" | "nato"): string {
  const ink = colours.figures;
  const raised = look.cavalry > 0;
  const feet = raised ? 75.5 : 77.5;
  const scale = raised ? 0.74 : 0.8;
  let face = nameMarkup(look, 2, { x: 50, baseline: 36, size: 20, fill: ink, spacing: 0.02, width: 88 });
  if (look.subtitle) {
    face += lettering(look.subtitle, 50, 46.5, {
      weight: 600,
      size: 10.6,
      fill: ink,
      spacing: 0.03,
      width: 84,
      aside: true,
    });
  }
  if (look.figure === "artillery") {
    const sign = signs === "nato" ? staffSign("artillery", 38, 84, 0.8, ink) : gun(38, 90, 0.98, ink);
    return face + sign + gunStrength(look, ink, 93, 93, 46);
  }
  if (look.sharpshooters) face += sharpshooterSign(86, 57, 7.4, colours);
  if (signs === "nato") face += staffSign(look.figure, 50, feet - 1, scale, ink);
  else if (look.figure === "cavalry") face += horse(49, feet, scale * 0.98, ink, colours.body);
  else face += soldiers(50, feet, scale, ink);
  face += strengths(look, ink, [8, 93, 46], [92, 93, 34]) + gun(80.5, 67, 0.4, ink);
  if (raised) face += cavalryRing(look.cavalry, 50, 87.5, 8.2, 13.5, colours);
  return face;
}

function mediumFace(look: FormationLook, colours: BodyColours): string {
  const ink = colours.figures;
  const name = nameMarkup(look, 1, { x: 50, baseline: 40, size: 22, fill: ink, width: 90 });
  if (look.figure === "artillery") return name + gun(36, 92, 1.02, ink) + gunStrength(look, ink, 93, 94, 58);
  const sign = look.sharpshooters ? sharpshooterSign(84, 53, 8, colours) : "";
  const face = name + strengths(look, ink, [7, 94, 62], [93, 94, 42]) + sign;
  return look.cavalry > 0 ? face + cavalryRing(look.cavalry, 56, 86, 10, 17, colours) : face;
}

function smallFace(look: FormationLook, colours: BodyColours, stripe: number): string {
  const ink = colours.figures;
  const name = nameMarkup(look, 0, { x: 50, baseline: stripe + 25.5, size: 33, fill: ink, width: 92 });
  if (look.figure === "artillery") return name + gun(33, 93, 0.98, ink) + gunStrength(look, ink, 94, 94, 66);
  const face = name + strengths(look, ink, [7, 94, 70], [94, 94, 48]);
  if (look.cavalry === 0) return face;
  return (
    face +
    `<circle cx="56" cy="81" r="11.5" fill="${ink}"/>` +
    numerals(String(look.cavalry), 56, 88.3, 21, colours.body, "middle")
  );
}

/** A red flag in a corner: with the ruling and the tab of losses the reverse cannot be missed. */
function reverseCorner(level: CounterLevel, stripe: number): string {
  if (level === 2) return `<path d="M2 ${num(stripe + 1)}h9l-9 9z" fill="${COLOURS.red}"/>`;
  return `<path d="M97 91V97H78.6L97 78.6z" fill="${COLOURS.red}"/><path d="M78.6 97.4L97.4 78.6" stroke="${COLOURS.ivory}" stroke-width="1.6"/>`;
}

/** The diagonals of a piece that has acted: under its figures, so that strengths keep their contrast. */
export function spentRuling(): string {
  return `<rect x="2" y="2" width="95.6" height="95.6" rx="6.6" fill="#8C8474" opacity=".34"/><path d="${ruling(0, 10)}" stroke="${COLOURS.black}" stroke-width="1.5" opacity=".3"/>`;
}
