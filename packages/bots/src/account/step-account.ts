import { resultFor, type Side } from "@stonebridge/kernel";
import { exact } from "./exact.ts";
import type { DieLuck } from "./expectation.ts";
import type { OpenStep } from "./settling.ts";

/** Something by side. */
export type BySide = Readonly<Record<Side, number>>;

/** A step of a game, as luck and skill. */
export interface StepAccount {
  /** 1 for the first action; 0 for the dice before it; one more than the last for how a game was broken off. */
  readonly step: number;
  /** Whose step it is. That of step 0 is the first side of the game. */
  readonly side: Side;
  /** For this side, and against the other: its chance after the roll, less what was to be expected before it. */
  readonly luck: number;
  /**
   * For this side, and against the other: what its choice changed, beyond what is usual. What a whole deed changed (a march from its first
   * step to its last) stands at the choice that began it.
   */
  readonly skill: number;
  /** The chance of each side after the step, 0 to 1. */
  readonly chance: BySide;
  /** The last step of the deed that this one began, if it has more than one. */
  readonly until?: number;
  /** Standard error of the expectation, where the rolls were too many to count; absent if all of them were counted. */
  readonly error?: number;
  /** What each die did, for the side of the step; absent where not all rolls were counted. */
  readonly dice?: readonly DieLuck[];
  /** It was no step of the game: a side gave up, or the game was stopped. What that changed, for this side, is neither luck nor skill. */
  readonly ended?: number;
  /** The chance of each side as it could know it, after the step; only where nothing was half done. */
  readonly known?: BySide;
}

/** How a game was broken off. */
export interface Breaking {
  /** Whose step it is taken as. */
  readonly side: Side;
  /** The side that has won, or `draw`. */
  readonly winner: Side;
}

/** What the first side gains, as a gain of this side. */
export function gainOf([first]: readonly Side[], side: Side, gain: number): number {
  return side === first ? gain : 0 - gain;
}

/** The chance of each side, as it is told. @param chance that of the first */
export function bySide([first, second]: readonly Side[], chance: number): BySide {
  const told = exact(chance);
  return { [first]: told, [second]: 1 - told };
}

/** The step that breaking a game off is. @param from the first side’s chance before it */
export function brokenOff(sides: readonly Side[], step: number, breaking: Breaking, from: number): StepAccount {
  const { side } = breaking;
  const to = resultFor(breaking, sides[0]);
  return { step, side, luck: 0, skill: 0, chance: bySide(sides, to), ended: gainOf(sides, side, to - exact(from)) };
}

/** A step as it is told to its side, once it is settled. */
export function stepTold(
  sides: readonly Side[],
  { number, side, luck, skill, chance, until, error, dice }: OpenStep,
): StepAccount {
  return {
    step: number,
    side,
    luck: gainOf(sides, side, luck),
    skill: gainOf(sides, side, skill),
    chance: bySide(sides, chance),
    ...(until !== undefined && until > number && { until }),
    ...(error > 0 && { error }),
    ...(dice && { dice: dice.map((die) => ({ ...die, luck: gainOf(sides, side, die.luck) })) }),
  };
}
