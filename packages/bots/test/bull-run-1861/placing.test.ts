import { fastDice } from "@stonebridge/kernel";
import type { BullRun1861, SideId } from "@stonebridge/games/bull-run-1861";
import type { BotLevel } from "@stonebridge/bots";
import { createBot } from "@stonebridge/bots/bull-run-1861";
import { describe, expect, it } from "vitest";
import { openGame } from "../support/play.ts";

/** Where a side's brigades stand when both have placed theirs, by zone. */
async function placed(game: BullRun1861, level: BotLevel, side: SideId): Promise<string[]> {
  const bot = createBot(level, game, 1);
  const dice = fastDice(1);
  const position = game.start(dice);
  for (;;) {
    const decision = game.decision(position);
    if (decision.over) throw new Error("over too early");
    if (decision.step !== "placement" && decision.step !== "dispositions") break;
    const action = await bot.choose(game.view(position, decision.sides[0]), decision, 0);
    game.act(position, decision.sides[0], action, dice);
  }
  const { units } = game.view(position, side);
  return units.filter((unit) => unit.side === side).flatMap(({ elements }) => elements.map(({ zone }) => zone));
}

describe("free placement", () => {
  it("puts the South's brigades on what scores, spread out", async () => {
    const zones = await placed(openGame("free"), "colonel", "south");
    expect(zones).toEqual(expect.arrayContaining(["manassas-junction", "henry-hill", "dogan-ridge"]));
    expect(new Set(zones).size).toBeGreaterThanOrEqual(8);
  });

  it("puts the North's brigades on what scores, spread out, and guards Centreville", async () => {
    const zones = await placed(openGame("free"), "colonel", "north");
    expect(zones).toEqual(expect.arrayContaining(["centreville", "mountain-view"]));
    expect(new Set(zones).size).toBeGreaterThanOrEqual(7);
  });
});
