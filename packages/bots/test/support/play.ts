import { deriveSeed, fastDice } from "@stonebridge/kernel";
import { type Action, type BullRun1861, bullRun1861, type SideId, type View } from "@stonebridge/games/bull-run-1861";
import type { Bot, BotLevel } from "@stonebridge/bots";
import { createBot } from "@stonebridge/bots/bull-run-1861";

export type Options = Readonly<Record<string, string>>;

export function openGame(scenario = "historical", options: Options = {}) {
  return bullRun1861.open(bullRun1861.situation(scenario, options));
}

/** What a game came to. */
export interface Played {
  readonly winner: string;
  readonly actions: readonly Action[];
}

/** A copy that nobody can change, cut off from the game that made it. */
export function frozen<T>(value: T): T {
  return freeze(structuredClone(value));
}

function freeze<T>(value: T): T {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) freeze(inner);
  }
  return value;
}

/**
 * Plays a game between two levels; the engine refuses what was not offered.
 * @param look what a bot is given in place of a view or a decision
 * @param playouts for each decision of a general; none, and he has no time
 */
export async function play(
  game: BullRun1861,
  levels: Readonly<Record<SideId, BotLevel>>,
  seed: number,
  look: <T>(seen: T) => T = (seen) => seen,
  playouts?: number,
): Promise<Played> {
  const bots: Record<SideId, Bot<Action, View>> = {
    north: createBot(levels.north, game, deriveSeed(seed, 1), { playouts }),
    south: createBot(levels.south, game, deriveSeed(seed, 2), { playouts }),
  };
  const dice = fastDice(deriveSeed(seed, 0));
  const position = game.start(dice);
  const actions: Action[] = [];
  for (;;) {
    const decision = game.decision(position);
    if (decision.over) return { winner: decision.winner, actions };
    const side = decision.sides[0] as SideId;
    const bot = bots[side];
    const view = bot.blind ? (undefined as unknown as View) : look(game.view(position, side));
    const action = await bot.choose(view, look(decision), playouts === undefined ? 0 : Infinity);
    game.act(position, side, action, dice);
    actions.push(action);
  }
}

/** A position in the thick of it: so many decisions of the colonel's game. */
export async function later(decisions: number) {
  const game = openGame();
  const colonel = createBot("colonel", game);
  const dice = fastDice(7);
  const position = game.start(dice);
  for (let count = 0; count < decisions; count++) {
    const decision = game.decision(position);
    if (decision.over) throw new Error("over too early");
    const action = await colonel.choose(game.view(position, decision.sides[0]), decision, 0);
    game.act(position, decision.sides[0], action, dice);
  }
  return { game, position, dice };
}
