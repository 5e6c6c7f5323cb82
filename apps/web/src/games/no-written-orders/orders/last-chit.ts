import type { GameEvent } from "@stonebridge/games/no-written-orders";

export type ChitDrawn = Extract<GameEvent, { readonly type: "chit-drawn" }>;

/** The chit that the last step drew from the cup; undefined if it drew none. */
export function chitOf(events: readonly GameEvent[]): ChitDrawn | undefined {
  return events.findLast((event): event is ChitDrawn => event.type === "chit-drawn");
}
