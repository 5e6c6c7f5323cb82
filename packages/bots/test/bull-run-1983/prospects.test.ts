import { SIDES, type SideId } from "@stonebridge/games/bull-run-1983";
import { CONFEDERATE, UNION } from "@stonebridge/games/bull-run-1983/internals";
import { deriveSeed, fastDice } from "@stonebridge/kernel";
import { describe, expect, it } from "vitest";
import { Colonel } from "../../src/bull-run-1983/colonel.ts";
import { prospects } from "../../src/bull-run-1983/prospects.ts";
import { openGame } from "../support/play-1983.ts";

/** What the prospects of the Union were at the beginning of each player-turn of a game between colonels who see everything, and who won. */
function foretold(seed: number) {
  const game = openGame();
  const colonels = [new Colonel(game), new Colonel(game)];
  const dice = fastDice(deriveSeed(seed, 0));
  const p = game.start(dice);
  const hopes: { readonly turn: number; readonly union: number; readonly confederate: number }[] = [];
  let playerTurn = -1;
  for (;;) {
    const decision = game.decision(p);
    if (decision.over) return { hopes, winner: decision.winner };
    if (decision.step === "movement" && playerTurn !== p.turn * 2 + p.side) {
      playerTurn = p.turn * 2 + p.side;
      const [union, confederate] = [UNION, CONFEDERATE].map((side) => prospects(colonels[side].country, p, side));
      hopes.push({ turn: p.turn, union, confederate });
    }
    const side = decision.sides[0] as SideId;
    game.act(p, side, colonels[SIDES.indexOf(side)].choose(p, decision), dice);
  }
}

describe("prospects in 1983", { timeout: 60_000 }, () => {
  const games = [5, 6, 7, 8, 9, 10].map(foretold);

  it("are chances, and what one side hopes the other fears", () => {
    for (const { union, confederate } of games.flatMap(({ hopes }) => hopes)) {
      expect(union).toBeGreaterThan(0);
      expect(union).toBeLessThan(1);
      expect(union + confederate).toBeCloseTo(1);
    }
  });

  it("foretell who wins games that were no part of the fit, the better the later", () => {
    expect(new Set(games.map(({ winner }) => winner)).size).toBe(2);
    const surprise = (from: number, to: number): number => {
      const losses = games.flatMap(({ hopes, winner }) =>
        hopes
          .filter(({ turn }) => turn >= from && turn <= to)
          .map(({ union, confederate }) => -Math.log(winner === "union" ? union : confederate)),
      );
      return losses.reduce((sum, loss) => sum + loss, 0) / losses.length;
    };
    expect(surprise(6, 23)).toBeLessThan(0.7 * Math.LN2);
    expect(surprise(17, 23)).toBeLessThan(surprise(1, 8));
  });
});
