import { checkRest, type GameModule } from "@stonebridge/kernel";
import type { Action } from "./actions.ts";
import type { GameEvent } from "./events.ts";
import { createGame, type NoWrittenOrders } from "./game.ts";
import type { Position } from "./position.ts";
import { noWrittenOrdersScenarios } from "./scenario-module.ts";
import { readSituation } from "./situations/situation-reader.ts";
import type { View } from "./views/view.ts";

/** The module, whose games also give access to their field: analysis and bots read it. */
interface Module extends GameModule<Position, Action, GameEvent, View> {
  open(situation: unknown): NoWrittenOrders;
}

/** *No Written Orders*: the whole game with its two battles, their starts and options. */
export const noWrittenOrders: Module = {
  ...noWrittenOrdersScenarios,
  open(data) {
    const { field, first } = readSituation(data);
    const game = createGame(field, first);
    if (field.situation.at?.stage === "exact") checkRest(game, first, "sequence");
    return game;
  },
};
