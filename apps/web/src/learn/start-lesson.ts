import type { AnyGame } from "../games/contract/entry.ts";
import { type AnySession, beginGame } from "../session/sessions.ts";

/** Starts the guided first turn of a game: a real game of its first side against the Colonel, with the set-up of its scenario. */
export async function startLesson(game: AnyGame): Promise<AnySession> {
  const { module } = await game.load();
  const [first] = module.scenarios;
  const scenario = module.scenarios.find(({ id }) => id === game.guidedScenario) ?? first;
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
