import type { SituationBase } from "@stonebridge/kernel";
import { noWrittenOrders } from "@stonebridge/games/no-written-orders";
import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import { orderMode } from "../../../src/games/no-written-orders/orders/hand.ts";
import Orders from "../../../src/games/no-written-orders/panels/orders/Orders.svelte";
import type { PlayState } from "../../../src/play/play-state.svelte.ts";
import { PATIENCE } from "../guided.svelte.ts";
import { openScreen, pressSlowly } from "../two-at-one-screen.svelte.ts";
import { panelAlone, press, seek, wordsOf } from "./panel-alone.ts";
import { testPanelsOf } from "./panel-tests.ts";

testPanelsOf("no-written-orders");

/** The Union is asked which leaders try an order of their own; Hunter is in hand, to march. */
async function open(): Promise<{ readonly play: PlayState; readonly panel: HTMLElement }> {
  pressSlowly();
  const situation = noWrittenOrders.situation("first-bull-run") as unknown as SituationBase;
  const play = await openScreen("no-written-orders", situation, "first-bull-run");
  if (play.session.sight.curtain !== undefined) play.session.sight.uncover();
  const panel = panelAlone(play, Orders, {});
  expect(panel.querySelector("input[type=search]")).toBeNull();
  play.choosing.take({ piece: "hunter", mode: orderMode({ to: "U2", type: "march" }) });
  // The search and the sheet of an order come when they are asked for.
  await expect.poll(() => panel.querySelector("input[type=search]"), PATIENCE).not.toBeNull();
  return { play, panel };
}

/** Ends what was typed, as Enter does. */
function enter(panel: Element): void {
  panel.querySelector("input[type=search]")?.dispatchEvent(new Event("change", { bubbles: true }));
  flushSync();
}

describe("the search for a target by itself", () => {
  it("aims the order at a place by its name, and forgets it when another is typed", async () => {
    const { play, panel } = await open();
    const names = [...panel.querySelectorAll("option")].map(({ value }) => value);
    expect(names).toContain("Cub Run Bridge");
    seek(panel, "cub run bridge");
    expect(play.choosing.weighed).toBeDefined();
    await expect.poll(() => wordsOf(panel), PATIENCE).toContain("March to Cub Run Bridge");
    seek(panel, "cub run bridges");
    expect(play.choosing.weighed).toBeUndefined();
    enter(panel);
    expect(wordsOf(panel.querySelector("[role=status]"))).toBe("No place has that name.");
  });

  it("offers the places that were meant where they are more than one", async () => {
    const { play, panel } = await open();
    seek(panel, "cub run");
    enter(panel);
    expect(wordsOf(panel.querySelector("[role=status]"))).toBe("Which of these?");
    expect(play.choosing.weighed).toBeUndefined();
    press(panel, "Cub Run Bridge");
    await expect.poll(() => wordsOf(panel), PATIENCE).toContain("March to Cub Run Bridge");
    expect(panel.querySelector("[role=status]")?.textContent).toBe("");
  });

  it("takes the number of a hex, and says why one that is out of reach may not be", async () => {
    const { play, panel } = await open();
    seek(panel, "4410");
    expect(play.choosing.weighed?.targets[0]).toBe("space:4410");
    seek(panel, "0143");
    expect(play.choosing.weighed).toBeUndefined();
    expect(play.denials.shown?.denial.target).toBe("space:0143");
  });
});
