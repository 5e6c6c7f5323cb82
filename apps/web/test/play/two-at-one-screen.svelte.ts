import type { SituationBase } from "@stonebridge/kernel";
import { vi } from "vitest";
import { gameOf } from "../../src/games/shelf.ts";
import type { PlayState } from "../../src/play/play-state.svelte.ts";
import { beginGame } from "../../src/session/sessions.ts";
import { screenOf } from "./screens.svelte.ts";

/** What tests of a game’s screen share: two at one screen, without a map. */

/** A game of two at one screen from a situation. @throws Error for a game that the shelf has not */
export async function openScreen(
  game: string,
  situation: SituationBase,
  scenario: string,
  sides: readonly string[] = ["union", "confederate"],
  dice: "rolled" | "typed" = "rolled",
): Promise<PlayState> {
  const entry = gameOf(game);
  if (!entry) throw new Error("The game is not on the shelf.");
  const person = { kind: "person" } as const;
  const session = await beginGame(
    { game, situation, scenario, seats: Object.fromEntries(sides.map((side) => [side, person])), dice },
    () => Promise.resolve(1),
  );
  return screenOf(entry, session);
}

/** Lets every press come long enough after the one before. */
export function pressSlowly(): void {
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => (now += 1000));
}
