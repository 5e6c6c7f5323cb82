import { SCENARIO_IDS } from "@stonebridge/games/no-written-orders";
import { CONFEDERATE, type HolderIndex, type SideIndex, UNION } from "@stonebridge/games/no-written-orders/internals";
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

/** The missions of a side in the first turn in which it writes orders from this one on, by some styles; both sides are led in the usual one until then. */
function plansFrom(
  scenario: string,
  side: SideIndex,
  turn: number,
  styles: readonly Style[],
): readonly (readonly Mission[])[] {
  const game = openGame(scenario);
  const country = surveyCountry(game);
  const colonel = new Colonel(game, country);
  const p = game.start(fastDice(4));
  const dice = fastDice(4);
  for (;;) {
    const decision = game.decision(p);
    if (decision.over) throw new Error("The battle is over.");
    if (p.turn >= turn && decision.step === "orders") return styles.map((one) => missionsOf(country, p, side, one));
    game.act(p, decision.sides[0], colonel.choose(p, decision), dice);
  }
}

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
    const ways = [style, { ...style, sendings: [] }];
    const goalIn = (plan: readonly Mission[]): number | undefined =>
      plan.find(({ body }) => field.holders[body.holder].id === formation)?.objective.hex;

    it("a formation of its side, to a place that is worth points", () => {
      expect(field.holders[field.holderIndex.get(formation) as HolderIndex].side).toBe(side);
      expect(field.module.victory.places.map((one) => one.place)).toContain(place);
    });

    it("in those turns, and then no more", () => {
      const [told, usual] = plansFrom(scenario, side, from, ways);
      expect(goalIn(told)).toBe(hexOfPlace(field, place));
      expect(goalIn(usual)).not.toBe(goalIn(told));
      const [later, without] = plansFrom(scenario, side, to + 1, ways);
      expect(goalIn(later)).toBe(goalIn(without));
    });
  });

  it("leaves A.P. Hill with his orders on the third day, as long as it says", () => {
    const { field } = openGame("third-day");
    const style = marshalStyle(surveyCountry(openGame("third-day")), CONFEDERATE);
    const [{ formation, from, to }] = style.stays;
    const isTasked = (plan: readonly Mission[]): boolean =>
      plan.some(({ body }) => field.holders[body.holder].id === formation);
    const inTurn = (turn: number): readonly boolean[] =>
      plansFrom("third-day", CONFEDERATE, turn, [style, { ...style, stays: [] }]).map(isTasked);
    expect(inTurn(from)).toEqual([false, true]);
    expect(inTurn(to + 1)).toEqual([true, true]);
  });

  it("goes nowhere for a place that it neglects, as long as it says", () => {
    const country = surveyCountry(openGame("third-day"));
    const style = marshalStyle(country, CONFEDERATE);
    const [{ place, from, to }] = style.neglects;
    const hex = hexOfPlace(country.field, place);
    const hopes = (turn: number): readonly number[] =>
      plansFrom(
        "third-day",
        CONFEDERATE,
        turn,
        [style.neglects, [{ place, from: 0, to: Infinity }], []].map((neglects) => ({
          ...style,
          neglects,
          garrisonFromPoints: Infinity,
        })),
      ).map((plan) => plan.filter(({ objective }) => objective.hex === hex).reduce((sum, { worth }) => sum + worth, 0));
    const [told, never, always] = hopes(from);
    expect(told).toBe(never);
    expect(told).toBeLessThan(always);
    const [later, , without] = hopes(to + 1);
    expect(later).toBe(without);
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
