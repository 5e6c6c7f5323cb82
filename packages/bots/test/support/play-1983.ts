import type { Bot, BotLevel } from "@stonebridge/bots";
import { createBot } from "@stonebridge/bots/bull-run-1983";
import {
  type Action,
  type BullRun1983,
  type Position,
  type SideId,
  type View,
  bullRun1983,
} from "@stonebridge/games/bull-run-1983";
import { type Dice, deriveSeed, fastDice } from "@stonebridge/kernel";
import type { Options, Played } from "./play.ts";

export function openGame(scenario = "historical", options: Options = {}): BullRun1983 {
  return bullRun1983.open(bullRun1983.situation(scenario, options));
}

type Levels = Readonly<Record<SideId, BotLevel>>;
type Bots = Readonly<Record<SideId, Bot<Action, View>>>;

/** How a game is played. */
export interface Playing {
  /** What a bot is given in place of a view or a decision. */
  readonly look?: <T>(seen: T) => T;
  /** Play-outs for each decision of a general. */
  readonly playouts?: number;
}

export function createBots(game: BullRun1983, levels: Levels, seed: number, playouts = 0): Bots {
  return {
    union: createBot(levels.union, game, deriveSeed(seed, 1), { playouts }),
    confederate: createBot(levels.confederate, game, deriveSeed(seed, 2), { playouts }),
  };
}

/** Takes one decision of a game that is not over; the engine refuses what was not offered. */
export async function advance(
  game: BullRun1983,
  position: Position,
  bots: Bots,
  dice: Dice,
  look: <T>(seen: T) => T = (seen) => seen,
): Promise<Action> {
  const decision = game.decision(position);
  if (decision.over) throw new Error("over too early");
  const side = decision.sides[0] as SideId;
  const bot = bots[side];
  const view = bot.blind ? (undefined as unknown as View) : look(game.view(position, side));
  const action = await bot.choose(view, look(decision), Infinity);
  game.act(position, side, action, dice);
  return action;
}

/** Plays a game between two levels. */
export async function play(
  game: BullRun1983,
  levels: Levels,
  seed: number,
  { look, playouts }: Playing = {},
): Promise<Omit<Played, "actions"> & { readonly actions: readonly Action[] }> {
  const bots = createBots(game, levels, seed, playouts);
  const dice = fastDice(deriveSeed(seed, 0));
  const position = game.start(dice);
  const actions: Action[] = [];
  for (;;) {
    const decision = game.decision(position);
    if (decision.over) return { winner: decision.winner, actions };
    actions.push(await advance(game, position, bots, dice, look));
  }
}

/** A position of a game between colonels when a Movement phase begins, as soon as so many turns have passed. */
export async function phaseOf(turn: number, side: SideId, seed = 7) {
  const game = openGame();
  const bots = createBots(game, { union: "colonel", confederate: "colonel" }, seed);
  const dice = fastDice(seed);
  const position = game.start(dice);
  for (;;) {
    const decision = game.decision(position);
    if (decision.over) throw new Error("over too early");
    if (position.turn >= turn && decision.step === "movement" && decision.sides[0] === side)
      return { game, position, decision, dice };
    await advance(game, position, bots, dice);
  }
}
