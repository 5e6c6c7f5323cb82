import type { ActionBase } from "@stonebridge/kernel";
import type { BotName } from "../storage/saved-game.ts";
import type { BotMaker, WorkingBot } from "./contract/bot.ts";

/** The bots of the games on the shelf: a list of its own, for the worker they think in fetches nothing else of a game. */
export const BOTS: Readonly<Record<string, () => Promise<BotMaker>>> = {
  "bull-run-1861": async () =>
    makerOf(
      (await import("@stonebridge/games/bull-run-1861")).bullRun1861,
      (await import("@stonebridge/bots/bull-run-1861")).createBot,
    ),
  "bull-run-1983": async () =>
    makerOf(
      (await import("@stonebridge/games/bull-run-1983")).bullRun1983,
      (await import("@stonebridge/bots/bull-run-1983")).createBot,
    ),
  "no-written-orders": async () =>
    makerOf(
      (await import("@stonebridge/games/no-written-orders")).noWrittenOrders,
      (await import("@stonebridge/bots/no-written-orders")).createBot,
    ),
  "second-bull-run-1862": async () =>
    makerOf(
      (await import("@stonebridge/games/second-bull-run-1862")).secondBullRun1862,
      (await import("@stonebridge/bots/second-bull-run-1862")).createBot,
    ),
};

function makerOf<G, A extends ActionBase, V>(
  { open }: { open(situation: unknown): G },
  createBot: (level: BotName, game: G, seed: number) => WorkingBot<A, V>,
): BotMaker {
  return (situation, level, seed) => createBot(level, open(situation), seed);
}
