import type { ActionBase, Decision, EventBase, RuleId, Side } from "./game.ts";
import type { PlayBase } from "./sequence.ts";

/** What the steps of every sequence of play do. */

/** Tells what happened, where somebody listens. */
export function tell<E extends EventBase>(play: PlayBase<unknown, E>, event: NoInfer<E>): void {
  play.events?.push(event);
}

interface Stacked<F> {
  readonly p: { readonly stack: F[] };
}

/** Lays a step on top of those that run: it runs next. */
export function pushFrame<F>(play: Stacked<F>, frame: NoInfer<F>): void {
  play.p.stack.push(frame);
}

/** Takes the step on top away: it is done. */
export function popFrame(play: Stacked<unknown>): void {
  play.p.stack.pop();
}

/**
 * How a game's steps ask one side.
 * @param sides ids of the sides, as they are numbered
 * @returns the decision of a side: the step that asks, the clause that gives the choice, what the question can name, and the legal actions
 */
export function askingOf<Step extends string, About extends { readonly side: Side }, A extends ActionBase>(
  sides: readonly About["side"][],
): (step: Step, side: number, rule: RuleId, about: Omit<About, "side">, actions: A[]) => Decision<A> {
  const alone = sides.map((side) => [side]);
  return (step, side, rule, about, actions) => ({
    over: false,
    sides: alone[side],
    step,
    rule,
    about: { side: sides[side], ...about },
    actions,
  });
}
