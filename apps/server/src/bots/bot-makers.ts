import type { Bot, BotName } from "@stonebridge/bots";
import type { ActionBase, SituationBase } from "@stonebridge/kernel";
import { type AnyGame, moduleOf } from "../matches/modules.ts";

/** A bot whatever its game: it only ever gets views and decisions of the game it was made for. */
export type AnyBot = Bot<ActionBase, unknown>;
type CreateBot = (name: BotName, game: AnyGame, seed: number) => AnyBot;

/** Bots are made alike but for the types of their games. */
const whatever = ({ createBot }: { readonly createBot: unknown }) => createBot as CreateBot;

const MAKERS: ReadonlyMap<string, () => Promise<CreateBot>> = new Map([
  ["bull-run-1861", async () => whatever(await import("@stonebridge/bots/bull-run-1861"))],
  ["bull-run-1983", async () => whatever(await import("@stonebridge/bots/bull-run-1983"))],
  ["second-bull-run-1862", async () => whatever(await import("@stonebridge/bots/second-bull-run-1862"))],
  ["no-written-orders", async () => whatever(await import("@stonebridge/bots/no-written-orders"))],
]);

/** The ids of the games that have bots. */
export const BOT_GAMES: readonly string[] = [...MAKERS.keys()];

/** What makes bots for a game. @throws Error where there are none */
export async function botMaker(
  game: string,
): Promise<(situation: SituationBase, name: BotName, seed: number) => AnyBot> {
  const [module, create] = await Promise.all([moduleOf(game), MAKERS.get(game)?.()]);
  if (module === undefined || create === undefined) throw new Error(`There is no bot for ${game}.`);
  return (situation, name, seed) => create(name, module.open(situation), seed);
}
