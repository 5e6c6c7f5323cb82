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

/** What some actions of the deciding side lead to. */
export interface Outlook<T> {
  /** The table after them, as far as no die decides; undefined if one does, or the game ends. */
  readonly table: T | undefined;
  /** What the first die would be rolled for. */
  readonly rolls: string | undefined;
  /** Somebody else decides next. */
  readonly handsOver: boolean;
}

/** Plays actions on a copy to see what they lead to. They must be legal one after the other. */
export function outlookFrom<P, A extends ActionBase, T extends { readonly position: P; readonly side: Side }>(
  game: AheadGame<P, A>,
  { position: before, side }: T,
  actions: readonly A[],
  tableOf: (position: P) => T | undefined,
): Outlook<T> {
  const { position, rolls } = playedAhead(game, before, side, actions);
  if (position === undefined) return { table: undefined, rolls, handsOver: false };
  const next = tableOf(position);
  return { table: next, rolls, handsOver: next?.side !== side };
}
