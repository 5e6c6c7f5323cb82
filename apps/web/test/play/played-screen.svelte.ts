import type { ActionBase, EventBase, PlayedStep, Side, SituationBase } from "@stonebridge/kernel";
import { vi } from "vitest";
import { gameOf } from "../../src/games/shelf.ts";
import { playTexts } from "../../src/play/language/play-texts.ts";
import { PlayState } from "../../src/play/play-state.svelte.ts";
import { takeInRecord } from "../../src/session/sessions.ts";
import type { Seats } from "../../src/storage/saved-game.ts";
import { playedByColonels } from "../unit/played.ts";

const ends: (() => void)[] = [];

/** Leaves every screen, and the games on them. */
export function leavePlayedScreens(): void {
  for (const end of ends.splice(0)) end();
}

/**
 * The screen of a game that two colonels have begun, with a person at some of its seats from then on.
 * @param persons whom persons play; bots that think of nothing have the others
 * @param enough whether the colonels stop after these steps, before one of these sides decides
 */
export async function playedScreen(
  id: string,
  situation: SituationBase,
  persons: readonly Side[],
  enough: (steps: readonly PlayedStep<ActionBase, EventBase>[], next: readonly Side[]) => boolean,
): Promise<PlayState> {
  const entry = gameOf(id);
  if (!entry) throw new Error("The game is not on the shelf.");
  // Nobody thinks on.
  vi.stubGlobal("Worker", undefined);
  const { module } = await entry.load();
  const match = await playedByColonels(module.open(situation), enough);
  const session = await takeInRecord(match.record({ key: true }));
  for (const side of session.game.sides) {
    const holder: Seats[Side] = persons.includes(side) ? { kind: "person" } : { kind: "bot", level: "colonel" };
    session.setSeat(side, holder);
  }
  session.bots.stop();
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
