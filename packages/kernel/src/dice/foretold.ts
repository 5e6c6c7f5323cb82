import { type Dice, scriptedDice } from "./dice.ts";
import type { SituationBase } from "../game.ts";

/**
 * The results fixed by a situation that have not fallen yet.
 * @param rolled dice rolled since the game began
 */
export function foretold(situation: SituationBase, rolled: number): readonly number[] {
  return situation.dice?.slice(rolled) ?? [];
}

/**
 * How many dice between two counts were not fixed by the situation but rolled by the source.
 * @param from, to dice rolled since the game began
 */
export function rolledOpenly(situation: SituationBase, from: number, to: number): number {
  const own = situation.dice?.length ?? 0;
  return Math.max(0, to - own) - Math.max(0, from - own);
}

/** These results, in order, before any die from another source. Throws ImpossibleDie if one does not fit the die. */
export function foretelling(results: readonly number[], rest: Dice): Dice {
  if (results.length === 0) return rest;
  const script = scriptedDice(results);
  return { roll: (kind, faces, side, piece) => (script.left > 0 ? script : rest).roll(kind, faces, side, piece) };
}
