import { BOTS, MARSHALS, recruitsChoice } from "@stonebridge/bots";
import { createBot } from "@stonebridge/bots/no-written-orders";
import { tutorOf } from "@stonebridge/bots/no-written-orders/tutor";
import {
  type Action,
  ACTION_SHAPES,
  type GameEvent,
  noWrittenOrders,
  type Position,
  type View,
} from "@stonebridge/games/no-written-orders";
import { RULE_BOOK } from "@stonebridge/games/no-written-orders/rules";
import type { ShelfGame } from "../../shelf-game.ts";
import { chooser } from "../chooser.ts";
import { known } from "../known.ts";
import { saidIn } from "../said.ts";
import { wholeOf } from "../whole.ts";
import { createNarrator } from "./narrator.ts";

const SAID = {
  en: [
    () => import("@stonebridge/games/no-written-orders/text/en"),
    () => import("@stonebridge/games/no-written-orders/refusals/en"),
  ],
  fr: [
    () => import("@stonebridge/games/no-written-orders/text/fr"),
    () => import("@stonebridge/games/no-written-orders/refusals/fr"),
  ],
} as const;

/** No Written Orders at the command line. */
export const orders: ShelfGame<Position, Action, GameEvent, View> = {
  module: noWrittenOrders,
  rules: RULE_BOOK.rules,
  levels: BOTS,
  marshals: MARSHALS,
  // orders, and stacks out of sight, are never all seen
  conceals: () => true,
  narrator: async (game, language) => createNarrator(await saidIn(language, SAID), game),
  bot(level, game, seed, seconds, playouts) {
    const bot = createBot(known(BOTS, level), wholeOf(game, noWrittenOrders), seed, { playouts });
    return chooser(bot, seconds, playouts);
  },
  atRandom: recruitsChoice,
  shapes: ACTION_SHAPES,
  tensor: async (game) => (await import("./tensor.ts")).tensorOf(game),
  tutor: (game) => tutorOf(wholeOf(game, noWrittenOrders)),
  points: ({ points }) => points,
};
