import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { accessibilityFaults, drawn, SIZES, visits } from "./harness.ts";
import { onTheMap, PROMPT } from "./screen-hands.ts";

/**
 * Every page and the first states of play in French at both sizes, and the views of a phone in English. What stands here, other
 * files test in English on a desk while they play.
 */
const arrive = visits();

async function faults(page: Page, state: string): Promise<readonly string[]> {
  return (await accessibilityFaults(page, { again: true })).map((fault) => `${state}: ${fault}`);
}

async function atBothSizes(page: Page, state: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const size of ["phone", "desktop"] as const) {
    await page.setViewportSize(SIZES[size]);
    // A change of width exchanges the layout of a game, whose parts may have to be fetched first.
    await drawn(page);
    await page.getByRole("main").waitFor();
    found.push(...(await faults(page, `${state}, ${size}`)));
  }
  return found;
}

const PAGES = [
  "/",
  "/new/no-written-orders",
  "/learn",
  "/puzzles",
  "/games",
  "/rules/bull-run-1861",
  "/elsewhere",
  "/play/none",
];
const GAMES = ["bull-run-1861", "second-bull-run-1862", "bull-run-1983", "no-written-orders"] as const;

describe("in French, at both sizes", () => {
  it("no page has an accessibility fault", async () => {
    const { page } = await arrive({ locale: "fr-FR", address: "/" });
    const found: string[] = [];
    for (const path of PAGES) {
      await page.goto(path);
      await page.getByRole("heading", { level: 1 }).waitFor();
      found.push(...(await atBothSizes(page, path)));
    }
    expect(found).toEqual([]);
  });

  it.each(GAMES)("no first state of play has one: %s", async (game) => {
    const { page } = await arrive({ locale: "fr-FR", address: `/new/${game}?opponent=bot&guide=off` });
    await page.getByRole("button", { name: /^Commencer/ }).click();
    await onTheMap(page);
    const found = [...(await atBothSizes(page, "first question"))];
    await page.locator("#play-map [data-piece]").first().focus();
    await page.keyboard.press("Enter");
    found.push(...(await faults(page, "a piece picked")));
    expect(found).toEqual([]);
  });
});

describe("in English on a phone", () => {
  // One game on zones and one on hexes: the views are the same rooms.
  it.each(["bull-run-1861", "no-written-orders"])("no view of play has a fault: %s", async (game) => {
    const { page } = await arrive({
      viewport: SIZES.phone,
      hasTouch: true,
      address: `/new/${game}?opponent=bot&guide=off`,
    });
    await page.getByRole("button", { name: /^Start/ }).click();
    await page.locator(PROMPT).waitFor();
    const found: string[] = [];
    const tabs = page.locator("nav.tabs button");
    await tabs.last().waitFor();
    for (let at = 0; at < (await tabs.count()); at++) {
      await tabs.nth(at).click();
      await tabs.nth(at).and(page.locator("[aria-current=page]")).waitFor();
      found.push(...(await faults(page, `tab ${at + 1}`)));
    }
    expect(found).toEqual([]);
  });
});
