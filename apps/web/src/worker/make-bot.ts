import type { ActionBase, SituationBase } from "@stonebridge/kernel";
import { BOTS } from "../games/bots.ts";
import type { WorkingBot } from "../games/contract/bot.ts";
import type { BotName } from "../storage/saved-game.ts";

/**
 * A bot for a game opened with this situation.
 * @throws Error for a game that has no bot
 */
export async function makeBot(
  game: string,
  situation: SituationBase,
  level: BotName,
): Promise<WorkingBot<ActionBase, unknown>> {
  const maker = BOTS[game];
  if (!maker) throw new Error(`There is no bot for ${game}.`);
  const [seed] = crypto.getRandomValues(new Uint32Array(1));
  return (await maker())(situation, level, seed);
}
