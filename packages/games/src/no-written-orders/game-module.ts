import { checkRest, type GameModule, type OpenedGame } from "@stonebridge/kernel";
import type { Action } from "./actions.ts";
import type { GameEvent } from "./events.ts";
import { createGame, type NoWrittenOrders } from "./game.ts";
import type { Position } from "./position.ts";
import { noWrittenOrdersScenarios } from "./scenario-module.ts";
import { describePosition } from "./situations/describe.ts";
import { readSituation } from "./situations/situation-reader.ts";
import type { View } from "./views/view.ts";

/** A game that can tell its positions as situations. */
export type OpenedNoWrittenOrders = NoWrittenOrders & OpenedGame<Position, Action, GameEvent, View>;

/** The module, whose games also give access to their field: analysis and bots read it. */
interface Module extends GameModule<Position, Action, GameEvent, View> {
  open(situation: unknown): OpenedNoWrittenOrders;
}

/** *No Written Orders*: the whole game with its two battles, their starts and options. */
export const noWrittenOrders: Module = {
  ...noWrittenOrdersScenarios,
  open(data) {
    const { field, first } = readSituation(data);
    const game = { ...createGame(field, first), describe: (p: Position) => describePosition(field, p) };
    if (field.situation.at?.stage === "exact") checkRest(game, first, "sequence");
    return game;
  },
};
