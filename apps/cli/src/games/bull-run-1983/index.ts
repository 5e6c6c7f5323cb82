import { BOTS, MARSHALS, recruitsChoice } from "@stonebridge/bots";
import { createBot } from "@stonebridge/bots/bull-run-1983";
import { tutorOf } from "@stonebridge/bots/bull-run-1983/tutor";
import {
  type Action,
  ACTION_SHAPES,
  bullRun1983,
  type GameEvent,
  type Position,
  type View,
} from "@stonebridge/games/bull-run-1983";
import { RULE_BOOK } from "@stonebridge/games/bull-run-1983/rules";
import type { ShelfGame } from "../../shelf-game.ts";
import { chooser } from "../chooser.ts";
import { known } from "../known.ts";
import { saidIn } from "../said.ts";
import { wholeOf } from "../whole.ts";
import { createNarrator } from "./narrator.ts";

const SAID = {
  en: [
    () => import("@stonebridge/games/bull-run-1983/text/en"),
    () => import("@stonebridge/games/bull-run-1983/refusals/en"),
  ],
  fr: [
    () => import("@stonebridge/games/bull-run-1983/text/fr"),
    () => import("@stonebridge/games/bull-run-1983/refusals/fr"),
  ],
} as const;

/** Bull Run (1983) at the command line. */
export const bullRun: ShelfGame<Position, Action, GameEvent, View> = {
  module: bullRun1983,
  rules: RULE_BOOK.rules,
  levels: BOTS,
  marshals: MARSHALS,
  conceals: ({ turn, thawed }) => turn === 0 || thawed.includes(0),
  atRandom: recruitsChoice,
  shapes: ACTION_SHAPES,
  tensor: async (game) => (await import("./tensor.ts")).tensorOf(game),
  narrator: async (game, language) => createNarrator(await saidIn(language, SAID), game),
  bot(level, game, seed, seconds, playouts) {
    const bot = createBot(known(BOTS, level), wholeOf(game, bullRun1983), seed, { playouts });
    return chooser(bot, seconds, playouts);
  },
  tutor: (game) => tutorOf(wholeOf(game, bullRun1983)),
};
