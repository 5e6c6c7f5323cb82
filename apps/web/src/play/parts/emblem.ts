import type { Side } from "@stonebridge/kernel";

/** Which of the two signs and colours a side has: star and blue, or ring of dots and brown. */
export type Emblem = "north" | "south";

const NORTHERN: ReadonlySet<Side> = new Set(["north", "union"]);

/** Every game here is fought between North and South, whatever the game calls them. */
export function emblemOf(side: Side): Emblem {
  return NORTHERN.has(side) ? "north" : "south";
}
