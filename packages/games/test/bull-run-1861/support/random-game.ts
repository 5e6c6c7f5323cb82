import { deriveSeed, fastDice } from "@stonebridge/kernel";
import {
  type Action,
  type BullRun1861,
  OPTION_VALUES,
  type OptionId,
  type Position,
  bullRun1861,
} from "../../../src/bull-run-1861/index.ts";

/** More decisions than any game has; a game that goes on longer runs in a circle. */
const MOST_DECISIONS = 8_000;

export interface Moment {
  readonly game: BullRun1861;
  readonly p: Position;
  /** Actions taken so far. */
  readonly count: number;
  /** 1..n, from the game's own sequence. */
  pick(n: number): number;
}

/** A scenario and options drawn from a seed: all values of all switches come about. */
export function drawnGame(seed: number): BullRun1861 {
  const dice = fastDice(deriveSeed(seed, 1));
  const draw = <T>(values: readonly T[]): T => values[dice.roll("option", values.length) - 1] as T;
  const ids = (Object.keys(OPTION_VALUES) as OptionId[]).filter((id) => id !== "setup");
  const options = Object.fromEntries(ids.map((id) => [id, draw<string>(OPTION_VALUES[id])]));
  return bullRun1861.open(bullRun1861.situation(draw(["historical", "free"]), options));
}

/**
 * Plays a whole game at random; `look` sees every position before it is played on.
 * @returns the last position, and how many actions led to it
 * @throws Error where a decision has no action or the game does not end
 */
export function playRandomly(
  game: BullRun1861,
  seed: number,
  look: (moment: Moment) => void,
): { p: Position; count: number } {
  const dice = fastDice(deriveSeed(seed, 2));
  const choice = fastDice(deriveSeed(seed, 3));
  const other = fastDice(deriveSeed(seed, 4));
  const pick = (n: number): number => other.roll("pick", n);
  const p = game.start(dice);
  for (let count = 0; count < MOST_DECISIONS; count++) {
    look({ game, p, count, pick });
    const decision = game.decision(p);
    if (decision.over) return { p, count };
    if (decision.actions.length === 0) throw new Error(`The step ${decision.step} offers nothing.`);
    const action = decision.actions[choice.roll("choice", decision.actions.length) - 1] as Action;
    game.act(p, decision.sides[0] as string, action, dice);
  }
  throw new Error(`The game of seed ${seed} does not end.`);
}
