import {
  type ActionBase,
  type EventBase,
  type Game,
  type GameRecord,
  type RecordStep,
  scriptedDice,
} from "@stonebridge/kernel";

/** The position in which a record begins, its first dice rolled. */
export function firstPosition<P, A extends ActionBase, E extends EventBase, V>(
  game: Game<P, A, E, V>,
  { opening = [] }: GameRecord,
): P {
  return game.start(scriptedDice(opening));
}

/**
 * Takes a step of a record that `verify` finds right.
 * @param position in which it is taken; it becomes the next one
 * @returns the action of the step
 */
export function takeStep<P, A extends ActionBase, E extends EventBase, V>(
  game: Game<P, A, E, V>,
  position: P,
  { side, action, dice = [] }: RecordStep,
): A {
  // whoever verified the record knows that the game takes it
  const taken = action as A;
  game.act(position, side, taken, scriptedDice(dice));
  return taken;
}
