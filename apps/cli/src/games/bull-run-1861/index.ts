import { type Action, bullRun1861, type GameEvent, type Position, type View } from "@stonebridge/games/bull-run-1861";
import { fastDice, isObject } from "@stonebridge/kernel";
import type { ShelfGame } from "../../shelf-game.ts";
import { createNarrator } from "./narrator.ts";

/** Bull Run 1861 at the command line. */
export const bullRun: ShelfGame<Position, Action, GameEvent, View> = {
  module: bullRun1861,
  levels: ["recruit"],
  async narrator(game) {
    const { texts } = await import("@stonebridge/games/bull-run-1861/text/en");
    return createNarrator(texts, game);
  },
  async bot(_level, _game, seed) {
    const chance = fastDice(seed);
    return { blind: true, choose: (_view, { actions }) => actions[chance.roll("choice", actions.length) - 1] };
  },
  points: (view) => view.score.points,
  withUnits(situation, units) {
    if (!isObject(situation)) return situation;
    const values = isObject(units) && isObject(units["units"]) ? units["units"] : units;
    const before = isObject(situation["units"]) ? situation["units"] : {};
    return { ...situation, units: isObject(values) ? { ...before, ...values } : values };
  },
};
