import type { ActionBase, Decision, EventBase, Match, Outcome, PlayedStep, Seat, UndoState } from "@stonebridge/kernel";

/** What is on the screen: one step of the game, whole. */
export interface Shown<P, A extends ActionBase, E extends EventBase, V> {
  readonly step: number;
  readonly position: P;
  readonly view: V;
  readonly decision: Decision<A> | Outcome;
  /** Every step played, also those after the one shown. */
  readonly steps: readonly PlayedStep<A, E>[];
  readonly undo: UndoState;
}

/** A match at a step (the last one, where `step` is beyond it), as a seat sees it. */
export function showStep<P, A extends ActionBase, E extends EventBase, V>(
  match: Match<P, A, E, V>,
  step: number,
  seat: Seat,
): Shown<P, A, E, V> {
  const { game, steps } = match;
  const shown = Math.min(step, steps.length);
  const position = match.positionAt(shown);
  return {
    step: shown,
    position,
    decision: game.decision(position),
    view: game.view(position, seat),
    steps,
    undo: match.undoState(),
  };
}
