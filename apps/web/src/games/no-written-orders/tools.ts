import type { NoWrittenOrders, Position, SideId } from "@stonebridge/games/no-written-orders";
import { remembered } from "../../play/remembered.ts";
import { type Reached, reachOf } from "./offers/reach.ts";

/** What a screen needs to know about a running game: its rules and their field, and searches that are remembered. */
export interface PlayTools {
  readonly game: NoWrittenOrders;
  /** Where a stack on the march can come to, remembered for the position asked about last. */
  reach(position: Position): readonly Reached[];
}

/** The tools for a game. */
export function toolsOf(game: NoWrittenOrders): PlayTools {
  return {
    game,
    reach: remembered((position: Position) => {
      const decision = game.decision(position);
      return decision.over ? [] : reachOf(game, position, decision.sides[0] as SideId);
    }),
  };
}
