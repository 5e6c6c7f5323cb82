import type { ActionBase, EventBase, PlayedStep } from "@stonebridge/kernel";
import type { GameTypes, SessionOf } from "../games/contract/types.ts";

/** A game that is over, nothing of it hidden; of one on a server, what its seat was shown. */
export interface Whole<E extends EventBase, V> {
  /** What happened before the first decision. */
  readonly opening: readonly E[];
  readonly steps: readonly PlayedStep<ActionBase, E>[];
  /** How everything stood after a step; 0: before the first one. */
  viewAt(step: number): V;
}

/** The whole of a game, once it is over and the screen has come to its end; undefined before: then both sides have their secrets. */
export function wholeOf<G extends GameTypes>(session: SessionOf<G>): Whole<G["event"], G["view"]> | undefined {
  const { match, entry, game } = session;
  if (!match.decision.over || !session.decision.over) return undefined;
  return {
    opening: match.opening.events,
    steps: match.steps,
    viewAt(step) {
      if (match.seen) return match.seen(step);
      const position = match.positionAt(step);
      return entry.openView?.(game, position) ?? game.view(position, "spectator");
    },
  };
}
