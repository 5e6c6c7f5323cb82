import type { Page } from "playwright-core";
import { fastDice, type GameRecord, Match, seededSource } from "@stonebridge/kernel";
import { bullRun1861 } from "@stonebridge/games/bull-run-1861";
import { describe, expect, it } from "vitest";
import { accessibilityFaults, sidewaysOverflow, SIZES, visits } from "./harness.ts";
import { boxOf, tooSmall, TOUCH } from "./phone-hands.ts";
import { keysHand } from "./play-hands.ts";
import { asked, BETWEEN_PRESSES, counters, openFile } from "./screen-hands.ts";
import { storedSteps } from "./stored-steps.ts";

const go = visits();

/** A game by chance; given up after so many steps. */
function played(steps = Infinity, seed = 5, choices = 2): GameRecord {
  const match = Match.begin(bullRun1861.open(bullRun1861.situation("historical")), { dice: seededSource(seed) });
  const chance = fastDice(choices);
  for (let now = match.decision; !now.over && match.steps.length < steps; now = match.decision)
    match.act(now.sides[0], now.actions[chance.roll("choice", now.actions.length) - 1]);
  if (!match.decision.over) match.resign("north");
  return match.record();
}

/** What two buttons or links on a page are called alike. */
const namedTwice = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const names = [...document.querySelectorAll<HTMLElement>("main button, main a")].map(
      (one) => one.ariaLabel ?? one.innerText,
    );
    return names.filter((name, at) => names.indexOf(name) < at);
  });

/** Bonham acted where Longstreet should have come to Island Ford. */
const MISTAKE = {
  step: 43,
  until: 43,
  side: "south",
  deed: [
    { type: "activate", unit: "longstreet" },
    { type: "step", unit: "longstreet", zone: "mitchells-ford-south" },
    { type: "step", unit: "longstreet", zone: "island-ford-south" },
    { type: "end", unit: "longstreet" },
    { type: "face", element: "longstreet", zone: "mitchells-ford-south" },
    { type: "ride", headquarters: "beauregard", zone: "island-ford-south" },
    { type: "stay" },
  ],
  chance: 0.6,
  gain: 0.3,
  within: 0.1,
  playouts: 100,
};

describe("the analysis of a finished game", () => {
  it("has steps on a phone that a finger hits, opens the long ones, and says nothing of keys", async () => {
    const { page, errors } = await go({
      ...TOUCH,
      address: "/new/bull-run-1861",
      viewport: SIZES.phone,
      locale: "fr-FR",
    });
    await openFile(page, played());
    await page.getByRole("link", { name: "Analyser" }).tap();
    await page.getByText("Chaque colonne s’additionne").waitFor();
    await page.locator(".weighing").waitFor({ state: "detached" });
    const unfold = page
      .locator("[data-steps]")
      .getByRole("button", { name: /^Tout voir/ })
      .first();
    const called = (await unfold.getAttribute("aria-label"))?.replace("Tout voir", "");
    expect(called).toMatch(/^\s: ([a-f], )?étape [\d\s]+$/u);
    await unfold.tap();
    await page.getByRole("button", { name: `Voir moins${called}`, exact: true }).waitFor();
    expect(await namedTwice(page)).toEqual([]);
    expect(await tooSmall(page, ".analysis-table")).toEqual([]);
    // the page alone scrolls; the map stays in sight, and shows what is tapped anywhere in its row
    const scrollers = await page.evaluate(
      () =>
        [...document.querySelectorAll("main *")].filter(
          (one) => one.scrollHeight > one.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(one).overflowY),
        ).length,
    );
    expect(scrollers).toBe(0);
    const row = page.locator("[data-steps] tbody").last().locator("tr").last();
    await row.scrollIntoViewIfNeeded();
    const words = await boxOf(row.locator(".what p"));
    await page.touchscreen.tap(words.x + words.width / 2, words.y + 8);
    await expect.poll(() => row.getByRole("button").first().getAttribute("aria-pressed")).toBe("true");
    const map = await boxOf(page.getByRole("img", { name: /^La carte : / }));
    expect(map.y).toBeGreaterThanOrEqual(0);
    expect(map.y + map.height).toBeLessThanOrEqual(words.y);
    expect(await page.locator("[data-steps]").last().innerText()).not.toContain("clavier");
    expect(await sidewaysOverflow(page)).toBe(0);
    expect(errors).toEqual([]);
  });

  it("opens from its end, adds up, and leads to every step on the map", async () => {
    const { page, errors } = await go({ address: "/new/bull-run-1861" });
    await openFile(page, played());
    await page.getByRole("link", { name: "Analyse" }).click();
    await page.getByText("Each column adds up").waitFor();
    await page.locator(".weighing").waitFor({ state: "detached" });
    const cells = await page
      .locator("section[aria-labelledby=analysis-sums] table")
      .locator("tbody tr td:nth-child(2)")
      .allInnerTexts();
    const [start, luck, own, enemy, result] = cells.map((cell) => Number(cell.replace("−", "-").replace("%", "")));
    expect(Math.abs(start + luck + own + enemy - result)).toBeLessThan(0.3);
    expect([0, 100]).toContain(result);
    // the curve and its band are in sight with the map
    const map = page.getByRole("img", { name: /^The map: / }).first();
    await map.waitFor();
    const { bottom, band } = await page.evaluate(() => ({
      bottom: document.querySelector(".drawing")?.getBoundingClientRect().bottom ?? Infinity,
      band: document.querySelector(".drawing .band")?.getBoundingClientRect().height ?? 0,
    }));
    expect(bottom + (await page.evaluate(() => scrollY))).toBeLessThan(SIZES.desktop.height);
    expect(band).toBeGreaterThan(10);
    const slider = page.getByRole("slider", { name: "Step" });
    await slider.focus();
    for (let press = 0; press < 3; press++) await page.keyboard.press("ArrowRight");
    await expect.poll(() => slider.getAttribute("aria-valuetext")).toMatch(/^Step 3 of [\d,]+: \d+\.\d%$/);
    // a turning point is gone to from the curve and from the list
    await page.getByRole("button", { name: /^a: / }).click();
    const first = page.getByRole("region", { name: "Turning points" }).getByRole("button").first();
    await expect.poll(() => first.getAttribute("aria-pressed")).toBe("true");
    // beside the map the lists scroll by themselves, and follow what is chosen on the curve
    const last = page.locator("[data-steps] tbody").last().locator("tr").last();
    const step = await last.locator("td").first().innerText();
    await slider.fill(step.replace(",", ""));
    const inSight = async (): Promise<boolean> => {
      const { y, height } = await boxOf(last);
      return y > 0 && y + height < SIZES.desktop.height;
    };
    await expect.poll(inSight).toBe(true);
    expect((await boxOf(map)).y).toBeGreaterThan(0);
    await first.click();
    // what it changed is ringed on the map
    await map.locator(".ring").first().waitFor();
    expect(await page.locator(".what").allInnerTexts()).not.toContainEqual(expect.stringMatching(/Step \d/));
    await slider.fill("3");
    await page.getByRole("link", { name: "See it in the replay" }).click();
    await page.waitForURL(/\/play\/\w+\/step\/3$/);
    expect(errors).toEqual([]);
  });

  it("shows the curve and the map while dice and decisions are weighed, and keeps its place when they are", async () => {
    const { page, errors } = await go({ address: "/new/bull-run-1861" });
    await openFile(page, played());
    await page.getByRole("link", { name: "Analyse" }).click();
    const weighing = page.getByRole("status").filter({ hasText: "Dice and decisions are still being weighed…" });
    await weighing.waitFor();
    const sums = page.getByRole("region", { name: "Luck and skill" });
    const row = (name: string): Promise<string> =>
      sums.getByRole("row", { name }).getByRole("cell").first().innerText();
    const told = [await row("At the start"), await row("Luck of the dice"), await row("Result")];
    expect(told).toEqual([expect.stringMatching(/^\d+\.\d%$/), "…", expect.stringMatching(/^(100|0)\.0%$/)]);
    // a whole turn is gone to, and shown on the map
    await page
      .getByRole("img", { name: /^The map: / })
      .first()
      .waitFor();
    const slider = page.getByRole("slider", { name: "Step" });
    await page.getByRole("button", { name: /^a: / }).click();
    const chosen = await slider.inputValue();
    const chance = await slider.getAttribute("aria-valuetext");
    const onTop = (): Promise<number> => slider.evaluate((one) => Math.round(one.getBoundingClientRect().top));
    await page.mouse.wheel(0, 150);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    const top = await onTop();
    expect(await weighing.count()).toBe(1);
    await weighing.waitFor({ state: "detached" });
    expect([await slider.inputValue(), await onTop()]).toEqual([chosen, top]);
    // where the turn ends the chance stays what it was
    expect(await slider.getAttribute("aria-valuetext")).toBe(chance);
    expect([await row("At the start"), await row("Result")]).toEqual([told[0], told[2]]);
    expect(await row("Luck of the dice")).toMatch(/%$/);
    for (const [at, side] of ["North", "South"].entries())
      expect(await sums.getByRole("paragraph").nth(at).innerText()).toMatch(
        new RegExp(`^${side}\u00a0· (.*dice\\. )?Own decisions (lost|gained) \\d`),
      );
    expect(errors).toEqual([]);
  });

  it("opens a record, looks for its mistakes until that is cancelled, and plays on from a step", async () => {
    const { page, errors } = await go({ address: "/games" });
    await page.getByRole("link", { name: "Analyse a record" }).click();
    const [chooser] = await Promise.all([
      page.waitForEvent("filechooser"),
      page.getByRole("button", { name: "Open a record" }).click(),
    ]);
    await chooser.setFiles({
      name: "r.json",
      mimeType: "application/json",
      buffer: Buffer.from(JSON.stringify(played(80))),
    });
    await page.getByRole("button", { name: "Look for mistakes" }).click();
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Start again" }).waitFor();
    await page.getByRole("slider", { name: "Step" }).fill("40");
    await page.getByRole("button", { name: "Play on from here" }).click();
    await page.waitForURL(/\/play\/\w+$/);
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("link", { name: "Analyse" }).click();
    await page.waitForURL(/\/analyse$/);
    await page.goto("/games");
    await page
      .getByRole("button", { name: /^Analyse / })
      .first()
      .click();
    await page.waitForURL(/\/analyse\/\w+$/);
    expect(errors).toEqual([]);
  });

  it("lets one do better than a mistake on the map, by keys: what is played is worth as much as the best move, or less", async () => {
    const { page, errors } = await go({ address: "/new/bull-run-1861" });
    await openFile(page, played(60, 12, 112));
    await page.getByRole("link", { name: "Analyse" }).click();
    await page.getByRole("button", { name: "Look for mistakes" }).waitFor();
    // as if it had been found: to look for it takes long
    const kept = { game: new URL(page.url()).pathname.split("/")[2], mistakes: [MISTAKE] };
    await page.evaluate((note) => localStorage.setItem("stonebridge.mistakes", note), JSON.stringify(kept));
    await page.reload();
    // the better move is shown on the map, which comes into sight for it
    await page.getByRole("button", { name: "Show it: step 43", exact: true }).click();
    await page.getByRole("heading", { name: /what would have come of it$/ }).waitFor();
    const map = page.getByRole("img", { name: /^The map: / }).first();
    await expect.poll(() => map.evaluate((one) => one.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0);
    await page.getByRole("button", { name: "Learn from these mistakes: South (1)" }).click();
    const task = page.locator("[data-part=mistake]");
    const says = (text: string): Promise<void> => task.getByText(text).waitFor();
    await says("South to move. What was played here lost 30% of the chance to win: “Bonham");
    await asked(page, /^Choose the brigade/);
    await counters(page);
    // the same brigade as in the game, which goes nowhere
    await keysHand.choose(page, /Bonham/);
    await says("Go on: once the move is done you hear what it is worth.");
    // what has been played so far is judged before more is played
    const judged = async (): Promise<boolean> => {
      await expect.poll(() => task.innerText()).not.toContain("Playing your move out");
      return /There is/.test(await task.innerText());
    };
    for (let press = 0; press < 6 && !(await judged()); press++) {
      await page.waitForTimeout(BETWEEN_PRESSES);
      await page.keyboard.press("e");
    }
    await says("There is something better");
    await task.getByRole("button", { name: "Show the move" }).press("Enter");
    await says("The best move: ");
    for (let said = ""; !said.includes("As good as the best"); said = await task.innerText()) {
      await page.waitForTimeout(BETWEEN_PRESSES);
      if (said.includes("in preview")) await page.keyboard.press("Enter");
    }
    await says("As good as the best: 60% chance to win. What was played gives 30%, the best move found 60%.");
    await page.goto("/games");
    const analyse = page.getByRole("button", { name: /^Analyse / });
    await expect.poll(() => analyse.count()).toBe(1);
    expect(errors).toEqual([]);
  });

  it.each([
    ["phone", "dark"],
    ["desktop", "light"],
  ] as const)("has no faults that axe finds in French, and fits: %s, %s", async (size, colorScheme) => {
    const { page } = await go({
      address: "/new/bull-run-1861",
      locale: "fr-FR",
      viewport: SIZES[size],
      colorScheme,
    });
    await openFile(page, played(80));
    await page.getByRole("link", { name: "Analyser" }).click();
    await page.getByRole("heading", { name: "Les étapes qui ont compté" }).waitFor();
    await expect.poll(() => page.getByRole("row", { name: /Abandon ou interruption/ }).count()).toBe(3);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await sidewaysOverflow(page)).toBe(0);
  });

  it("is refused while a game goes on: it would be help", async () => {
    const { page } = await go({ address: "/new/bull-run-1861?opponent=here" });
    await page.getByRole("button", { name: /^Start at/ }).click();
    await page.waitForURL(/\/play\/\w+/);
    const id = new URL(page.url()).pathname.split("/")[2];
    await expect.poll(() => storedSteps(page)).toBeGreaterThanOrEqual(0);
    await page.goto(`/analyse/${id}`);
    await page.getByRole("heading", { name: "This game is not over" }).waitFor();
    await page.getByRole("link", { name: "Back to the game" }).click();
    await page.waitForURL(new RegExp(`/play/${id}$`));
  });
});
