import { type SideId, noWrittenOrders } from "@stonebridge/games/no-written-orders";
import { CONFEDERATE, UNION } from "@stonebridge/games/no-written-orders/internals";
import { deriveSeed, fastDice } from "@stonebridge/kernel";
import { describe, expect, it } from "vitest";
import { Colonel } from "../../src/no-written-orders/colonel.ts";
import { prospects } from "../../src/no-written-orders/prospects.ts";
import { openGame } from "../support/play-no-written-orders.ts";

const { sides } = noWrittenOrders;

/** What each side hoped at the beginning of each turn of a game between colonels, and how it ended. */
function foretold(seed: number) {
  const game = openGame();
  const colonel = new Colonel(game);
  const dice = fastDice(deriveSeed(seed, 0));
  const p = game.start(dice);
  const hopes: { readonly turn: number; readonly bySide: readonly number[] }[] = [];
  let turn = 0;
  for (;;) {
    const decision = game.decision(p);
    if (decision.over) return { hopes, winner: decision.winner };
    if (p.turn !== turn) {
      turn = p.turn;
      hopes.push({ turn, bySide: [UNION, CONFEDERATE].map((side) => prospects(colonel.country, p, side)) });
    }
    game.act(p, decision.sides[0] as SideId, colonel.choose(p, decision), dice);
  }
}

describe("prospects in No Written Orders", { timeout: 120_000 }, () => {
  const games = Array.from({ length: 12 }, (_, at) => foretold(5 + at));

  it("are chances of a win: those of both sides leave room for a draw (NWO-18-d)", () => {
    for (const { bySide } of games.flatMap(({ hopes }) => hopes)) {
      for (const hope of bySide) {
        expect(hope).toBeGreaterThan(0);
        expect(hope).toBeLessThan(1);
      }
      expect(bySide[0] + bySide[1]).toBeLessThan(1);
    }
  });

  it("tell in the last turn who wins games that were no part of the fit", () => {
    expect(new Set(games.map(({ winner }) => winner)).size).toBeGreaterThan(1);
    const surprises = games.flatMap(({ hopes, winner }) => {
      const last = hopes.at(-1);
      if (winner === "draw" || last === undefined) return [];
      return [-Math.log(last.bySide[sides.indexOf(winner as SideId)])];
    });
    const mean = surprises.reduce((sum, surprise) => sum + surprise, 0) / surprises.length;
    expect(mean).toBeLessThan(Math.LN2);
  });
});
