import type { Action, GameEvent } from "@stonebridge/games/bull-run-1983";
import type { StackMoves } from "../../play/hexes/moved.ts";

/** Who moved, by the actions and events of this game. */
export const moves: StackMoves<Action, GameEvent> = {
  marches: new Set(["step", "with", "stop"]),
  cameFrom(event) {
    switch (event.type) {
      case "moved":
        return event.pieces.map((piece) => [piece, event.from]);
      case "retreated":
      case "advanced":
      case "followed":
      case "railed":
        return [[event.piece, event.from]];
      default:
        return [];
    }
  },
};
