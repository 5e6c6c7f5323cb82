import type { ActionBase, Decision, EventBase, Match, Outcome, PlayedStep, Seat, UndoState } from "@stonebridge/kernel";

/** What is on the screen: one step of the game, whole. */
export interface Shown<P, A extends ActionBase, E extends EventBase, V> {
  readonly step: number;
  /** Somebody looks back; the step shown stays although others are played. */
  readonly pinned: boolean;
  readonly position: P;
  readonly view: V;
  readonly decision: Decision<A> | Outcome;
  /** Every step played, also those after the one shown. */
  readonly steps: readonly PlayedStep<A, E>[];
  readonly undo: UndoState;
}

/** A match at a step that somebody looks at (the last one, where it is beyond it) or as it is now, as a seat sees it. */
export function showStep<P, A extends ActionBase, E extends EventBase, V>(
  match: Match<P, A, E, V>,
  step: number | undefined,
  seat: Seat,
): Shown<P, A, E, V> {
  const { game, steps } = match;
  const shown = Math.min(step ?? steps.length, steps.length);
  const position = match.positionAt(shown);
  return {
    step: shown,
    pinned: step !== undefined,
    position,
    decision: game.decision(position),
    view: game.view(position, seat),
    steps,
    undo: match.undoState(),
  };
}
