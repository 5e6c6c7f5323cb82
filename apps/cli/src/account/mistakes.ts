import type { ActionBase, EventBase, Match, Side } from "@stonebridge/kernel";
import { type Account, betterMove, type BetterMove, type Tutor } from "@stonebridge/bots/account";
import type { Progress } from "../terminal/progress.ts";

/** A step at which something else would have been better, by more than chance explains. */
export interface Mistake<A extends ActionBase> extends BetterMove<A> {
  readonly step: number;
  readonly side: Side;
}

/** Steps that are looked at: those that cost most, each at least this much. */
const MOST = 12;
const LEAST = 0.005;

/** The mistakes among the steps that cost most by the account, in the order of the game. */
export async function findMistakes<P, A extends ActionBase, E extends EventBase, V>(
  match: Match<P, A, E, V>,
  { steps }: Account,
  tutor: Tutor<P, A>,
  playouts: number,
  progress: Progress,
): Promise<readonly Mistake<A>[]> {
  const worst = steps
    .filter(({ skill }) => skill < -LEAST)
    .toSorted((one, other) => one.skill - other.skill)
    .slice(0, MOST)
    .toSorted((one, other) => one.step - other.step);
  const found: Mistake<A>[] = [];
  for (const [index, { step, side }] of worst.entries()) {
    progress.show(index, worst.length);
    const position = match.positionAt(step - 1);
    const decision = match.game.decision(position, side);
    if (decision.over) continue;
    const { action } = match.steps[step - 1];
    const better = await betterMove(match.game, position, { ...decision, sides: [side] }, action, tutor, {
      playouts,
      seed: step,
    });
    if (better) found.push({ step, side, ...better });
  }
  return found;
}
