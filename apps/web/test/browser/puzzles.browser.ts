import type { Page } from "playwright-core";
import { puzzlesOf } from "@stonebridge/bots/puzzles";
import { describe, expect, it } from "vitest";
import { accessibilityFaults, drawn, sidewaysOverflow, SIZES, visits } from "./harness.ts";

const go = visits();

/** A game with puzzles, as the page names it. */
const GAME = "Bull Run 1861";

/** Milliseconds in which Enter does nothing after something was put in preview: the second half of a double press is no answer. */
const DOUBLE_PRESS = 300;

const task = (page: Page) => page.locator("[data-part=puzzle]");

const found = (page: Page) =>
  task(page)
    .getByText(/^This move gives/)
    .isVisible();

async function openFirst(page: Page, game = GAME): Promise<void> {
  await page.getByRole("radio", { name: game, exact: true }).check({ force: true });
  await page.getByRole("button", { name: /^(Puzzle|Problème) 1,/ }).click();
  await task(page).waitFor();
  await page.locator("#play-map svg").first().waitFor();
}

describe("puzzles", () => {
  it("show the best move in preview, tell its chances once it is played, and remember that it was not found", async () => {
    const { page, errors } = await go({ address: "/puzzles" });
    await openFirst(page);
    const [{ line }] = (await puzzlesOf("bull-run-1861")).puzzles;
    const percent = (thousandths: number): string => `${Math.round(thousandths / 10)}%`;
    await page.getByRole("button", { name: "Show the move" }).click();
    await task(page)
      .getByText(/The best move: /)
      .waitFor();
    await expect.poll(() => task(page).getAttribute("class")).toContain("open");
    // Taken back, it is no longer said to be in preview, and can be shown again.
    await page.keyboard.press("Escape");
    await task(page)
      .getByText(/in preview/)
      .waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Show the move" }).click();
    await task(page)
      .getByText(/in preview/)
      .waitFor();
    // what is left of a longer way is shown once its beginning was played
    for (let parts = 0; parts < line.length && !(await found(page)); parts++) {
      await page.waitForTimeout(DOUBLE_PRESS);
      const before = await task(page).innerText();
      await page.keyboard.press("Enter");
      await expect.poll(() => task(page).innerText()).not.toBe(before);
    }
    const [best, next] = line[0].chances.toSorted((one, other) => other - one);
    // It was shown: nobody is told that he found it.
    await task(page)
      .getByText(`This move gives ${percent(best)} chance to win, the next best ${percent(next)}.`)
      .waitFor();
    await task(page).getByRole("link", { name: "All puzzles" }).click();
    await page.getByRole("radio", { name: GAME, exact: true }).check({ force: true });
    await page.getByRole("button", { name: /^Puzzle 1, .*, tried, not solved$/ }).waitFor();
    // the list of games shows no puzzles
    await page.goto("/games");
    await page.getByRole("heading", { name: "No games yet" }).waitFor();
    expect(await page.getByText(GAME).count()).toBe(0);
    expect(errors).toEqual([]);
  });

  it("stand as they were after a reload, and count what is found", async () => {
    const { page } = await go({ address: "/puzzles" });
    await openFirst(page);
    await page.reload();
    await task(page)
      .getByText(/One move gives you \d+% more chance to win than any other/)
      .waitFor();
    await task(page).getByRole("link", { name: "All puzzles" }).click();
    await page.getByText("In a row, at the first try").waitFor();
  });

  it("leave the map its room on a phone, and break no word of what is known of who moves", async () => {
    const { page } = await go({ address: "/puzzles", locale: "fr-FR", viewport: SIZES.phone });
    await openFirst(page, "No Written Orders");
    const labels = page.locator("[data-area=dock] dt");
    await labels.first().waitFor();
    const sheet = page.locator(".sheet");
    const seen = async (): Promise<number> => {
      const card = await task(page).boundingBox();
      return ((await sheet.boundingBox())?.y ?? 0) - (card ? card.y + card.height : Infinity);
    };
    await expect.poll(seen).toBeGreaterThan(0.3 * SIZES.phone.height);
    await page.locator(".sheet .grip").press("ArrowUp");
    await drawn(page);
    const broken = await labels.evaluateAll((all) =>
      all.flatMap((one) => {
        const range = document.createRange();
        const text = one.firstChild;
        return [...(text?.textContent ?? "").matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
          range.setStart(text as Node, index);
          range.setEnd(text as Node, index + word.length);
          return range.getClientRects().length > 1 ? [word] : [];
        });
      }),
    );
    expect(broken).toEqual([]);
  });

  it.each([
    ["phone", "dark"],
    ["desktop", "light"],
  ] as const)("have no faults that axe finds in French, and fit: %s, %s", async (size, colorScheme) => {
    const { page } = await go({ address: "/puzzles", locale: "fr-FR", viewport: SIZES[size], colorScheme });
    await page.getByRole("button", { name: /^Problème 1,/ }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await sidewaysOverflow(page)).toBe(0);
    await openFirst(page);
    await page.getByRole("button", { name: "Montrer le coup" }).click();
    await task(page)
      .getByText(/Le meilleur coup/)
      .waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await sidewaysOverflow(page)).toBe(0);
  });
});
