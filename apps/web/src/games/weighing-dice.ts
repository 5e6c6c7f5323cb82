import { type Dice, fastDice } from "@stonebridge/kernel";

/** More dice than one action of a weighing throws. */
const PLAIN = 64;

/**
 * Dice for actions that are tried on a copy of the game, to see what comes next: what they show is shown to nobody. All show 1, so that a
 * choice weighs the same each time; should the play run on to a throw that is repeated while both sides are equal, they soon differ.
 */
export function weighingDice(): Dice {
  let thrown = 0;
  const others = fastDice(1);
  return { roll: (kind, faces) => (thrown++ < PLAIN ? 1 : others.roll(kind, faces)) };
}
