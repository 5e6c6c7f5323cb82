import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { accessibilityFaults, sidewaysOverflow, SIZES, type VisitOptions, visits } from "./harness.ts";

const go = visits();

const END = "[data-part=end]";

/** A game of Bull Run (1983) against a bot that was given up before it began. */
async function givenUp(options: VisitOptions = {}): Promise<Page> {
  const { page } = await go({ address: "/new/bull-run-1983?opponent=bot&guide=off", ...options });
  await page.getByRole("button", { name: /^(Start at|Commencer)/ }).click();
  await page.locator("#play-map [data-piece]").first().waitFor({ state: "attached" });
  await page.getByRole("button", { name: /^Menu/ }).click();
  await page.getByRole("button", { name: /^(Give up|Abandonner)/ }).click();
  await page.getByRole("button", { name: /(Give up: press again|Abandonner.: appuyez encore)/ }).click();
  await page.locator(`${END} h2`).waitFor();
  return page;
}

describe("the page of the end", () => {
  it.each([
    ["desktop", "en-GB"],
    ["phone", "fr-FR"],
  ] as const)("has no faults that axe finds, and fits: %s, %s", async (size, locale) => {
    const page = await givenUp({ locale, viewport: SIZES[size] });
    await page.locator(`${END} figure`).first().waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await sidewaysOverflow(page)).toBe(0);
  });

  it("survives a reload, leads back to the field and to looking back, and comes again", async () => {
    const page = await givenUp();
    await page.locator(`${END} h2`).filter({ hasText: /win/ }).waitFor();
    await page.getByRole("region", { name: "The victory stars at the end" }).waitFor();
    await page.reload();
    await page.locator(`${END} figure`).first().waitFor();
    await page.getByRole("button", { name: "Show the map" }).click();
    await page.locator("#play-map").waitFor();
    await page.getByRole("button", { name: "How the battle went" }).click();
    await page.getByRole("button", { name: "Look back" }).click();
    await page.getByRole("region", { name: "Look back" }).waitFor();
    await page.locator(END).waitFor({ state: "detached" });
    await page.keyboard.press("Escape");
    await page.locator(`${END} h2`).waitFor();
  });

  it("begins the same game again with the sides changed", async () => {
    const page = await givenUp();
    const before = page.url();
    await page.getByRole("button", { name: "Play again, sides swapped" }).click();
    await page.locator("#play-map [data-piece]").first().waitFor({ state: "attached" });
    expect(page.url()).not.toBe(before);
    await page
      .locator("[data-part=header]")
      .getByText(/you are Confederates/)
      .first()
      .waitFor();
  });
});
