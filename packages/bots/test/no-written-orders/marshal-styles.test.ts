import { SCENARIO_IDS } from "@stonebridge/games/no-written-orders";
import { CONFEDERATE, type HolderIndex, UNION } from "@stonebridge/games/no-written-orders/internals";
import { fastDice } from "@stonebridge/kernel";
import { describe, expect, it } from "vitest";
import { Colonel } from "../../src/no-written-orders/colonel.ts";
import { hexOfPlace, surveyCountry } from "../../src/no-written-orders/country.ts";
import { marshalStyle } from "../../src/no-written-orders/marshal-styles.ts";
import { type Mission, missionsOf } from "../../src/no-written-orders/plan.ts";
import { CAREFUL, type Style, USUAL } from "../../src/no-written-orders/styles.ts";
import { openGame } from "../support/play-no-written-orders.ts";

/** Whom Marshals send somewhere. */
const SENT = SCENARIO_IDS.flatMap((scenario) => {
  const country = surveyCountry(openGame(scenario));
  return ([UNION, CONFEDERATE] as const).flatMap((side) =>
    marshalStyle(country, side).sendings.map((sending) => ({ scenario, side, ...sending })),
  );
});

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
  it.each(SCENARIO_IDS)("gives few orders only for the Union of First Bull Run: %s", (scenario) => {
    const country = surveyCountry(openGame(scenario));
    const [union, confederate] = [UNION, CONFEDERATE].map((side) => marshalStyle(country, side));
    expect(union.leastOrderWorth > 0).toBe(scenario === "first-bull-run");
    expect(confederate.leastOrderWorth).toBe(CAREFUL.leastOrderWorth);
  });

  it("sends formations of the Unions of First Bull Run and of the third day", () => {
    expect(new Set(SENT.map(({ scenario, side }) => `${scenario} ${side}`))).toEqual(
      new Set([`first-bull-run ${UNION}`, `third-day ${UNION}`]),
    );
  });

  describe.each(SENT)("sends $formation to $place: $scenario, turns $from to $to", (sent) => {
    const { scenario, side, formation, place, from, to } = sent;
    const game = openGame(scenario);
    const country = surveyCountry(game);
    const { field } = game;
    const style = marshalStyle(country, side);
    /** What everybody has to do, with and without being sent, in the first turn in which a side writes orders from this one on. */
    const plansFrom = (turn: number): readonly (readonly Mission[])[] => {
      const p = game.start(fastDice(4));
      const dice = fastDice(4);
      const colonel = new Colonel(game, country);
      const ways: readonly Style[] = [style, { ...style, sendings: [] }];
      for (;;) {
        const decision = game.decision(p);
        if (decision.over) throw new Error("The battle is over.");
        if (p.turn >= turn && decision.step === "orders") return ways.map((one) => missionsOf(country, p, side, one));
        game.act(p, decision.sides[0], colonel.choose(p, decision), dice);
      }
    };
    const goalIn = (plan: readonly Mission[]): number | undefined =>
      plan.find(({ body }) => field.holders[body.holder].id === formation)?.objective.hex;

    it("a formation of its side, to a place that is worth points", () => {
      expect(field.holders[field.holderIndex.get(formation) as HolderIndex].side).toBe(side);
      expect(field.module.victory.places.map((one) => one.place)).toContain(place);
    });

    it("in those turns, and then no more", () => {
      const [told, usual] = plansFrom(from);
      expect(goalIn(told)).toBe(hexOfPlace(field, place));
      expect(goalIn(usual)).not.toBe(goalIn(told));
      const [later, without] = plansFrom(to + 1);
      expect(goalIn(later)).toBe(goalIn(without));
    });
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
