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

/** What they do after so many steps; undefined where the game is over. */
type Decided = (after: number) => Promise<{ readonly side: Side; readonly action: ActionBase } | undefined>;

/** What two colonels have done in games so far, by what the game began with: tests that want the same game do not have them think again. */
const games = new Map<string, Promise<Decided>>();

/** Two colonels who are asked for one step after the other. */
async function colonels<P, A extends ActionBase, E extends EventBase, V>(game: Game<P, A, E, V>): Promise<Decided> {
  const match = Match.begin(game, { dice: seededSource(SEED) });
  const make = await BOTS[game.id]?.();
  if (!make) throw new Error(`There is no bot for ${game.id}.`);
  const bots = new Map(game.sides.map((side) => [side, make(game.situation, "colonel", SEED)]));
  return async (after) => {
    while (match.steps.length <= after) {
      const { decision } = match;
      if (decision.over) return undefined;
      const [side] = decision.sides;
      const chosen = bots.get(side)?.choose(game.view(match.position, side), decision, 0, () => undefined);
      match.act(side, (await chosen) as A);
    }
    return match.steps[after];
  };
}

/**
 * The first steps of a game as two colonels play it: the same ones every time.
 * @param enough whether they stop after these steps, before one of these sides decides
 */
export async function playedByColonels<P, A extends ActionBase, E extends EventBase, V>(
  game: Game<P, A, E, V>,
  enough: (steps: readonly PlayedStep<A, E>[], next: readonly Side[]) => boolean,
): Promise<Match<P, A, E, V>> {
  const key = JSON.stringify(game.situation);
  const both = games.get(key) ?? colonels(game);
  games.set(key, both);
  const decide = await both;
  const match = Match.begin(game, { dice: seededSource(SEED) });
  for (;;) {
    const { decision } = match;
    if (decision.over || enough(match.steps, decision.sides)) return match;
    const next = await decide(match.steps.length);
    if (!next) return match;
    match.act(next.side, next.action as A);
  }
}
