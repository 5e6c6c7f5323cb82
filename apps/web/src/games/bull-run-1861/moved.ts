import type { PlayedStep } from "@stonebridge/kernel";
import type { Action, GameEvent } from "@stonebridge/games/bull-run-1861";

/**
 * Who stood where before the last action: piece to zone. A march of several steps counts as one action.
 * @param shown number of the last step that is shown
 */
export function movedIn(steps: readonly PlayedStep<Action, GameEvent>[], shown: number): ReadonlyMap<string, string> {
  const moved = new Map<string, string>();
  const last = steps[shown - 1];
  if (!last) return moved;
  const marching = marcher(last.action);
  for (let at = shown - 1; at >= 0; at--) {
    const step = steps[at] as PlayedStep<Action, GameEvent>;
    if (at < shown - 1 && (marching === undefined || marcher(step.action) !== marching)) break;
    // The earliest place wins: it is set last.
    for (const event of step.events.toReversed()) {
      const from = cameFrom(event);
      if (from) moved.set(from.piece, from.zone);
    }
  }
  return moved;
}

function marcher(action: Action): string | undefined {
  return action.type === "step" || action.type === "push" ? action.unit : undefined;
}

function cameFrom(event: GameEvent): { readonly piece: string; readonly zone: string } | undefined {
  switch (event.type) {
    case "stepped":
    case "retreated":
    case "advanced":
      return { piece: event.unit, zone: event.from };
    case "rode":
    case "displaced":
      return { piece: event.headquarters, zone: event.from };
    default:
      return undefined;
  }
}
