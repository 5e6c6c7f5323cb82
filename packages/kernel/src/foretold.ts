import { type Dice, scriptedDice } from "./dice.ts";
import type { SituationBase } from "./game.ts";

/**
 * The results a situation foretells that have not fallen yet.
 * @param rolled dice rolled since the game began
 */
export function foretold(situation: SituationBase, rolled: number): readonly number[] {
  return situation.dice?.slice(rolled) ?? [];
}

/**
 * How many of the dice between two counts were not foretold: those its source rolled.
 * @param from, to dice rolled since the game began
 */
export function rolledOpenly(situation: SituationBase, from: number, to: number): number {
  const own = situation.dice?.length ?? 0;
  return Math.max(0, to - own) - Math.max(0, from - own);
}

/** These results, in order, before any die of another source. Throws ImpossibleDie where one does not fit the die asked for. */
export function foretelling(results: readonly number[], rest: Dice): Dice {
  if (results.length === 0) return rest;
  const script = scriptedDice(results);
  return { roll: (kind, faces, side, piece) => (script.left > 0 ? script : rest).roll(kind, faces, side, piece) };
}
