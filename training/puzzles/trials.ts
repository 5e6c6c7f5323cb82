import {
  type ActionBase,
  type Decision,
  deriveSeed,
  type EventBase,
  fastDice,
  type Game,
  resultFor,
} from "@stonebridge/kernel";
import type { Tutor } from "@stonebridge/bots/account";
import { untilAnswered } from "../../packages/bots/src/account/horizon.ts";
import { diceByKind } from "../../packages/bots/src/dice-by-kind.ts";
import { playOut } from "../../packages/bots/src/play-out.ts";

/** Decisions of a play-out, at most, if nothing ends it. */
const MOST_DECISIONS = 2_000;
/** After so many it ends as soon as nothing is half done. */
const LONG = 150;

/** Plays the moves of a decision out, all of them with the same luck in the same round. */
export interface Trials {
  readonly moves: number;
  /**
   * The chance that the side has after a play-out of a move: until the other side has had its turn and this one may begin something again.
   * @param luck whose rounds have nothing to do with those of another one
   * @param nearby ends the play-out as soon as nothing is half done, in place of then
   */
  play(move: number, round: number, luck: number, nearby?: boolean): number;
}

/** The moves of a position, played out from positions that agree with what the side knows. */
export function trialsOf<P, A extends ActionBase, E extends EventBase, V>(
  game: Game<P, A, E, V>,
  position: P,
  decision: Decision<A>,
  tutor: Tutor<P, A>,
  seed: number,
): Trials {
  const { actions } = decision;
  const [side] = decision.sides;
  const index = game.sides.indexOf(side);
  const view = game.view(position, side);
  const secret = hidesSomething(game, position, view);
  const begin = (round: number): P =>
    secret ? game.imagine(view, fastDice(deriveSeed(seed, round))) : game.copy(position);
  return {
    moves: actions.length,
    play(move, round, luck, nearby = false) {
      const at = begin(round);
      const answered = untilAnswered(tutor, side, LONG);
      const far = (now: Decision<A>): boolean => (nearby ? tutor.atRest(now) : answered(now));
      const leader = tutor.leader(at);
      const dice = diceByKind(tutor.kinds, deriveSeed(seed, luck), round);
      game.act(at, side, actions[move], dice);
      playOut(game, at, dice, (now) => leader.choose(at, now), far, MOST_DECISIONS);
      const now = game.decision(at);
      if (!now.over) return tutor.chance(at, index);
      return resultFor(now, side);
    },
  };
}

/** Whether somebody with this view does not know the whole position. */
export function hidesSomething<P, A extends ActionBase, E extends EventBase, V>(
  game: Game<P, A, E, V>,
  position: P,
  view: V,
): boolean {
  const whole = JSON.stringify(game.encode(position));
  return [1, 2].some((seed) => JSON.stringify(game.encode(game.imagine(view, fastDice(seed)))) !== whole);
}

/** What is asked in a position of a puzzle. @throws Error if its game is over */
export function asked<P, A extends ActionBase, E extends EventBase, V>(
  game: Game<P, A, E, V>,
  position: P,
): Decision<A> {
  const decision = game.decision(position);
  if (decision.over) throw new Error("The game of a puzzle is over.");
  return decision;
}
