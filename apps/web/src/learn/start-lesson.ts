import { FIRST_GAME } from "../app/routes.ts";
import { type AnySession, beginGame, gameOf } from "../session/sessions.ts";

/** Starts the guided first turn: a real game of the North against the Colonel, with the historical set-up. */
export async function startLesson(): Promise<AnySession> {
  const module = await gameOf(FIRST_GAME)?.load();
  if (!module) throw new Error(`${FIRST_GAME} is not on the shelf.`);
  const [scenario] = module.scenarios;
  const advised = module.options.flatMap(({ id, recommended }) =>
    recommended?.[scenario.id] === undefined ? [] : [[id, recommended[scenario.id]] as const],
  );
  const [own, other] = module.sides;
  return beginGame(
    {
      game: module.id,
      situation: module.situation(scenario.id, Object.fromEntries(advised)),
      scenario: scenario.id,
      seats: { [own]: { kind: "person" }, [other]: { kind: "bot", level: "colonel" } },
      dice: "rolled",
      guided: true,
    },
    () => Promise.reject(new Error("Rolled dice are never asked for.")),
  );
}
