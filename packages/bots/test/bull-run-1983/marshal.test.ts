import { isDeepStrictEqual } from "node:util";
import { CONFEDERATE, UNION } from "@stonebridge/games/bull-run-1983/internals";
import { fastDice } from "@stonebridge/kernel";
import { describe, expect, it } from "vitest";
import { BullRunArmy } from "../../src/bull-run-1983/army.ts";
import { groundFor, changedPlan } from "../../src/bull-run-1983/changes.ts";
import { Colonel } from "../../src/bull-run-1983/colonel.ts";
import { columnsOf } from "../../src/bull-run-1983/columns.ts";
import { sought, surveyCountry } from "../../src/bull-run-1983/country.ts";
import { inputsOf } from "../../src/bull-run-1983/inputs.ts";
import { createMarshal } from "../../src/bull-run-1983/marshal.ts";
import { makeOrders } from "../../src/bull-run-1983/orders.ts";
import { goalOf, type Plan, planOf, playerTurn } from "../../src/bull-run-1983/plan.ts";
import { posturesOf } from "../../src/bull-run-1983/postures.ts";
import { prospects } from "../../src/bull-run-1983/prospects.ts";
import { type Style, stylesOf } from "../../src/bull-run-1983/styles.ts";
import { survey } from "../../src/bull-run-1983/survey.ts";
import { tasksOf } from "../../src/bull-run-1983/tasks.ts";
import { waysToLead } from "../../src/bull-run-1983/ways.ts";
import model from "../../src/bull-run-1983/value.json" with { type: "json" };
import { type Model, Value } from "../../src/value/index.ts";
import { chooseAlike } from "../support/alike.ts";
import { countingClock, firstThought } from "../support/clocks.ts";
import { phaseOf } from "../support/play-1983.ts";

type Situation = Awaited<ReturnType<typeof phaseOf>>;

function valueFor({ game }: Pick<Situation, "game">) {
  return new Value(game.id, inputsOf(game), model as Model);
}

/** What a plan is made upon in a Movement phase of the Union, and the orders that come of it. */
async function planned() {
  const { game, position } = await phaseOf(8, "union");
  const country = surveyCountry(game.field);
  const ground = groundFor(country, position, UNION);
  const plan: Plan = { ...planOf(stylesOf(country)[UNION]), playerTurn: playerTurn(position) };
  const orders = (by: Plan) => makeOrders(ground.made, position, by.style, by);
  return { game, position, country, ground, plan, orders };
}

describe("the marshal of 1983", { timeout: 120_000 }, () => {
  it("chooses what is offered, the same for equal views and decisions when he counts play-outs", async () => {
    const { game, position, dice } = await phaseOf(10, "union");
    const value = valueFor({ game });
    const quick = createMarshal(game, value, 4, { clock: countingClock(1), playouts: 16 });
    const slow = createMarshal(game, value, 4, { clock: countingClock(50), playouts: 16 });
    await chooseAlike(game, position, dice, [quick, slow], 40);
  });

  it("keeps to his time and tells how far he is", async () => {
    const { game, position, dice } = await phaseOf(10, "confederate");
    const { spent, told } = await firstThought(game, position, createMarshal(game, valueFor({ game }), 1), dice, 2_000);
    expect(spent).toBeLessThanOrEqual(2_500);
    expect(told.length).toBeGreaterThan(0);
    for (const { done, of } of told) expect(done).toBeLessThanOrEqual(of);
  });

  it("tries all that a General would, and marches on Centreville or holds without", async () => {
    const { game, position } = await phaseOf(10, "confederate");
    const country = surveyCountry(game.field);
    const styles = stylesOf(country);
    for (const side of [UNION, CONFEDERATE])
      expect(posturesOf(country, side, styles[side])).toEqual(
        expect.arrayContaining([...waysToLead(country, side, styles[side])]),
      );
    const columns = columnsOf(survey(country, position, CONFEDERATE), position);
    const raiders = (style: Style): number => {
      const tasks = tasksOf(country, position, CONFEDERATE, columns, style);
      return tasks.filter((task) => sought(country, CONFEDERATE).includes(task)).length;
    };
    const [best, holding] = posturesOf(country, CONFEDERATE, styles[CONFEDERATE]);
    expect(raiders(best)).toBeGreaterThan(0);
    expect(raiders(holding)).toBe(0);
  });

  it("judges what comes of a plan by the learned value and the General’s prospects alike", async () => {
    const { game, position } = await phaseOf(10, "union");
    const value = { chance: () => 0.9 };
    const country = surveyCountry(game.field);
    for (const side of [UNION, CONFEDERATE])
      expect(new BullRunArmy(game, value).value(position, side)).toBeCloseTo(
        (0.9 + prospects(country, position, side)) / 2,
        10,
      );
  });

  it("sends a column where the plan wants it, or holds it where it is", async () => {
    const { ground, plan, orders } = await planned();
    const free = orders(plan);
    for (const column of ground.columns.slice(0, 8)) {
      for (const goal of [column.hex, column.reached[Math.floor(column.reached.length / 2)]]) {
        const order = orders({ ...plan, goals: new Map([[column.pieces[0], goal]]) }).find(({ pieces }) =>
          pieces.includes(column.pieces[0]),
        );
        expect([goal, free.find(({ pieces }) => pieces.includes(column.pieces[0]))?.goal]).toContain(order?.goal);
      }
    }
    const [column] = ground.columns;
    const held = orders({ ...plan, goals: new Map([[column.pieces[0], column.hex]]) });
    expect(held.find(({ pieces }) => pieces.includes(column.pieces[0]))?.goal).toBe(column.hex);
  });

  it("forgets where columns were to go when the player-turn is over", async () => {
    const { ground, plan, orders } = await planned();
    const goals = new Map(ground.columns.map(({ pieces, hex }) => [pieces[0], hex]));
    expect(orders({ ...plan, goals }).every(({ from, goal }) => from === goal)).toBe(true);
    expect(orders({ ...plan, goals, playerTurn: plan.playerTurn - 2 })).toEqual(orders(plan));
  });

  it("turns formations to other objectives, and attacks what it would not or leaves what it would", async () => {
    const { country, ground, plan, orders } = await planned();
    const usual = orders(plan);
    const objectives = ground.formations.map((columns) => {
      const [piece] = columns[0].pieces;
      const { leader } = country.field;
      return [leader[piece] < 0 ? piece : leader[piece], 4] as const;
    });
    expect(orders({ ...plan, tasks: new Map(objectives) })).not.toEqual(usual);
    const peaceful = orders({ ...plan, targets: new Map(ground.enemies.map((hex) => [hex, -1_000])) });
    const keen = orders({ ...plan, targets: new Map(ground.enemies.map((hex) => [hex, 1_000])) });
    expect(keen).not.toEqual(peaceful);
  });

  it("changes something of a plan each time, and keeps the rest", async () => {
    const { ground, plan, country } = await planned();
    const dice = fastDice(3);
    const changed = Array.from({ length: 60 }, () => changedPlan(plan, ground, dice));
    expect(changed.filter((one) => isDeepStrictEqual(one, plan))).toEqual([]);
    expect(changed.some(({ tasks }) => tasks.size > 0)).toBe(true);
    expect(changed.some(({ targets }) => targets.size > 0)).toBe(true);
    const goal = changed.find(({ goals }) => goals.size > 0) as Plan;
    expect(ground.columns.some((column) => goalOf(country, goal, column) !== undefined)).toBe(true);
  });

  it("carries a plan out in the Movement phase as Colonels carry out their orders", async () => {
    const { game, position, country, ground, plan } = await planned();
    const column = ground.columns.find(({ attack, reached }) => attack > 0 && reached.length > 20);
    if (column === undefined) throw new Error("nobody can march");
    const goals = new Map([[column.pieces[0], column.hex]]);
    const colonel = new Colonel(game, true, country, { ...plan, goals });
    const dice = fastDice(9);
    for (;;) {
      const decision = game.decision(position);
      if (decision.over || (decision.step !== "movement" && decision.step !== "march")) break;
      game.act(position, decision.sides[0], colonel.choose(position, decision), dice);
    }
    expect(position.place[column.pieces[0]]).toBe(column.hex);
  });
});
