import { fastDice, Match, seededSource } from "@stonebridge/kernel";
import { type Action, secondBullRun1862 } from "@stonebridge/games/second-bull-run-1862";
import { describe, expect, it } from "vitest";
import { visits } from "./harness.ts";
import { asked, onTheMap, openFile } from "./screen-hands.ts";

const go = visits();

/** A whole game of both days, drawn by a random hand: several thousand steps. */
function longGame(): object {
  const game = secondBullRun1862.open(secondBullRun1862.situation("both-days"));
  const match = Match.begin(game, { dice: seededSource(5) });
  const choose = fastDice(6);
  for (let { decision } = match; !decision.over; { decision } = match) {
    const actions = decision.actions as readonly Action[];
    const quick = actions.find(({ type }) => type === "suggest" || type === "ready");
    match.act(decision.sides[0] as string, quick ?? (actions[choose.roll("choice", actions.length) - 1] as Action));
  }
  return match.record();
}

describe("a long game of 1862", () => {
  it("shows the field as it was left and how far it is read, then every step of it", async () => {
    const { page, errors } = await go();
    await page.goto("/new/second-bull-run-1862");
    await openFile(page, longGame());
    await page.locator("[data-part=end] h2").waitFor();
    await page.waitForFunction(() => /^\/play\/\w+$/.test(location.pathname));
    // A fast machine is done with the reading before a page counts as loaded.
    const chromium = await page.context().newCDPSession(page);
    await chromium.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.goto(`${page.url()}/step/1000`, { waitUntil: "commit" });
    const bar = page.getByRole("progressbar", { name: /^Loading the game: step \d+ of \d{4}/ });
    await bar.waitFor();
    await page.waitForFunction(
      () => document.querySelector("progress") && document.querySelectorAll("main svg rect").length > 10,
    );
    await chromium.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    await onTheMap(page);
    await bar.waitFor({ state: "detached" });
    await asked(page, "step 1000 of");

    const log = page.locator("[data-part=log]");
    await log.getByRole("button", { name: "Filter" }).click();
    for (const name of ["Combat", "Dice", "Union", "Confederates", "All"]) {
      const filter = log.getByRole("button", { name, exact: true });
      await filter.click();
      await expect.poll(() => filter.getAttribute("aria-pressed"), { message: name }).toBe("true");
    }
    expect(errors).toEqual([]);
  });
});
