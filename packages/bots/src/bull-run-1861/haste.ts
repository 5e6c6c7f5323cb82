import type { Action, Position } from "@stonebridge/games/bull-run-1861";
import type { MarchFrame } from "@stonebridge/games/bull-run-1861/internals";
import type { Estimate } from "./estimate.ts";
import { actionOf } from "./march-scores.ts";
import type { MarchPlan, Staff } from "./marching.ts";
import type { Reached } from "./reach.ts";

/**
 * What a hasty commander remembers within a half, so that it need not weigh every brigade again at each activation: a play-out asks
 * thousands of times.
 */
export class Haste {
  /** Weighs brigades near one that has acted again, since they may support or join its attack. */
  readonly attentive: boolean;
  #moment = -1;
  /** Last known worth of each activation, by unit id. */
  readonly #worth = new Map<string, number>();
  /** Best march of each unit, as last planned. */
  readonly #plans = new Map<number, MarchPlan | undefined>();

  /** What was known when the play-outs began: the start of each of them. */
  readonly #firstWorth = new Map<string, number>();
  #firstMoment = -1;
  /** The unit that was activated last in this half. */
  #last: string | undefined;

  constructor(attentive: boolean) {
    this.attentive = attentive;
  }

  /** Play-outs begin in this half. */
  begin(moment: number): void {
    this.#firstMoment = moment;
    this.#firstWorth.clear();
    this.#moment = -1;
  }

  /** Another play-out from the same beginning. */
  again(): void {
    this.#moment = -1;
  }

  plan(unit: number, plan: MarchPlan | undefined): void {
    this.#plans.set(unit, plan);
  }

  /**
   * The best activation by what was known, weighed again until the best known is up to date.
   * @param near whether two units, by their ids, stand near each other
   */
  activation(
    moment: number,
    actions: readonly Action[],
    worthNow: (action: Action) => number,
    near: (one: string, other: string) => boolean,
  ): Action {
    const fresh = new Set<Action>();
    if (this.attentive && this.#last !== undefined)
      for (const unit of this.#worth.keys()) if (near(this.#last, unit)) this.#worth.delete(unit);
    if (moment !== this.#moment) {
      this.#moment = moment;
      this.#worth.clear();
      this.#plans.clear();
      this.#last = undefined;
      if (moment === this.#firstMoment) for (const [unit, worth] of this.#firstWorth) this.#worth.set(unit, worth);
    }
    for (;;) {
      let best = actions[0];
      let most = -Infinity;
      for (const action of actions) {
        if (action.type !== "activate") continue;
        let worth = this.#worth.get(action.unit);
        if (worth === undefined) {
          worth = worthNow(action);
          this.#worth.set(action.unit, worth);
          if (moment === this.#firstMoment) this.#firstWorth.set(action.unit, worth);
          fresh.add(action);
        }
        if (worth <= most) continue;
        most = worth;
        best = action;
      }
      if (best.type !== "activate") return best;
      if (fresh.has(best)) {
        this.#last = best.unit;
        return best;
      }
      this.#worth.set(best.unit, worthNow(best));
      fresh.add(best);
    }
  }

  /** The next action of the plan of the brigade on the march, by its place; -1 if there is no plan or it no longer fits. */
  next(staff: Staff, p: Position, view: Estimate, frame: MarchFrame, actions: readonly Action[]): number {
    const plan = this.#plans.get(frame.unit);
    return plan === undefined ? -1 : alongPlan(staff, p, view, frame, plan, actions);
  }
}

/** The next action of a plan of the brigade on the march, by its place; -1 if it no longer fits. */
export function alongPlan(
  staff: Staff,
  p: Position,
  view: Estimate,
  frame: MarchFrame,
  plan: MarchPlan,
  actions: readonly Action[],
): number {
  const here = p.place[frame.unit];
  let goal: Reached | undefined = plan.goal;
  const rest: Reached[] = [];
  for (; goal !== undefined && goal.zone !== here; goal = goal.before) rest.unshift(goal);
  if (goal === undefined) return -1;
  // the way from here, as if it began here
  let from: Reached = { ...goal, before: undefined };
  for (const step of rest) from = { ...step, before: from };
  return actionOf(staff, p, view, frame.unit, { ...plan, goal: from }, actions);
}
