import type { Outcome, Side } from "./game.ts";

/** What a side has made of a game that is over: 1 for a win, a half for a draw, 0 for a defeat. */
export function resultFor({ winner }: Pick<Outcome, "winner">, side: Side): number {
  return winner === side ? 1 : winner === "draw" ? 0.5 : 0;
}
