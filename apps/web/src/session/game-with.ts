import type { ActionBase, EventBase, Game, SituationBase } from "@stonebridge/kernel";
import type { AnyLoadedGame } from "../games/contract/entry.ts";

/** The game of a situation. @throws Faulty where it cannot be used */
export async function gameWith(
  loaded: AnyLoadedGame,
  situation: SituationBase,
): Promise<Game<unknown, ActionBase, EventBase, unknown>> {
  return loaded.module.begin(situation) ?? (await loaded.whole()).open(situation);
}
