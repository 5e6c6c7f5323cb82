import type { ActionBase, EventBase, Side } from "../game.ts";
import type { PlayedStep } from "./played-step.ts";
import { isVisible } from "../seats.ts";

/** Why steps before a mark cannot be undone. */
export type MarkReason =
  /** A die was rolled. */
  | "roll"
  /** A seat was shown something new. */
  | "revelation"
  /** Another side decides, or decided. */
  | "side"
  /** There is nothing before it: the game, or this branch of it, starts here. */
  | "start";

/** How far a match can be undone. */
export interface UndoState {
  /** How many steps can be undone. */
  readonly steps: number;
  /** The last step that cannot be undone; 0: the beginning. */
  readonly mark: number;
  readonly reason: MarkReason;
}

/**
 * Where undo stops: after the last step that rolled, revealed something or passed the decision to another side.
 * @param steps the steps played
 * @param next the sides asked now; none when the game is over
 */
export function undoState<A extends ActionBase, E extends EventBase>(
  steps: readonly PlayedStep<A, E>[],
  next: readonly string[],
): UndoState {
  const last = steps.at(-1);
  if (last && !next.includes(last.side))
    return { steps: 0, mark: last.number, reason: markOf(last, undefined) ?? "side" };
  for (let index = steps.length - 1; ; index -= 1) {
    const step = steps[index];
    if (step === undefined) return { steps: steps.length, mark: 0, reason: "start" };
    const reason = markOf(step, steps[index + 1]);
    if (reason) return { steps: steps.length - step.number, mark: step.number, reason };
  }
}

/**
 * Where a side's undo of its own steps stops while all sides do something in secret at the same time: at whatever is not part of that, and
 * at what showed the side something. What others do meanwhile is left as it is, and is no reason to stop.
 * @param steps the steps played, by all
 */
export function undoStateApart<A extends ActionBase, E extends EventBase>(
  steps: readonly PlayedStep<A, E>[],
  side: Side,
): UndoState {
  let own = 0;
  for (let index = steps.length - 1; ; index -= 1) {
    const step = steps[index];
    if (step === undefined) return { steps: own, mark: 0, reason: "start" };
    const isOwn = step.side === side;
    const shown = step.events.some((event) => event.reveals && (isOwn || isVisible(event, side)));
    if (step.together !== true || step.dice.length > 0 || shown)
      return { steps: own, mark: step.number, reason: markOf(step, undefined) ?? "side" };
    if (isOwn) own += 1;
  }
}

function markOf<A extends ActionBase, E extends EventBase>(
  step: PlayedStep<A, E>,
  next: PlayedStep<A, E> | undefined,
): MarkReason | undefined {
  if (step.dice.length > 0) return "roll";
  if (step.events.some((event) => event.reveals)) return "revelation";
  return next && next.side !== step.side ? "side" : undefined;
}

/**
 * Whether a step is part of what all sides do in secret at the same time, and that goes on.
 * @param before what they did together before it
 * @param after the position after it
 */
export function isDoneTogether<P>(
  game: { together?(position: P): string | undefined },
  before: string | undefined,
  after: P,
): boolean {
  return before !== undefined && game.together?.(after) === before;
}
