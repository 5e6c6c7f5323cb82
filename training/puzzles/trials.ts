import { type ActionBase, type Decision, deriveSeed, type EventBase, fastDice, type Game } from "@stonebridge/kernel";
import type { Tutor } from "@stonebridge/bots/account";
import { diceByKind } from "../../packages/bots/src/dice-by-kind.ts";
import { playOut } from "../../packages/bots/src/play-out.ts";

/** Decisions of a play-out, at most. */
const MOST_DECISIONS = 2_000;
/** Play-outs end with the turn if so many decisions of it are left, and with the next one otherwise. */
const ENOUGH_OF_TURN = 30;

/** Plays the moves of a decision out, all of them with the same luck in the same round. */
export interface Trials {
  readonly moves: number;
  /**
   * The chance that the side has after a play-out of a move.
   * @param luck whose rounds have nothing to do with those of another one
   * @param nearby ends the play-out as soon as nothing is half done, in place of at its horizon
   */
  play(move: number, round: number, luck: number, nearby?: boolean): number;
}

/** Tutors whose play-outs end with the turn that it is, and with the next one. */
export type Tutors<P, A extends ActionBase> = readonly [thisTurn: Tutor<P, A>, nextTurn: Tutor<P, A>];

/** The moves of a position, played out from positions that agree with what the side knows. */
export function trialsOf<P, A extends ActionBase, E extends EventBase, V>(
  game: Game<P, A, E, V>,
  position: P,
  decision: Decision<A>,
  tutors: Tutors<P, A>,
  seed: number,
): Trials {
  const { actions } = decision;
  const [side] = decision.sides;
  const index = game.sides.indexOf(side);
  const view = game.view(position, side);
  const secret = hidesSomething(game, position, view);
  const begin = (round: number): P =>
    secret ? game.imagine(view, fastDice(deriveSeed(seed, round))) : game.copy(position);
  const tutor = tutors[leftOfTurn(game, begin(0), tutors[0]) < ENOUGH_OF_TURN ? 1 : 0];
  return {
    moves: actions.length,
    play(move, round, luck, nearby = false) {
      const at = begin(round);
      const beyond = tutor.far(at);
      const far = (): boolean => (nearby && isAtRest(game, at, tutor)) || beyond(at);
      const leader = tutor.leader(at);
      const dice = diceByKind(tutor.kinds, deriveSeed(seed, luck), round);
      game.act(at, side, actions[move], dice);
      playOut(game, at, dice, (now) => leader.choose(at, now), far, MOST_DECISIONS);
      const now = game.decision(at);
      if (!now.over) return tutor.chance(at, index);
      return now.winner === side ? 1 : now.winner === "draw" ? 0.5 : 0;
    },
  };
}

function isAtRest<P, A extends ActionBase, E extends EventBase, V>(
  game: Game<P, A, E, V>,
  position: P,
  tutor: Tutor<P, A>,
): boolean {
  const now = game.decision(position);
  return !now.over && tutor.atRest(now);
}

/** Decisions until the turn ends, if it is played out from a position, which changes. */
function leftOfTurn<P, A extends ActionBase, E extends EventBase, V>(
  game: Game<P, A, E, V>,
  position: P,
  tutor: Tutor<P, A>,
): number {
  const leader = tutor.leader(position);
  const far = tutor.far(position);
  let left = 0;
  const choose = (now: Decision<A>): A => {
    left += 1;
    return leader.choose(position, now);
  };
  playOut(game, position, diceByKind(tutor.kinds, 0, 0), choose, () => far(position), ENOUGH_OF_TURN);
  return left;
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
