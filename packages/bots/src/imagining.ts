import { deriveSeed, type Dice, fastDice } from "@stonebridge/kernel";

/** How a bot imagines what is hidden from it: the same for the whole turn, so that plans hold. @param seed of the bot */
export function imaginedBy<P, V extends { readonly turn: number }>(
  game: { imagine(view: V, dice: Dice): P },
  seed: number,
): (view: V) => P {
  return (view) => game.imagine(view, fastDice(deriveSeed(seed, view.turn)));
}
