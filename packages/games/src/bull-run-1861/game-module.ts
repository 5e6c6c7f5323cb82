import { gameModule, type GameModule, type OpenedGame } from "@stonebridge/kernel";
import type { Action } from "./actions.ts";
import type { GameEvent } from "./events.ts";
import { createGame, type BullRun1861 } from "./game.ts";
import type { Position } from "./position/position.ts";
import { bullRun1861Scenarios } from "./scenario-module.ts";
import { describePosition } from "./situations/describe.ts";
import { decodePosition } from "./situations/saved-position.ts";
import { readSituation } from "./situations/situation-reader.ts";
import UNSAID_BIDS from "./unsaid-bids.json" with { type: "json" };
import type { View } from "./views/view.ts";

/** A game that can tell its positions as situations. */
export type OpenedBullRun1861 = BullRun1861 & OpenedGame<Position, Action, GameEvent, View>;

/** *Bull Run 1861* (Laurent Martin, Vae Victis 89): the whole game, its scenarios and options. */
export const bullRun1861: GameModule<Position, Action, GameEvent, View, BullRun1861> = gameModule(
  bullRun1861Scenarios,
  {
    read: readSituation,
    game: createGame,
    describe: describePosition,
    decode: decodePosition,
    steps: "sequence",
    unsaidBids: UNSAID_BIDS,
  },
);
