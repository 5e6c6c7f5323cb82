import type { Dice } from "@stonebridge/kernel";

/** A die would have to be rolled. */
export class NeedsDice extends Error {
  override readonly name = "NeedsDice";
}

/** Dice for what takes none: a roll throws {@link NeedsDice}. */
export const NO_DICE: Dice = {
  roll: () => {
    throw new NeedsDice();
  },
};
