import {
  type ActionBase,
  type Decision,
  deriveSeed,
  type EventBase,
  type Game,
  type Outcome,
  resultFor,
  type Side,
} from "@stonebridge/kernel";
import { diceByKind } from "../dice-by-kind.ts";
import type { KnownChances } from "./known-chances.ts";
import { type Judge, kindOfDeed, type PlaceOfDeed, type Tutor } from "./judge.ts";

/** Decisions after which a deed that is not done is judged as it stands. */
const MOST_DECISIONS = 400;
/** Of the chance by which deeds are carried through: the same for all positions, so that they are compared by the same luck. */
const SEED = 18;
/** How often a deed is carried through whose end depends on dice. */
const ROUNDS = 3;

/**
 * Judges positions for an account, always for the first side. It never judges half a deed: whoever is in the middle of something (a march,
 * a retreat, a set-up) ends it first, as the tutor’s leader would. And it counts what having to decide is worth.
 */
export class Appraiser<P, A extends ActionBase, E extends EventBase, V> {
  readonly #game: Game<P, A, E, V>;
  readonly #judge: Judge<P>;
  /** Absent: every position is at rest, and nothing is usual. */
  readonly #tutor: Tutor<P, A> | undefined;

  /** @param judge a tutor, or one whose judgment is to be trusted at every decision */
  constructor(game: Game<P, A, E, V>, judge: Judge<P> | Tutor<P, A>) {
    this.#game = game;
    this.#judge = judge;
    this.#tutor = "leader" in judge ? judge : undefined;
  }

  /** Whether nothing is half done. */
  atRest(now: Decision<A> | Outcome): boolean {
    return now.over || this.#tutor === undefined || this.#tutor.atRest(now);
  }

  /** Whose turn begins with a decision: nobody’s if the game is over. */
  ownerOf(now: Decision<A> | Outcome): Side {
    return now.over ? "" : now.sides[0];
  }

  /** Whether the turn of this side has ended: nothing is half done, and the other side decides or the game is over. */
  endsTurn(now: Decision<A> | Outcome, owner: Side): boolean {
    return this.atRest(now) && (now.over || now.sides[0] !== owner);
  }

  /** Whether an action only says that a side has done. */
  passes(action: A): boolean {
    return this.#tutor?.passes(action) === true;
  }

  /** What a deed of this kind usually gains for its side. */
  usual(side: string, step: string, place: PlaceOfDeed): number {
    return this.#tutor?.usual.deeds[kindOfDeed(side, step, place)] ?? 0;
  }

  /**
   * The first side’s chance.
   * @param known chances of positions in the middle of a deed, where many are asked about: most rolls of a step lead to the same few
   */
  chance(position: P, known?: KnownChances<P>): number {
    const tutor = this.#tutor;
    const now = this.#game.decision(position);
    if (tutor === undefined || this.atRest(now)) return this.judged(position, now);
    if (known === undefined) return this.#onceDone(tutor, position);
    return known.of(position, (one) => this.#onceDone(tutor, one));
  }

  /** The chance once the running deed is done: the mean of some ways to do it, if its end depends on dice. */
  #onceDone(tutor: Tutor<P, A>, position: P): number {
    let sum = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const { chance, rolled } = this.#carriedThrough(tutor, position, round);
      if (!rolled) return chance;
      sum += chance;
    }
    return sum / ROUNDS;
  }

  /** The running deed done in one way. */
  #carriedThrough(tutor: Tutor<P, A>, from: P, round: number): { readonly chance: number; readonly rolled: boolean } {
    const game = this.#game;
    const position = game.copy(from);
    const leader = tutor.leader(position);
    const byKind = diceByKind(tutor.kinds, deriveSeed(SEED, round), 0);
    let rolled = false;
    const dice = {
      roll: (kind: string, faces: number) => {
        rolled = true;
        return byKind.roll(kind, faces);
      },
    };
    for (let decisions = 0; decisions < MOST_DECISIONS; decisions++) {
      const now = game.decision(position);
      if (now.over || tutor.atRest(now)) break;
      game.act(position, now.sides[0], leader.choose(position, now), dice);
    }
    return { chance: this.judged(position, game.decision(position)), rolled };
  }

  /**
   * The first side’s chance in a position as it is, with its tempo; the result if the game is over.
   * @param now what there is to decide. In a position that was imagined, the decision of the true one: everybody sees whose it is, and what
   *   was imagined may leave nothing to decide there
   */
  judged(position: P, now: Decision<A> | Outcome): number {
    const { sides } = this.#game;
    if (now.over) return resultFor(now, sides[0]);
    const chance = this.#judge.chance(position, 0);
    const tempo = this.#tutor?.usual.tempo ?? 0;
    return chance + (now.sides[0] === sides[0] ? tempo : -tempo) * 4 * chance * (1 - chance);
  }
}
