import type { Action, GameEvent } from "@stonebridge/games/second-bull-run-1862";
import type { MovedReading } from "../../play/moved.ts";

/** Who moved, by the actions and events of this game. */
export const moves: MovedReading<Action, GameEvent> = {
  marcher(action) {
    if (action.type === "step" || action.type === "force") return action.unit;
    return action.type === "ride" ? action.commander : undefined;
  },
  cameFrom(event) {
    switch (event.type) {
      case "stepped":
      case "retreated":
      case "advanced":
        return { piece: event.unit, space: event.from };
      case "rode":
      case "displaced":
        return { piece: event.commander, space: event.from };
      default:
        return undefined;
    }
  },
};
