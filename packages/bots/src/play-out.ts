import type { ActionBase, Decision, Dice, EventBase, Game, Outcome } from "@stonebridge/kernel";

/** A play-out longer than this is stuck, unless a limit is given. */
const MOST_DECISIONS = 400;

/**
 * Plays on from a position, which it changes, until the game or the horizon is reached.
 * @param choose answers for whoever has to decide
 * @param far whether the position, at this decision, lies beyond the horizon
 * @param most decisions after which it breaks off
 * @returns how the game ended, if it did
 */
export function playOut<P, A extends ActionBase, E extends EventBase, V>(
  game: Game<P, A, E, V>,
  position: P,
  dice: Dice,
  choose: (decision: Decision<A>) => A,
  far: (decision: Decision<A>) => boolean,
  most = MOST_DECISIONS,
): Outcome | undefined {
  for (let decisions = 0; decisions < most; decisions++) {
    const decision = game.decision(position);
    if (decision.over) return decision;
    if (far(decision)) return undefined;
    game.act(position, decision.sides[0], choose(decision), dice);
  }
  return undefined;
}

/** The best few choices by their scores, the best first. */
export function bestFew<A>(
  actions: readonly A[],
  scores: readonly number[],
  most: number,
  margin: number,
): { readonly action: A; readonly score: number }[] {
  const ranked = actions.map((action, at) => ({ action, score: scores[at] })).toSorted((a, b) => b.score - a.score);
  return ranked.slice(0, most).filter(({ score }) => score > ranked[0].score - margin);
}
