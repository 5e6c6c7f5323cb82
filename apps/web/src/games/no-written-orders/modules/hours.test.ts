import { fastDice } from "@stonebridge/kernel";
import { MODULES, noWrittenOrders } from "@stonebridge/games/no-written-orders";
import { expect, it } from "vitest";
import { firstTurnOf, turnOf } from "./hours.ts";

it.each(noWrittenOrders.scenarios.map(({ id }) => id))(
  "tells day and hour of every turn of %s as its module has them",
  (id) => {
    const module = Object.values(MODULES).find(({ scenarios }) => scenarios.some((one) => one.id === id));
    expect(module).toBeDefined();
    for (const [at, { date, hour }] of (module?.turns ?? []).entries())
      expect(turnOf(id, at + 1)).toMatchObject({ date, hour });
  },
);

it.each(noWrittenOrders.scenarios.map(({ id }) => id))("tells the first turn of %s as its game begins", (id) => {
  const game = noWrittenOrders.open(noWrittenOrders.situation(id, {}));
  expect(game.view(game.start(fastDice(1)), "spectator").turn).toBe(firstTurnOf(id));
});
