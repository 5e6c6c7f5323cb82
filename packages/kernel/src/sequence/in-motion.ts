import type { ActionBase, Decision, EventBase, RuleId, Side } from "../game.ts";
import type { PlayBase } from "./sequence.ts";
import { present } from "../present.ts";

/** What the steps of every sequence of play do. */

/** Reports what happened, if somebody is listening. */
export function tell<E extends EventBase>(play: PlayBase<unknown, E>, event: NoInfer<E>): void {
  play.events?.push(event);
}

interface Stacked<F> {
  readonly p: { readonly stack: F[] };
}

/** Puts a step on top of the current ones, to run next. */
export function pushFrame<F>(play: Stacked<F>, frame: NoInfer<F>): void {
  play.p.stack.push(frame);
}

/** Removes the top step when it is done. */
export function popFrame(play: Stacked<unknown>): void {
  play.p.stack.pop();
}

/**
 * How a game's steps ask one side.
 * @param sides ids of the sides, in the order they are numbered
 * @returns a side's decision: the step that asks, the clause that gives the choice, values for the question, and the legal actions
 */
export function askingOf<Step extends string, About extends { readonly side: Side }, A extends ActionBase>(
  sides: readonly About["side"][],
): (step: Step, side: number, rule: RuleId, about: Omit<About, "side">, actions: A[]) => Decision<A> {
  const alone = sides.map((side) => [side]);
  return (step, side, rule, about, actions) => ({
    over: false,
    sides: present(alone[side], `side ${side}`),
    step,
    rule,
    about: { side: sides[side], ...about },
    actions,
  });
}
