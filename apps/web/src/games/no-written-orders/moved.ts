import type { PlayedStep } from "@stonebridge/kernel";
import type { Action, GameEvent } from "@stonebridge/games/no-written-orders";

/** Actions that are parts of one march. */
const MARCHES: ReadonlySet<Action["type"]> = new Set(["step", "with", "leave", "stop"]);

/** Who stood where before the last march, ride, retreat or advance: a march of several steps counts as one. @param shown the last step that is shown */
export function movedIn(steps: readonly PlayedStep<Action, GameEvent>[], shown: number): ReadonlyMap<string, string> {
  const moved = new Map<string, string>();
  for (let at = shown - 1; at >= 0; at--) {
    const { action, events } = steps[at] as PlayedStep<Action, GameEvent>;
    if (at < shown - 1 && !MARCHES.has(action.type)) break;
    // the earliest place wins: it is set last
    for (const event of events.toReversed()) for (const [piece, from] of cameFrom(event)) moved.set(piece, from);
    if (!MARCHES.has(action.type)) break;
  }
  return moved;
}

function cameFrom(event: GameEvent): readonly (readonly [piece: string, from: string])[] {
  switch (event.type) {
    case "stepped":
    case "retreated":
      return event.units.map((unit) => [unit, event.from]);
    case "counter-moved":
      return [[event.top, event.from]];
    case "advanced":
    case "fell-back":
    case "shifted":
      return [[event.unit, event.from]];
    case "rode":
    case "displaced":
      return [[event.leader, event.from]];
    default:
      return [];
  }
}
