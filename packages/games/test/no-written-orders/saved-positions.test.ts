import { fastDice } from "@stonebridge/kernel";
import { describe, expect, test } from "vitest";
import { noWrittenOrders, SCENARIO_IDS, SIDES } from "../../src/no-written-orders/index.ts";
import { type Moment, drawnGame, playRandomly } from "./support/random-game.ts";

/** The position written as a situation, as JSON, read again: the same, and asked and seen alike. */
function checkDescribed({ game, p }: Moment): void {
  const again = noWrittenOrders.open(JSON.parse(JSON.stringify(game.describe(p))));
  const opened = again.start(fastDice(1));
  expect(again.encode(opened)).toEqual(game.encode(p));
  expect(again.decision(opened)).toEqual(game.decision(p));
  for (const seat of [...SIDES, "spectator"]) expect(again.view(opened, seat)).toEqual(game.view(p, seat));
}

describe("a position of a game with drawn options and choices", () => {
  test.each(SCENARIO_IDS)("of %s is told as a situation that opens as itself", { timeout: 60_000 }, (scenario) => {
    let told = 0;
    playRandomly(
      drawnGame(scenario, 11),
      11,
      (moment) => {
        if (moment.count % 60 !== 11) return;
        checkDescribed(moment);
        told += 1;
      },
      3,
    );
    expect(told).toBeGreaterThan(4);
  });
});
