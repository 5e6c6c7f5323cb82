import type { Action, GameEvent, Position, View } from "@stonebridge/games/no-written-orders";
import type { Game } from "@stonebridge/kernel";

export type Orders = Game<Position, Action, GameEvent, View>;
