import { later as onBoard } from "../board/later.ts";
import { later as ofGames } from "../home/later.ts";
import { later as onStage } from "../stage/later.ts";
import { later } from "./later.ts";
import type { PlayState } from "./play-state.svelte.ts";

/**
 * Fetches what the first screen of a game does not need and the next ones do, so that it is there when it is asked for. What does
 * not come now is fetched when it is needed.
 */
export function fetchAhead({ desk, words }: PlayState): void {
  for (const part of [
    onBoard.looking,
    onBoard.fans,
    onBoard.glass,
    ofGames.stateStrips,
    desk.panels.card,
    onStage.performing,
    later.refusalCard,
    () => words.refusals.load(),
    desk.panels.report,
    later.moments,
    () => desk.moments(),
  ])
    void Promise.resolve(part()).catch(() => undefined);
}
