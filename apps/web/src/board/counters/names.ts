import { lettering, textWidth, type Weight } from "./lettering.ts";

/** Capitals on a counter at a level of detail: where they stand, how large at most, how wide. Units of a square of 100. */
export interface NameSetting {
  readonly x: number;
  readonly baseline: number;
  readonly size: number;
  readonly width: number;
  readonly fill: string;
  readonly spacing?: number;
  readonly anchor?: "start" | "middle";
}

/** Names are never set smaller than this share of their size: before, the short name stands there. */
const SMALLEST = 0.85;
const WEIGHT: Weight = 800;

/** What stands on a counter for its name: all of it where there is room, else the short name. */
export function nameFor(
  { name, short }: { readonly name: string; readonly short?: string },
  level: 0 | 1 | 2,
  size: number,
  width: number,
): string {
  const whole = name.toUpperCase();
  if (short === undefined || level === 2) return whole;
  const fits = textWidth(whole, WEIGHT, size) * SMALLEST <= width;
  return level === 1 && fits ? whole : short.toUpperCase();
}

/** The name of a counter, set smaller where it is wider than its room. */
export function nameMarkup(
  look: { readonly name: string; readonly short?: string },
  level: 0 | 1 | 2,
  { x, baseline, ...style }: NameSetting,
): string {
  return lettering(nameFor(look, level, style.size, style.width), x, baseline, { weight: WEIGHT, ...style });
}

/** A counter's label, with what its face calls it at a level of detail where the label does not: hands that speak call it so. */
export function spokenName(
  label: string,
  look: { readonly kind?: string; readonly name?: string; readonly short?: string },
  level: 0 | 1 | 2,
): string {
  const { name, short = name } = look;
  const printed = level === 2 ? [name] : level === 0 ? [short] : [name, short];
  const said = ` ${label.toLowerCase()} `.replaceAll(/[,.]/gu, " ");
  const unsaid = printed.filter((one) => one !== undefined && !said.includes(` ${one.toLowerCase()} `));
  return [label, ...new Set(unsaid)].join(", ");
}
