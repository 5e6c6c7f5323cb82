import { type ActionBase, actWithoutDice, type Decision, fastDice, type Game, type Side } from "@stonebridge/kernel";

/** Who is asked: a bot in a worker. */
export interface Adviser<A extends ActionBase, V> {
  /** @param milliseconds that it may think */
  think(view: V, decision: Decision<A>, milliseconds: number): Promise<A>;
}

/** Ms for the first choice, in which the plan is made, and for those that carry it out. */
const PLANNING = 1_500;
const GOING_ON = 100;
/** More actions than one piece’s move ever has. */
const LONGEST = 24;

/** What every game calls the action that a march is made of, the one kind that a piece takes again and again. */
const STEP_OF_MARCH = "step";

/**
 * What a bot would do for a side: its next actions, until dice roll, somebody else decides, or the next piece begins. It sees what the side
 * sees, and so does whatever it plays on with: what is hidden is imagined.
 */
export async function adviceFor<P, A extends ActionBase, V>(
  game: Pick<Game<P, A, never, V>, "view" | "imagine" | "decision" | "act">,
  position: P,
  side: Side,
  adviser: Adviser<A, V>,
): Promise<readonly A[]> {
  const imagined = game.imagine(game.view(position, side), fastDice(0));
  const advised: A[] = [];
  while (advised.length < LONGEST) {
    const decision = game.decision(imagined, side);
    if (decision.over || !decision.sides.includes(side)) break;
    const [only] = decision.actions;
    const time = advised.length === 0 ? PLANNING : GOING_ON;
    const action =
      decision.actions.length === 1 ? only : await adviser.think(game.view(imagined, side), decision, time);
    if (advised.length > 0 && action.type === advised[0].type && action.type !== STEP_OF_MARCH) break;
    advised.push(action);
    if (!actWithoutDice(game, imagined, side, action)) break;
  }
  return advised;
}
