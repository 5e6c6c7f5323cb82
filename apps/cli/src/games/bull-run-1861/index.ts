import { BOT_LEVELS, type BotLevel, createBot } from "@stonebridge/bots";
import {
  type Action,
  type BullRun1861,
  bullRun1861,
  type GameEvent,
  type Position,
  type View,
} from "@stonebridge/games/bull-run-1861";
import { type Game, isObject } from "@stonebridge/kernel";
import type { ShelfGame } from "../../shelf-game.ts";
import { createNarrator } from "./narrator.ts";

/** Bull Run 1861 at the command line. */
export const bullRun: ShelfGame<Position, Action, GameEvent, View> = {
  module: bullRun1861,
  levels: BOT_LEVELS,
  async narrator(game) {
    const { texts } = await import("@stonebridge/games/bull-run-1861/text/en");
    return createNarrator(texts, game);
  },
  async bot(level, game, seed, seconds) {
    const bot = createBot(levelOf(level), whole(game), seed);
    return { blind: bot.blind, choose: (view, decision) => bot.choose(view, decision, seconds * 1000) };
  },
  points: (view) => view.score.points,
  withUnits(situation, units) {
    if (!isObject(situation)) return situation;
    const values = isObject(units) && isObject(units["units"]) ? units["units"] : units;
    const before = isObject(situation["units"]) ? situation["units"] : {};
    return { ...situation, units: isObject(values) ? { ...before, ...values } : values };
  },
};

function levelOf(level: string): BotLevel {
  const found = BOT_LEVELS.find((one) => one === level);
  if (found === undefined) throw new Error(`There is no bot "${level}"; choose one of ${BOT_LEVELS.join(", ")}.`);
  return found;
}

/** Games as the module opens them, with what bots read, by the game the command line holds. */
const opened = new WeakMap<object, BullRun1861>();

function whole(game: Game<Position, Action, GameEvent, View>): BullRun1861 {
  const known = opened.get(game) ?? bullRun1861.open(game.situation);
  opened.set(game, known);
  return known;
}
