import { type Decision, type Dice, deriveSeed } from "@stonebridge/kernel";
import { type Action, type BullRun1861, type Position, ROLL_KINDS, type View } from "@stonebridge/games/bull-run-1861";
import { NORTH, SOUTH, type SideIndex } from "@stonebridge/games/bull-run-1861/internals";
import type { Bot, Progress } from "../bot.ts";
import type { Clock } from "../clock.ts";
import { diceByKind } from "../dice-by-kind.ts";
import { bestFew, playOut } from "../play-out.ts";
import { rehearse } from "../rehearsal.ts";
import { Colonel } from "./colonel.ts";
import { prospects } from "./prospects.ts";

/**
 * Candidates by step: how many of the Colonel's best are tried. Steps not listed are left to the Colonel: marking, launching and riding pay
 * off only after a play-out has ended, and the rest matters too little for the time it takes.
 */
const CANDIDATES: Readonly<Record<string, number>> = {
  activation: 6,
  march: 5,
  hit: 2,
};

/** Victory points below the Colonel's best choice at which a candidate is not worth a trial. */
const CLEARLY_WORSE = 1;
/** What a victory point of the Colonel's score counts before any trial. */
const TRUST = 0.05;
/** Halves of Movement phases that a play-out looks ahead, beyond the current one. */
const HALVES = 1;

/**
 * The Colonel with look-ahead: his best few choices are played out many times, with both sides played by the Colonel, and the best is
 * taken.
 */
export class General implements Bot<Action, View> {
  readonly blind = false;
  readonly #game: BullRun1861;
  readonly #colonel: Colonel;
  readonly #rehearser: Colonel;
  readonly #clock: Clock;
  readonly #playouts: number;
  readonly #seed: number;
  #decisions = 0;

  /** @param playouts the most for one decision */
  constructor(game: BullRun1861, seed: number, clock: Clock, playouts: number) {
    this.#game = game;
    this.#colonel = new Colonel(game);
    this.#rehearser = new Colonel(game, "hasty");
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
    const p = this.#game.imagine(view);
    this.#colonel.refresh();
    const candidates = this.#candidates(p, decision);
    if (candidates.length === 1) return candidates[0].action;
    const side = decision.sides[0] === "north" ? NORTH : SOUTH;
    this.#rehearser.begin(p);
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

  /** The Colonel's best few, the best first. */
  #candidates(p: Position, decision: Decision<Action>): readonly { action: Action; score: number }[] {
    const scores = this.#colonel.scores(p, decision);
    const most = onTheWay(p) ? 1 : (CANDIDATES[decision.step] ?? 1);
    return bestFew(decision.actions, scores, most, CLEARLY_WORSE);
  }

  /** Plays out once to the horizon, and returns how well the side stands there. */
  #playOut(p: Position, side: SideIndex, action: Action, dice: Dice): number {
    const game = this.#game;
    const copy = game.copy(p);
    this.#rehearser.again();
    game.act(copy, side === NORTH ? "north" : "south", action, dice);
    let halves = 0;
    let half = moment(copy);
    const outcome = playOut(
      game,
      copy,
      dice,
      (decision) => this.#rehearser.choose(copy, decision),
      () => {
        const now = moment(copy);
        if (now === half) return false;
        half = now;
        halves += 1;
        return halves > HALVES && copy.active !== -1;
      },
    );
    const stands = prospects(this.#colonel.staff.ground, copy, side);
    if (outcome === undefined) return stands;
    return 0.9 * (outcome.winner === (side === NORTH ? "north" : "south") ? 1 : 0) + 0.1 * stands;
  }
}

/** A march that was planned before its first step is carried out. */
function onTheWay(p: Position): boolean {
  const frame = p.stack.at(-1);
  return frame?.step === "march" && frame.inHand === 1;
}

/** The running half, as a number. */
function moment(p: Position): number {
  return p.turn * 32 + p.phase * 4 + p.active + 1;
}
