import { createBot } from "@stonebridge/bots/bull-run-1861";
import { createBot as createBotOf1983 } from "@stonebridge/bots/bull-run-1983";
import { bullRun1861 } from "@stonebridge/games/bull-run-1861";
import { bullRun1983 } from "@stonebridge/games/bull-run-1983";
import { fastDice } from "@stonebridge/kernel";
import { describe, expect, it } from "vitest";
import { adviceFor } from "./advice.ts";

describe("advice", () => {
  it("is what a bot would do next, up to the first dice or the end of a piece’s move", async () => {
    const game = bullRun1861.open(bullRun1861.situation("historical"));
    const bot = createBot("colonel", game);
    const dice = fastDice(4);
    const position = game.start(dice);
    const lengths = new Set<number>();
    for (let decisions = 0; decisions < 250; decisions++) {
      const decision = game.decision(position);
      if (decision.over) break;
      const [side] = decision.sides;
      const before = JSON.stringify(game.encode(position));
      const advice = await adviceFor(game, position, side, {
        think: (view, asked) => bot.choose(view, asked, 0),
      });
      expect(JSON.stringify(game.encode(position))).toBe(before);
      expect(decision.actions).toContainEqual(advice[0]);
      lengths.add(advice.length);
      game.act(position, side, advice[0], dice);
    }
    expect(lengths.size).toBeGreaterThan(2);
  });

  it("follows a march that is under way to its end", async () => {
    const game = bullRun1861.open(bullRun1861.situation("historical"));
    const bot = createBot("colonel", game);
    const dice = fastDice(4);
    const position = game.start(dice);
    let longest = 0;
    for (let decisions = 0; decisions < 250; decisions++) {
      const decision = game.decision(position);
      if (decision.over) break;
      const [side] = decision.sides;
      const advice = await adviceFor(game, position, side, {
        think: (view, asked) => bot.choose(view, asked, 0),
      });
      const steps = advice.findIndex(({ type }) => type !== "step");
      longest = Math.max(longest, steps);
      game.act(position, side, advice[0], dice);
    }
    expect(longest).toBeGreaterThan(1);
  });

  it("tells nothing of what lies face down: the adviser is shown what the side sees, and so is what he plays on with", async () => {
    const game = bullRun1983.open(bullRun1983.situation("historical", { fogOfWar: "on" }));
    const bot = createBotOf1983("colonel", game);
    const dice = fastDice(5);
    const position = game.start(dice);
    for (let decisions = 0; decisions < 200; decisions++) {
      const decision = game.decision(position);
      if (decision.over) break;
      const [side] = decision.sides;
      if (decisions % 20 === 0 && decision.actions.length > 1) {
        const advice = async (of: typeof position): Promise<unknown> =>
          await adviceFor(game, of, side, {
            think: (view, asked) => createBotOf1983("colonel", game).choose(view, asked, 0),
          });
        const twin = game.imagine(game.view(position, side), fastDice(decisions));
        expect(await advice(twin)).toEqual(await advice(position));
      }
      game.act(position, side, await bot.choose(game.view(position, side), decision, 0), dice);
    }
  });
});
