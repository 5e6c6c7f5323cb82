import { BOTS, levelOf } from "@stonebridge/bots";
import { Failure } from "./failure.ts";

/**
 * Refuses `--give-up` where nobody would.
 * @param players who play, by their names
 * @throws {@link Failure} if it was given and no Marshal plays
 */
export function checkGiveUp(given: boolean, players: readonly string[]): void {
  if (!given || BOTS.some((bot) => levelOf(bot) === "marshal" && players.includes(bot))) return;
  throw new Failure("--give-up: only marshals give up, and none plays here. Let one lead a side: --union marshal.");
}
