import { type Dice, fastDice } from "@stonebridge/kernel";

/** More rolls than a play-out, or one kind in it, ever uses. */
const A_ROUND = 10_000;
const A_KIND = 500;

/**
 * A sequence for each kind of roll, so that two play-outs of a round differ as little as possible: one more die for the guns changes no
 * other.
 * @param kinds every kind that the game rolls
 */
export function diceByKind(kinds: readonly string[], seed: number, round: number): Dice {
  const sequences: Dice[] = [];
  return {
    roll(kind, faces) {
      const index = kinds.indexOf(kind);
      sequences[index] ??= fastDice(seed, round * A_ROUND + index * A_KIND);
      return sequences[index].roll(kind, faces);
    },
  };
}
