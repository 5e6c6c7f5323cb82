import { flushSync } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import { POSITIONS } from "../../../src/games/no-written-orders/lessons/positions.ts";
import Orders from "../../../src/games/no-written-orders/panels/orders/Orders.svelte";
import { language } from "../../../src/language/language.svelte.ts";
import { openScreen, pressSlowly } from "../two-at-one-screen.svelte.ts";
import { panelAlone, wordsOf } from "./panel-alone.ts";
import { testPanelsOf } from "./panel-tests.ts";

testPanelsOf("no-written-orders");
afterEach(() => language.speak("en"));

/** Six turns into the battle the Union’s commander has heard what an aide carried to Evans. */
async function open(side: "union" | "confederate"): Promise<string> {
  pressSlowly();
  const { situation } = POSITIONS.initiative;
  const intercepted = [{ side, to: "evans-brigade", orders: [{ type: "attack", target: "2312" }], due: 6 }];
  const play = await openScreen("no-written-orders", { ...situation, intercepted } as never, "first-bull-run");
  if (play.session.sight.curtain !== undefined) play.session.sight.uncover();
  return wordsOf(panelAlone(play, Orders, {}));
}

describe("what was read of the enemy’s orders", () => {
  it("NWO-19.12.2-a: stands beside one’s own for as long as the game lasts, and beside nobody else’s", async () => {
    const told = await open("union");
    expect(told).toContain("Read from enemy aides");
    expect(told).toMatch(/Evans’ brigade: Attack hex 2312 \(T6 11:00\)/);
  });

  it("is told in French by French rules of articles and colons", async () => {
    await open("union");
    await language.speak("fr");
    flushSync();
    expect(wordsOf(document.body)).toContain("Brigade Evans : Attaque sur l’hexagone 2312");
  });

  it("NWO-19.12.2-a: is its reader’s alone", async () => {
    expect(await open("confederate")).not.toContain("Read from enemy aides");
  });
});
