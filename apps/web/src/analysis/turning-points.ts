import type { StepAccount } from "@stonebridge/bots/account";
import type { ToldStep } from "./told-steps.ts";

/** A step that changed the chances most, by a letter. */
export interface TurningPoint {
  readonly letter: string;
  /** It, the deed that it began, or a whole turn. */
  readonly step: ToldStep;
  /** The step at which the letter stands: a deed is one of its first step, a turn one of its last. */
  readonly at: number;
}

/** The most turning points that are named. */
const MOST = 6;
/** Changes of the chance that are less than this turn nothing. */
const LEAST = 0.02;
/** Smaller strokes of luck and effects of decisions are not listed. */
const LISTED = 0.01;

/** What a step changed for its side. */
export const changeOf = ({ luck = 0, skill = 0, ended = 0, change = 0 }: ToldStep): number =>
  luck + skill + ended + change;

/**
 * The account with each deed of several steps as one: a march has one line, as in the log. It stands where the deed began, for the side
 * that began it.
 */
export function deedsOf(steps: readonly StepAccount[]): readonly StepAccount[] {
  const deeds: StepAccount[] = [];
  for (const step of steps) {
    const deed = deeds.at(-1);
    if (deed?.until === undefined || step.step > deed.until || step.ended !== undefined) deeds.push(step);
    else {
      const sign = step.side === deed.side ? 1 : -1;
      deeds[deeds.length - 1] = {
        ...deed,
        luck: deed.luck + sign * step.luck,
        skill: deed.skill + sign * step.skill,
        chance: step.chance,
        until: Math.max(deed.until, step.until ?? 0),
      };
    }
  }
  return deeds;
}

/** The steps that changed the chances most, in the order of the game. */
export function turningPoints(steps: readonly ToldStep[]): readonly TurningPoint[] {
  return steps
    .filter((step) => Math.abs(changeOf(step)) >= LEAST)
    .toSorted((one, other) => Math.abs(changeOf(other)) - Math.abs(changeOf(one)))
    .slice(0, MOST)
    .toSorted((one, other) => one.step - other.step)
    .map((step, at) => ({
      letter: String.fromCharCode("a".charCodeAt(0) + at),
      step,
      at: step.change === undefined ? step.step : (step.until ?? step.step),
    }));
}

/** The steps whose luck or decision did something that can be seen. */
export function stepsThatCount(steps: readonly StepAccount[]): readonly StepAccount[] {
  return steps.filter(({ luck, skill, ended = 0 }) => Math.max(...[luck, skill, ended].map(Math.abs)) >= LISTED);
}
