import { removeGame } from "../session/stored-games.ts";
import { gameStore } from "../storage/game-store.ts";
import { SaveFailed } from "../storage/saved-game.ts";

/** Milliseconds for which the game of an exercise can still be opened: no list shows it. */
const KEPT = 86_400_000;

/** Deletes the games of exercises of earlier days. */
export async function tidyUpExercises(): Promise<void> {
  try {
    const old = Date.now() - KEPT;
    const saved = await gameStore.list();
    await Promise.all(
      saved.filter((one) => one.exercise !== undefined && one.touched < old).map(({ id }) => removeGame(id)),
    );
  } catch (error) {
    // What cannot be read cannot be tidied up either.
    if (!(error instanceof SaveFailed)) throw error;
  }
}
