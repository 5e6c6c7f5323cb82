import type { ActionBase, Disagreement, EventBase, Game } from "@stonebridge/kernel";
import type { ShelfGame } from "./shelf-game.ts";

/**
 * What differs between a record and its replay, as a sentence: with the words of the game where it forbids an action.
 * @param problem as the kernel says it
 */
export async function problemOf<P, A extends ActionBase, E extends EventBase, V>(
  { narrator }: Pick<ShelfGame<P, A, E, V>, "narrator">,
  game: Game<P, A, E, V>,
  {
    step,
    disagreement,
    problem,
  }: { readonly step: number; readonly disagreement: Disagreement; readonly problem: string },
): Promise<string> {
  if (disagreement.kind !== "illegal") return problem;
  const { refusal } = disagreement;
  return `Step ${step}: this action is not allowed (${refusal.rule}): ${(await narrator(game, "en")).refusal(refusal)}`;
}
