import { noWrittenOrders } from "@stonebridge/games/no-written-orders";
import type { SituationBase } from "@stonebridge/kernel";
import { describe, expect, it } from "vitest";
import Orders from "../../../src/games/no-written-orders/panels/orders/Orders.svelte";
import { openScreen, pressSlowly } from "../two-at-one-screen.svelte.ts";
import { panelAlone, wordsOf } from "./panel-alone.ts";
import { testPanelsOf } from "./panel-tests.ts";

testPanelsOf("no-written-orders");

describe("who gives orders", () => {
  it("NWO-12.15-c: a wing commander is told that he gives only orders that serve his own, an army commander not", async () => {
    pressSlowly();
    const situation = noWrittenOrders.situation("two-days") as unknown as SituationBase;
    const play = await openScreen("no-written-orders", situation, "two-days");
    const told = (): string => wordsOf(panelAlone(play, Orders, {}).querySelector(".senders"));
    const uncover = (): void => {
      if (play.session.sight.curtain !== undefined) play.session.sight.uncover();
    };
    // nobody tries, and the Union gives no order
    for (const side of ["union", "confederate", "union"]) {
      uncover();
      expect(play.table?.side).toBe(side);
      expect(told()).not.toContain("orders that serve his own");
      play.doing.play([{ type: "done" }]);
    }
    uncover();
    expect(told()).toMatch(/Jackson 3 of 3 left .*orders that serve his own \(Defend Deep Cut\)/);
  });
});
