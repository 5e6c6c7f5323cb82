import { Differences } from "@stonebridge/bots/account";
import type { Trials } from "./trials.ts";

/** A move that is better than all others of its decision. */
export interface Verdict {
  /** Place of the best move among the decision’s actions. */
  readonly best: number;
  /** The chance after each move: that of the best, less what the others lost against it with the same luck. */
  readonly chances: readonly number[];
  /** What the best of the others loses. */
  readonly gain: number;
  /** Play-outs of the best move; the others have as many until they are beaten. */
  readonly playouts: number;
}

/** Where a contest ended that found no best move: how dear a search is shows there. */
export type Ended = "glance" | "look" | "race" | "unfit" | "proof";

/** A move is worth a puzzle if the next best loses this much of the chance to win. */
export const LEAST_GAIN = 0.04;
/** The most moves of a decision that is looked at. */
export const MOST_MOVES = 30;
/** One-sided quantile of 99 % for the most moves, each looked at three times: 1 - 0.01 / (3 · 29) of the normal distribution. */
const Z = 3.69;

/** Play-outs that end as soon as nothing is half done, of all moves: a decision is looked at no longer if the best seems to gain less than this. */
const GLANCES = [
  { rounds: 1, gain: 0.005 },
  { rounds: 6, gain: 0.02 },
];
/** Play-outs to the horizon of the best moves. */
const LOOK = { rounds: 8, gain: 0.015, keep: 3 };
const RACE = { rounds: 24, gain: 0.03, keep: 2 };
/** Rounds after which the proof is looked at, and what every other move has to lose by then, also in standard errors, or it is given up. */
const PROOF = [
  { rounds: 12, gain: 0.02, errors: 0.7 },
  { rounds: 40, gain: 0.033, errors: 1.5 },
  { rounds: 150, gain: LEAST_GAIN, errors: Z },
];
/** Rounds before a move counts as beaten, and of the best move, whose chance people are told. */
const LEAST_ROUNDS = { beaten: 40, best: 150 };
/** The lucks of the search and of the proof have nothing to do with each other: what was found because it had luck is tried anew. */
const SEARCHING = 1;
const PROVING = 2;

/**
 * Looks for a move that is better than all others, and proves it; many moves are given up after few play-outs.
 * @param fit whether a move may be the answer; asked before the proof, which is dear
 */
export function contest(trials: Trials, fit: (move: number) => boolean = () => true): Verdict | Ended {
  let ranked: readonly number[] = Array.from({ length: trials.moves }, (_, move) => move);
  for (const { rounds, gain } of GLANCES) {
    const glanced = race(trials, ranked, rounds, true);
    if (glanced.gain < gain) return "glance";
    ranked = glanced.ranked;
  }
  const looked = race(trials, ranked.slice(0, LOOK.keep), LOOK.rounds);
  if (looked.gain < LOOK.gain) return "look";
  const raced = race(trials, looked.ranked.slice(0, RACE.keep), RACE.rounds);
  if (raced.gain < RACE.gain) return "race";
  if (!fit(raced.ranked[0])) return "unfit";
  return prove(trials, raced.ranked[0], PROVING) ?? "proof";
}

/**
 * Proves that a move is better than each of the others of its decision, by differences with the same luck.
 * @param luck of the proof
 * @returns undefined if it is not, or does not gain enough
 */
function prove(trials: Trials, best: number, luck: number): Verdict | undefined {
  const others = Array.from({ length: trials.moves }, (_, move) => ({ move, losses: new Differences() })).toSpliced(
    best,
    1,
  );
  let left = others;
  let sum = 0;
  let rounds = 0;
  for (const look of PROOF) {
    for (; rounds < look.rounds; rounds++) {
      const own = trials.play(best, rounds, luck);
      sum += own;
      for (const { move, losses } of left) losses.add(own - trials.play(move, rounds, luck));
    }
    if (others.some(({ losses: { mean: lost, error } }) => lost < Math.max(look.gain, look.errors * error)))
      return undefined;
    if (rounds >= LEAST_ROUNDS.beaten)
      left = left.filter(({ losses: { mean: lost, error } }) => lost < Math.max(LEAST_GAIN, Z * error));
    if (left.length === 0 && rounds >= LEAST_ROUNDS.best) break;
  }
  if (left.length > 0) return undefined;
  const gain = Math.min(...others.map(({ losses }) => losses.mean));
  const chance = sum / rounds;
  // others were given up sooner, and the two means may differ
  const chances = others.map(({ losses }) => Math.max(0, chance - losses.mean)).toSpliced(best, 0, chance);
  return { best, chances, gain, playouts: rounds };
}

/** Plays some moves against each other. @returns them, the best first, and what the second loses */
function race(
  trials: Trials,
  moves: readonly number[],
  rounds: number,
  nearby = false,
): { ranked: readonly number[]; gain: number } {
  const means: number[] = [];
  for (const move of moves) means[move] = mean(rounds, (round) => trials.play(move, round, SEARCHING, nearby));
  const ranked = moves.toSorted((one, other) => means[other] - means[one]);
  return { ranked, gain: means[ranked[0]] - means[ranked[1]] };
}

function mean(count: number, of: (round: number) => number): number {
  let sum = 0;
  for (let round = 0; round < count; round++) sum += of(round);
  return sum / count;
}
