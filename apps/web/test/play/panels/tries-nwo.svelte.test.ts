import { initiativeOutlook, noWrittenOrders, type Position } from "@stonebridge/games/no-written-orders";
import type { SituationBase } from "@stonebridge/kernel";
import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import type { OrdersDesk } from "../../../src/games/no-written-orders/desk.svelte.ts";
import { orderMode } from "../../../src/games/no-written-orders/orders/hand.ts";
import { knownPosition } from "../../../src/games/no-written-orders/orders/known.ts";
import { chanceText } from "../../../src/games/no-written-orders/orders/say.ts";
import Orders from "../../../src/games/no-written-orders/panels/orders/Orders.svelte";
import { PATIENCE } from "../guided.svelte.ts";
import { openScreen, pressSlowly } from "../two-at-one-screen.svelte.ts";
import { panelAlone, wordsOf } from "./panel-alone.ts";
import { testPanelsOf } from "./panel-tests.ts";

testPanelsOf("no-written-orders");

describe("a corps commander who tries for a division of his", () => {
  it("NWO-12.11-c, NWO-RUL219: is weighed by his own rating, and named", async () => {
    pressSlowly();
    const situation = noWrittenOrders.situation("two-days") as unknown as SituationBase;
    const play = await openScreen("no-written-orders", situation, "two-days");
    if (play.session.sight.curtain !== undefined) play.session.sight.uncover();
    const { tools, view } = play.desk.own as OrdersDesk;
    const known = knownPosition(tools, view) as Position;
    const acts = (holder: string): string =>
      chanceText(initiativeOutlook(tools.game.field, known, holder, "march").chances.acts);
    // Reno leads the corps, and nobody his division
    expect(acts("V6")).not.toBe(acts("reno-division"));
    const panel = panelAlone(play, Orders, {});
    const row = () =>
      [...panel.querySelectorAll(".holder")].map(wordsOf).find((one) => one.startsWith("Reno’s division"));
    expect(row()).toContain(`acts ${acts("V6")}`);
    const division = tools.game.field.units.find(({ division: id }) => id === "reno-division");
    play.choosing.take({ piece: division?.id ?? "", mode: orderMode({ to: "reno-division", type: "march" }) });
    flushSync();
    const target = play.offers.find(({ meaning }) => meaning === "send")?.targets[0];
    play.choosing.pick({ kind: "space", id: (target ?? "").slice("space:".length) });
    // The sheet of an order comes when it is asked for.
    await expect.poll(() => wordsOf(panel), PATIENCE).toContain("Reno tries for this division: his one try this turn");
    const { weighed } = play.choosing;
    if (weighed) play.choosing.commit(weighed);
    flushSync();
    expect(wordsOf(panel)).toContain("Tried, not yet rolled");
    expect(wordsOf(panel)).toMatch(/Reno’s division: March to [^(]+\(tried by Reno\)/);
  });
});
