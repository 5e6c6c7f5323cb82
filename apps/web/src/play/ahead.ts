import { type ActionBase, type Dice, DiceExhausted, scriptedDice, type Side } from "@stonebridge/kernel";

/** What looking ahead needs of a game. */
export interface AheadGame<P, A extends ActionBase> {
  copy(position: P): P;
  act(position: P, side: Side, action: A, dice: Dice): void;
}

/** Where actions lead, up to the first die. */
export interface Ahead<P> {
  /** Undefined if a die is rolled on the way. */
  readonly position: P | undefined;
  /** What the first die would be rolled for. */
  readonly rolls: string | undefined;
}

/** Plays actions of a side on a copy. They must be legal one after the other. */
export function playedAhead<P, A extends ActionBase>(
  game: AheadGame<P, A>,
  before: P,
  side: Side,
  actions: readonly A[],
): Ahead<P> {
  const position = game.copy(before);
  try {
    for (const action of actions) game.act(position, side, action, scriptedDice([]));
  } catch (error) {
    if (error instanceof DiceExhausted) return { position: undefined, rolls: error.kind };
    throw error;
  }
  return { position, rolls: undefined };
}
