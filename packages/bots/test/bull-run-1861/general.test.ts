import { deriveSeed } from "@stonebridge/kernel";
import type { Clock } from "@stonebridge/bots";
import { createBot } from "@stonebridge/bots/bull-run-1861";
import { OPTION_VALUES } from "@stonebridge/games/bull-run-1861";
import { describe, expect, it } from "vitest";
import { chooseAlike } from "../support/alike.ts";
import { countingClock, firstThought } from "../support/clocks.ts";
import { frozen, later, openGame, play } from "../support/play.ts";

describe("the general", { timeout: 120_000 }, () => {
  it("chooses what is offered, from a frozen view and decision, and the same for the same seed and time", async () => {
    const { game, position, dice } = await later(250);
    const one = createBot("general", game, 4, { clock: countingClock(1) });
    const two = createBot("general", game, 4, { clock: countingClock(1) });
    await chooseAlike(game, position, dice, [one, two], 12, 30);
  });

  it("chooses the same whatever the clock says, when it counts play-outs", async () => {
    const { game, position, dice } = await later(300);
    const quick = createBot("general", game, 4, { clock: countingClock(1), playouts: 24 });
    const slow = createBot("general", game, 4, { clock: countingClock(50), playouts: 24 });
    await chooseAlike(game, position, dice, [quick, slow], 12);
  });

  it.each(["historical", "free"])("plays whole games with every option and is never refused: %s", async (scenario) => {
    const options = Object.fromEntries(
      Object.entries(OPTION_VALUES).flatMap(([option, values]) => (option === "setup" ? [] : [[option, values[1]]])),
    );
    const game = openGame(scenario, options);
    const { winner } = await play(game, { north: "general", south: "general" }, 1, frozen, 4);
    expect(["north", "south"]).toContain(winner);
  });

  it("keeps to its time by the machine's clock and tells how far it is", async () => {
    const { game, position, dice } = await later(100);
    const bot = createBot("general", game, deriveSeed(1, 1));
    const { spent, told, actions } = await firstThought(game, position, bot, dice, 100);
    expect(spent).toBeGreaterThan(100);
    expect(spent).toBeLessThanOrEqual(200);
    for (const { done, of, best } of told) {
      expect(done).toBeLessThanOrEqual(of);
      expect(actions).toContainEqual(best);
    }
  });

  it("answers a forced decision at once", async () => {
    const { game, position } = await later(100);
    const decision = game.decision(position);
    if (decision.over) throw new Error("over too early");
    let looks = 0;
    const clock: Clock = { now: () => ++looks, pause: () => Promise.resolve() };
    const bot = createBot("general", game, 1, { clock });
    const forced = { ...decision, actions: decision.actions.slice(0, 1) };
    expect(await bot.choose(game.view(position, decision.sides[0]), forced, 300)).toBe(decision.actions[0]);
    expect(looks).toBe(0);
  });
});
