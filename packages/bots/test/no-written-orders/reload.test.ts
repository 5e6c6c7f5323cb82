import { createBot } from "@stonebridge/bots/no-written-orders";
import type { Action } from "@stonebridge/games/no-written-orders";
import { fastDice } from "@stonebridge/kernel";
import { describe, expect, it } from "vitest";
import { openGame } from "../support/play-no-written-orders.ts";

/** Steps in which orders are thought of and written. */
const WRITING = ["initiative", "bad-move", "orders", "drafting", "deceiving"];
/** Decisions of a game that are looked at. */
const MOST = 1_200;
const SEED = 4;

describe("orders of the colonel of No Written Orders", { timeout: 120_000 }, () => {
  it.each([
    ["first-bull-run", {}],
    ["first-bull-run", { hiddenMovement: "on", advancedSupply: "on" }],
    ["third-day", { attachDivisions: "on" }],
  ])("go on after a reload as they would have without it, and are never scrapped: %s %j", async (scenario, options) => {
    const game = openGame(scenario, options);
    const dice = fastDice(7);
    const p = game.start(dice);
    const colonel = createBot("colonel", game, SEED);
    const written: Action[] = [];
    for (let count = 0; count < MOST; count++) {
      const decision = game.decision(p);
      if (decision.over) break;
      const [side] = decision.sides;
      const view = game.view(p, side);
      const action = await colonel.choose(view, decision, Infinity);
      if (WRITING.includes(decision.step)) {
        expect(await createBot("colonel", game, SEED).choose(view, decision, Infinity)).toEqual(action);
        written.push(action);
      }
      game.act(p, side, action, dice);
    }
    expect(written.filter(({ type }) => type === "send").length).toBeGreaterThan(5);
    expect(written.filter(({ type }) => type === "scrap")).toEqual([]);
  });
});
