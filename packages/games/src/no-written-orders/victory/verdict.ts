import type { SideId } from "../vocabulary.ts";

/** How a game ends: a draw, or a side’s victory, decisive with one and a half times the points of the other. */
export interface Verdict {
  readonly winner: SideId | "draw";
  readonly decisive: boolean;
}

/** Who wins with these points (NWO-18-d): a lead under a tenth of the larger total is a strategic draw (NWO-RUL221). */
export function verdictOf(points: Readonly<Record<SideId, number>>): Verdict {
  const { union, confederate } = points;
  const more = Math.max(union, confederate);
  const less = Math.min(union, confederate);
  if (more === less || (more - less) * 10 < more) return { winner: "draw", decisive: false };
  return { winner: union > confederate ? "union" : "confederate", decisive: more * 2 >= less * 3 };
}
