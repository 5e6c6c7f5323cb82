import type { SituationBase } from "@stonebridge/kernel";
import { tidyUpExercises } from "../exercise/tidy-up.ts";
import { beginGame } from "../session/sessions.ts";
import type { AnySession } from "../session/session.svelte.ts";
import type { NamedPuzzle } from "./room.ts";

/** Begins a game with the position of a puzzle, for its side, against the Colonel. Those of earlier days are deleted. */
export async function startPuzzle({ puzzle, name, game }: NamedPuzzle): Promise<AnySession> {
  await tidyUpExercises();
  const { module } = await game.load();
  const situation = JSON.parse(puzzle.situation) as SituationBase;
  return beginGame(
    {
      game: game.id,
      situation,
      scenario: "situation",
      exercise: name,
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
