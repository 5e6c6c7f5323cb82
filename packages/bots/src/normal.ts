import type { Dice } from "@stonebridge/kernel";

/** A number with mean 0 and spread 1, nearly normal. */
export function normal(dice: Dice): number {
  let sum = 0;
  for (let at = 0; at < 12; at++) sum += (dice.roll("normal", 1_000_001) - 1) / 1_000_000;
  return sum - 6;
}
