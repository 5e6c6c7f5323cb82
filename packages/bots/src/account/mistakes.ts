import { type ActionBase, actWithoutDice, type EventBase, type Game, sameAction, type Side } from "@stonebridge/kernel";
import type { Clock } from "../clock.ts";
import { DeedTrials, type Reach, wholeDeed } from "./deed-trials.ts";
import { Differences } from "./differences.ts";
import type { Tutor } from "./judge.ts";
import {
  type Compared,
  COSTS,
  LEAST_GAIN,
  LEAST_PLAYOUTS,
  LOOKS,
  LUCKS,
  type Proved,
  provedTwice,
  Work,
} from "./proving.ts";

/** What somebody could have done instead, to his advantage. */
export interface BetterDeed<A extends ActionBase> extends Proved {
  /** Actions that follow each other, as far as they take no dice. */
  readonly deed: readonly A[];
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

/** The most steps of a game that are looked at. */
export const MOST_LOOKED_AT = 16;
/** The most play-outs of each deed that is compared, if nobody says otherwise. */
export const MOST_PLAYOUTS = 200;
/** Deeds that are looked at, at most: of more, some are left out evenly. */
const MOST_DEEDS = 90;
/** A stage of the search: play-outs of every deed that is left, and how many deeds go on. */
interface Stage {
  readonly rounds: number;
  readonly keep: number;
}
/** Play-outs of all deeds that end as soon as nothing is half done. */
const GLANCES: readonly Stage[] = [
  { rounds: 1, keep: 24 },
  { rounds: 6, keep: 6 },
];
/** Play-outs of the best of them through the enemy’s answer. */
const RACE: readonly Stage[] = [
  { rounds: 4, keep: 4 },
  { rounds: 8, keep: 2 },
  { rounds: 16, keep: 1 },
];
/** A deed is given up while the best is looked for if its gain is less than what counts by so many standard errors. */
const HOPELESS = 2;
/** So that in a game without mistakes one is found once in twenty times at most: the 1 - 0.05 / (4 looks · 16 steps) quantile of the normal distribution. */
const Z = 3.16;
/** Play-outs to the horizon after which it is looked at whether what was proved gains there too, and how certain that has to be: 99 %, looked at three times. */
const FURTHER = [24, 48, 72];
const Z_FURTHER = 2.71;

/**
 * Whether somebody could have done better, by what his side knew: with positions imagined from its view. All that it could have done is
 * looked at shortly, what is promising is raced against what was done, and the best is proved with other dice, no longer than is needed:
 * through the enemy’s answer, and then to the tutor’s horizon.
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
  looking: Looking,
): Promise<BetterDeed<A> | undefined> {
  const others = alternatives(game, position, side, played, tutor);
  if (others.length === 0) return undefined;
  const trials = new DeedTrials(game, tutor, position, side, looking.seed);
  const work = new Work(looking, wholeWork(looking.playouts));
  const usual = wholeDeed(game, trials.imagined(0), side, [], tutor);
  const deeds = usual.length > 0 && tutor.passes(usual[0]) ? others : [usual, ...others];
  const best = await raced(trials, played, deeds, work);
  if (best === undefined) return undefined;
  const deed = wholeDeed(game, position, side, best, tutor);
  const { playouts } = looking;
  const looks = LOOKS.map((share) => Math.max(Math.min(LEAST_PLAYOUTS, playouts), Math.round(share * playouts)));
  const compared = (luck: number, reach: Reach): Compared => ({
    better: (round) => trials.play(deed, round, luck, reach),
    played: (round) => trials.play(played, round, luck, reach),
  });
  const proved = await provedTwice(
    [compared(LUCKS.proof, "answer"), { reach: "answer", looks, z: Z }],
    [compared(LUCKS.further, "horizon"), { reach: "horizon", looks: FURTHER, z: Z_FURTHER }],
    work,
  );
  return proved && { deed, ...proved };
}

/** What all stages cost, if they are needed. */
function wholeWork(playouts: number): number {
  const stages = (all: readonly Stage[], first: number, reach: Reach): number =>
    all.reduce((sum, { rounds }, at) => sum + rounds * COSTS[reach] * ((all[at - 1]?.keep ?? first) + 1), 0);
  const searching = stages(GLANCES, MOST_DEEDS, "deed") + stages(RACE, GLANCES[1].keep, "answer");
  return searching + 2 * playouts + 2 * Math.max(...FURTHER) * COSTS.horizon;
}

/** The most promising of some deeds beside what was done; undefined if none can gain what counts. */
async function raced<P, A extends ActionBase, E extends EventBase, V>(
  trials: DeedTrials<P, A, E, V>,
  played: readonly A[],
  deeds: readonly (readonly A[])[],
  work: Work,
): Promise<readonly A[] | undefined> {
  let left = deeds.filter((deed) => deed.length > 0).map((deed) => ({ deed, gains: new Differences() }));
  const promising = ({ gains }: (typeof left)[number]): boolean => gains.mean + HOPELESS * gains.error > LEAST_GAIN;
  let round = 0;
  const race = async (stages: readonly Stage[], reach: Reach): Promise<void> => {
    for (const one of left) one.gains = new Differences();
    for (const { rounds, keep } of stages) {
      for (const until = round + rounds; round < until && left.length > 0; round++) {
        const base = trials.play(played, round, LUCKS.search, reach);
        for (const { deed, gains } of left) {
          gains.add(trials.play(deed, round, LUCKS.search, reach) - base);
          await work.did(1, reach);
        }
      }
      left = left
        // what a deed comes to may show only in the answer
        .filter((one) => reach === "deed" || promising(one))
        .toSorted((one, other) => other.gains.mean - one.gains.mean)
        .slice(0, keep);
    }
  };
  await race(GLANCES, "deed");
  await race(RACE, "answer");
  return left[0]?.deed;
}

/**
 * What else could have been done: any other beginning, or the same one and another way on, up to the first die; none where all was forced.
 * To say that one has done is none: its side would be led no further, and so might seem to gain what its Colonel does badly later on.
 */
function alternatives<P, A extends ActionBase, E extends EventBase, V>(
  game: Game<P, A, E, V>,
  from: P,
  side: Side,
  played: readonly A[],
  tutor: Tutor<P, A>,
): readonly (readonly A[])[] {
  const all: (readonly A[])[] = [];
  const position = game.copy(from);
  for (const [at, action] of played.entries()) {
    const now = game.decision(position, side);
    if (now.over || !now.sides.includes(side)) break;
    const before = played.slice(0, at);
    const rests = tutor.atRest(now);
    const others = now.actions.filter((other) => !sameAction(other, action) && !(rests && tutor.passes(other)));
    all.push(...others.map((other) => [...before, other]));
    if (!actWithoutDice(game, position, side, action)) break;
  }
  // the same beginning, and on as the tutor would
  if (all.length > 0 && played.length > 1) all.push(played.slice(0, 1));
  const every = Math.ceil(all.length / MOST_DEEDS);
  return all.filter((_, place) => place % every === 0);
}
