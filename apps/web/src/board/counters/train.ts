import { BODY_COLOURS } from "../drawing/palette.ts";
import { num } from "../drawing/markup.ts";
import type { TrainLook } from "./look.ts";
import { type FaceOptions, spentRuling } from "./brigade.ts";
import { nameMarkup } from "./names.ts";
import { numerals } from "./numerals.ts";
import { stripeMarkup } from "./stripes.ts";

/** A covered wagon on its wheels: its foot at x, y. */
function wagon(x: number, y: number, scale: number, ink: string, body: string): string {
  const wheel = (at: number): string =>
    `<circle cx="${at}" cy="-9" r="8" fill="${body}" stroke="${ink}" stroke-width="2.6"/><path d="M${at} -17V-1M${at - 8} -9H${at + 8}" stroke="${ink}" stroke-width="1.6"/>`;
  return (
    `<g transform="translate(${num(x)} ${num(y)}) scale(${num(scale)})">` +
    `<path d="M-26 -22Q-30 -44 -20 -47Q0 -52 20 -47Q30 -44 26 -22z" fill="${ink}"/>` +
    `<path d="M-12 -49V-22M2 -50V-22M15 -48V-22" stroke="${body}" stroke-width="1.6"/>` +
    `<path d="M-28 -22H28L25 -12H-25z" fill="${ink}"/>${wheel(-16)}${wheel(16)}</g>`
  );
}

/** The face of a train in a square of 100, without body and outline: stripe, wagon, name, how often it can still reload units. */
export function trainFace(look: TrainLook, { level, spent, patterns }: FaceOptions): string {
  const { figures, body } = BODY_COLOURS[look.body];
  const stripe = level === 0 ? 12 : 15;
  const left = look.reloads === undefined ? "" : String(look.reloads);
  const baseline = { 0: 38, 1: 37, 2: 34 }[level];
  const size = { 0: 33, 1: 21, 2: 18 }[level];
  return (
    stripeMarkup(look.stripe, stripe, patterns === "strong" ? 1.5 : 1) +
    (spent ? spentRuling() : "") +
    wagon(left === "" ? 50 : 38, 93, level === 0 ? 0.94 : 1, figures, body) +
    nameMarkup(look, level, { x: 50, baseline, size, fill: figures, width: 91 }) +
    numerals(left, 95, 93, level === 2 ? 26 : 36, figures, "end")
  );
}
