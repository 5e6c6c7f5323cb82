import {
  type ActionBase,
  type EventBase,
  type Game,
  Match,
  type PlayedStep,
  seededSource,
  type Side,
} from "@stonebridge/kernel";
import { BOTS } from "../../src/games/bots.ts";

const SEED = 7;

/**
 * The first steps of a game as two colonels play it: the same ones every time.
 * @param enough whether they stop after these steps, before one of these sides decides
 */
export async function playedByColonels<P, A extends ActionBase, E extends EventBase, V>(
  game: Game<P, A, E, V>,
  enough: (steps: readonly PlayedStep<A, E>[], next: readonly Side[]) => boolean,
): Promise<Match<P, A, E, V>> {
  const match = Match.begin(game, { dice: seededSource(SEED) });
  const make = await BOTS[game.id]?.();
  if (!make) throw new Error(`There is no bot for ${game.id}.`);
  const bots = new Map(game.sides.map((side) => [side, make(game.situation, "colonel", SEED)]));
  for (;;) {
    const { decision } = match;
    if (decision.over || enough(match.steps, decision.sides)) return match;
    const [side] = decision.sides;
    const chosen = bots.get(side)?.choose(game.view(match.position, side), decision, 0, () => undefined);
    match.act(side, (await chosen) as A);
  }
}
