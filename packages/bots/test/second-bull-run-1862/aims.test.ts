import { fastDice } from "@stonebridge/kernel";
import { secondBullRun1862 } from "@stonebridge/games/second-bull-run-1862";
import { CONFEDERATE, NONE, UNION } from "@stonebridge/games/second-bull-run-1862/internals";
import { describe, expect, it } from "vitest";
import { aimsOf, type Force, meanDistance, urgencyOf } from "../../src/second-bull-run-1862/aims.ts";
import { allot } from "../../src/second-bull-run-1862/allotment.ts";
import { groundOf } from "../../src/second-bull-run-1862/ground.ts";
import { BOLD, CAREFUL, objectiveFactorAt, type Weights, WEIGHTS } from "../../src/second-bull-run-1862/weights.ts";

const force = (strength: number, ...far: number[]): Force => ({ strength, far });

describe("what a general of Second Bull Run 1862 goes for in the last turns", () => {
  it("takes what is near and weakly held before what is empty and far away", () => {
    const [first] = aimsOf([force(20, 24, 6)], [0], [0, 1], [0, 6], 2);
    expect(first.slot).toBe(1);
  });

  it("goes for what is weakly held before what is strongly held, at the same distance", () => {
    const [first] = aimsOf([force(20, 8, 8)], [0], [0, 1], [40, 6], 2);
    expect(first.slot).toBe(1);
  });

  it("sends nobody who cannot be there in time", () => {
    expect(aimsOf([force(20, 24)], [0], [0], [0], 1)).toEqual([]);
    expect(aimsOf([force(20, 24)], [0], [0], [0], 4)).toHaveLength(1);
  });

  it("sends the nearest until they match the enemy, and the others elsewhere, nobody twice", () => {
    const forces = [force(15, 20, 6), force(15, 4, 20), force(15, 6, 20), force(15, 8, 20)];
    const aims = aimsOf(forces, [0, 1, 2, 3], [0, 1], [20, 0], 3);
    const sent = new Map(aims.map(({ slot, bodies }) => [slot, bodies]));
    expect(sent.get(0)).toEqual([1, 2]);
    expect(sent.get(1)).toEqual([0]);
  });

  it("hopes for more with more strength, and sends only those who are free", () => {
    const chanceOf = (strength: number): number => aimsOf([force(strength, 6)], [0], [0], [30], 2)[0].chance;
    expect(chanceOf(30)).toBeGreaterThan(chanceOf(10));
    expect(aimsOf([force(20, 6), force(20, 6)], [1], [0], [50], 2)[0].bodies).toEqual([1]);
  });

  it("measures a body's way by its strongest brigades, and no way as a long one", () => {
    expect(meanDistance([0, 1], [6, 2], (unit) => (unit === 0 ? 4 : 12))).toBe(6);
    expect(meanDistance([0], [6], () => Infinity)).toBe(60);
  });
});

describe("how much a general needs objectives", () => {
  const TURNS = BOLD.neededObjectiveTurns;
  const game = secondBullRun1862.open(secondBullRun1862.situation("august-30", {}));
  const { field } = game;
  function started() {
    const dice = fastDice(1);
    const p = game.start(dice);
    for (;;) {
      const decision = game.decision(p);
      if (decision.over || decision.step !== "placement") return p;
      const { actions } = decision;
      const choice = actions.find(({ type }) => type === "ready") ?? actions.find(({ type }) => type === "suggest");
      game.act(p, decision.sides[0], choice ?? actions[0], dice);
    }
  }

  it("not at all early, then more and more", () => {
    const p = started();
    expect(urgencyOf(field, p, UNION, 8, TURNS)).toBe(0);
    expect(urgencyOf(field, p, UNION, 4, TURNS)).toBeGreaterThan(0);
    expect(urgencyOf(field, p, UNION, 2, TURNS)).toBeGreaterThan(urgencyOf(field, p, UNION, 4, TURNS));
    expect(urgencyOf(field, p, UNION, 0, TURNS)).toBe(1);
  });

  it("no more with the lead that wins, but the other side does", () => {
    const p = started();
    for (const slot of field.objectives.keys()) p.control[slot] = UNION;
    expect(urgencyOf(field, p, UNION, 1, TURNS)).toBe(0);
    expect(urgencyOf(field, p, CONFEDERATE, 1, TURNS)).toBe(1);
  });

  it("sends divisions with an urgency that the colonel does not know, where the enemy holds something", () => {
    const worthOf = (weights: Weights, left: number) => {
      const p = started();
      const ground = groundOf(game);
      const ways = field.objectives.map((goal) => ground.ways[goal]);
      const theirs = field.objectives.map(() => 20);
      const { goals, worth } = allot(ground, p, UNION, left, ways, theirs, weights);
      const aimed = goals.filter((goal, unit) => worth[unit] > weights.reachingEffort && goal !== NONE);
      for (const goal of aimed) expect(p.control[goal]).toBe(CONFEDERATE);
      return aimed.length;
    };
    expect(worthOf(BOLD, 2)).toBeGreaterThan(0);
    expect(worthOf(BOLD, 8)).toBe(0);
    expect(worthOf(CAREFUL, 2)).toBeGreaterThan(0);
    expect(BOLD.neededObjective).toBeGreaterThan(CAREFUL.neededObjective);
    expect(worthOf(WEIGHTS, 2)).toBe(0);
  });

  it("thinks more of taking them to the end, which the colonel does not", () => {
    expect(objectiveFactorAt(BOLD, 1)).toBeGreaterThan(objectiveFactorAt(BOLD, 3));
    expect(objectiveFactorAt(BOLD, 8)).toBe(BOLD.objectiveFactor);
    expect(objectiveFactorAt(WEIGHTS, 0)).toBe(WEIGHTS.objectiveFactor);
  });
});
