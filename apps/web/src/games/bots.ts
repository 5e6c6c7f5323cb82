import type { BotMaker } from "./contract/bot.ts";

/** The bots of the games on the shelf: a list of its own, for the worker they think in fetches nothing else of a game. */
export const BOTS: Readonly<Record<string, () => Promise<BotMaker>>> = {
  "bull-run-1861": async () => (await import("./bull-run-1861/bot.ts")).makeBot,
  "bull-run-1983": async () => (await import("./bull-run-1983/bot.ts")).makeBot,
  "no-written-orders": async () => (await import("./no-written-orders/bot.ts")).makeBot,
  "second-bull-run-1862": async () => (await import("./second-bull-run-1862/bot.ts")).makeBot,
};
