import { fastDice } from "@stonebridge/kernel";
import { type Action, type Position, secondBullRun1862 } from "@stonebridge/games/second-bull-run-1862";
import { NONE, NOWHERE, ON_MAP, type SideIndex } from "@stonebridge/games/second-bull-run-1862/internals";
import { describe, expect, it } from "vitest";
import { armyOf, type Plan } from "../../src/second-bull-run-1862/army.ts";
import { Colonel } from "../../src/second-bull-run-1862/colonel.ts";
import { jointPlan } from "../../src/second-bull-run-1862/joint-plan.ts";
import { helpersOf } from "../../src/second-bull-run-1862/marching.ts";
import { formationsOf, instructionsOf, type Task } from "../../src/second-bull-run-1862/scripts.ts";
import { CAREFUL } from "../../src/second-bull-run-1862/weights.ts";

const game = secondBullRun1862.open(secondBullRun1862.situation("august-30", {}));
const { field } = game;

/** Positions of a game between colonels at which a step asks for the first time in its part of a phase. */
function askedAt(step: string, wanted: number) {
  const found: { readonly p: Position; readonly side: SideIndex; readonly actions: readonly [Action, ...Action[]] }[] =
    [];
  const dice = fastDice(5);
  const p = game.start(dice);
  const colonel = new Colonel(game);
  for (let before = ""; found.length < wanted;) {
    const decision = game.decision(p);
    if (decision.over) break;
    const side = game.sides.indexOf(decision.sides[0]);
    if (decision.step === step && before !== step && decision.actions.length > 1)
      found.push({ p: game.copy(p), side, actions: decision.actions as [Action, ...Action[]] });
    before = decision.step;
    game.act(p, decision.sides[0], colonel.choose(p, decision), dice);
  }
  return found;
}

/** The tasks of one formation among all of a side. */
function only(side: SideIndex, unit: number, task: Task): (Task | undefined)[] {
  return formationsOf(field, side).map((units) => (units.includes(unit) ? task : undefined));
}

describe("formations of 1862 that are told what to do", { timeout: 60_000 }, () => {
  it("are the divisions and independent brigades of a side, each brigade in one", () => {
    for (const side of [0, 1]) {
      const units = formationsOf(field, side).flat();
      expect(units.toSorted((a, b) => a - b)).toEqual([...field.rosterOf[side]]);
    }
  });

  it("go where they are sent, and those who are not sent as before", () => {
    for (const { p, side } of askedAt("designation", 12)) {
      const unit = field.rosterOf[side].find(
        (one) => p.place[one] !== NOWHERE && field.divisionOf[one] !== NONE,
      ) as number;
      const usual = new Colonel(game, CAREFUL).estimate(p, side);
      for (const slot of field.objectives.keys()) {
        const tasks = only(side, unit, { script: undefined, slot });
        const orders = instructionsOf(game, formationsOf(field, side), CAREFUL, tasks);
        const { goals } = new Colonel(game, CAREFUL, orders).estimate(p, side);
        for (const mate of field.membersOf[field.divisionOf[unit]])
          if (p.place[mate] !== NOWHERE) expect(goals[mate]).toBe(slot);
      }
      const none = instructionsOf(game, formationsOf(field, side), CAREFUL, []);
      expect(new Colonel(game, CAREFUL, none).estimate(p, side).goals).toEqual(usual.goals);
    }
  });

  it("attack more often when told to attack than when told to hold", () => {
    const attacks = { attack: 0, hold: 0 };
    for (const { p, side } of askedAt("division", 40)) {
      const frame = p.stack.at(-1);
      if (frame?.step !== "division") continue;
      const units = helpersOf(new Colonel(game).staff, p, frame.division);
      for (const script of ["attack", "hold"] as const) {
        const tasks = only(side, units[0], { script, slot: NONE });
        const colonel = new Colonel(game, CAREFUL, instructionsOf(game, formationsOf(field, side), CAREFUL, tasks));
        const plan = jointPlan(colonel.staff, p, colonel.estimate(p, side), units);
        attacks[script] += plan.plans(p).filter(({ target }) => target !== NOWHERE).length;
      }
    }
    expect(attacks.attack).toBeGreaterThan(attacks.hold);
    expect(attacks.hold).toBeGreaterThan(0);
  });
});

describe("the army of a marshal of 1862", { timeout: 60_000 }, () => {
  const army = armyOf(game, () => 0.5);

  it("begins with the choice of its plan, and the usual plan first is to choose as the usual leader does", () => {
    for (const { p, side } of askedAt("designation", 8)) {
      const decision = game.decision(p);
      if (decision.over) throw new Error("The game is over.");
      const [usual, ...others] = army.first(p, side, decision, undefined);
      expect(army.leader(usual, side).choose(p, decision)).toEqual(army.asEnemy(side).choose(p, decision));
      for (const plan of others) expect(army.leader(plan, side).choose(p, decision)).toEqual(plan.choice);
      expect(others.map(({ choice }) => choice)).toEqual(expect.arrayContaining(decision.actions.slice(0, 1)));
    }
  });

  it("changes a plan only for those who can act, and always finds something that is offered", () => {
    for (const { p, side } of askedAt("designation", 8)) {
      const decision = game.decision(p);
      if (decision.over) throw new Error("The game is over.");
      const isThere = (unit: number): boolean => p.state[unit] === ON_MAP;
      const dice = fastDice(3);
      const [usual] = army.first(p, side, decision, undefined);
      let plan: Plan = usual;
      for (let change = 0; change < 40; change++) {
        plan = army.change(plan, p, side, decision, dice);
        for (const [at, task] of plan.conduct.tasks.entries())
          if (task !== usual.conduct.tasks[at]) expect(formationsOf(field, side)[at].some(isThere)).toBe(true);
        expect(decision.actions).toContainEqual(army.leader(plan, side).choose(p, decision));
      }
    }
  });

  it("plans once for a designation, and for nothing that carries it out", () => {
    const momentsOf = (step: string) =>
      askedAt(step, 3).map(({ p, side }) => {
        const decision = game.decision(p);
        if (decision.over) throw new Error("The game is over.");
        return army.moment(p, side, decision);
      });
    for (const moment of momentsOf("designation")) expect(moment).toContain("designation");
    for (const step of ["divisions", "division", "march"])
      expect(momentsOf(step)).toEqual([undefined, undefined, undefined]);
  });

  it("looks ahead through the enemy's reply, in the last turn to the end of the game", () => {
    const all = askedAt("designation", 1_000);
    for (const { p, side } of [all[0], all[all.length - 1]]) {
      const far = army.far(p, side);
      const dice = fastDice(8);
      const colonel = new Colonel(game);
      const copy = game.copy(p);
      const designated = new Set<string>();
      let decision = game.decision(copy);
      for (; !decision.over && !far(copy); decision = game.decision(copy)) {
        if (decision.step === "designation") designated.add(decision.sides[0]);
        game.act(copy, decision.sides[0], colonel.choose(copy, decision), dice);
      }
      expect(decision.over).toBe(p === all[all.length - 1].p);
      if (!decision.over) expect(designated.size).toBe(2);
    }
  });
});
