import { type Dice, fastDice } from "@stonebridge/kernel";
import { type Limits, rehearse } from "../rehearsal.ts";

/** A plan to be found. */
export interface Evolution<Plan> {
  /** Plans to begin with; the first is taken unless another proves better. */
  readonly first: readonly Plan[];
  /** How much less than the incumbent another plan is expected to yield before any trial. */
  readonly habit: number;
  /** Share of time and trials for the race of the first plans; 1: nothing is changed afterwards. */
  readonly openingShare?: number | undefined;
  readonly seed: number;
  /** What a plan is expected to yield before any trial, as far as plans differ in it. */
  prior?(plan: Plan): number;
  change(plan: Plan, dice: Dice): Plan;
  /** Plays a plan out once: how well it went, 0 to 1. Trials of one round share their luck. */
  play(plan: Plan, round: number): number;
}

/** What evolution may take. */
export interface Span extends Omit<Limits, "onProgress"> {
  /** Called now and then with the share of the work that is done. */
  onProgress(share: number): void;
}

/** Share of time and trials for the plans to begin with, unless another is given. */
const OPENING_SHARE = 0.4;
/** Share of the whole that one generation takes at the most. */
const GENERATION_SHARE = 0.12;
/** Changed plans of a generation. */
const CHALLENGERS = 4;
/** Fewer trials than this tell nothing. */
const LEAST_TRIALS = 12;
/** More generations than this bring nothing. */
const MOST_GENERATIONS = 60;
/** Rounds of a generation, so that none meets the luck of another. */
const ROUNDS = 500;

/**
 * Finds a plan by evolution of one incumbent: the plans to begin with race each other, then changes of the winner race it, generation after
 * generation, in trials that share their luck, until time or trials are used up (an online evolution after Justesen, Mahlmann and Togelius,
 * EvoApplications 2016, with sequential halving in place of its single trials). An early decision leaves time to those that follow.
 */
export async function evolve<Plan>(evolution: Evolution<Plan>, span: Span): Promise<Plan> {
  const { first, habit, openingShare = OPENING_SHARE, seed, change, play } = evolution;
  const prior = (plan: Plan): number => evolution.prior?.(plan) ?? 0;
  const { clock, milliseconds, trials } = span;
  const dice = fastDice(seed);
  const begun = clock.now();
  let used = 0;
  let share = 0;

  const race = async (plans: readonly Plan[], generation: number, part: number): Promise<Plan> => {
    const best = await rehearse(
      {
        candidates: plans.length,
        play(candidate, round) {
          used += 1;
          return play(plans[candidate], generation * ROUNDS + round);
        },
        prior: (candidate) => (candidate === 0 ? 0 : prior(plans[candidate]) - prior(plans[0]) - habit),
      },
      {
        clock,
        milliseconds: Math.min(part * milliseconds, milliseconds - (clock.now() - begun)),
        trials: Math.min(part * trials, trials - used),
        onProgress: (done) => span.onProgress(Math.min(1, share + part * done)),
      },
    );
    share = Math.min(1, Math.max((clock.now() - begun) / milliseconds, used / trials));
    return plans[best];
  };

  let plan = first.length === 1 ? first[0] : await race(first, 0, openingShare);
  const most = openingShare < 1 ? MOST_GENERATIONS : 0;
  for (let generation = 1; generation <= most; generation++) {
    if (clock.now() - begun >= milliseconds || trials - used < LEAST_TRIALS) break;
    const challengers = Array.from({ length: CHALLENGERS }, () => change(plan, dice));
    plan = await race([plan, ...challengers], generation, GENERATION_SHARE);
  }
  return plan;
}
