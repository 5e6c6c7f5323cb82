import { type Decision, type Dice, deriveSeed, fastDice } from "@stonebridge/kernel";
import {
  type Action,
  type BullRun1861,
  type Position,
  ROLL_KINDS,
  type RollKind,
  type View,
} from "@stonebridge/games/bull-run-1861";
import { NORTH, SOUTH, type SideIndex } from "@stonebridge/games/bull-run-1861/reading";
import type { Bot, Progress } from "../bot.ts";
import type { Clock } from "../clock.ts";
import { rehearse } from "../rehearsal.ts";
import { Colonel } from "./colonel.ts";
import { prospects } from "./prospects.ts";

/**
 * Candidates by step: how many of the colonel's best are tried. Steps left out are left to the colonel: what is marked, launched or ridden
 * bears fruit only after a play-out has ended, and the rest matters too little for the time it takes.
 */
const CANDIDATES: Readonly<Record<string, number>> = {
  activation: 6,
  march: 5,
  hit: 2,
};

/** Victory points behind the colonel's best choice at which a candidate is not worth a trial. */
const CLEARLY_WORSE = 1;
/** What a victory point of the colonel's score counts before any trial. */
const TRUST = 0.05;
/** Halves of Movement phases that a play-out looks ahead, beyond the running one. */
const HALVES = 1;
/** A play-out that is longer than this has lost its way. */
const MOST_DECISIONS = 400;

/** The colonel with look-ahead: his best few choices are played out many times, both sides by the colonel's book, and the best is taken. */
export class General implements Bot<Action, View> {
  readonly blind = false;
  readonly #game: BullRun1861;
  readonly #colonel: Colonel;
  readonly #rehearser: Colonel;
  readonly #clock: Clock;
  readonly #playouts: number;
  readonly #seed: number;
  #decisions = 0;

  /** @param playouts no more of them for a decision */
  constructor(game: BullRun1861, seed: number, clock: Clock, playouts: number) {
    this.#game = game;
    this.#colonel = new Colonel(game);
    this.#rehearser = new Colonel(game, true);
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
    this.#colonel.refresh();
    const candidates = this.#candidates(p, decision);
    if (candidates.length === 1) return candidates[0].action;
    const side = decision.sides[0] === "north" ? NORTH : SOUTH;
    this.#rehearser.begin(p);
    const luck = deriveSeed(this.#seed, this.#decisions++);
    const best = await rehearse(
      {
        candidates: candidates.length,
        play: (candidate, round) => this.#playOut(p, side, candidates[candidate].action, diceByKind(luck, round)),
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

  /** The colonel's best few, the best first. */
  #candidates(p: Position, decision: Decision<Action>): { action: Action; score: number }[] {
    const scores = this.#colonel.scores(p, decision);
    const ranked = decision.actions
      .map((action, at) => ({ action, score: scores[at] }))
      .toSorted((a, b) => b.score - a.score);
    const most = onTheWay(p) ? 1 : (CANDIDATES[decision.step] ?? 1);
    return ranked.slice(0, most).filter(({ score }) => score > ranked[0].score - CLEARLY_WORSE);
  }

  /** One play-out to its horizon, and how the side stands there. */
  #playOut(p: Position, side: SideIndex, action: Action, dice: Dice): number {
    const game = this.#game;
    const copy = game.copy(p);
    this.#rehearser.again();
    game.act(copy, side === NORTH ? "north" : "south", action, dice);
    let halves = 0;
    let half = moment(copy);
    for (let decisions = 0; decisions < MOST_DECISIONS; decisions++) {
      const decision = game.decision(copy);
      if (decision.over) {
        const won = decision.winner === (side === NORTH ? "north" : "south") ? 1 : 0;
        return 0.9 * won + 0.1 * prospects(this.#colonel.staff.ground, copy, side);
      }
      const now = moment(copy);
      if (now !== half) {
        half = now;
        halves += 1;
        if (halves > HALVES && copy.active !== -1) break;
      }
      game.act(copy, decision.sides[0], this.#rehearser.choose(copy, decision), dice);
    }
    return prospects(this.#colonel.staff.ground, copy, side);
  }
}

/** A march that was thought out before its first step is gone through with. */
function onTheWay(p: Position): boolean {
  const frame = p.stack.at(-1);
  return frame?.step === "march" && frame.inHand === 1;
}

/** A sequence for each kind of roll, so that two play-outs of a round differ as little as can be: one more die for the guns changes no other. */
function diceByKind(seed: number, round: number): Dice {
  const sequences: Dice[] = [];
  return {
    roll(kind, faces) {
      const index = ROLL_KINDS.indexOf(kind as RollKind);
      sequences[index] ??= fastDice(seed, round * 10_000 + index * 500);
      return sequences[index].roll(kind, faces);
    },
  };
}

/** The running half, as a number. */
function moment(p: Position): number {
  return p.turn * 32 + p.phase * 4 + p.active + 1;
}
