import type { Bot, BotLevel } from "@stonebridge/bots";
import type { ActionBase, SituationBase } from "@stonebridge/kernel";

/** A bot whatever its game: it only ever gets views and decisions of the game it was made for. */
export type AnyBot = Bot<ActionBase, unknown>;
export type BotMaker = (situation: SituationBase, level: BotLevel, seed: number) => AnyBot;

/** How a game's rules are opened and a bot for them is made, whatever their types. */
function maker(open: (situation: unknown) => unknown, create: unknown): BotMaker {
  const make = create as (level: BotLevel, game: unknown, seed: number) => AnyBot;
  return (situation, level, seed) => make(level, open(situation), seed);
}

const MAKERS: Readonly<Record<string, () => Promise<BotMaker>>> = {
  "bull-run-1861": async () => {
    const [{ bullRun1861 }, { createBot }] = await Promise.all([
      import("@stonebridge/games/bull-run-1861"),
      import("@stonebridge/bots/bull-run-1861"),
    ]);
    return maker(bullRun1861.open, createBot);
  },
  "bull-run-1983": async () => {
    const [{ bullRun1983 }, { createBot }] = await Promise.all([
      import("@stonebridge/games/bull-run-1983"),
      import("@stonebridge/bots/bull-run-1983"),
    ]);
    return maker(bullRun1983.open, createBot);
  },
  "no-written-orders": async () => {
    const [{ noWrittenOrders }, { createBot }] = await Promise.all([
      import("@stonebridge/games/no-written-orders"),
      import("@stonebridge/bots/no-written-orders"),
    ]);
    return maker(noWrittenOrders.open, createBot);
  },
  "second-bull-run-1862": async () => {
    const [{ secondBullRun1862 }, { createBot }] = await Promise.all([
      import("@stonebridge/games/second-bull-run-1862"),
      import("@stonebridge/bots/second-bull-run-1862"),
    ]);
    return maker(secondBullRun1862.open, createBot);
  },
};

/** The ids of the games that have bots. */
export const BOT_GAMES: readonly string[] = Object.keys(MAKERS);

/** @throws Error for a game that has no bot */
export async function botMaker(game: string): Promise<BotMaker> {
  const load = MAKERS[game];
  if (load === undefined) throw new Error(`There is no bot for ${game}.`);
  return load();
}
