import { secondBullRun1862 } from "@stonebridge/games/second-bull-run-1862";
import { fastDice, type SituationBase } from "@stonebridge/kernel";

/**
 * August 29 of Second Bull Run 1862 with the suggested Confederate set-up. Random play would place and turn its brigades thousands
 * of times before saying it is ready, and we would measure little else.
 */
export function secondBullRunSetUp(): SituationBase {
  const game = secondBullRun1862.open(secondBullRun1862.situation("august-29"));
  const dice = fastDice(1862);
  const position = game.start(dice);
  for (const type of ["suggest", "ready"] as const) game.act(position, "confederate", { type }, dice);
  return game.describe(position);
}
