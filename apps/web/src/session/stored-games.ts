import { gameStore } from "../storage/game-store.ts";
import type { GameFile } from "../storage/saved-game.ts";
import { tellTabs } from "../storage/tabs.ts";
import { openSessions } from "./open-sessions.ts";
import type { AnySession } from "./session.svelte.ts";
import { enter } from "./sessions.ts";

/**
 * Deletes a game from this browser.
 * @returns the game as it was, to bring it back with {@link restoreGame}; undefined where it was not stored
 */
export async function removeGame(id: string): Promise<GameFile | undefined> {
  await openSessions.get(id)?.settled();
  const file = await gameStore.load(id);
  openSessions.get(id)?.close();
  openSessions.delete(id);
  await gameStore.remove(id);
  tellTabs({ kind: "removed", id });
  return file;
}

/** Brings a deleted game back as it was. */
export async function restoreGame(file: GameFile): Promise<void> {
  await gameStore.restore(file);
  tellTabs({ kind: "restored", id: file.saved.id });
}

/** Names a game of this browser; an empty name gives it back the one that its facts make. */
export async function renameGame(id: string, name: string): Promise<void> {
  await gameStore.rename(id, name);
  tellTabs({ kind: "renamed", id });
}

/** Keeps a game that was deleted elsewhere as another one, with the same steps and the same dice to come. */
export function keepCopy(session: AnySession): AnySession {
  const { entry, loaded, whole, seats, saved } = session;
  session.close();
  openSessions.delete(session.id);
  return enter(entry, loaded, whole, { ...saved, seats });
}
