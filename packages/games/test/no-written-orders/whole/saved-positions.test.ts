import { describe, expect, test } from "vitest";
import { noWrittenOrders, SCENARIO_IDS } from "../../../src/no-written-orders/index.ts";
import { checkDescribed } from "../../support/random-checks.ts";
import { drawnGame, playRandomly } from "../support/random-game.ts";

describe("a position of a game with drawn options and choices", () => {
  test.each(SCENARIO_IDS)("of %s is told as a situation that opens as itself", { timeout: 60_000 }, (scenario) => {
    let told = 0;
    playRandomly(
      drawnGame(scenario, 11),
      11,
      (moment) => {
        if (moment.count % 60 !== 11) return;
        checkDescribed(moment, noWrittenOrders.open);
        told += 1;
      },
      3,
    );
    expect(told).toBeGreaterThan(4);
  });

  test.each(SCENARIO_IDS)("of %s is checked by what is saved of it, whatever was written before", (scenario) => {
    let checked = 0;
    const game = drawnGame(scenario, 12);
    playRandomly(
      game,
      12,
      ({ p, count }) => {
        // each is looked at, as in a record; lists of which nothing is known are written anew
        const told = JSON.stringify(game.decisive?.(p));
        if (count % 40 !== 0) return;
        expect(told).toBe(JSON.stringify(game.encode(structuredClone(p))));
        checked += 1;
      },
      2,
    );
    expect(checked).toBeGreaterThan(4);
  });
});
