import { POINT } from "../measures.ts";

const SIXTHS = ["", "⅙", "⅓", "½", "⅔", "⅚"] as const;

/** A number of parts as whole and fraction: `1⅔` for 10 sixths, `½` for 1 half. */
function mixed(parts: number, whole: 2 | 6): string {
  const rest = parts % whole;
  const full = (parts - rest) / whole;
  const fraction = SIXTHS[(rest * 6) / whole] ?? "";
  return full === 0 && fraction !== "" ? fraction : `${full}${fraction}`;
}

/** Movement points out of sixths (BR83-5.61-a): `1⅔` for 10. */
export function movementPoints(sixths: number): string {
  return mixed(sixths, POINT);
}

/** Strength or defence points out of halves (BR83-7.5-a): `3½` for 7. */
export function strengthPoints(halves: number): string {
  return mixed(halves, 2);
}
