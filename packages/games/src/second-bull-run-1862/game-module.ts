import { gameModule, type GameModule, type OpenedGame } from "@stonebridge/kernel";
import type { Action } from "./actions.ts";
import type { GameEvent } from "./events.ts";
import { createGame, type SecondBullRun1862 } from "./game.ts";
import type { Position } from "./position.ts";
import { secondBullRun1862Scenarios } from "./scenario-module.ts";
import { describePosition } from "./situations/describe.ts";
import { decodePosition } from "./situations/saved-position.ts";
import { readSituation } from "./situations/situation-reader.ts";
import UNSAID_BIDS from "./unsaid-bids.json" with { type: "json" };
import type { View } from "./views/view.ts";

/** A game that can tell its positions as situations. */
export type OpenedSecondBullRun1862 = SecondBullRun1862 & OpenedGame<Position, Action, GameEvent, View>;

/**
 * *Second Bull Run 1862* (Secession series): the whole game, its scenarios and options; as the rulebook now has it (SB62-0-c), this
 * battle’s own rules in the place of the series’ where the two differ (SB62-11.1-a).
 */
export const secondBullRun1862: GameModule<Position, Action, GameEvent, View, SecondBullRun1862> = gameModule(
  secondBullRun1862Scenarios,
  {
    read: readSituation,
    game: createGame,
    describe: describePosition,
    decode: decodePosition,
    steps: "sequence",
    unsaidBids: UNSAID_BIDS,
  },
);
