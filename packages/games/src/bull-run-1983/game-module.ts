import { gameModule, type GameModule, type OpenedGame } from "@stonebridge/kernel";
import type { Action } from "./actions.ts";
import type { GameEvent } from "./events.ts";
import { createGame, type BullRun1983 } from "./game.ts";
import type { Position } from "./position.ts";
import { bullRun1983Scenarios } from "./scenario-module.ts";
import { describePosition } from "./situations/describe.ts";
import { decodePosition } from "./situations/saved-position.ts";
import { readSituation } from "./situations/situation-reader.ts";
import UNSAID_BIDS from "./unsaid-bids.json" with { type: "json" };
import type { View } from "./views/view.ts";

/** A game that can tell its positions as situations. */
export type OpenedBullRun1983 = BullRun1983 & OpenedGame<Position, Action, GameEvent, View>;

/** *Bull Run* (Avalon Hill, 1983, R09): the whole game, its scenarios and options. */
export const bullRun1983: GameModule<Position, Action, GameEvent, View, BullRun1983> = gameModule(
  bullRun1983Scenarios,
  {
    read: readSituation,
    game: createGame,
    describe: describePosition,
    decode: decodePosition,
    steps: "at.steps",
    unsaidBids: UNSAID_BIDS,
  },
);
