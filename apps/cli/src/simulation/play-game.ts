import { type ActionBase, deriveSeed, type EventBase, fastDice, type Game, type Side } from "@stonebridge/kernel";
import type { Chooser, ShelfGame } from "../shelf-game.ts";

/** A game this long will never end: every game should be over after far fewer decisions. */
const MOST_DECISIONS = 100_000;

/** The result of a simulated game. */
export interface GameResult {
  /** Its number in the simulation, from 0. */
  readonly index: number;
  readonly winner: string;
  readonly decisions: number;
  /** Victory points by side, if the game counts any. */
  readonly points: Readonly<Record<string, number>>;
}

/** A game that broke off because of a mistake in the rules or in a bot. */
export interface GameError {
  readonly index: number;
  readonly decisions: number;
  readonly error: string;
}

/** What all games of a simulation have in common. */
export interface Conditions {
  readonly seed: number;
  /** Time per decision, for bots that search. */
  readonly seconds: number;
  /** Play-outs per decision, instead of time. */
  readonly playouts?: number | undefined;
}

/**
 * Plays one game of a simulation from start to finish. The same seed and index give the same dice.
 * @param levels of the bots, by side
 */
export async function playGame<P, A extends ActionBase, E extends EventBase, V>(
  shelf: ShelfGame<P, A, E, V>,
  game: Game<P, A, E, V>,
  levels: Readonly<Record<Side, string>>,
  conditions: Conditions,
  index: number,
): Promise<GameResult | GameError> {
  const seed = deriveSeed(conditions.seed, index);
  let decisions = 0;
  try {
    const bots = new Map<Side, Chooser<A, V>>();
    for (const [number, side] of game.sides.entries()) {
      const own = deriveSeed(seed, number + 1);
      bots.set(side, shelf.bot(levels[side], game, own, conditions.seconds, conditions.playouts));
    }
    const dice = fastDice(deriveSeed(seed, 0));
    const position = game.start(dice);
    for (;;) {
      const decision = game.decision(position);
      if (decision.over) {
        const points = shelf.points?.(game.view(position, "spectator")) ?? {};
        return { index, winner: decision.winner, decisions, points };
      }
      if (decisions === MOST_DECISIONS) throw new Error(`The game was not over after ${MOST_DECISIONS} decisions.`);
      const side = decision.sides[0];
      const bot = bots.get(side);
      if (!bot) throw new Error(`Nobody plays ${side}.`);
      // A blind bot never looks at its view, which would cost more than the decision.
      const view = bot.blind ? (undefined as V) : game.view(position, side);
      const choice = bot.choose(view, decision);
      game.act(position, side, choice instanceof Promise ? await choice : choice, dice);
      decisions += 1;
    }
  } catch (error) {
    return { index, decisions, error: error instanceof Error ? error.message : String(error) };
  }
}
