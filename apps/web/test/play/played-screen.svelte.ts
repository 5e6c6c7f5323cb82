import type { ActionBase, EventBase, PlayedStep, Side, SituationBase } from "@stonebridge/kernel";
import { vi } from "vitest";
import { gameOf } from "../../src/games/shelf.ts";
import type { PlayState } from "../../src/play/play-state.svelte.ts";
import { takeInRecord } from "../../src/session/take-in.ts";
import type { Seats } from "../../src/storage/saved-game.ts";
import { playedByColonels } from "../unit/played.ts";
import { screenOf } from "./screens.svelte.ts";

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
  const { whole } = await entry.load();
  const match = await playedByColonels((await whole()).open(situation), enough);
  const session = await takeInRecord(match.record({ key: true }));
  for (const side of session.game.sides) {
    const holder: Seats[Side] = persons.includes(side) ? { kind: "person" } : { kind: "bot", level: "colonel" };
    session.setSeat(side, holder);
  }
  session.bots.stop();
  return screenOf(entry, session);
}
