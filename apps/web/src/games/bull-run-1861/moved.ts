import type { Action, GameEvent } from "@stonebridge/games/bull-run-1861";
import type { MovedReading } from "../../play/moved.ts";

/** Who moved, by the actions and events of this game. */
export const moves: MovedReading<Action, GameEvent> = {
  marcher: (action) => (action.type === "step" || action.type === "push" ? action.unit : undefined),
  cameFrom(event) {
    switch (event.type) {
      case "stepped":
      case "retreated":
      case "advanced":
        return { piece: event.unit, space: event.from };
      case "rode":
      case "displaced":
        return { piece: event.headquarters, space: event.from };
      default:
        return undefined;
    }
  },
};
