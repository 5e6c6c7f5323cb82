import { createBot } from "@stonebridge/bots/no-written-orders";
import { CONFEDERATE, type SideIndex, UNION } from "@stonebridge/games/no-written-orders/internals";
import { fastDice } from "@stonebridge/kernel";
import { describe, expect, it } from "vitest";
import { surveyCountry, valueOf } from "../../src/no-written-orders/country.ts";
import { type Mission, missionsOf } from "../../src/no-written-orders/plan.ts";
import { type Style, USUAL, WATCHFUL } from "../../src/no-written-orders/styles.ts";
import { chooseAlike } from "../support/alike.ts";
import { countingClock, firstThought } from "../support/clocks.ts";
import { openGame } from "../support/play-no-written-orders.ts";

describe("the general of No Written Orders", { timeout: 120_000 }, () => {
  it("chooses what is offered, the same whatever the clock says when it counts play-outs", async () => {
    const game = openGame();
    const dice = fastDice(3);
    const position = game.start(dice);
    const quick = createBot("general", game, 4, { clock: countingClock(1), playouts: 2 });
    const slow = createBot("general", game, 4, { clock: countingClock(50), playouts: 2 });
    await chooseAlike(game, position, dice, [quick, slow], 25);
  });

  it("keeps to its time by the machine’s clock and tells how far it is", async () => {
    const game = openGame();
    const dice = fastDice(1);
    const position = game.start(dice);
    const bot = createBot("general", game, 1);
    const { spent, told } = await firstThought(game, position, bot, dice, 100);
    expect(spent).toBeGreaterThan(100);
    expect(spent).toBeLessThanOrEqual(200);
    for (const { done, of } of told) expect(done).toBeLessThanOrEqual(of);
  });

  it("takes with more of his army than colonels do, and leaves a garrison at what would lose the battle", () => {
    const game = openGame();
    const country = surveyCountry(game);
    const position = game.start(fastDice(1));
    const missions = (side: SideIndex, style: Style): readonly Mission[] => missionsOf(country, position, side, style);
    const taking = (style: Style): number =>
      missions(CONFEDERATE, style).reduce((sum, { takes, body }) => sum + (takes ? body.strength : 0), 0);
    expect(taking(WATCHFUL)).toBeGreaterThan(taking(USUAL));
    for (const side of [UNION, CONFEDERATE]) {
      const guards = missions(side, WATCHFUL).filter(({ takes }) => !takes);
      expect(guards.some(({ objective }) => valueOf(objective) >= WATCHFUL.garrisonFromPoints)).toBe(true);
    }
  });
});
