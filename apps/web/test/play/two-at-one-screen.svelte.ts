import type { SituationBase } from "@stonebridge/kernel";
import { vi } from "vitest";
import { gameOf } from "../../src/games/shelf.ts";
import { playTexts } from "../../src/play/language/play-texts.ts";
import { PlayState } from "../../src/play/play-state.svelte.ts";
import { beginGame } from "../../src/session/sessions.ts";

/** What tests of a game’s screen share: two at one screen, without a map. */

const ends: (() => void)[] = [];

/** Leaves every screen, and the games on them. */
export function leaveScreens(): void {
  for (const end of ends.splice(0)) end();
}

/** A game of two at one screen from a situation. @throws Error for a game that the shelf has not */
export async function openScreen(
  game: string,
  situation: SituationBase,
  scenario: string,
  sides: readonly string[] = ["union", "confederate"],
): Promise<PlayState> {
  const entry = gameOf(game);
  if (!entry) throw new Error("The game is not on the shelf.");
  const person = { kind: "person" } as const;
  const session = await beginGame(
    { game, situation, scenario, seats: Object.fromEntries(sides.map((side) => [side, person])), dice: "rolled" },
    () => Promise.resolve(1),
  );
  await Promise.all([playTexts.load(), entry.texts.load()]);
  const prepared = await (await entry.desk()).prepare(session);
  let play: PlayState | undefined;
  ends.push(
    $effect.root(() => {
      play = new PlayState(session, prepared);
    }),
    () => session.close(),
  );
  if (!play) throw new Error("There is no screen.");
  return play;
}

/** Lets every press come long enough after the one before. */
export function pressSlowly(): void {
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => (now += 1000));
}
