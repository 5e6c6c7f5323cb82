import {
  type Action,
  type GameEvent,
  MODULES,
  noWrittenOrdersScenarios,
  type NoWrittenOrders,
  type Position,
  type View,
} from "@stonebridge/games/no-written-orders";
import { plain } from "@stonebridge/kernel/words";
import { namesOf } from "@stonebridge/games/no-written-orders/text";
import type { LoadedGame } from "../contract/entry.ts";
import { gameTexts } from "./texts.ts";

/** The rules of the game with what the home and rules pages ask about them. */
export const loaded: LoadedGame<Position, Action, GameEvent, View> = {
  module: noWrittenOrdersScenarios,
  whole: async () => (await import("@stonebridge/games/no-written-orders/situations")).noWrittenOrders,
  unitValues: () =>
    Object.fromEntries(
      Object.values(MODULES).flatMap(({ units, leaders }) => [
        ...units.map(({ id, strength: [front, back, third], morale, movement, range }) => [
          id,
          { front, back, third, morale, movement, ...(range > 0 ? { range } : {}) },
        ]),
        ...leaders.map(({ id, rating, movement }) => [id, { rating, movement }]),
      ]),
    ),
  say: (event, game) => plain(gameTexts.t.event(event, namesOf(gameTexts.t, (game as NoWrittenOrders).field))),
  citedBy(event) {
    const cited = new Set([event.rule]);
    const rolls = "rolls" in event ? event.rolls : "roll" in event ? [event.roll] : [];
    for (const roll of rolls) for (const { rule } of roll.modifiers) cited.add(rule);
    return [...cited];
  },
  turnBegun: (event) => (event.type === "turn-began" ? event.turn : undefined),
};
