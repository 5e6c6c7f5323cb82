import { formatPercent } from "../language/language.svelte.ts";

/** A change of a chance with its sign: "+3.4%", "−3,4 %". */
export function formatChange(share: number): string {
  const tenths = Math.round(share * 1_000);
  return `${tenths > 0 ? "+" : tenths < 0 ? "−" : ""}${formatPercent(Math.abs(share), 1)}`;
}
