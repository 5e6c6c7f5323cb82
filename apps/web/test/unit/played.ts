import { type ActionBase, type EventBase, type Game, Match, type PlayedStep, seededSource } from "@stonebridge/kernel";
import { BOTS } from "../../src/games/bots.ts";

const SEED = 7;

/**
 * The first steps of a game as two colonels play it: the same ones every time.
 * @param enough whether they stop after these steps
 */
export async function playedByColonels<P, A extends ActionBase, E extends EventBase, V>(
  game: Game<P, A, E, V>,
  enough: (steps: readonly PlayedStep<A, E>[]) => boolean,
): Promise<Match<P, A, E, V>> {
  const match = Match.begin(game, { dice: seededSource(SEED) });
  const make = await BOTS[game.id]?.();
  if (!make) throw new Error(`There is no bot for ${game.id}.`);
  const bots = new Map(game.sides.map((side) => [side, make(game.situation, "colonel", SEED)]));
  while (!enough(match.steps)) {
    const { decision } = match;
    if (decision.over) return match;
    const [side] = decision.sides;
    const chosen = bots.get(side)?.choose(game.view(match.position, side), decision, 0, () => undefined);
    match.act(side, (await chosen) as A);
  }
  return match;
}
