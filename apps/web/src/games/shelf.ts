import { bullRun1861 } from "./bull-run-1861/entry.ts";
import { bullRun1983 } from "./bull-run-1983/entry.ts";
import type { AnyShelvedGame, DeskRoom } from "./contract/room.ts";
import type { GameTypes } from "./contract/types.ts";
import { noWrittenOrders } from "./no-written-orders/entry.ts";
import { secondBullRun1862 } from "./second-bull-run-1862/entry.ts";

/** The games of this site, in the order in which they stand on its shelf. */
export const GAMES: readonly AnyShelvedGame[] = [bullRun1861, bullRun1983, secondBullRun1862, noWrittenOrders];

/** The game of this id; undefined if this site does not have it. */
export function gameOf(id: string): AnyShelvedGame | undefined {
  return GAMES.find((game) => game.id === id);
}

/** Fetches what the play screen asks of a game. @throws RangeError where this site does not have it */
export async function deskRoomOf({ id }: { readonly id: string }): Promise<DeskRoom<GameTypes>> {
  const game = gameOf(id);
  if (game === undefined) throw new RangeError(`There is no game "${id}".`);
  return game.desk();
}
