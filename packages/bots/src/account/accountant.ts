import { type ActionBase, deriveSeed, type Dice, type EventBase, type Game, type Side } from "@stonebridge/kernel";
import { Appraiser } from "./appraiser.ts";
import { exact } from "./exact.ts";
import { type Counting, type Expectation, expectation } from "./expectation.ts";
import { KnownChances } from "./known-chances.ts";
import type { Judge, Tutor } from "./judge.ts";
import { type OpenDeed, type OpenStep, settled } from "./settling.ts";
import { type Breaking, brokenOff, type BySide, bySide, gainOf, type StepAccount, stepTold } from "./step-account.ts";

/** How exactly a game is accounted for. */
export type Exactness = Omit<Counting, "seed"> & {
  /** Of the chance by which rolls are taken where they are too many. */
  readonly seed?: number;
};

/** For a game that somebody waits for. */
export const EXACT: Exactness = { rolls: 216, samples: 200 };

/** Offset of the chance that belongs to an account among the sequences of a seed: no game takes its dice from there. */
const OWN = 7_000_000;

/**
 * Splits a game into luck and skill as it is played, by what a judge thinks of the positions. Luck is known at each roll. Skill is known
 * once the side whose turn it is has done and the other decides: until then its steps are open.
 */
export class Accountant<P, A extends ActionBase, E extends EventBase, V> {
  readonly #game: Game<P, A, E, V>;
  readonly #appraiser: Appraiser<P, A, E, V>;
  readonly #exactness: Exactness;
  #steps = 0;
  #rolled = 0;
  /** Chance of the first side where the open steps begin. */
  #from = 0.5;
  /** As it stands; undefined in the middle of a deed, where nobody asked. */
  #now: number | undefined;
  /** Whose turn it is: the side that decides wherever nothing is half done. */
  #owner: Side = "";
  #deeds: OpenDeed[] = [];

  /**
   * @param game opened with the situation that is played
   * @param judge a tutor, or one whose judgment is to be trusted at every decision
   */
  constructor(game: Game<P, A, E, V>, judge: Judge<P> | Tutor<P, A>, exactness: Exactness = EXACT) {
    this.#game = game;
    this.#appraiser = new Appraiser(game, judge);
    this.#exactness = exactness;
  }

  /**
   * The game begins.
   * @param position the first one
   * @param rolled the dice that were rolled before it
   * @returns the chance of each side before any die, and what those dice did, if there were any
   */
  begin(position: P, rolled: readonly number[]): { readonly start: BySide; readonly step?: StepAccount } {
    const game = this.#game;
    this.#steps = 0;
    this.#rolled = 0;
    const chance = this.#appraiser.chance(position);
    this.#begin(position, chance);
    if (rolled.length === 0) return { start: this.#bySide(chance) };
    const before = this.#expected(position, (dice) => game.start(dice), rolled);
    const [side] = game.sides;
    const opening = this.#stepOf({ side, chosen: false, skill: 0 }, exact(chance) - exact(before.chance), before);
    return {
      start: this.#bySide(before.chance),
      step: { ...stepTold(game.sides, opening), chance: this.#bySide(chance) },
    };
  }

  /**
   * A side has acted.
   * @param before the position before it; it stays as it is
   * @param rolled the dice that it rolled
   * @param after the position that came of it
   * @returns the steps whose skill is known now: none while it is the same side’s turn
   */
  step(before: P, side: Side, action: A, rolled: readonly number[], after: P): readonly StepAccount[] {
    this.#steps += 1;
    const game = this.#game;
    const appraiser = this.#appraiser;
    const decision = game.decision(before, side);
    const now = game.decision(after);
    const ends = appraiser.atRest(now);
    const own = side === this.#owner;
    // what a side decides in the other’s turn is judged by itself
    const from = own ? undefined : (this.#now ?? appraiser.chance(before));
    this.#now = ends || !own || rolled.length > 0 ? appraiser.chance(after) : undefined;
    let expected: Expectation | undefined;
    if (rolled.length > 0)
      expected = this.#expected(
        before,
        (dice) => {
          const copy = game.copy(before);
          game.act(copy, side, action, dice);
          return copy;
        },
        rolled,
      );
    const luck = expected && this.#now !== undefined ? this.#now - expected.chance : 0;
    const several = !decision.over && decision.actions.length > 1;
    const chosen = own && several;
    const change = from !== undefined && this.#now !== undefined ? this.#now - luck - from : 0;
    const skill = own || !several ? change : change - this.#gain(side, appraiser.usual(side, decision.step, "answer"));
    const step = this.#stepOf({ side, chosen, skill }, luck, expected);
    const deed = this.#deeds.at(-1);
    if (deed !== undefined && deed.to === undefined) deed.steps.push(step);
    else {
      const asked = decision.over ? "" : decision.step;
      this.#deeds.push({ step: asked, steps: [step], passes: own && appraiser.passes(action), to: undefined });
    }
    if (!ends) return [];
    return this.#endDeed(after, appraiser.endsTurn(now, this.#owner));
  }

  /** Settles what is open, wherever the game stands. */
  settle(position: P): readonly StepAccount[] {
    if (this.#deeds.length === 0) return [];
    this.#now ??= this.#appraiser.chance(position);
    return this.#endDeed(position, true);
  }

  /** The game is broken off: a side gives up, or it is stopped. */
  breakOff(position: P, breaking: Breaking): readonly StepAccount[] {
    const settledSteps = this.settle(position);
    this.#steps += 1;
    return [...settledSteps, brokenOff(this.#game.sides, this.#steps, breaking, this.#from)];
  }

  #begin(position: P, chance: number): void {
    this.#owner = this.#appraiser.ownerOf(this.#game.decision(position));
    this.#from = chance;
    this.#now = chance;
    this.#deeds = [];
  }

  /** A deed is done. @param last the turn of its side is over too: all of its steps are settled */
  #endDeed(after: P, last: boolean): readonly StepAccount[] {
    const to = this.#now ?? this.#from;
    const deed = this.#deeds.at(-1);
    if (deed) deed.to = to;
    if (!last) return [];
    const side = this.#owner;
    const usual = (step: string, atLast: boolean): number =>
      this.#gain(side, this.#appraiser.usual(side, step, atLast ? "last" : "within"));
    const steps = settled(this.#from, this.#deeds, usual).map((step) => stepTold(this.#game.sides, step));
    this.#begin(after, to);
    return steps;
  }

  /** @param from a position like those that come of it @param run what rolls: the position after it */
  #expected(from: P, run: (dice: Dice) => P, rolled: readonly number[]): Expectation {
    const { seed = 0, ...counting } = this.#exactness;
    const foretold = Math.max(0, (this.#game.situation.dice?.length ?? 0) - this.#rolled);
    this.#rolled += rolled.length;
    const fixed = Math.min(foretold, rolled.length);
    const known = new KnownChances(from);
    const chance = (dice: Dice): number => this.#appraiser.chance(run(dice), known);
    return expectation(chance, rolled, fixed, { ...counting, seed: deriveSeed(seed, OWN + this.#steps) });
  }

  #stepOf(
    of: Pick<OpenStep, "side" | "chosen" | "skill">,
    luck: number,
    { error = 0, dice }: Partial<Expectation> = {},
  ): OpenStep {
    return { ...of, number: this.#steps, luck: exact(luck), error, dice, chance: 0, until: undefined };
  }

  /** What the first side gains, as a gain of this side. */
  #gain(side: Side, gain: number): number {
    return gainOf(this.#game.sides, side, gain);
  }

  #bySide(chance: number): BySide {
    return bySide(this.#game.sides, chance);
  }
}
