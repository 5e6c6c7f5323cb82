import { type Decision, deriveSeed, type Dice } from "@stonebridge/kernel";
import {
  type Action,
  type Position,
  ROLL_KINDS,
  type SecondBullRun1862,
  type View,
} from "@stonebridge/games/second-bull-run-1862";
import { clockOf, CONFEDERATE, type SideIndex, UNION } from "@stonebridge/games/second-bull-run-1862/internals";
import type { Bot, Progress } from "../bot.ts";
import type { Clock } from "../clock.ts";
import { diceByKind } from "../dice-by-kind.ts";
import { bestFew, playOut } from "../play-out.ts";
import { rehearse } from "../rehearsal.ts";
import { turnsLeft } from "./chances.ts";
import { Colonel } from "./colonel.ts";
import { faring, prospects } from "./prospects.ts";
import { BOLD, CAREFUL, LAST_WAYS, type Weights } from "./weights.ts";

/** Corps commanders that are tried: this many of the Colonel’s best. */
const CANDIDATES = 3;
/** What the Colonel’s score counts before any trial. */
const TRUST = 0.01;
/** Parts of action phases that a play-out looks ahead, beyond the current one. */
const PARTS = 2;
/** Share of a decision's play-outs that is enough before the last turn: more hardly find anything better there. */
const EARLY_SHARE = 0.5;
/** This many turns before the end, play-outs go on to the end and other ways to lead are tried. */
const LAST_TURNS = 1;
/** Corps commanders that are tried then with the usual way to lead. */
const LAST_CANDIDATES = 2;
/** Decisions of a last turn: the longest has nearly five hundred. */
const MOST_DECISIONS = 1_000;

/** A way to lead a side: who leads like this, and who does in play-outs. */
interface Way {
  readonly leader: Colonel;
  readonly rehearser: Colonel;
}

/** Whom to designate, and how to lead him. */
interface Candidate {
  readonly action: Action;
  readonly way: Way;
  /** How much better than the first it is expected to be before any trial. */
  readonly prior: number;
}

/**
 * A commander with look-ahead. At the beginning of each part of an action phase he tries whom to designate, by playing it out many times
 * through the enemy’s reply; for the rest he does what the Colonel does, but with more care, and for the Union with more boldness. In the
 * last turn he plays out to the end, and tries other ways to lead the designated corps.
 */
export class General implements Bot<Action, View> {
  readonly blind = false;
  readonly #game: SecondBullRun1862;
  /** Ways to lead, by side: the usual one, and those of the last turn. */
  readonly #ways: readonly (readonly [Way, ...Way[]])[];
  /** The way to lead until another is chosen, by side. */
  readonly #leading: Way[];
  readonly #enemy: Colonel;
  readonly #clock: Clock;
  readonly #playouts: number;
  readonly #seed: number;
  #decisions = 0;

  /** @param playouts the most for one decision */
  constructor(game: SecondBullRun1862, seed: number, clock: Clock, playouts: number) {
    this.#game = game;
    this.#ways = WEIGHTS_OF_WAYS.map((ways) => waysOf(game, ways));
    this.#leading = this.#ways.map(([usual]) => usual);
    this.#enemy = new Colonel(game);
    this.#clock = clock;
    this.#playouts = playouts;
    this.#seed = seed;
  }

  async choose(
    view: View,
    decision: Decision<Action>,
    milliseconds: number,
    onProgress?: (progress: Progress) => void,
  ): Promise<Action> {
    const { actions } = decision;
    if (actions.length === 1) return actions[0];
    const p = this.#game.imagine(view);
    const side = decision.sides[0] === "union" ? UNION : CONFEDERATE;
    if (decision.step !== "designation") return this.#leading[side].leader.choose(p, decision);
    const last = turnsLeft(this.#game.field, p) <= LAST_TURNS;
    const candidates = last ? this.#lastCandidates(p, side, actions) : this.#candidates(p, side, actions, CANDIDATES);
    const luck = deriveSeed(this.#seed, this.#decisions++);
    const best = await rehearse(
      {
        candidates: candidates.length,
        play: (candidate, round) =>
          this.#playOut(p, side, candidates[candidate], last, diceByKind(ROLL_KINDS, luck, round)),
        prior: (candidate) => candidates[candidate].prior,
      },
      {
        clock: this.#clock,
        milliseconds,
        trials: last ? this.#playouts : EARLY_SHARE * this.#playouts,
        onProgress: (share, at) =>
          onProgress?.({ done: Math.round(share * 100), of: 100, best: candidates[at].action }),
      },
    );
    this.#leading[side] = candidates[best].way;
    return candidates[best].action;
  }

  /** The best few by the usual way to lead. */
  #candidates(p: Position, side: SideIndex, actions: readonly Action[], most: number): Candidate[] {
    const [way] = this.#ways[side];
    const best = ranked(way.leader, p, side, actions, most);
    return best.map(({ action, score }) => ({ action, way, prior: TRUST * (score - best[0].score) }));
  }

  /** The same, and the best by each of the other ways. */
  #lastCandidates(p: Position, side: SideIndex, actions: readonly Action[]): Candidate[] {
    const [, ...others] = this.#ways[side];
    return [
      ...this.#candidates(p, side, actions, LAST_CANDIDATES),
      ...others.map((way) => {
        const [{ action }] = ranked(way.leader, p, side, actions, 1);
        return { action, way, prior: 0 };
      }),
    ];
  }

  /** Plays out once to the horizon, or to the end of the game, and returns how well the side stands there. */
  #playOut(p: Position, side: SideIndex, { action, way }: Candidate, last: boolean, dice: Dice): number {
    const game = this.#game;
    const copy = game.copy(p);
    const { rehearser } = way;
    rehearser.refresh();
    this.#enemy.refresh();
    const id = side === UNION ? "union" : "confederate";
    game.act(copy, id, action, dice);
    let parts = 0;
    let part = momentOf(copy);
    const outcome = playOut(
      game,
      copy,
      dice,
      (decision) => (decision.sides[0] === id ? rehearser : this.#enemy).choose(copy, decision),
      () => {
        if (last) return false;
        const now = momentOf(copy);
        if (now === part) return false;
        part = now;
        parts += 1;
        return parts >= PARTS;
      },
      MOST_DECISIONS,
    );
    return outcome === undefined ? prospects(rehearser.staff.ground, copy, side) : faring(game.field, copy, side);
  }
}

/** How a General leads each side: the Union boldly, the Confederates carefully; and the other ways that he tries in the last turn. */
const WEIGHTS_OF_WAYS: readonly (readonly [Weights, ...Weights[]])[] = [BOLD, CAREFUL].map((usual) => [
  usual,
  ...LAST_WAYS.map((change) => ({ ...usual, ...change })),
]);

/** The ways to lead by their weights. */
function waysOf(
  game: SecondBullRun1862,
  [usual, ...others]: readonly [Weights, ...Weights[]],
): readonly [Way, ...Way[]] {
  const wayBy = (weights: Weights): Way => ({
    leader: new Colonel(game, weights),
    rehearser: new Colonel(game, weights),
  });
  return [wayBy(usual), ...others.map(wayBy)];
}

/** The best few to designate by a commander's weights, with their scores. */
function ranked(
  leader: Colonel,
  p: Position,
  side: SideIndex,
  actions: readonly Action[],
  most: number,
): { readonly action: Action; readonly score: number }[] {
  const seen = leader.estimate(p, side);
  const scores = actions.map((action) => leader.score(p, seen, action));
  return bestFew(actions, scores, most, Infinity);
}

/** The running part of a phase, as a number. */
function momentOf(p: Position): number {
  return clockOf(p) * 32 + p.phase * 4 + p.active + 1;
}
