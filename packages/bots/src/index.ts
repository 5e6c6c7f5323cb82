export {
  BOT_LEVELS,
  BOTS,
  type Bot,
  type BotLevel,
  type BotName,
  levelOf,
  MARSHALS,
  type Progress,
  TEMPERS,
  type Temper,
  temperOf,
} from "./bot.ts";
export type { Clock, Thinking } from "./clock.ts";
export { createRecruit, recruitsChoice } from "./recruit.ts";
