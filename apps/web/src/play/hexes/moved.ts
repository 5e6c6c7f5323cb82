import type { ActionBase, EventBase, PlayedStep } from "@stonebridge/kernel";

/** What a hex game’s steps tell of who moved: stacks march there, of several pieces at once. */
export interface StackMoves<A extends ActionBase, E extends EventBase> {
  /** Actions that are parts of one march. */
  readonly marches: ReadonlySet<A["type"]>;
  /** Who left where, by this event. */
  cameFrom(event: E): readonly (readonly [piece: string, from: string])[];
}

/**
 * Who stood where before the last march, ride, retreat or advance: a march of several steps counts as one.
 * @param shown number of the last step that is shown
 */
export function movedIn<A extends ActionBase, E extends EventBase>(
  steps: readonly PlayedStep<A, E>[],
  shown: number,
  { marches, cameFrom }: StackMoves<A, E>,
): ReadonlyMap<string, string> {
  const moved = new Map<string, string>();
  for (let at = shown - 1; at >= 0; at--) {
    const { action, events } = steps[at] as PlayedStep<A, E>;
    if (at < shown - 1 && !marches.has(action.type)) break;
    // The earliest place wins: it is set last.
    for (const event of events.toReversed()) for (const [piece, from] of cameFrom(event)) moved.set(piece, from);
    if (!marches.has(action.type)) break;
  }
  return moved;
}
