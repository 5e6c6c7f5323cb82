import { POINT } from "../measures.ts";

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}

/** A number of parts as whole and fraction: `1 2/3` for 10 sixths, `1/2` for 1 half. */
function mixed(parts: number, whole: number): string {
  const rest = parts % whole;
  const full = (parts - rest) / whole;
  if (rest === 0) return String(full);
  const common = divisor(rest, whole);
  const fraction = `${rest / common}/${whole / common}`;
  return full === 0 ? fraction : `${full} ${fraction}`;
}

/** Movement points out of sixths (BR83-5.61-a): `1 2/3` for 10. */
export function movementPoints(sixths: number): string {
  return mixed(sixths, POINT);
}

/** Strength or defense points out of halves (BR83-7.5-a): `3 1/2` for 7. */
export function strengthPoints(halves: number): string {
  return mixed(halves, 2);
}
