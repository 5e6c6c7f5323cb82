import type { SituationBase } from "@stonebridge/kernel";
import { beginGame, removeGame } from "../session/sessions.ts";
import type { AnySession } from "../session/session.svelte.ts";
import { gameStore } from "../storage/game-store.ts";
import { SaveFailed } from "../storage/saved-game.ts";
import type { NamedPuzzle } from "./room.ts";

/** Milliseconds for which the game of a puzzle can still be opened: no list shows it. */
const KEPT = 86_400_000;

/** Begins a game with the position of a puzzle, for its side, against the Colonel. Those of earlier days are deleted. */
export async function startPuzzle({ puzzle, name, game }: NamedPuzzle): Promise<AnySession> {
  await tidyUp();
  const { module } = await game.load();
  const situation = JSON.parse(puzzle.situation) as SituationBase;
  return beginGame(
    {
      game: game.id,
      situation,
      scenario: "situation",
      puzzle: name,
      seats: Object.fromEntries(
        module.sides.map((side) => [
          side,
          side === puzzle.side ? { kind: "person" } : { kind: "bot", level: "colonel" },
        ]),
      ),
      dice: "rolled",
    },
    () => Promise.reject(new Error("Rolled dice are never asked for.")),
  );
}

async function tidyUp(): Promise<void> {
  try {
    const old = Date.now() - KEPT;
    const saved = await gameStore.list();
    await Promise.all(
      saved.filter((one) => one.puzzle !== undefined && one.touched < old).map(({ id }) => removeGame(id)),
    );
  } catch (error) {
    // What cannot be read cannot be tidied up either.
    if (!(error instanceof SaveFailed)) throw error;
  }
}
