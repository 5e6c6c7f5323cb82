import {
  type ActionBase,
  actWithoutDice,
  type Decision,
  deriveSeed,
  type EventBase,
  fastDice,
  type Game,
  resultFor,
  sameAction,
  type Side,
} from "@stonebridge/kernel";
import type { Commander } from "../commander.ts";
import { diceByKind } from "../dice-by-kind.ts";
import { playOut } from "../play-out.ts";
import { untilAnswered } from "./horizon.ts";
import type { Tutor } from "./judge.ts";

/** Decisions of a play-out, at most: if it ends before the game does, and if not. */
const MOST_DECISIONS = 2_000;
const WHOLE_GAME = 50_000;
/** Decisions of a deed, at most. */
const LONGEST = 60;
/** Imagined positions that are kept: those of the first rounds, which every deed is played from. */
const KEPT = 64;

/**
 * How far a play-out goes after its deed: until nothing is half done, until the other side has had its turn and this one may begin something
 * again, to the tutor’s horizon, or to the end of the game.
 */
export type Reach = "deed" | "answer" | "horizon" | "end";

/**
 * Plays deeds of a side out from a position, by what the side knows: each round begins from another position imagined from its view, the
 * same one for all deeds, with the same luck. A deed is followed as far as it is offered; then the tutor leads everybody.
 */
export class DeedTrials<P, A extends ActionBase, E extends EventBase, V> {
  readonly #game: Game<P, A, E, V>;
  readonly #tutor: Tutor<P, A>;
  readonly #side: Side;
  readonly #view: V;
  readonly #seed: number;
  readonly #imagined: P[] = [];

  /** @param position in which the side decides; it stays as it is */
  constructor(game: Game<P, A, E, V>, tutor: Tutor<P, A>, position: P, side: Side, seed: number) {
    this.#game = game;
    this.#tutor = tutor;
    this.#side = side;
    this.#view = game.view(position, side);
    this.#seed = seed;
  }

  /** A position that agrees with what the side knows. */
  imagined(round: number): P {
    const game = this.#game;
    if (round >= KEPT) return game.imagine(this.#view, fastDice(deriveSeed(this.#seed, round)));
    return game.copy((this.#imagined[round] ??= game.imagine(this.#view, fastDice(deriveSeed(this.#seed, round)))));
  }

  /**
   * The side’s chance after a play-out.
   * @param luck lucks have nothing to do with each other
   * @param led leads the side once the deed is done, given who leads everybody else; by default he leads it too
   */
  play(
    deed: readonly A[],
    round: number,
    luck: number,
    reach: Reach,
    led: (leader: Commander<P, A>) => Commander<P, A> = (leader) => leader,
  ): number {
    const game = this.#game;
    const tutor = this.#tutor;
    const side = this.#side;
    const at = this.imagined(round);
    const beyond = this.#end(at, reach);
    const most = reach === "end" ? WHOLE_GAME : MOST_DECISIONS;
    const leader = tutor.leader(at);
    const own = led(leader);
    let followed = 0;
    const choose = (now: Decision<A>): A => {
      if (now.sides[0] !== side) return leader.choose(at, now);
      const next = deed[followed];
      if (next === undefined || !now.actions.some((one) => sameAction(one, next))) {
        // once it goes another way, it is led as everybody else is
        followed = deed.length;
        return own.choose(at, now);
      }
      followed += 1;
      return next;
    };
    const far = (now: Decision<A>): boolean => followed > 0 && beyond(now);
    playOut(game, at, diceByKind(tutor.kinds, deriveSeed(this.#seed, luck), round), choose, far, most);
    const now = game.decision(at);
    if (!now.over) return tutor.chance(at, game.sides.indexOf(side));
    return resultFor(now, side);
  }

  /** Whether a play-out from a position has come to its end, at each of its decisions. */
  #end(from: P, reach: Reach): (now: Decision<A>) => boolean {
    const tutor = this.#tutor;
    if (reach === "deed") return (now) => tutor.atRest(now);
    if (reach === "end") return () => false;
    if (reach === "answer") return untilAnswered(tutor, this.#side);
    const far = tutor.far(from);
    return () => far(from);
  }
}

/**
 * A deed from its first actions on, as the tutor’s leader would go on, until nothing is half done, the other side is asked or a die is
 * rolled: as far as it is offered.
 */
export function wholeDeed<P, A extends ActionBase, E extends EventBase, V>(
  game: Game<P, A, E, V>,
  from: P,
  side: Side,
  first: readonly A[],
  tutor: Tutor<P, A>,
): readonly A[] {
  const deed: A[] = [];
  const position = game.copy(from);
  const leader = tutor.leader(position);
  while (deed.length < LONGEST) {
    const now = game.decision(position, side);
    if (now.over || !now.sides.includes(side)) break;
    if (deed.length > 0 && tutor.atRest(now)) break;
    const action = first[deed.length] ?? leader.choose(position, now);
    if (!now.actions.some((one) => sameAction(one, action))) break;
    deed.push(action);
    if (!actWithoutDice(game, position, side, action)) break;
  }
  return deed;
}
