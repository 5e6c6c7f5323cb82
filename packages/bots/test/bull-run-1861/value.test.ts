import { fastDice } from "@stonebridge/kernel";
import { describe, expect, it } from "vitest";
import { Colonel } from "../../src/bull-run-1861/colonel.ts";
import { valueOf } from "../../src/bull-run-1861/learned-value.ts";
import { openGame } from "../support/play.ts";

describe("the value of 1861", () => {
  const game = openGame();
  const value = valueOf(game);

  /** Chances of the winner of a game between colonels, as the turns begin. */
  function chancesOfWinner(seed: number): readonly number[] {
    const dice = fastDice(seed);
    const position = game.start(dice);
    const colonel = new Colonel(game, "attentive");
    const norths: number[] = [];
    for (;;) {
      const decision = game.decision(position);
      if (decision.over) return norths.map((chance) => (decision.winner === "north" ? chance : 1 - chance));
      if (position.turn > norths.length) norths.push(value.chance(position, 0));
      game.act(position, decision.sides[0], colonel.choose(position, decision), dice);
    }
  }

  it("gives chances that add up to 1, and the expected lead of the side that is ahead", () => {
    const position = game.start(fastDice(1));
    const { win, draw, lead } = value.judge(position);
    expect(win[0] + win[1] + draw).toBeCloseTo(1);
    expect(value.chance(position, 0) + value.chance(position, 1)).toBeCloseTo(1);
    for (const slot of game.field.scoring.keys()) position.control[slot] = 0;
    expect(value.judge(position).lead).toBeGreaterThan(lead);
    expect(value.chance(position, 0)).toBeGreaterThan(win[0]);
  });

  it("knows the winner ever better as the day goes on", () => {
    const games = Array.from({ length: 30 }, (_, seed) => chancesOfWinner(seed));
    const mean = (turn: number): number => games.reduce((sum, chances) => sum + chances[turn - 1], 0) / games.length;
    expect(mean(4)).toBeGreaterThan(0.55);
    expect(mean(7)).toBeGreaterThan(0.7);
    expect(mean(7)).toBeGreaterThan(mean(4));
  });
});
