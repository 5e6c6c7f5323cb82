import type { AnyGame } from "../../src/games/contract/entry.ts";
import { deskRoomOf } from "../../src/games/shelf.ts";
import { playTexts } from "../../src/play/language/play-texts.ts";
import { PlayState } from "../../src/play/play-state.svelte.ts";
import type { AnySession } from "../../src/session/session.svelte.ts";

const ends: (() => void)[] = [];

/** Leaves every screen, and the games on them. */
export function leaveScreens(): void {
  for (const end of ends.splice(0)) end();
}

/** The screen of a running game, without a map. */
export async function screenOf(entry: AnyGame, session: AnySession): Promise<PlayState> {
  await Promise.all([playTexts.load(), entry.texts.load()]);
  const prepared = await (await deskRoomOf(entry)).prepare(session);
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
