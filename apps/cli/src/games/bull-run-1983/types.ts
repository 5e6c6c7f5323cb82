import type { Action, GameEvent, Position, View } from "@stonebridge/games/bull-run-1983";
import type { Game } from "@stonebridge/kernel";

export type BullRun = Game<Position, Action, GameEvent, View>;
