import type { Action, BullRun1983, GameEvent, Position, View } from "@stonebridge/games/bull-run-1983";
import { bullRun1983 } from "@stonebridge/games/bull-run-1983";
import type { Game } from "@stonebridge/kernel";

export type BullRun = Game<Position, Action, GameEvent, View>;

/** The game as its module opens it, with its field and all that bots need. */
export function whole(game: BullRun): BullRun1983 {
  return isWhole(game) ? game : bullRun1983.open(game.situation);
}

function isWhole(game: BullRun): game is BullRun1983 {
  return "imagine" in game;
}
