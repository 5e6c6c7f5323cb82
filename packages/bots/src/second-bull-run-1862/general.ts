import { type Decision, deriveSeed, type Dice } from "@stonebridge/kernel";
import {
  type Action,
  type Position,
  ROLL_KINDS,
  type SecondBullRun1862,
  type View,
} from "@stonebridge/games/second-bull-run-1862";
import { clockOf, CONFEDERATE, type SideIndex, UNION } from "@stonebridge/games/second-bull-run-1862/reading";
import type { Bot, Progress } from "../bot.ts";
import type { Clock } from "../clock.ts";
import { diceByKind } from "../dice-by-kind.ts";
import { bestFew, playOut } from "../play-out.ts";
import { rehearse } from "../rehearsal.ts";
import { Colonel, staffFor } from "./colonel.ts";
import type { Staff } from "./marching.ts";
import { prospects } from "./prospects.ts";
import { CAREFUL, WARY, WEIGHTS } from "./weights.ts";

/** Choices that are tried, by step: how many of the colonel’s best. The rest is left to him. */
const CANDIDATES: Readonly<Record<string, number>> = { designation: 2, "counter-attack": 2, jones: 2 };
/** What the colonel’s score counts before any trial. */
const TRUST = 0.01;
/** How much less another way to lead than the first is thought to promise before any trial. */
const HABIT = 0.01;
/** Parts of action phases that a play-out looks ahead, beyond the running one. */
const PARTS = 2;

/** What is tried: an action, and the way to lead from there on. */
interface Candidate {
  readonly action: Action;
  readonly staff: Staff;
  readonly prior: number;
}

/**
 * A commander with look-ahead. At the head of each part of an action phase he tries whom to designate and how to lead, by playing each out
 * many times through the enemy’s answer; what remains he does as the colonel does, with more care unless that promised less.
 */
export class General implements Bot<Action, View> {
  readonly blind = false;
  readonly #game: SecondBullRun1862;
  readonly #colonel: Colonel;
  readonly #rehearser: Colonel;
  readonly #enemy: Colonel;
  readonly #staffs: readonly Staff[];
  readonly #clock: Clock;
  readonly #playouts: number;
  readonly #seed: number;
  #decisions = 0;

  /** @param playouts no more of them for a decision */
  constructor(game: SecondBullRun1862, seed: number, clock: Clock, playouts: number) {
    this.#game = game;
    this.#colonel = new Colonel(game, CAREFUL);
    this.#rehearser = new Colonel(game, CAREFUL);
    this.#enemy = new Colonel(game);
    this.#staffs = [CAREFUL, WEIGHTS, WARY].map((weights) => staffFor(game, weights));
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
    const designates = decision.step === "designation";
    if (actions.length === 1 && !designates) return actions[0];
    const p = this.#game.imagine(view);
    const side = decision.sides[0] === "union" ? UNION : CONFEDERATE;
    const candidates = this.#candidates(p, side, decision);
    if (candidates.length === 1) return this.#colonel.choose(p, decision);
    const luck = deriveSeed(this.#seed, this.#decisions++);
    const best = await rehearse(
      {
        candidates: candidates.length,
        play: (candidate, round) => this.#playOut(p, side, candidates[candidate], diceByKind(ROLL_KINDS, luck, round)),
        prior: (candidate) => candidates[candidate].prior - candidates[0].prior,
      },
      {
        clock: this.#clock,
        milliseconds,
        trials: this.#playouts,
        onProgress: (share, at) =>
          onProgress?.({ done: Math.round(share * 100), of: 100, best: candidates[at].action }),
      },
    );
    if (designates) this.#colonel.lead(candidates[best].staff);
    return candidates[best].action;
  }

  /** The colonel’s choice first. */
  #candidates(p: Position, side: SideIndex, decision: Decision<Action>): readonly Candidate[] {
    const most = CANDIDATES[decision.step] ?? 1;
    if (most === 1) return [{ action: decision.actions[0], staff: this.#colonel.staff, prior: 0 }];
    if (decision.step === "designation") this.#colonel.lead(this.#staffs[0]);
    const seen = this.#colonel.estimate(p, side);
    const scores = decision.actions.map((action) => this.#colonel.score(p, seen, action));
    const few = bestFew(decision.actions, scores, most, Infinity);
    const priorOf = (score: number): number => TRUST * (score - few[0].score);
    if (decision.step !== "designation")
      return few.map(({ action, score }) => ({ action, staff: this.#colonel.staff, prior: priorOf(score) }));
    return this.#staffs.flatMap((staff, at) =>
      few.map(({ action, score }) => ({ action, staff, prior: priorOf(score) - (at === 0 ? 0 : HABIT) })),
    );
  }

  /** One play-out to its horizon, and how the side stands there. */
  #playOut(p: Position, side: SideIndex, { action, staff }: Candidate, dice: Dice): number {
    const game = this.#game;
    const copy = game.copy(p);
    this.#rehearser.lead(staff);
    this.#enemy.refresh();
    const id = side === UNION ? "union" : "confederate";
    game.act(copy, id, action, dice);
    let parts = 0;
    let part = momentOf(copy);
    const outcome = playOut(
      game,
      copy,
      dice,
      (decision) => (decision.sides[0] === id ? this.#rehearser : this.#enemy).choose(copy, decision),
      () => {
        const now = momentOf(copy);
        if (now === part) return false;
        part = now;
        parts += 1;
        return parts >= PARTS;
      },
    );
    if (outcome !== undefined) return outcome.winner === "draw" ? 0.5 : outcome.winner === id ? 1 : 0;
    return prospects(staff.ground, copy, side);
  }
}

/** The running part of a phase, as a number. */
function momentOf(p: Position): number {
  return clockOf(p) * 32 + p.phase * 4 + p.active + 1;
}
