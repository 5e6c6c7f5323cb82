import {
  type ActionBase,
  DiceExhausted,
  type EventBase,
  type Game,
  type PlayedStep,
  scriptedDice,
  type Side,
} from "@stonebridge/kernel";

/** A step that the server has not told of yet. */
export interface Expected<P, A extends ActionBase, E extends EventBase> {
  /** What its deed is called. */
  readonly label: string;
  readonly step: PlayedStep<A, E>;
  readonly position: P;
}

interface Ground<P, A extends ActionBase, E extends EventBase, V> {
  readonly game: Game<P, A, E, V>;
  readonly side: Side;
  readonly position: P;
}

/** Is the seat done with what all do in secret at the same time? Then what comes next depends on whether the others are. */
function endsPart<P, A extends ActionBase, E extends EventBase, V>(
  { game, side, position }: Ground<P, A, E, V>,
  after: P,
): boolean {
  const before = game.together?.(position);
  if (before === undefined) return false;
  const next = game.decision(after, side);
  return game.together?.(after) !== before || next.over || !next.sides.includes(side);
}

/**
 * What an action of one's own will do, as far as can be foreseen; undefined where it rolls or shows something new: the server has to tell.
 * @throws Refused where it is not allowed
 */
export function expect<P, A extends ActionBase, E extends EventBase, V>(
  { game, side, position }: Ground<P, A, E, V>,
  { label, action, number }: { readonly label: string; readonly action: A; readonly number: number },
): Expected<P, A, E> | undefined {
  const after = game.copy(position);
  const events: E[] = [];
  try {
    game.act(after, side, action, scriptedDice([]), events);
  } catch (error) {
    if (error instanceof DiceExhausted) return undefined;
    throw error;
  }
  if (events.some(({ reveals }) => reveals) || endsPart({ game, side, position }, after)) return undefined;
  return { label, position: after, step: { number, side, action, dice: [], events, check: "" } };
}
