import { bullRun1861 } from "./bull-run-1861/entry.ts";
import { bullRun1983 } from "./bull-run-1983/entry.ts";
import type { AnyGame } from "./contract/entry.ts";
import { noWrittenOrders } from "./no-written-orders/entry.ts";
import { secondBullRun1862 } from "./second-bull-run-1862/entry.ts";

/** The games of this site, in the order in which they stand on its shelf. */
export const GAMES: readonly AnyGame[] = [bullRun1861, bullRun1983, secondBullRun1862, noWrittenOrders];

/** The game of this id; undefined if this site does not have it. */
export function gameOf(id: string): AnyGame | undefined {
  return GAMES.find((game) => game.id === id);
}
