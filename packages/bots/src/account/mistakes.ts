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

/** Something else that somebody could have done. */
export interface OtherMove<A extends ActionBase> {
  readonly action: A;
  /** How much better its chance is than that of what was done, by play-outs of both with the same dice. */
  readonly gain: number;
}

/** What somebody could have done instead, to his advantage. */
export interface BetterMove<A extends ActionBase> extends OtherMove<A> {
  /** Half the interval of 99 % about that. */
  readonly within: number;
  /** Play-outs of each. */
  readonly playouts: number;
  /** What else was tried, by as many play-outs. */
  readonly others: readonly OtherMove<A>[];
}

/** How a decision is looked at. */
export interface Looking<A extends ActionBase> {
  /** How the same side went on with what it had chosen: so it goes on in play-outs too, as far as that is offered. */
  readonly sequel?: readonly A[];
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
  { sequel = [], clock = machineClock, playouts, seed, onProgress }: Looking<A>,
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
    let followed = action === chosen ? 0 : sequel.length;
    playOut(
      game,
      at,
      dice,
      (now) => {
        const next = followed < sequel.length && now.sides[0] === side ? sequel[followed] : undefined;
        if (next === undefined || !now.actions.some((one) => sameAction(one, next))) {
          // once it went another way, it is led as everybody else is; the other side may answer meanwhile
          if (now.sides[0] === side) followed = sequel.length;
          return leader.choose(at, now);
        }
        followed += 1;
        return next;
      },
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
  const { gain, within } = await compared(better, (share) => onProgress?.((1 + share) / 2));
  if (gain <= Math.max(LEAST_GAIN, within)) return undefined;
  const others: OtherMove<A>[] = [];
  for (const action of candidates.slice(1))
    if (action !== better) others.push({ action, gain: (await compared(action)).gain });
  return { action: better, gain, within, playouts, others };

  /** How much better an action is than what was chosen, with dice of their own: what looked best has had luck with the others. */
  async function compared(action: A, progress?: (share: number) => void): Promise<{ gain: number; within: number }> {
    let sum = 0;
    let squares = 0;
    for (let round = 0; round < playouts; round++) {
      const luck = deriveSeed(seed, 2);
      const difference = play(action, playouts + round, luck) - play(chosen, playouts + round, luck);
      sum += difference;
      squares += difference * difference;
      progress?.(round / playouts);
      if (round % 16 === 15) await clock.pause();
    }
    const mean = sum / playouts;
    const variance = Math.max(0, squares / playouts - mean * mean);
    return { gain: mean, within: Z * Math.sqrt(variance / Math.max(1, playouts - 1)) };
  }

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
