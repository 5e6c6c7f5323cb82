import { BOTS, MARSHALS, recruitsChoice } from "@stonebridge/bots";
import { createBot } from "@stonebridge/bots/bull-run-1861";
import { tutorOf } from "@stonebridge/bots/bull-run-1861/tutor";
import {
  type Action,
  ACTION_SHAPES,
  bullRun1861,
  type GameEvent,
  type Position,
  type View,
} from "@stonebridge/games/bull-run-1861";
import { RULE_BOOK } from "@stonebridge/games/bull-run-1861/rules";
import type { ShelfGame } from "../../shelf-game.ts";
import { chooser } from "../chooser.ts";
import { known } from "../known.ts";
import { saidIn } from "../said.ts";
import { wholeOf } from "../whole.ts";
import { createNarrator } from "./narrator.ts";

const SAID = {
  en: [
    () => import("@stonebridge/games/bull-run-1861/text/en"),
    () => import("@stonebridge/games/bull-run-1861/refusals/en"),
  ],
  fr: [
    () => import("@stonebridge/games/bull-run-1861/text/fr"),
    () => import("@stonebridge/games/bull-run-1861/refusals/fr"),
  ],
} as const;

/** Bull Run 1861 at the command line. */
export const bullRun: ShelfGame<Position, Action, GameEvent, View> = {
  module: bullRun1861,
  rules: RULE_BOOK.rules,
  levels: BOTS,
  marshals: MARSHALS,
  narrator: async (game, language) => createNarrator(await saidIn(language, SAID), game),
  bot(level, game, seed, seconds, playouts) {
    const bot = createBot(known(BOTS, level), wholeOf(game, bullRun1861), seed, { playouts });
    return chooser(bot, seconds, playouts);
  },
  atRandom: recruitsChoice,
  shapes: ACTION_SHAPES,
  tensor: async (game) => await (await import("./tensor.ts")).tensorOf(game),
  tutor: (game) => tutorOf(wholeOf(game, bullRun1861)),
  points: (view) => view.score.points,
};
