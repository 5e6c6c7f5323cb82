import { BOTS, MARSHALS, recruitsChoice } from "@stonebridge/bots";
import { createBot } from "@stonebridge/bots/second-bull-run-1862";
import { tutorOf } from "@stonebridge/bots/second-bull-run-1862/tutor";
import {
  type Action,
  ACTION_SHAPES,
  type GameEvent,
  type Position,
  secondBullRun1862,
  type View,
} from "@stonebridge/games/second-bull-run-1862";
import { RULE_BOOK } from "@stonebridge/games/second-bull-run-1862/rules";
import type { ShelfGame } from "../../shelf-game.ts";
import { chooser } from "../chooser.ts";
import { known } from "../known.ts";
import { saidIn } from "../said.ts";
import { wholeOf } from "../whole.ts";
import { createNarrator } from "./narrator.ts";

const SAID = {
  en: [
    () => import("@stonebridge/games/second-bull-run-1862/text/en"),
    () => import("@stonebridge/games/second-bull-run-1862/refusals/en"),
  ],
  fr: [
    () => import("@stonebridge/games/second-bull-run-1862/text/fr"),
    () => import("@stonebridge/games/second-bull-run-1862/refusals/fr"),
  ],
} as const;

/** Second Bull Run 1862 at the command line. */
export const secondBullRun: ShelfGame<Position, Action, GameEvent, View> = {
  module: secondBullRun1862,
  rules: RULE_BOOK.rules,
  levels: BOTS,
  marshals: MARSHALS,
  narrator: async (game, language) => createNarrator(await saidIn(language, SAID), game),
  bot(level, game, seed, seconds, playouts) {
    const bot = createBot(known(BOTS, level), wholeOf(game, secondBullRun1862), seed, { playouts });
    return chooser(bot, seconds, playouts);
  },
  atRandom: recruitsChoice,
  shapes: ACTION_SHAPES,
  tensor: async (game) => await (await import("./tensor.ts")).tensorOf(game),
  tutor: (game) => tutorOf(wholeOf(game, secondBullRun1862)),
  points: ({ score }) => ({ union: score.union.points, confederate: score.confederate.points }),
};
