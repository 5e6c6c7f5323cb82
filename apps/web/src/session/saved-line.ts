import type { ActionBase, EventBase } from "@stonebridge/kernel";
import type { SavedGame } from "../storage/saved-game.ts";
import type { Seated } from "./table.ts";

/** The line of the list of games that stands for a session, as it is now. */
export function savedLine<P, A extends ActionBase, E extends EventBase, V>(
  session: Seated<P, A, E, V>,
): Omit<SavedGame, "revision"> {
  const { entry, game, match, ownSide, saved, seats } = session;
  const { position, decision, steps } = match;
  return {
    ...saved,
    seats,
    rulesVersion: game.rulesVersion,
    steps: steps.length,
    touched: Date.now(),
    // Two at one screen read the list as well: it tells them no more than everybody may know.
    glance: entry.glance(game.view(position, ownSide ?? "spectator"), decision),
  };
}
