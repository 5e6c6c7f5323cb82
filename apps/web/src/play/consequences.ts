import {
  type ActionBase,
  type Dice,
  DiceExhausted,
  type EventBase,
  scriptedDice,
  type Side,
} from "@stonebridge/kernel";

/** What playing an action ahead needs of a game. */
export interface ConsequenceGame<P, A extends ActionBase, E extends EventBase> {
  copy(position: P): P;
  act(position: P, side: Side, action: A, dice: Dice, events?: E[]): void;
}

/** One face of the deciding die: what the rules make of it. */
export interface Fall<E extends EventBase, P> {
  readonly face: number;
  readonly events: readonly E[];
  /** Where it leads; undefined if further dice decide it. */
  readonly position: P | undefined;
}

/** What an action leads to: certain, or one of six equally likely faces of its first die. */
export interface Consequence<E extends EventBase, P> {
  readonly falls: readonly Fall<E, P>[];
  readonly certain: boolean;
}

/** Plays the action with each face of its first die: exact, and by the rules themselves. */
export function consequencesOf<P, A extends ActionBase, E extends EventBase>(
  game: ConsequenceGame<P, A, E>,
  position: P,
  side: Side,
  action: A,
): Consequence<E, P> {
  const sure = fall(game, position, side, action, 0);
  if (sure.position !== undefined) return { falls: [sure], certain: true };
  return { falls: [1, 2, 3, 4, 5, 6].map((face) => fall(game, position, side, action, face)), certain: false };
}

/** @param face 0: no die */
function fall<P, A extends ActionBase, E extends EventBase>(
  game: ConsequenceGame<P, A, E>,
  before: P,
  side: Side,
  action: A,
  face: number,
): Fall<E, P> {
  const position = game.copy(before);
  const events: E[] = [];
  try {
    game.act(position, side, action, scriptedDice(face === 0 ? [] : [face]), events);
  } catch (error) {
    if (error instanceof DiceExhausted) return { face, events, position: undefined };
    throw error;
  }
  return { face, events, position };
}

/** The share of faces, 0..1, with which an event passes the test. */
export function shareOf<E extends EventBase>(
  { falls }: { readonly falls: readonly { readonly events: readonly E[] }[] },
  test: (event: E) => boolean,
): number {
  return falls.filter((one) => one.events.some(test)).length / falls.length;
}
