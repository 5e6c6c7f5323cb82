import { fastDice } from "@stonebridge/kernel";
import { secondBullRun1862 } from "@stonebridge/games/second-bull-run-1862";
import { NONE, ON_MAP, UNION } from "@stonebridge/games/second-bull-run-1862/internals";
import { describe, expect, it } from "vitest";
import { allot } from "../../src/second-bull-run-1862/allotment.ts";
import { chanceToHold, powerOf } from "../../src/second-bull-run-1862/chances.ts";
import { groundOf } from "../../src/second-bull-run-1862/ground.ts";
import { CAREFUL, type Weights, WEIGHTS } from "../../src/second-bull-run-1862/weights.ts";

/** The Union of the second day in its first positions, against so much at each objective. */
function allotted(against: (slot: number) => number, weights: Weights = WEIGHTS) {
  const game = secondBullRun1862.open(secondBullRun1862.situation("august-30", {}));
  const { field } = game;
  const dice = fastDice(1);
  const p = game.start(dice);
  for (;;) {
    const decision = game.decision(p);
    if (decision.over || decision.step !== "placement") break;
    const { actions } = decision;
    const choice = actions.find(({ type }) => type === "ready") ?? actions.find(({ type }) => type === "suggest");
    game.act(p, decision.sides[0], choice ?? actions[0], dice);
  }
  const ground = groundOf(game);
  const ways = field.objectives.map((goal) => ground.ways[goal]);
  const theirs = field.objectives.map((_, slot) => against(slot));
  return { field, p, allotment: allot(ground, p, UNION, 8, ways, theirs, weights) };
}

describe("how the colonel of Second Bull Run 1862 shares out his army", () => {
  it("sends each division as a whole, and everybody somewhere", () => {
    const { field, p, allotment } = allotted(() => 20);
    for (const members of field.membersOf) {
      const present = members.filter((unit) => p.state[unit] === ON_MAP && field.sideOf[unit] === UNION);
      expect(new Set(present.map((unit) => allotment.goals[unit])).size).toBeLessThanOrEqual(1);
      for (const unit of present) expect(allotment.goals[unit]).not.toBe(NONE);
    }
  });

  it("masses on the one objective of the enemy's that can be had, with more than he can bring", () => {
    const game = secondBullRun1862.open(secondBullRun1862.situation("august-30", {}));
    const wanted = game.field.objectives.findIndex((zone) => game.field.graph.ids[zone] === "143");
    const { objectiveOf } = game.field;
    const strengthAt = (slot: number): number => (slot === wanted ? 40 : objectiveOf[slot] === UNION ? 400 : 0);
    const { field, p, allotment } = allotted(strengthAt);
    expect(allotment.effort).toBe(wanted);
    const sent = field.units.flatMap((_, unit) => (allotment.goals[unit] === wanted ? [powerOf(field, p, unit)] : []));
    expect(sent.reduce((sum, power) => sum + power, 0)).toBeGreaterThan(40);
  });

  it("leaves guards at its objectives where the enemy is near, and none if it wants none", () => {
    const guarded = (guards: number, share = WEIGHTS.nearDivisionShare): boolean[] => {
      const { field, p, allotment } = allotted(() => 20, { ...WEIGHTS, guardRatio: guards, nearDivisionShare: share });
      return field.objectives.map((_, slot) => p.control[slot] === UNION && allotment.goals.includes(slot));
    };
    expect(guarded(0)).not.toContain(true);
    expect(guarded(CAREFUL.guardRatio)).toContain(true);
    // nobody is nearer than wholly near
    expect(guarded(CAREFUL.guardRatio, 1)).not.toContain(true);
  });
});

describe("the chance to hold an objective", () => {
  it("grows with strength, and control counts for more while somebody stands there", () => {
    expect(chanceToHold(30, 20, true, 1, 3)).toBeGreaterThan(chanceToHold(20, 20, true, 1, 3));
    expect(chanceToHold(20, 20, true, 1, 3)).toBeGreaterThan(chanceToHold(20, 20, true, 0, 3));
    expect(chanceToHold(20, 20, false, 0, 1)).toBeGreaterThan(chanceToHold(20, 20, false, -1, 1) + 0.2);
  });
});
