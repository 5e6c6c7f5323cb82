import type { ActionBase, EventBase, Game, GameModule, Match } from "@stonebridge/kernel";

/** A game whatever its types: here nobody looks into its positions and views. */
export type AnyGame = Game<unknown, ActionBase, EventBase, unknown>;
export type AnyModule = GameModule<unknown, ActionBase, EventBase, unknown>;
export type AnyMatch = Match<unknown, ActionBase, EventBase, unknown>;

/** Modules are alike but for their types, and a module only ever gets back what it made itself. */
const whatever = (module: unknown) => module as AnyModule;

const MODULES: ReadonlyMap<string, () => Promise<AnyModule>> = new Map([
  ["bull-run-1861", async () => whatever((await import("@stonebridge/games/bull-run-1861")).bullRun1861)],
  ["bull-run-1983", async () => whatever((await import("@stonebridge/games/bull-run-1983")).bullRun1983)],
  [
    "second-bull-run-1862",
    async () => whatever((await import("@stonebridge/games/second-bull-run-1862")).secondBullRun1862),
  ],
  ["no-written-orders", async () => whatever((await import("@stonebridge/games/no-written-orders")).noWrittenOrders)],
]);

/** The ids of all games. */
export const GAME_IDS: readonly string[] = [...MODULES.keys()];

/** The rules of a game; undefined if there is none of this id. */
export async function moduleOf(game: string): Promise<AnyModule | undefined> {
  return await MODULES.get(game)?.();
}

/** How many opened games are kept. */
const MOST = 50;
/** By game and situation, in the order in which they were opened. */
const opened = new Map<string, AnyGame>();

/**
 * A game with a situation, which was written as JSON. Matches share it, because it holds no position: opening one takes up to 100 ms.
 * @throws Faulty if the situation cannot be read
 */
export function gameOf(module: AnyModule, situation: string): AnyGame {
  const name = `${module.id} ${situation}`;
  const game = opened.get(name) ?? module.open(JSON.parse(situation));
  opened.delete(name);
  opened.set(name, game);
  const [oldest] = opened.keys();
  if (opened.size > MOST) opened.delete(oldest);
  return game;
}
