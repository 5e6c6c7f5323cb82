import {
  type ActionBase,
  type Dice,
  deriveSeed,
  type EventBase,
  fastDice,
  type Game,
  type Outcome,
} from "@stonebridge/kernel";
import { type GameState, MOST_ACTIONS } from "./game-state.ts";
import { Nonsense } from "./nonsense.ts";
import type { Subject } from "./subject.ts";

/** What came of some play-outs. */
export interface PlayedOut {
  readonly games: number;
  /** Games by who won them; `draw`: nobody. */
  readonly wins: Readonly<Record<string, number>>;
  /** Actions taken in all. */
  readonly actions: number;
}

/**
 * Plays a game on to its end by actions taken at random, as a Recruit does; several times. The state stays as it is.
 * @param seed of choices and dice
 */
export function playOut<P, A extends ActionBase, E extends EventBase, V>(
  { game, atRandom }: Pick<Subject<P, A, E, V>, "game" | "atRandom">,
  state: GameState<P, A, E, V>,
  games: number,
  seed: number,
): PlayedOut {
  const wins: Record<string, number> = Object.fromEntries([...game.sides, "draw"].map((winner) => [winner, 0]));
  let actions = 0;
  for (let index = 0; index < games; index++) {
    const chance = fastDice(deriveSeed(seed, index));
    const position = rolledOut(game, state, chance);
    let now = game.decision(position);
    for (let taken = 0; !now.over; taken++) {
      if (taken === MOST_ACTIONS) throw new Nonsense("too-long-game", `A game has ${MOST_ACTIONS} actions at most.`);
      game.act(position, now.sides[0], atRandom(now.actions, chance), chance);
      actions++;
      now = game.decision(position);
    }
    wins[now.winner] += 1;
  }
  return { games, wins, actions };
}

/** A position to go on from: of a chance node, one that its dice may lead to. */
function rolledOut<P, A extends ActionBase, E extends EventBase, V>(
  game: Game<P, A, E, V>,
  { position, rolling }: GameState<P, A, E, V>,
  chance: Dice,
): P {
  const dice = rolling === undefined ? chance : first(rolling.dice, chance);
  if (position === undefined) return game.start(dice);
  const copy = game.copy(position);
  if (rolling?.deed !== undefined) game.act(copy, rolling.deed.side, rolling.deed.action, dice);
  return copy;
}

/** These results, then other dice. */
function first(results: readonly number[], then: Dice): Dice {
  let next = 0;
  return { roll: (...die) => results[next++] ?? then.roll(...die) };
}

/** What each side gets at the end of a game: 1 for a win, -1 for a defeat, 0 for a draw. */
export function returnsOf(
  sides: readonly string[],
  { winner }: Pick<Outcome, "winner">,
): Readonly<Record<string, number>> {
  return Object.fromEntries(sides.map((side) => [side, winner === "draw" ? 0 : winner === side ? 1 : -1]));
}
