import type { PieceView } from "@stonebridge/games/bull-run-1983";

/** "3–4–6": attack, defense and movement, as a unit has them now; a commander has none. */
export function factorsOf({ attack, defense, movement }: PieceView): string | undefined {
  return defense > 0 ? `${attack}–${defense}–${movement}` : undefined;
}
