import type { ActionBase, EventBase, PlayedStep } from "@stonebridge/kernel";

/** What a game's steps tell of who moved. */
export interface MovedReading<A extends ActionBase, E extends EventBase> {
  /** Who goes on with the same march by this action; undefined where it ends a march. */
  marcher(action: A): string | undefined;
  /** Who left where, by this event. */
  cameFrom(event: E): { readonly piece: string; readonly space: string } | undefined;
}

/**
 * Who stood where before the last action: piece to space. A march of several steps counts as one action.
 * @param shown number of the last step that is shown
 */
export function movedIn<A extends ActionBase, E extends EventBase>(
  steps: readonly PlayedStep<A, E>[],
  shown: number,
  { marcher, cameFrom }: MovedReading<A, E>,
): ReadonlyMap<string, string> {
  const moved = new Map<string, string>();
  const last = steps[shown - 1];
  if (!last) return moved;
  const marching = marcher(last.action);
  for (let at = shown - 1; at >= 0; at--) {
    const step = steps[at] as PlayedStep<A, E>;
    if (at < shown - 1 && (marching === undefined || marcher(step.action) !== marching)) break;
    // The earliest place wins: it is set last.
    for (const event of step.events.toReversed()) {
      const from = cameFrom(event);
      if (from) moved.set(from.piece, from.space);
    }
  }
  return moved;
}
