import { deriveSeed, fastDice } from "@stonebridge/kernel";
import { describe, expect, test } from "vitest";
import { noWrittenOrders, SCENARIO_IDS, type SideId, SIDES } from "../../../src/no-written-orders/index.ts";
import { DEFAULT_OPTIONS } from "../../../src/no-written-orders/options/switches.ts";
import { type Moment, drawnGame, playRandomly } from "../support/random-game.ts";

/** A position imagined from what a seat sees looks to it as the true one does, and asks it the same. */
function checkImagined({ game, p, count, pick }: Moment, seat: SideId): void {
  const view = game.view(p, seat);
  const q = game.imagine(view, fastDice(deriveSeed(count, pick(100))));
  expect(game.view(q, seat)).toEqual(view);
  const decision = game.decision(p);
  if (decision.over || decision.sides[0] !== seat) return;
  expect(game.decision(q)).toEqual(decision);
}

/** To whoever looks on, too, it looks as the true one does; but a veiled step may be left out. */
function checkLookingOn({ game, p, count }: Moment): void {
  const { steps, ...view } = game.view(p, "spectator");
  const q = game.imagine({ ...view, steps }, fastDice(count));
  expect({ ...game.view(q, "spectator"), steps }).toEqual({ ...view, steps });
}

describe("a position imagined from a view", () => {
  test.each(SCENARIO_IDS)(
    "NWO-RUL190: %s: the seat finds no difference in its view and its choices",
    { timeout: 60_000 },
    (scenario) => {
      let seen = 0;
      playRandomly(
        drawnGame(scenario, 3),
        3,
        (moment) => {
          if (moment.count % 40 !== 0) return;
          const decision = moment.game.decision(moment.p);
          if (decision.over) return;
          checkImagined(moment, decision.sides[0] as SideId);
          checkLookingOn(moment);
          seen += 1;
        },
        3,
      );
      expect(seen).toBeGreaterThan(10);
    },
  );

  test(
    "NWO-19.4.2-a, NWO-19.11-a: trains out of sight, works and columns, and player turns: the seat finds no difference",
    { timeout: 60_000 },
    () => {
      const options = {
        ...DEFAULT_OPTIONS,
        advancedSupply: "on",
        artilleryAmmo: "on",
        smallArmsAmmo: "on",
        entrenching: "on",
        abatis: "on",
        advancedRoadMarch: "on",
        igoUgo: "on",
      } as const;
      const game = noWrittenOrders.open(noWrittenOrders.situation("first-bull-run", options));
      let seen = 0;
      playRandomly(
        game,
        5,
        (moment) => {
          if (moment.count % 40 !== 0) return;
          const decision = game.decision(moment.p);
          if (decision.over) return;
          checkImagined(moment, decision.sides[0] as SideId);
          seen += 1;
        },
        2,
      );
      expect(seen).toBeGreaterThan(4);
    },
  );

  test("differs in what is hidden, the same dice deal the same, and it plays on to the end of a turn", () => {
    const game = noWrittenOrders.open(noWrittenOrders.situation("first-bull-run"));
    const p = game.start(fastDice(1));
    const view = game.view(p, "union");
    const imagined = [1, 2, 3].map((seed) => game.imagine(view, fastDice(seed)));
    expect(new Set(imagined.map((q) => JSON.stringify(q.standing))).size).toBe(3);
    expect(game.imagine(view, fastDice(1))).toEqual(imagined[0]);
    for (const q of imagined) {
      const dice = fastDice(9);
      const draw = fastDice(10);
      for (let count = 0; count < 5_000 && q.turn < p.turn + 1; count++) {
        const decision = game.decision(q);
        if (decision.over) break;
        const action = decision.actions.at(-draw.roll("choice", Math.min(3, decision.actions.length)));
        if (action !== undefined) game.act(q, decision.sides[0] as SideId, action, dice);
      }
      expect(q.turn).toBe(p.turn + 1);
    }
  });

  test("nobody's view tells more than the side's own secrets: the other side's orders may be anything", () => {
    const game = noWrittenOrders.open(noWrittenOrders.situation("first-bull-run"));
    const p = game.start(fastDice(1));
    for (const [side, seat] of SIDES.entries()) {
      const other = game.view(p, seat === "union" ? "confederate" : "union");
      const spectator = game.view(p, "spectator");
      const q = game.copy(p);
      for (const [holder, standing] of q.standing.entries())
        if (standing !== undefined && game.field.holders[holder]?.side === side)
          q.standing = q.standing.with(holder, {
            ...standing,
            order: { ...standing.order, type: "probe", forced: true },
            next: [],
            sent: 0,
          });
      expect(JSON.stringify(game.view(q, seat))).not.toBe(JSON.stringify(game.view(p, seat)));
      expect(JSON.stringify(game.view(q, seat === "union" ? "confederate" : "union"))).toBe(JSON.stringify(other));
      expect(JSON.stringify(game.view(q, "spectator"))).toBe(JSON.stringify(spectator));
    }
  });
});
