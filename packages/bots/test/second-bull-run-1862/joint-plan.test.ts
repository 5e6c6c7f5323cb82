import { fastDice } from "@stonebridge/kernel";
import { type Position, secondBullRun1862 } from "@stonebridge/games/second-bull-run-1862";
import { NOWHERE, UNION } from "@stonebridge/games/second-bull-run-1862/internals";
import { describe, expect, it } from "vitest";
import { Colonel } from "../../src/second-bull-run-1862/colonel.ts";
import { type JointPlan, planTogether } from "../../src/second-bull-run-1862/joint-plan.ts";
import { helpersOf } from "../../src/second-bull-run-1862/marching.ts";
import { testChances } from "../../src/second-bull-run-1862/test-chances.ts";

const game = secondBullRun1862.open(secondBullRun1862.situation("august-30", {}));
const { field } = game;

/** Plans of whole divisions as colonels play a game, at each choice of a division, until there are so many with attacks. */
function plansOf(wanted: number): { readonly p: Position; readonly plan: JointPlan; readonly alone: number }[] {
  const found: ReturnType<typeof plansOf> = [];
  const dice = fastDice(5);
  const p = game.start(dice);
  const colonel = new Colonel(game);
  while (found.length < wanted) {
    const decision = game.decision(p);
    if (decision.over) break;
    const action = colonel.choose(p, decision);
    if (action.type === "choose-division") {
      const side = decision.sides[0] === "union" ? UNION : 1 - UNION;
      const units = helpersOf(colonel.staff, p, field.divisionIndex.get(action.division) as number);
      const view = colonel.estimate(p, side);
      const plan = planTogether(colonel.staff, p, view, units);
      const alone = units.map((unit) => planTogether(colonel.staff, p, view, [unit]).gain);
      if (plan.plans(p).some(({ target }) => target !== NOWHERE))
        found.push({ p: game.copy(p), plan, alone: Math.max(...alone) });
    }
    game.act(p, decision.sides[0], action, dice);
  }
  return found;
}

describe("what a division of Second Bull Run 1862 does together", () => {
  const found = plansOf(12);

  it("brings several brigades upon one enemy, from zones that hang together and with no more than may stack", () => {
    let joint = 0;
    for (const { p, plan } of found) {
      const zones = plan.plans(p).map(({ unit, way }) => way.at(-1) ?? p.place[unit]);
      for (const zone of zones) expect(zones.filter((other) => other === zone).length).toBeLessThanOrEqual(2);
      for (const [at, { unit, target }] of plan.plans(p).entries()) {
        if (target === NOWHERE) continue;
        expect(field.graph.linked[zones[at]]).toContain(target);
        const others = plan
          .plans(p)
          .flatMap((other, index) =>
            index !== at && other.target === target && field.isArtillery[other.unit] === 0 ? [zones[index]] : [],
          );
        for (const [other, mark] of p.target.entries()) if (mark === target) others.push(p.place[other]);
        // guns only fire from where they are
        if (others.length === 0 || field.isArtillery[unit] === 1) continue;
        joint += 1;
        expect(others.some((zone) => zone === zones[at] || field.graph.linked[zone].includes(zones[at]))).toBe(true);
      }
    }
    expect(joint).toBeGreaterThan(found.length);
  });

  it("gains at least what the best of them gains alone", () => {
    for (const { plan, alone } of found) expect(plan.gain).toBeGreaterThan(alone - 0.61);
  });
});

describe("what a Combat test is thought to cost", () => {
  it("is more for the tired and for the bled", () => {
    const p = game.start(fastDice(1));
    const unit = field.units.findIndex(({ id }) => id === "roberts");
    const fresh = testChances(field, p, unit);
    p.fatigue = p.fatigue.with(unit, 2);
    const tired = testChances(field, p, unit);
    p.losses = p.losses.with(unit, 4);
    const bled = testChances(field, p, unit);
    expect(tired.losses).toBeGreaterThan(fresh.losses);
    expect(bled.losses).toBeGreaterThan(tired.losses);
    expect(bled.goes).toBeGreaterThan(fresh.goes);
  });
});
