import { fastDice, Match, seededSource } from "@stonebridge/kernel";
import { type Action, secondBullRun1862 } from "@stonebridge/games/second-bull-run-1862";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { atRest } from "../at-rest.ts";
import { visits } from "./harness.ts";
import { begin, boxOf, goOn, TOUCH } from "./phone-hands.ts";
import { situationAsking } from "../unit/tables-1862.ts";
import { describe1861, northernHalf } from "./press-positions.ts";
import { asked, dock, felt } from "./screen-hands.ts";

const go = visits();

/** Taps a counter until its card is open: the first tap in a crowd comes near, and one on who may not act says why. */
async function openCard(page: Page, piece: string): Promise<void> {
  const close = page.getByRole("button", { name: "Close the card" });
  const counter = page.locator(`#play-map [data-piece="${piece}"]`);
  for (let tap = 0; tap < 4 && !(await close.isVisible()); tap++) {
    const { x, y, width, height } = await boxOf(counter);
    await felt(page, () => page.touchscreen.tap(x + width / 2, y + height * 0.6));
  }
  await close.waitFor();
}

describe("the card of a piece on a phone", () => {
  it.each([
    ["upright", { width: 390, height: 844 }],
    ["small", { width: 360, height: 640 }],
    ["lying", { width: 740, height: 360 }],
  ] as const)("leaves the answers in reach, and gives way to them: %s", async (_, viewport) => {
    const { page, errors } = await go({ ...TOUCH, viewport });
    await begin(page, "bull-run-1861", describe1861(northernHalf(2)));
    await asked(page, /^Choose the brigade/);
    await openCard(page, "evans");
    const next = dock(page).getByRole("button", { name: "Next piece" });
    const [answer, tabs] = [await boxOf(next), await boxOf(page.locator(".tabs"))];
    expect(answer.y + answer.height).toBeLessThanOrEqual(tabs.y + 1);
    await next.tap();
    await dock(page)
      .getByRole("button", { name: /^Activate / })
      .waitFor();
    expect(await page.getByRole("button", { name: "Close the card" }).isVisible()).toBe(false);
    expect(errors).toEqual([]);
  });
});

/** A game drawn by a random hand, as it stands when reinforcements of the Union come after a fight. */
function reinforcedAfterFight(): object {
  const game = secondBullRun1862.open(secondBullRun1862.situation("august-30"));
  for (let seed = 1; seed < 40; seed++) {
    const match = Match.begin(game, { dice: seededSource(seed) });
    const choose = fastDice(seed);
    for (let { decision } = match; !decision.over; { decision } = match) {
      const { step, sides, actions } = decision;
      if (step === "reinforcements" && sides[0] === "union" && actions.length > 4) return match.record();
      const quick = (actions as readonly Action[]).find(({ type }) => type === "suggest" || type === "ready");
      match.act(sides[0] as string, quick ?? (actions[choose.roll("choice", actions.length) - 1] as Action));
    }
  }
  throw new Error("No reinforcements come.");
}

describe("a list on a phone", () => {
  it("leaves the fight above it to be read first, and cuts off no mark of its counters", async () => {
    const { page, errors } = await go({ ...TOUCH, viewport: { width: 390, height: 844 } });
    await goOn(page, "second-bull-run-1862", reinforcedAfterFight());
    await asked(page, /who enters next/);
    await page.getByRole("button", { name: "More map tools" }).tap();
    await page.getByRole("button", { name: "Last fight" }).tap();
    const report = page.locator(".sheet h2").filter({ hasText: /^Combat/ });
    await report.waitFor();
    for (const tab of ["Log", "Map"]) await page.locator(".tabs").getByRole("button", { name: tab }).tap();
    const list = page.locator(".sheet .bodies");
    await list.locator('[aria-pressed="true"]').waitFor({ state: "attached" });
    await atRest(page);
    expect(await page.locator(".sheet .scroll").evaluate((one) => one.scrollTop)).toBe(0);
    expect(await list.evaluate((one) => getComputedStyle(one).overflowY)).toBe("visible");
    expect(errors).toEqual([]);
  });

  it("has its headings on one line where there is room", async () => {
    const { page } = await go({ ...TOUCH, viewport: { width: 390, height: 844 } });
    // Nobody stands on the map yet.
    await page.goto("/new/second-bull-run-1862?opponent=bot&guide=off");
    await page.getByRole("button", { name: /^Start/ }).tap();
    await asked(page, "place Pope");
    const heading = page.locator(".sheet .body").filter({ hasText: "Hatch’s division" });
    await page.evaluate(() => document.fonts.ready);
    expect((await boxOf(heading)).height).toBeLessThan(46);
  });

  it("has what is chosen elsewhere in sight", async () => {
    const { page, errors } = await go({ ...TOUCH, viewport: { width: 390, height: 844 } });
    await begin(page, "second-bull-run-1862", situationAsking("designation"));
    await asked(page, /^Which corps/);
    const list = page.locator(".sheet .scroll");
    const chosen = list.locator('[aria-pressed="true"]');
    const seen = new Set<string>();
    for (let press = 0; press < 4; press++) {
      await felt(page, () => dock(page).getByRole("button", { name: "Next piece" }).tap());
      await expect
        .poll(async () => {
          const [item, around] = [await boxOf(chosen.first()), await boxOf(list)];
          return item.y >= around.y - 1 && item.y + item.height <= around.y + around.height + 1;
        })
        .toBe(true);
      seen.add(await chosen.first().innerText());
    }
    expect(seen.size).toBeGreaterThan(2);
    expect(errors).toEqual([]);
  });
});
