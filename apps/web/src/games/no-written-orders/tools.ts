import type { NoWrittenOrders } from "@stonebridge/games/no-written-orders";

/** What a screen needs to know about a running game: its rules and their field. */
export interface PlayTools {
  readonly game: NoWrittenOrders;
}

/** The tools for a game. */
export function toolsOf(game: NoWrittenOrders): PlayTools {
  return { game };
}
