import { type Action, type NoWrittenOrders, noWrittenOrders } from "@stonebridge/games/no-written-orders";
import {
  type HolderIndex,
  type Position,
  UNION,
  controllerOf,
  decoysNow,
  hexesToEnemy,
  unitsUnder,
} from "@stonebridge/games/no-written-orders/internals";
import { fastDice } from "@stonebridge/kernel";
import { describe, expect, it } from "vitest";
import { Colonel } from "../../src/no-written-orders/colonel.ts";
import { surveyCountry } from "../../src/no-written-orders/country.ts";
import { type Mission, missionsOf } from "../../src/no-written-orders/plan.ts";
import { hostFor } from "../../src/no-written-orders/ruses.ts";
import { USUAL } from "../../src/no-written-orders/styles.ts";

interface Phase {
  readonly game: NoWrittenOrders;
  readonly p: Position;
  readonly colonel: Colonel;
  /** What the Union has chosen. */
  readonly chosen: Action[];
}

/** A game of colonels up to the moment that the Union gives orders. */
function beforeOrders(options: Readonly<Record<string, string>>, turn = 1): Phase {
  const game = noWrittenOrders.open(noWrittenOrders.situation("first-bull-run", options));
  const phase = { game, p: game.start(fastDice(1)), colonel: new Colonel(game), chosen: [] };
  playUntil(phase, (step, side) => step === "orders" && side === "union" && phase.p.turn === turn);
  return phase;
}

/** Plays on until a step is asked of a side. */
function playUntil({ game, p, colonel, chosen }: Phase, isDue: (step: string, side: string) => boolean): void {
  const dice = fastDice(1);
  for (;;) {
    const decision = game.decision(p);
    if (decision.over) throw new Error("The game is over too early.");
    const [side] = decision.sides;
    if (isDue(decision.step, side)) return;
    const action = colonel.choose(p, decision);
    if (side === "union") chosen.push(action);
    game.act(p, side, action, dice);
  }
}

/** The Union gives its orders. */
function giveOrders(phase: Phase): readonly Action[] {
  phase.chosen.length = 0;
  playUntil(phase, (step, side) => side !== "union" || !["orders", "drafting", "deceiving"].includes(step));
  return phase.chosen;
}

/** What the colonel answers to the question that is asked. */
function answerIn({ game, p, colonel }: Phase): Action {
  const decision = game.decision(p);
  if (decision.over) throw new Error("The game is over.");
  return colonel.choose(p, decision);
}

describe("the ruses of the colonel of No Written Orders", { timeout: 60_000 }, () => {
  it("sets false flags where the enemy fears for what nobody is after, apart from each other, as many as he may", () => {
    const phase = beforeOrders({ hiddenMovement: "on" });
    const { game, p } = phase;
    const { grid } = game.field.map;
    const orders = giveOrders(phase);
    const flags = decoysNow(p).flatMap(({ side, hex }) => (side === UNION ? [hex] : []));
    expect(flags.length).toBeGreaterThan(1);
    expect(flags.length).toBeLessThanOrEqual(game.field.scenario.dummies.union);
    for (const [at, hex] of flags.entries()) {
      expect(controllerOf(p, hex)).not.toBe(UNION);
      for (const other of flags.slice(at + 1)) expect(grid.distance(hex, other)).toBeGreaterThanOrEqual(5);
    }
    expect(orders.filter(({ type }) => type === "deceive")).toHaveLength(1);
  });

  it("takes a false flag from a place that he has", () => {
    const phase = beforeOrders({ hiddenMovement: "on" });
    const { game, p } = phase;
    const own = surveyCountry(game).objectives.find(({ hex }) => controllerOf(p, hex) === UNION);
    if (own === undefined) throw new Error("The Union has no place.");
    p.decoys = [{ side: UNION, hex: own.hex }];
    expect(giveOrders(phase)).toContainEqual({ type: "strike", hex: game.field.map.grid.ids[own.hex] });
  });

  it("hides one march at a time, of men whom no enemy is near, and shows it at the end of its way", () => {
    const phase = beforeOrders({ hiddenMovement: "on" });
    const { game, p } = phase;
    const { field } = game;
    const near = (holder: HolderIndex): boolean =>
      unitsUnder(field, p, holder).some((unit) => hexesToEnemy(field, p, UNION, p.place[unit]) <= 6);
    expect(giveOrders(phase).filter(({ type }) => type === "hide")).toHaveLength(1);
    const command = p.stack.findLast((frame) => frame.step === "command");
    const hidden = command?.given.filter(({ orders }) => orders[0].hidden) ?? [];
    expect(hidden.map(({ to }) => near(to))).toEqual([false]);
    // on his way, and at its end
    const [{ to: holder }] = hidden;
    playUntil(phase, (step, side) => step === "orders" && side === "union" && p.turn === 2);
    const units = unitsUnder(field, p, holder);
    const from = p.post[field.holders[holder].leader];
    const route = [from, field.map.neighbours[from * 6]];
    const answerAfter = (banked: readonly number[]): Action => {
      const marching = game.copy(p);
      marching.hiding = [{ holder, units, route, banked }];
      return answerIn({ ...phase, p: marching });
    };
    const reveal = { type: "reveal", holder: field.holders[holder].id };
    expect(answerAfter([])).not.toEqual(reveal);
    expect(answerAfter([1_000])).toEqual(reveal);
  });

  it("does nothing of all that where marches are in the open", () => {
    const phase = beforeOrders({});
    const orders = giveOrders(phase);
    expect(orders.some(({ type }) => type === "address")).toBe(true);
    expect(orders.filter(({ type }) => type === "deceive" || type === "hide")).toEqual([]);
  });
});

describe("whom the colonel of No Written Orders attaches a division to", () => {
  const game = noWrittenOrders.open(noWrittenOrders.situation("third-day", { attachDivisions: "on" }));
  const country = surveyCountry(game);
  const known = (id: string): HolderIndex => game.field.holderIndex.get(id) as HolderIndex;
  const [here, there] = country.objectives;

  /** A task of a holder of the Union: what `missionsOf` would say of it. */
  function task(p: Position, id: string, objective: Mission["objective"]): Mission {
    const [{ body }] = missionsOf(country, p, UNION, USUAL);
    return { body: { ...body, holder: known(id) }, objective, takes: true, worth: 1, legs: [] };
  }

  it("to the corps that has the same task, if its own has another", () => {
    const p = game.start(fastDice(1));
    const division = task(p, "kearny-division", here);
    expect(hostFor(country, p, division, [division, task(p, "V4", there), task(p, "V6", here)])).toBe("V6");
    expect(hostFor(country, p, division, [division, task(p, "V4", here), task(p, "V6", here)])).toBeUndefined();
    expect(hostFor(country, p, division, [division, task(p, "V4", there), task(p, "W1", here)])).toBeUndefined();
  });

  it("to none that has a guest; back to its own", () => {
    const p = game.start(fastDice(1));
    const division = task(p, "kearny-division", here);
    const others = [division, task(p, "V4", there), task(p, "V6", here)];
    p.attached = p.attached.with(known("hooker-division"), known("V6"));
    expect(hostFor(country, p, division, others)).toBeUndefined();
    p.attached = p.attached.with(known("kearny-division"), known("V6"));
    expect(hostFor(country, p, division, [division, task(p, "V4", here), task(p, "V6", there)])).toBe("V4");
  });
});
