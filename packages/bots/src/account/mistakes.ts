import {
  type ActionBase,
  type Decision,
  deriveSeed,
  type EventBase,
  fastDice,
  type Game,
  sameAction,
} from "@stonebridge/kernel";
import { type Clock, machineClock } from "../clock.ts";
import { diceByKind } from "../dice-by-kind.ts";
import { bestFew, playOut } from "../play-out.ts";
import { rehearse } from "../rehearsal.ts";
import type { Tutor } from "./judge.ts";

/** What somebody could have done instead. */
export interface BetterMove<A extends ActionBase> {
  readonly action: A;
  /** How much better its chance is, by play-outs of both with the same dice. */
  readonly gain: number;
  /** Half the interval of 99 % about that. */
  readonly within: number;
  /** Play-outs of each. */
  readonly playouts: number;
}

/** How a decision is looked at. */
export interface Looking {
  /** Lets other work go on meanwhile; the machine's clock by default. */
  readonly clock?: Clock;
  /** Play-outs that choose what to compare with, and as many that compare. */
  readonly playouts: number;
  readonly seed: number;
  /** Called now and then: share of the work done. */
  onProgress?(share: number): void;
}

/** Other actions that are tried: this many of the best by the judge alone, and what the tutor would do. */
const CANDIDATES = 3;
/** Rolls by which an action is judged before it is tried. */
const ROLLS = 4;
/** The most actions that are judged: of more, some are left out evenly. */
const MOST_JUDGED = 60;
/** Decisions of a play-out, at most. */
const MOST_DECISIONS = 2_000;
/** Gains below this are no mistakes, however certain. */
const LEAST_GAIN = 0.02;
/** 99.5 % quantile of the normal distribution, for two-sided intervals of 99 %. */
const Z = 2.5758293035489;

/**
 * Whether somebody could have done better, by what his side knew: with positions imagined from its view.
 * @param position the one in which it decided; it stays as it is
 * @param chosen what it did
 * @returns what is better by more than chance explains; undefined if nothing was found
 */
export async function betterMove<P, A extends ActionBase, E extends EventBase, V>(
  game: Game<P, A, E, V>,
  position: P,
  decision: Decision<A>,
  chosen: A,
  tutor: Tutor<P, A>,
  { clock = machineClock, playouts, seed, onProgress }: Looking,
): Promise<BetterMove<A> | undefined> {
  if (decision.actions.length === 1) return undefined;
  const [side] = decision.sides;
  const index = game.sides.indexOf(side);
  const view = game.view(position, side);
  const imagined = (round: number): P => game.imagine(view, fastDice(deriveSeed(seed, round)));
  const worth = (at: P): number => {
    const now = game.decision(at);
    if (!now.over) return tutor.chance(at, index);
    return now.winner === side ? 1 : now.winner === "draw" ? 0.5 : 0;
  };
  const play = (action: A, round: number, luck: number): number => {
    const at = imagined(round);
    const far = tutor.far(at);
    const leader = tutor.leader(at);
    const dice = diceByKind(tutor.kinds, luck, round);
    game.act(at, side, action, dice);
    playOut(
      game,
      at,
      dice,
      (now) => leader.choose(at, now),
      () => far(at),
      MOST_DECISIONS,
    );
    return worth(at);
  };
  const candidates = [chosen, ...alternatives()];
  const found = await rehearse(
    {
      candidates: candidates.length,
      play: (candidate, round) => play(candidates[candidate], round, deriveSeed(seed, 1)),
      prior: () => 0,
    },
    { clock, milliseconds: Infinity, trials: playouts, onProgress: (share) => onProgress?.(share / 2) },
  );
  if (found === 0) return undefined;
  const better = candidates[found];
  let sum = 0;
  let squares = 0;
  for (let round = 0; round < playouts; round++) {
    // dice of their own: what was chosen because it looked best has had luck with the others
    const difference =
      play(better, playouts + round, deriveSeed(seed, 2)) - play(chosen, playouts + round, deriveSeed(seed, 2));
    sum += difference;
    squares += difference * difference;
    onProgress?.((1 + round / playouts) / 2);
    if (round % 16 === 15) await clock.pause();
  }
  const gain = sum / playouts;
  const variance = Math.max(0, squares / playouts - gain * gain);
  const within = Z * Math.sqrt(variance / Math.max(1, playouts - 1));
  return gain > Math.max(LEAST_GAIN, within) ? { action: better, gain, within, playouts } : undefined;

  /** What is tried instead: what the judge likes best after a few rolls, and what the tutor would do. */
  function alternatives(): readonly A[] {
    const at = imagined(0);
    const every = Math.ceil(decision.actions.length / MOST_JUDGED);
    const judged = decision.actions.filter((action, place) => place % every === 0 && !sameAction(action, chosen));
    const scores = judged.map((action) => {
      let worths = 0;
      for (let roll = 0; roll < ROLLS; roll++) {
        const after = game.copy(at);
        game.act(after, side, action, diceByKind(tutor.kinds, deriveSeed(seed, 0), roll));
        worths += worth(after);
      }
      return worths / ROLLS;
    });
    const best = bestFew(judged, scores, CANDIDATES, Infinity).map(({ action }) => action);
    const now = game.decision(at);
    const usual = now.over ? chosen : tutor.leader(at).choose(at, now);
    return [chosen, ...best].some((one) => sameAction(one, usual)) ? best : [...best, usual];
  }
}
