import { BOT_LEVELS } from "@stonebridge/bots";
import { createBot } from "@stonebridge/bots/bull-run-1861";
import {
  type Action,
  type BullRun1861,
  bullRun1861,
  type GameEvent,
  type Position,
  type View,
} from "@stonebridge/games/bull-run-1861";
import type { ShelfGame } from "../../shelf-game.ts";
import { known } from "../known.ts";
import { createNarrator } from "./narrator.ts";
import type { BullRun } from "./types.ts";

/** Bull Run 1861 at the command line. */
export const bullRun: ShelfGame<Position, Action, GameEvent, View> = {
  module: bullRun1861,
  levels: BOT_LEVELS,
  async narrator(game) {
    const { texts } = await import("@stonebridge/games/bull-run-1861/text/en");
    return createNarrator(texts, game);
  },
  bot(level, game, seed, seconds, playouts) {
    const bot = createBot(known(BOT_LEVELS, level), whole(game), seed, { playouts });
    const milliseconds = playouts === undefined ? seconds * 1_000 : Infinity;
    return { blind: bot.blind, choose: (view, decision) => bot.choose(view, decision, milliseconds) };
  },
  points: (view) => view.score.points,
};

/** The game as its module opens it, with all that bots need. */
function whole(game: BullRun): BullRun1861 {
  return isWhole(game) ? game : bullRun1861.open(game.situation);
}

function isWhole(game: BullRun): game is BullRun1861 {
  return "imagine" in game;
}
