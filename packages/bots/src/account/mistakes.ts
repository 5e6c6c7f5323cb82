import { type ActionBase, type EventBase, type Game, sameAction, type Side } from "@stonebridge/kernel";
import { type Clock, machineClock } from "../clock.ts";
import { DeedTrials, NeedsDice, NO_DICE, wholeDeed } from "./deed-trials.ts";
import { Differences } from "./differences.ts";
import type { Tutor } from "./judge.ts";

/** What somebody could have done instead, to his advantage. */
export interface BetterDeed<A extends ActionBase> {
  /** Actions that follow each other, as far as they take no dice. */
  readonly deed: readonly A[];
  /** The chance of the side after it. */
  readonly chance: number;
  /** How much more that is than what was done gives, with the same luck. */
  readonly gain: number;
  /** Half the interval about that: so far it is certain. */
  readonly within: number;
  /** Play-outs of each. */
  readonly playouts: number;
}

/** How a decision is looked at. */
export interface Looking {
  /** Lets other work go on meanwhile; the machine's clock by default. */
  readonly clock?: Clock;
  /** The most play-outs of each deed that is compared. */
  readonly playouts: number;
  readonly seed: number;
  /** Called now and then: share of the work done, if all of it has to be done. */
  onProgress?(share: number): void;
}

/** What a deed that somebody tries is worth beside one that is known to be good. */
export interface DeedJudged {
  /** The chance of the side after it. */
  readonly chance: number;
  /** It is as good, as far as play-outs tell: it loses less than what is called a mistake. */
  readonly asGood: boolean;
}

/** The most steps of a game that are looked at. */
export const MOST_LOOKED_AT = 16;
/** The most play-outs of each deed that is compared, if nobody says otherwise. */
export const MOST_PLAYOUTS = 400;
/** Gains below this are no mistakes, however certain. */
const LEAST_GAIN = 0.02;
/** Deeds that are looked at, at most: of more, some are left out evenly. */
const MOST_DEEDS = 90;
/**
 * Play-outs that end as soon as nothing is half done, of all deeds, and to the horizon, of the best of them; a deed is kept for more if it
 * may gain enough.
 */
const GLANCES = [
  { rounds: 1, keep: 24 },
  { rounds: 6, keep: 6 },
];
const RACE = [
  { rounds: 16, keep: 3 },
  { rounds: 32, keep: 1 },
];
/** A deed is given up if its gain is less than what counts by so many standard errors: while the best is looked for, and in the proof. */
const HOPELESS = 2;
const UNLIKELY = 1.2;
/** Of the most play-outs: after how many the proof is looked at, and after no fewer than it takes for their mean to be spread as told. */
const LOOKS = [0.1, 0.25, 0.5, 1];
const LEAST_PLAYOUTS = 40;
/** So that in a game without mistakes one is found once in twenty times at most: the 1 - 0.05 / (4 looks · 16 steps) quantile of the normal distribution. */
const Z = 3.16;
/** For trials: so that an answer is wrong once in a hundred times. */
const Z_TRIAL = 2.58;
/** Lucks that have nothing to do with each other: what was found because it had luck is tried anew. */
const LUCKS = { search: 1, proof: 2, trial: 3 } as const;
/** What a play-out costs that ends as soon as nothing is half done, in place of at the horizon. */
const NEARBY = 0.1;
/** Play-outs between two pauses. */
const STRETCH = 16;

/**
 * Whether somebody could have done better, by what his side knew: with positions imagined from its view. All that it could have done is
 * looked at shortly, what is promising is raced against what was done, and the best is proved with other dice, no longer than is needed.
 * @param position the one in which it decided; it stays as it is
 * @param played what it did: a whole deed
 * @returns what is better by more than chance explains; undefined if nothing was found
 */
export async function betterDeed<P, A extends ActionBase, E extends EventBase, V>(
  game: Game<P, A, E, V>,
  position: P,
  side: Side,
  played: readonly A[],
  tutor: Tutor<P, A>,
  { clock = machineClock, playouts, seed, onProgress }: Looking,
): Promise<BetterDeed<A> | undefined> {
  const trials = new DeedTrials(game, tutor, position, side, seed);
  const whole = wholePlayOuts(playouts);
  let done = 0;
  const pause = async (worth = 1): Promise<void> => {
    const before = done;
    done += worth;
    if (Math.floor(before / STRETCH) === Math.floor(done / STRETCH)) return;
    onProgress?.(Math.min(1, done / whole));
    await clock.pause();
  };
  const usual = wholeDeed(game, trials.imagined(0), side, [], tutor);
  let left = [usual, ...alternatives(game, position, side, played)]
    .filter((deed) => deed.length > 0)
    .map((deed) => ({ deed, gains: new Differences() }));
  let round = 0;
  const race = async (stages: typeof RACE, nearby: boolean): Promise<void> => {
    for (const one of left) one.gains = new Differences();
    for (const { rounds, keep } of stages) {
      for (const until = round + rounds; round < until; round++) {
        const base = trials.play(played, round, LUCKS.search, nearby);
        for (const { deed, gains } of left) {
          gains.add(trials.play(deed, round, LUCKS.search, nearby) - base);
          await pause(nearby ? NEARBY : 1);
        }
      }
      left = left
        .filter(({ gains }) => gains.count < 2 || gains.mean + HOPELESS * gains.error > LEAST_GAIN)
        .toSorted((one, other) => other.gains.mean - one.gains.mean)
        .slice(0, keep);
    }
  };
  await race(GLANCES, true);
  await race(RACE, false);
  const [best] = left;
  if (best === undefined) return undefined;
  const deed = wholeDeed(game, position, side, best.deed, tutor);
  const gains = new Differences();
  let sum = 0;
  for (const look of LOOKS) {
    while (gains.count < Math.max(Math.min(LEAST_PLAYOUTS, playouts), look * playouts)) {
      const own = trials.play(deed, gains.count, LUCKS.proof);
      sum += own;
      gains.add(own - trials.play(played, gains.count, LUCKS.proof));
      await pause(2);
    }
    const { mean: gain, error, count } = gains;
    if (gain >= LEAST_GAIN && gain > Z * error)
      return { deed, chance: sum / count, gain, within: Z * error, playouts: count };
    if (gain + UNLIKELY * error < LEAST_GAIN) return undefined;
  }
  return undefined;
}

/** Play-outs of a decision of which all stages are needed. */
function wholePlayOuts(playouts: number): number {
  const glances = NEARBY * (MOST_DEEDS * GLANCES[0].rounds + GLANCES[0].keep * GLANCES[1].rounds);
  return glances + GLANCES[1].keep * RACE[0].rounds + RACE[0].keep * RACE[1].rounds + 2 * playouts;
}

/**
 * What a deed that somebody tries is worth beside a better one, by what his side knew.
 * @param position the one in which it decides; it stays as it is
 * @param better what is known to be good, with its chance
 */
export async function judgeDeed<P, A extends ActionBase, E extends EventBase, V>(
  game: Game<P, A, E, V>,
  position: P,
  side: Side,
  tried: readonly A[],
  better: Pick<BetterDeed<A>, "deed" | "chance">,
  tutor: Tutor<P, A>,
  { clock = machineClock, playouts, seed, onProgress }: Looking,
): Promise<DeedJudged> {
  const trials = new DeedTrials(game, tutor, position, side, seed);
  const losses = new Differences();
  for (const look of LOOKS) {
    while (losses.count < Math.max(Math.min(LEAST_PLAYOUTS, playouts), look * playouts)) {
      const round = losses.count;
      losses.add(trials.play(better.deed, round, LUCKS.trial) - trials.play(tried, round, LUCKS.trial));
      if (losses.count % STRETCH > 0) continue;
      onProgress?.(losses.count / playouts);
      await clock.pause();
    }
    if (Math.abs(losses.mean - LEAST_GAIN) > Z_TRIAL * losses.error) break;
  }
  const chance = Math.min(1, Math.max(0, better.chance - losses.mean));
  return { chance, asGood: losses.mean < LEAST_GAIN };
}

/** What else could have been done: any other beginning, or the same one and another way on, up to the first die. */
function alternatives<P, A extends ActionBase, E extends EventBase, V>(
  game: Game<P, A, E, V>,
  from: P,
  side: Side,
  played: readonly A[],
): readonly (readonly A[])[] {
  const all: (readonly A[])[] = [];
  const position = game.copy(from);
  try {
    for (const [at, action] of played.entries()) {
      const now = game.decision(position, side);
      if (now.over || !now.sides.includes(side)) break;
      const before = played.slice(0, at);
      const others = now.actions.filter((other) => !sameAction(other, action));
      all.push(...others.map((other) => [...before, other]));
      game.act(position, side, action, NO_DICE);
    }
  } catch (error) {
    if (!(error instanceof NeedsDice)) throw error;
  }
  // the same beginning, and on as the tutor would
  if (played.length > 1) all.push(played.slice(0, 1));
  const every = Math.ceil(all.length / MOST_DEEDS);
  return all.filter((_, place) => place % every === 0);
}
