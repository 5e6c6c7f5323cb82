import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { caption, type EnemyHalf, fixChance, STAGE, startEnemyHalf } from "./enemy-halves.ts";
import { accessibilityFaults, SIZES, type VisitOptions, visits } from "./harness.ts";
import { PROMPT } from "./screen-hands.ts";
import { restingSteps, storedSteps } from "./stored-steps.ts";

const go = visits();

/** One look at the screen while the enemy acts. */
interface Look {
  readonly caption: string;
  readonly arrows: number;
  /** Where every counter lies. */
  readonly places: string;
  /** How many have a layer of their own to travel on. */
  readonly layered: number;
  /** What the banner of a moment says. */
  readonly banner: string;
  /** What the log and the score say. */
  readonly told: string;
  readonly sheet: boolean;
  readonly rolling: boolean;
  readonly recap: boolean;
}

/** Looks at every frame of what is opened next. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const looks: Look[] = [];
    Object.assign(globalThis, { looks });
    const text = (one: string) => document.querySelector(one)?.textContent ?? "";
    const look = () => {
      const pieces = [...document.querySelectorAll(".board-pieces > .piece")];
      looks.push({
        caption: text("[data-part=stage] .caption"),
        arrows: document.querySelectorAll(":is(.board-trails, .board-arrows) path").length,
        places: pieces.map((one) => `${one.getAttribute("data-piece")} ${one.getAttribute("transform")}`).join(),
        layered: document.querySelectorAll(".board-pieces > .travels").length,
        banner: text(".moment .title"),
        told: `${text("[data-part=log] .lines")} ${text("[data-part=score]")}`,
        sheet: document.querySelector("[data-part=fight]") !== null,
        rolling: document.querySelector("[data-part=fight] .die.rolling") !== null,
        recap: document.querySelector("[data-part=recap]") !== null,
      });
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

const looksOf = (page: Page): Promise<readonly Look[]> =>
  page.evaluate(() => (globalThis as unknown as { looks: Look[] }).looks);

interface HalfOptions extends VisitOptions {
  /** The dice and the bot do the same every time. */
  readonly fixed?: boolean;
  /** Every frame of it is looked at. */
  readonly watched?: boolean;
}

/** An enemy half at this pace, from its first scene on. */
async function half(
  game: EnemyHalf,
  pace: "calm" | "brisk",
  { fixed = false, watched = false, ...options }: HalfOptions = {},
): Promise<Page> {
  const { page } = await go({ scenes: { pace }, reducedMotion: "no-preference", ...options });
  if (fixed) await fixChance(page);
  if (watched) await watch(page);
  await startEnemyHalf(page, game);
  await page.locator(STAGE).waitFor();
  return page;
}

const over = (page: Page): Promise<void> => page.locator(STAGE).waitFor({ state: "detached" });

/** The page as another tab covers it, or as it is seen again. */
async function cover(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => value });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);
}

/** Who lies where, by what the counters are called. */
function standing(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll(".board-pieces > .piece")]
      .map((one) => `${one.getAttribute("data-piece")} ${one.getAttribute("aria-label")}`)
      .toSorted(),
  );
}

/** Whether the same stand in the same places: what a face prints besides a name is called too, and less of it from afar. */
function alike(some: readonly string[], others: readonly string[]): boolean {
  return (
    some.length === others.length &&
    some.every((one, at) => one.startsWith(others[at] as string) || others[at]?.startsWith(one))
  );
}

/** The caption does not change for so long. */
async function still(page: Page, milliseconds: number): Promise<void> {
  const before = await caption(page);
  await page.waitForTimeout(milliseconds);
  expect(await caption(page)).toBe(before);
}

describe.each(["bull-run-1861", "bull-run-1983"] as const)("an enemy half of %s", (game) => {
  it("is seen in order: arrow, travel, dice, result, and only then log and score; the recap comes last", async () => {
    const page = await half(game, "brisk", { watched: true });
    await over(page);
    const looks = await looksOf(page);
    const marches = looks.findIndex(({ caption: told }) => told.includes(" → ") && !told.startsWith("Attack"));
    const { places } = looks[marches] as Look;
    const travels = looks.findIndex((look, at) => at > marches && look.places !== places);
    expect(looks.slice(marches, travels).some(({ arrows }) => arrows > 0)).toBe(true);
    const rolls = looks.findIndex(({ rolling }, at) => at > travels && rolling);
    const lies = looks.findIndex(({ rolling, sheet }, at) => at > rolls && sheet && !rolling);
    expect([travels > marches, rolls > travels, lies > rolls]).toEqual([true, true, true]);
    // While the dice roll nothing beside the sheet tells what they lead to.
    const during = looks.slice(rolls, lies).map(({ told }) => told);
    expect(new Set(during).size).toBe(1);
    expect(looks.slice(lies).some(({ told }) => told !== during[0])).toBe(true);
    expect(looks.slice(0, lies).some(({ recap }) => recap)).toBe(false);
    expect(looks.slice(0, rolls).some(({ banner }) => banner === "You are under attack")).toBe(true);
    // Who travels moves on a layer of his own, and leaves it where he arrives.
    expect(looks.slice(travels).find(({ layered }) => layered > 0)).toBeDefined();
    expect(looks.at(-1)?.layered).toBe(0);
  });

  it("stands still in a pause and behind another tab, goes on by one scene, changes its pace and is skipped", async () => {
    const page = await half(game, "calm");
    await page.getByRole("button", { name: /^Pause/ }).click();
    await page.getByRole("button", { name: /^Resume/ }).waitFor();
    await page.waitForTimeout(500);
    await still(page, 900);
    await page.getByRole("button", { name: /^Pace/ }).click();
    await page.getByRole("button", { name: /^Pace: brisk/i }).waitFor();
    await still(page, 300);
    // One step ends the scene that is on the screen, the next one shows another.
    const before = await caption(page);
    await page.keyboard.press("s");
    await page.waitForTimeout(500);
    expect(await caption(page)).toBe(before);
    await page.keyboard.press("s");
    await expect.poll(() => caption(page)).not.toBe(before);
    await page.keyboard.press("p");
    await cover(page, true);
    await page.waitForTimeout(500);
    await still(page, 900);
    await cover(page, false);
    const covered = await caption(page);
    await expect.poll(() => caption(page)).not.toBe(covered);
    await page.keyboard.press("k");
    await over(page);
    await page.locator(PROMPT).waitFor();
  });

  it("loses nothing and doubles nothing when the page is loaded again in the middle of a scene, in French on a phone", async () => {
    const page = await half(game, "brisk", {
      viewport: SIZES.phone,
      hasTouch: true,
      locale: "fr-FR",
      fixed: true,
    });
    await expect.poll(() => caption(page)).toContain("→");
    await page.getByRole("button", { name: "Pause" }).tap();
    await page.getByRole("button", { name: "Reprendre" }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    const before = await storedSteps(page);
    await page.reload();
    await page.locator("#play-map [data-piece]").first().waitFor({ state: "attached" });
    await page.locator("[data-part=recap] .unfold").tap();
    const steps = await restingSteps(page);
    expect(steps).toBeGreaterThanOrEqual(before);
    expect(await accessibilityFaults(page)).toEqual([]);
    const stand = await standing(page);
    expect(new Set(stand).size).toBe(stand.length);
    await page.reload();
    await page.locator("#play-map [data-piece]").first().waitFor({ state: "attached" });
    await expect.poll(async () => alike(await standing(page), stand)).toBe(true);
    expect(await storedSteps(page)).toBe(steps);
  });
});
