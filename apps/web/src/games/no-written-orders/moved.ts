import type { Action, GameEvent } from "@stonebridge/games/no-written-orders";
import type { StackMoves } from "../../play/hexes/moved.ts";

/** Who moved, by the actions and events of this game. */
export const moves: StackMoves<Action, GameEvent> = {
  marches: new Set(["step", "with", "leave", "stop"]),
  cameFrom(event) {
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
  },
};
