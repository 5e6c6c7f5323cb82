import type { BotLevel, Clock } from "@stonebridge/bots";
import { createBot } from "@stonebridge/bots/bull-run-1983";
import { deriveSeed, fastDice } from "@stonebridge/kernel";
import { describe, expect, it } from "vitest";
import { chooseAlike } from "../support/alike.ts";
import { countingClock, firstThought } from "../support/clocks.ts";
import { frozen } from "../support/play.ts";
import { advance, createBots, openGame, phaseOf } from "../support/play-1983.ts";

describe("the general of 1983", { timeout: 120_000 }, () => {
  it("chooses what is offered, the same whatever the clock says when it counts play-outs", async () => {
    const { game, position, dice } = await phaseOf(10, "union");
    const quick = createBot("general", game, 4, { clock: countingClock(1), playouts: 9 });
    const slow = createBot("general", game, 4, { clock: countingClock(50), playouts: 9 });
    await chooseAlike(game, position, dice, [quick, slow], 40);
  });

  it.each(["union", "confederate"] as const)("plays a player-turn to its end as %s", async (side) => {
    const { game, position, dice } = await phaseOf(10, side);
    const bots = createBots(game, { union: "general", confederate: "general" }, 3, 5);
    const { turn } = position;
    for (;;) {
      const decision = game.decision(position);
      if (decision.over || position.turn > turn || (side === "union" && position.side === 1)) break;
      await advance(game, position, bots, dice, frozen);
    }
    expect(position.turn).toBeGreaterThanOrEqual(turn);
  });

  it("guards Centreville, which a colonel loses in the seventh turn with the same dice", async () => {
    const lostBefore = async (level: BotLevel, turn: number): Promise<boolean> => {
      const game = openGame();
      const bots = createBots(game, { union: level, confederate: "colonel" }, 17, 20);
      const dice = fastDice(deriveSeed(17, 0));
      const position = game.start(dice);
      while (position.turn < turn && !game.decision(position).over) await advance(game, position, bots, dice);
      return game.decision(position).over;
    };
    expect(await lostBefore("colonel", 8)).toBe(true);
    expect(await lostBefore("general", 8)).toBe(false);
  });

  it("keeps to its time by the machine's clock and tells how far it is", async () => {
    const { game, position, dice } = await phaseOf(10, "confederate");
    const bot = createBot("general", game, 1);
    const { spent, told } = await firstThought(game, position, bot, dice, 100);
    expect(spent).toBeGreaterThan(100);
    expect(spent).toBeLessThanOrEqual(200);
    for (const { done, of } of told) expect(done).toBeLessThanOrEqual(of);
  });

  it("answers a forced decision at once", async () => {
    const { game, position, decision } = await phaseOf(2, "union");
    let looks = 0;
    const clock: Clock = { now: () => ++looks, pause: () => Promise.resolve() };
    const forced = { ...decision, actions: decision.actions.slice(0, 1) };
    expect(await createBot("general", game, 1, { clock }).choose(game.view(position, "union"), forced, 300)).toBe(
      decision.actions[0],
    );
    expect(looks).toBe(0);
  });
});
