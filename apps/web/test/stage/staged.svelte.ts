import type { SituationBase } from "@stonebridge/kernel";
import { gameOf } from "../../src/games/shelf.ts";
import { playTexts } from "../../src/play/language/play-texts.ts";
import { PlayState } from "../../src/play/play-state.svelte.ts";
import type { AnySession } from "../../src/session/session.svelte.ts";
import { beginGame } from "../../src/session/sessions.ts";
import type { Seats } from "../../src/storage/saved-game.ts";

/** What tests of the stage share: a screen without a map. */

const ends: (() => void)[] = [];

export function leaveStages(): void {
  for (const end of ends.splice(0).toReversed()) end();
}

/** A person against a bot, or as the seats say. The first side is the person's. */
export async function openStage(
  game: string,
  scenario: string,
  seats?: Seats,
): Promise<{ readonly session: AnySession; readonly play: PlayState }> {
  const entry = gameOf(game);
  if (!entry) throw new Error("The game is not on the shelf.");
  const { module } = await entry.load();
  const [own = "", other = ""] = module.sides;
  const session = await beginGame(
    {
      game,
      situation: module.situation(scenario) as SituationBase,
      scenario,
      seats: seats ?? { [own]: { kind: "person" }, [other]: { kind: "bot", level: "colonel" } },
      dice: "rolled",
    },
    () => Promise.resolve(1),
  );
  await Promise.all([playTexts.load(), entry.texts.load()]);
  const prepared = await (await entry.desk()).prepare(session);
  let play: PlayState | undefined;
  ends.push(
    () => session.close(),
    $effect.root(() => {
      play = new PlayState(session, prepared);
    }),
  );
  if (!play) throw new Error("There is no screen.");
  ends.push(play.stage.attach());
  return { session, play };
}
