import type { AnyGame, AnyLoadedGame } from "../games/contract/entry.ts";
import type { ShortLesson } from "../games/contract/lessons.ts";
import { beginGame, type NewGame } from "../session/sessions.ts";
import type { AnySession } from "../session/session.svelte.ts";

/** Starts the guided first turn of a game: a real game of its first side against the Colonel, with the set-up of its scenario. */
export async function startLesson(game: AnyGame): Promise<AnySession> {
  const { module } = await game.load();
  const [first] = module.scenarios;
  const scenario = module.scenarios.find(({ id }) => id === game.guidedScenario) ?? first;
  const advised = module.options.flatMap(({ id, recommended }) =>
    recommended?.[scenario.id] === undefined ? [] : [[id, recommended[scenario.id]] as const],
  );
  return againstColonel(module, {
    situation: module.situation(scenario.id, Object.fromEntries(advised)),
    scenario: scenario.id,
    guided: true,
  });
}

/** Plays on from the position of a short lesson, with its first side, against the Colonel. */
export async function startPosition(game: AnyGame, { id, situation }: ShortLesson): Promise<AnySession> {
  const { module } = await game.load();
  return againstColonel(module, { situation, scenario: "situation", lesson: id });
}

function againstColonel(
  { id, sides: [own, other] }: AnyLoadedGame["module"],
  begun: Pick<NewGame, "situation" | "scenario" | "guided" | "lesson">,
): Promise<AnySession> {
  return beginGame(
    {
      ...begun,
      game: id,
      seats: { [own]: { kind: "person" }, [other]: { kind: "bot", level: "colonel" } },
      dice: "rolled",
    },
    () => Promise.reject(new Error("Rolled dice are never asked for.")),
  );
}
