export { BOT_LEVELS, type Bot, type BotLevel, type Progress } from "./bot.ts";
export type { Clock, Thinking } from "./clock.ts";
export { createRecruit, recruitsChoice } from "./recruit.ts";
