import { bullRun1983, type BullRun1983 } from "@stonebridge/games/bull-run-1983";
import { fastDice } from "@stonebridge/kernel";

/** The pieces of the Confederates that lie face down, or elsewhere than it seems, as the historical game begins: the Union knows none of them. */
export function faceDown(): readonly string[] {
  const game = (bullRun1983.open as (data: unknown) => BullRun1983)(bullRun1983.situation("historical"));
  const position = game.start(fastDice(1));
  const seen = new Set(game.view(position, "union").pieces.map(({ id, hex }) => `${id} ${hex ?? ""}`));
  return game
    .view(position, "confederate")
    .pieces.filter(({ id, hex }) => hex !== undefined && !seen.has(`${id} ${hex}`))
    .map(({ id }) => id);
}
