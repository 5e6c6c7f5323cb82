import type { SideId } from "@stonebridge/games/no-written-orders";
import { scoreOf, UNION } from "@stonebridge/games/no-written-orders/internals";
import { fastDice } from "@stonebridge/kernel";
import { describe, expect, it } from "vitest";
import { Colonel } from "../../src/no-written-orders/colonel.ts";
import { inputsOf } from "../../src/no-written-orders/inputs.ts";
import model from "../../src/no-written-orders/value.json" with { type: "json" };
import { type Model, Value } from "../../src/value/index.ts";
import { openGame } from "../support/play-no-written-orders.ts";

describe("the learned value of No Written Orders", { timeout: 120_000 }, () => {
  it.each(["first-bull-run", "third-day"])(
    "gives chances that add up, and in the end who has won and by how much: %s",
    (scenario) => {
      const game = openGame(scenario);
      const value = new Value("no-written-orders", inputsOf(game), model as Model);
      const colonel = new Colonel(game);
      const hopes: number[] = [];
      const misses: number[] = [];
      for (const seed of [31, 32, 33, 34]) {
        const dice = fastDice(seed);
        const position = game.start(dice);
        for (;;) {
          const decision = game.decision(position);
          if (decision.over) {
            if (decision.winner === "draw") break;
            const won = decision.winner === game.sides[UNION];
            const { union, confederate } = scoreOf(game.field, position);
            const { lead } = value.judge(position);
            const hope = value.chance(position, won ? 0 : 1);
            expect(hope).toBeGreaterThan(0.5);
            hopes.push(hope);
            misses.push(Math.abs(lead - (union.points - confederate.points)));
            break;
          }
          if (position.turn % 4 === 0 && decision.step === "orders") {
            const { win, draw, lead } = value.judge(position);
            expect(win[0] + win[1] + draw).toBeCloseTo(1, 5);
            expect(Number.isFinite(lead)).toBe(true);
          }
          game.act(position, decision.sides[0] as SideId, colonel.choose(position, decision), dice);
        }
      }
      const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length;
      expect(mean(hopes)).toBeGreaterThan(0.6);
      // a battle ends with up to two hundred points on either side
      expect(mean(misses)).toBeLessThan(30);
    },
  );
});
