import type { Action, GameEvent, Position, View } from "@stonebridge/games/second-bull-run-1862";
import type { Game } from "@stonebridge/kernel";

export type SecondBullRun = Game<Position, Action, GameEvent, View>;
