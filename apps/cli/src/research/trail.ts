import type { ActionBase, Dice, EventBase, Game, Side } from "@stonebridge/kernel";
import { scriptedDice } from "@stonebridge/kernel";
import type { SeatMemory } from "./seat-memory.ts";

/** An action that was taken, with the dice that fell for it and all that came before: shared by states that part later. */
export interface Taken<A extends ActionBase> {
  readonly before: Taken<A> | undefined;
  /** How many were taken, this one included. */
  readonly count: number;
  readonly side: Side;
  readonly action: A;
  /** Its place among the legal ones. */
  readonly id: number;
  readonly dice: readonly number[];
}

/** Where states begin: the first decision of a game, or a position that a seat imagined. */
export interface Origin<P, E extends EventBase, S = unknown> {
  /** Never changed: what happens, happens to copies. */
  readonly position: P;
  /** Dice that fell before the first decision. */
  readonly dice: readonly number[];
  /** What happened before the first decision. */
  readonly events: readonly E[];
  /** Who imagined it in which state, by which seed, and all that this seat remembers; absent for a game from its beginning. */
  readonly imagined?: { readonly seat: Side; readonly seed: number; readonly of: S; readonly memory: SeatMemory };
}

/** All that was taken after `from`, in order. @param from what lies before it; undefined for the beginning */
export function takenSince<A extends ActionBase>(last: Taken<A> | undefined, from: Taken<A> | undefined): Taken<A>[] {
  const taken: Taken<A>[] = [];
  for (let one = last; one !== undefined && one !== from; one = one.before) taken.push(one);
  return taken.toReversed();
}

/** Does an action again, in place. */
export function redo<P, A extends ActionBase, E extends EventBase, V>(
  game: Game<P, A, E, V>,
  position: P,
  { side, action, dice }: Pick<Taken<A>, "side" | "action" | "dice">,
  events?: E[],
): void {
  const script: Dice = scriptedDice(dice);
  game.act(position, side, action, script, events);
}
