export { BOT_LEVELS, type Bot, type BotLevel, type Progress } from "./bot.ts";
export { type Thinking, createBot } from "./bull-run-1861/create-bot.ts";
export type { Clock } from "./clock.ts";
