import { Failure } from "./failure.ts";

/**
 * Refuses `--give-up` where nobody would.
 * @param players who play, by their names
 * @param marshals the names of those who can give up
 * @throws {@link Failure} if it was given and none of them plays
 */
export function checkGiveUp(given: boolean, players: readonly string[], marshals: readonly string[]): void {
  if (!given || marshals.some((marshal) => players.includes(marshal))) return;
  throw new Failure("--give-up: only marshals give up, and none plays here. Let one lead a side: --union marshal.");
}
