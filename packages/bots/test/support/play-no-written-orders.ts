import type { Bot, BotLevel } from "@stonebridge/bots";
import { createBot } from "@stonebridge/bots/no-written-orders";
import { type Action, type NoWrittenOrders, type SideId, type View } from "@stonebridge/games/no-written-orders";
import { noWrittenOrders } from "@stonebridge/games/no-written-orders";
import { type Dice, deriveSeed, fastDice } from "@stonebridge/kernel";
import type { Options } from "./play.ts";

export function openGame(scenario = "first-bull-run", options: Options = {}): NoWrittenOrders {
  return noWrittenOrders.open(noWrittenOrders.situation(scenario, options));
}

type Levels = Readonly<Record<SideId, BotLevel>>;
type Bots = Readonly<Record<SideId, Bot<Action, View>>>;

/** How a game is played. */
export interface Playing {
  /** What a bot is given in place of a view or a decision. */
  readonly look?: <T>(seen: T) => T;
  /** Decisions after which it is left. */
  readonly most?: number;
}

export function createBots(game: NoWrittenOrders, levels: Levels, seed: number): Bots {
  return {
    union: createBot(levels.union, game, deriveSeed(seed, 1)),
    confederate: createBot(levels.confederate, game, deriveSeed(seed, 2)),
  };
}

/** Plays a game between two levels; the engine refuses what was not offered. */
export async function play(
  game: NoWrittenOrders,
  levels: Levels,
  seed: number,
  { look = (seen) => seen, most = Infinity }: Playing = {},
): Promise<{ readonly winner: string | undefined; readonly actions: readonly Action[] }> {
  const bots = createBots(game, levels, seed);
  const dice: Dice = fastDice(deriveSeed(seed, 0));
  const position = game.start(dice);
  const actions: Action[] = [];
  while (actions.length < most) {
    const decision = game.decision(position);
    if (decision.over) return { winner: decision.winner, actions };
    const side = decision.sides[0] as SideId;
    const bot = bots[side];
    const view = bot.blind ? (undefined as unknown as View) : look(game.view(position, side));
    const action = await bot.choose(view, look(decision), Infinity);
    game.act(position, side, action, dice);
    actions.push(action);
  }
  return { winner: undefined, actions };
}
