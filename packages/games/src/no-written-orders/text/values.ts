import type { About, ActionType, AskingStep } from "../actions.ts";
import type { Asked } from "./texts.ts";

/** The decision's values and what it offers. */
export interface Told {
  readonly about: About;
  may(type: ActionType): boolean;
  /** How many choices of a kind there are. */
  count(type: ActionType): number;
}

export function asked(decision: Asked): Told {
  const number = (type: ActionType): number => decision.actions.filter((action) => action.type === type).length;
  return {
    about: decision.about as unknown as About,
    may: (type) => decision.actions.some((action) => action.type === type),
    count: number,
  };
}

export function stepOf(decision: Asked): AskingStep {
  return decision.step as AskingStep;
}

/** Halves of a movement point that units on the march have left: the fewest. */
export function pointsLeft({ points }: About): number | undefined {
  return points === undefined || points.length === 0 ? undefined : Math.min(...points);
}
