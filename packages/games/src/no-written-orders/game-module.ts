import { gameModule, type GameModule, type OpenedGame } from "@stonebridge/kernel";
import type { Action } from "./actions.ts";
import type { GameEvent } from "./events.ts";
import { createGame, type NoWrittenOrders } from "./game.ts";
import { decodePosition } from "./situations/saved-position.ts";
import type { Position } from "./position.ts";
import { noWrittenOrdersScenarios } from "./scenario-module.ts";
import { describePosition } from "./situations/describe.ts";
import { readSituation } from "./situations/situation-reader.ts";
import UNSAID_BIDS from "./unsaid-bids.json" with { type: "json" };
import type { View } from "./views/view.ts";

/** A game that can tell its positions as situations. */
export type OpenedNoWrittenOrders = NoWrittenOrders & OpenedGame<Position, Action, GameEvent, View>;

/** *No Written Orders*: the whole game with its two battles, their starts and options. */
export const noWrittenOrders: GameModule<Position, Action, GameEvent, View, NoWrittenOrders> = gameModule(
  noWrittenOrdersScenarios,
  {
    read: readSituation,
    game: createGame,
    describe: describePosition,
    decode: decodePosition,
    steps: "sequence",
    unsaidBids: UNSAID_BIDS,
  },
);
