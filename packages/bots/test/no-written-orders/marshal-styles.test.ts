import { SCENARIO_IDS } from "@stonebridge/games/no-written-orders";
import { CONFEDERATE, type HolderIndex, UNION } from "@stonebridge/games/no-written-orders/internals";
import { fastDice } from "@stonebridge/kernel";
import { describe, expect, it } from "vitest";
import { Colonel } from "../../src/no-written-orders/colonel.ts";
import { surveyCountry } from "../../src/no-written-orders/country.ts";
import { marshalStyle } from "../../src/no-written-orders/marshal-styles.ts";
import { missionsOf } from "../../src/no-written-orders/plan.ts";
import { CAREFUL, type Style, USUAL } from "../../src/no-written-orders/styles.ts";
import { openGame } from "../support/play-no-written-orders.ts";

/** Turns in which orders are watched. */
const TURNS = 4;

/** What everybody who is ordered to take something may hope for, turn by turn; the Union is led in a style. */
function hopesOf(scenario: string, style: Style): readonly number[] {
  const game = openGame(scenario);
  const country = surveyCountry(game);
  const { field } = game;
  const colonel = new Colonel(game, country);
  colonel.styles = [style, USUAL];
  const p = game.start(fastDice(3));
  const dice = fastDice(3);
  const until = p.turn + TURNS;
  const hopes: number[] = [];
  for (;;) {
    const decision = game.decision(p);
    if (decision.over || p.turn >= until) return hopes;
    const [side] = decision.sides;
    const action = colonel.choose(p, decision);
    if (side === "union" && (action.type === "address" || action.type === "try")) {
      const to = field.holderIndex.get(action.type === "try" ? action.holder : action.to) as HolderIndex;
      const mission = missionsOf(country, p, UNION, style).find(({ body }) => body.holder === to);
      if (mission?.takes === true) hopes.push(mission.worth);
    }
    game.act(p, side, action, dice);
  }
}

describe("how Marshals lead the sides of No Written Orders", { timeout: 60_000 }, () => {
  it("is a way of its own for the Union of First Bull Run, and the common one elsewhere", () => {
    for (const scenario of SCENARIO_IDS) {
      const country = surveyCountry(openGame(scenario));
      const [union, confederate] = [UNION, CONFEDERATE].map((side) => marshalStyle(country, side));
      expect(union.leastOrderWorth > 0).toBe(scenario === "first-bull-run");
      expect(confederate).toBe(CAREFUL);
    }
  });

  it("spends orders on what can be won by them", () => {
    const style = marshalStyle(surveyCountry(openGame("first-bull-run")), UNION);
    const least = style.leastOrderWorth;
    const everybody = hopesOf("first-bull-run", { ...style, leastOrderWorth: 0 });
    expect(everybody.some((hope) => hope < least)).toBe(true);
    const few = hopesOf("first-bull-run", style);
    expect(few.length).toBeGreaterThan(0);
    for (const hope of few) expect(hope).toBeGreaterThanOrEqual(least);
  });
});
