import type { ActionBase } from "@stonebridge/kernel";
import type { Judge, Tutor } from "./judge.ts";

/** Turns that a play-out goes on, beyond the current one, unless told otherwise. */
const TURNS = 1;

/** What a game says of its tutor. */
export interface Tutoring<P, A extends ActionBase> extends Pick<Tutor<P, A>, "kinds" | "usual" | "leader"> {
  readonly judge: Judge<P>;
  /** Types of actions that only say that a side has done. */
  readonly passes: readonly string[];
  /** Steps that ask between two deeds. */
  readonly rest: readonly string[];
  /** The turn of a position, counted through all days. */
  turnOf(position: P): number;
}

/** The tutor of a game. @param turns that a play-out goes on, beyond the current one */
export function tutorBy<P, A extends ActionBase>(
  { kinds, usual, leader, judge, passes, rest, turnOf }: Tutoring<P, A>,
  turns = TURNS,
): Tutor<P, A> {
  const [passing, resting] = [new Set(passes), new Set(rest)];
  return {
    kinds,
    usual,
    passes: ({ type }) => passing.has(type),
    atRest: ({ step, actions }) => actions.length > 1 && resting.has(step),
    chance: (position, side) => judge.chance(position, side),
    leader,
    far(from) {
      const last = turnOf(from) + turns;
      return (position) => turnOf(position) > last;
    },
  };
}
