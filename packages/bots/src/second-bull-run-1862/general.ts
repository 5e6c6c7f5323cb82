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
import { Colonel } from "./colonel.ts";
import { prospects } from "./prospects.ts";
import { BOLD, CAREFUL } from "./weights.ts";

/** Corps commanders that are tried: so many of the colonel’s best. */
const CANDIDATES = 3;
/** What the colonel’s score counts before any trial. */
const TRUST = 0.01;
/** Parts of action phases that a play-out looks ahead, beyond the running one. */
const PARTS = 2;

/**
 * A commander with look-ahead. At the head of each part of an action phase he tries whom to designate, by playing it out many times through
 * the enemy’s answer; the rest he does as the colonel does, but with more care, and as the Union with more boldness.
 */
export class General implements Bot<Action, View> {
  readonly blind = false;
  readonly #game: SecondBullRun1862;
  /** Who leads for him, and who does so in play-outs, by side. */
  readonly #leaders: readonly Colonel[];
  readonly #rehearsers: readonly Colonel[];
  readonly #enemy: Colonel;
  readonly #clock: Clock;
  readonly #playouts: number;
  readonly #seed: number;
  #decisions = 0;

  /** @param playouts no more of them for a decision */
  constructor(game: SecondBullRun1862, seed: number, clock: Clock, playouts: number) {
    this.#game = game;
    this.#leaders = leadersOf(game);
    this.#rehearsers = leadersOf(game);
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
    const leader = this.#leaders[side];
    if (decision.step !== "designation") return leader.choose(p, decision);
    const seen = leader.estimate(p, side);
    const scores = actions.map((action) => leader.score(p, seen, action));
    const candidates = bestFew(actions, scores, CANDIDATES, Infinity);
    const luck = deriveSeed(this.#seed, this.#decisions++);
    const best = await rehearse(
      {
        candidates: candidates.length,
        play: (candidate, round) =>
          this.#playOut(p, side, candidates[candidate].action, diceByKind(ROLL_KINDS, luck, round)),
        prior: (candidate) => TRUST * (candidates[candidate].score - candidates[0].score),
      },
      {
        clock: this.#clock,
        milliseconds,
        trials: this.#playouts,
        onProgress: (share, at) =>
          onProgress?.({ done: Math.round(share * 100), of: 100, best: candidates[at].action }),
      },
    );
    return candidates[best].action;
  }

  /** One play-out to its horizon, and how the side stands there. */
  #playOut(p: Position, side: SideIndex, action: Action, dice: Dice): number {
    const game = this.#game;
    const copy = game.copy(p);
    const rehearser = this.#rehearsers[side];
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
        const now = momentOf(copy);
        if (now === part) return false;
        part = now;
        parts += 1;
        return parts >= PARTS;
      },
    );
    if (outcome !== undefined) return outcome.winner === "draw" ? 0.5 : outcome.winner === id ? 1 : 0;
    return prospects(rehearser.staff.ground, copy, side);
  }
}

/** Who leads for a general, by side: bold as the Union, careful as the Confederates. */
function leadersOf(game: SecondBullRun1862): readonly Colonel[] {
  return [new Colonel(game, BOLD), new Colonel(game, CAREFUL)];
}

/** The running part of a phase, as a number. */
function momentOf(p: Position): number {
  return clockOf(p) * 32 + p.phase * 4 + p.active + 1;
}
