import { describe, expect, it } from "vitest";
import { createBot } from "@stonebridge/bots/bull-run-1861";
import { openGame, play } from "./support/play.ts";

describe("the recruit", () => {
  it("does not look", () => {
    expect(createBot("recruit", openGame()).blind).toBe(true);
    expect(createBot("colonel", openGame()).blind).toBe(false);
  });

  it("plays the same game for the same seed", async () => {
    const first = await play(openGame(), { north: "recruit", south: "recruit" }, 3);
    expect(await play(openGame(), { north: "recruit", south: "recruit" }, 3)).toEqual(first);
  });

  it("takes each action about as often as the others", async () => {
    const bot = createBot("recruit", openGame(), 1);
    const actions = ["cocke", "evans", "bonham"].map((unit) => ({ type: "activate", unit }) as const);
    const decision = {
      over: false,
      sides: ["south"],
      step: "activation",
      rule: "BR61-7-e",
      about: {},
      actions,
    } as const;
    const counts = new Map<unknown, number>();
    const game = openGame();
    const view = game.view(game.start({ roll: () => 1 }), "south");
    for (let turn = 0; turn < 3000; turn++) {
      const action = await bot.choose(view, decision, 0);
      counts.set(action, (counts.get(action) ?? 0) + 1);
    }
    for (const action of actions) expect(counts.get(action)).toBeGreaterThan(900);
  });
});
