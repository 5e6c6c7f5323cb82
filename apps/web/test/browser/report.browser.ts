import { readFileSync } from "node:fs";
import type { Download, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { recruitsGame, recruitsMatch } from "../report/given-up.ts";
import { accessibilityFaults, sidewaysOverflow, SIZES, visits } from "./harness.ts";
import { onTheMap, openFile } from "./screen-hands.ts";

const go = visits();
/** What makes reports of records: `npm run build` builds it. */
const PROGRAM = new URL("../../dist-report/program.js", import.meta.url).href;

/** Opens the sheet of a game that was given up, and waits until its report is drawn. */
async function ordered(page: Page, game: string): Promise<void> {
  await openFile(page, recruitsGame(game, 120));
  await page.getByRole("button", { name: /^(Report|Compte rendu)$/ }).click();
  await page.getByRole("button", { name: /^(Save the report|Enregistrer le compte rendu)/ }).waitFor();
}

async function saved(page: Page, button: RegExp): Promise<{ readonly name: string; readonly text: string }> {
  const [download] = await Promise.all([
    page.waitForEvent("download") as Promise<Download>,
    page.getByRole("button", { name: button }).click(),
  ]);
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), "utf8") };
}

/** What an XML reader finds wrong with a document; empty: nothing. */
function faults(page: Page, text: string): Promise<string> {
  return page.evaluate(
    (xml) => new DOMParser().parseFromString(xml, "application/xml").querySelector("parsererror")?.textContent ?? "",
    text,
  );
}

describe("the report of a finished game", () => {
  it.each(["bull-run-1861", "bull-run-1983", "second-bull-run-1862", "no-written-orders"])(
    "is saved and printed, its film saved and watched, each a whole file: %s",
    async (game) => {
      const { page, errors, context } = await go({ address: `/new/${game}` });
      await ordered(page, game);
      // Where no policy of a site says what styles may be.
      const blank = await context.newPage();
      const report = await saved(page, /^Save the report/);
      expect(report.name).toBe(`${game}.html`);
      expect(await faults(blank, report.text.replace("<!doctype html>", ""))).toBe("");
      const film = await saved(page, /^Save the picture/);
      expect(film.name).toBe(`${game}.svg`);
      expect(await faults(blank, film.text)).toBe("");
      // The command line makes the same of the same record.
      const { reportOfMatch } = (await import(PROGRAM)) as typeof import("../../src/report/program.ts");
      const recorded = await reportOfMatch(recruitsMatch(game, 120), { language: "en" });
      expect({ report: report.text === recorded.report, film: film.text === recorded.film }).toEqual({
        report: true,
        film: true,
      });
      await blank.close();
      await page.getByRole("button", { name: "Watch it" }).click();
      const picture = page.getByRole("img", { name: "The battle as a moving picture" });
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(500);
      await page.getByRole("button", { name: "Stop" }).click();
      // Its dialog would wait for somebody.
      await context.addInitScript(() => (window.print = () => undefined));
      const [paper] = await Promise.all([
        page.waitForEvent("popup"),
        page.getByRole("button", { name: "Print it" }).click(),
      ]);
      await paper.getByRole("heading", { level: 1 }).waitFor();
      const heading = paper.locator("h2").first();
      await expect.poll(() => heading.evaluate((one) => getComputedStyle(one).borderBottomWidth)).toBe("2px");
      await paper.locator(".turn svg").first().waitFor();
      await paper.close();
      expect(errors).toEqual([]);
    },
  );

  it("has the chances where it is ordered from the analysis", async () => {
    const { page } = await go({ address: "/new/bull-run-1861" });
    await openFile(page, recruitsGame("bull-run-1861", 120));
    await page.getByRole("link", { name: "Analyse" }).click();
    await page.getByRole("heading", { name: "Luck and skill" }).waitFor();
    await page.getByRole("button", { name: "Report", exact: true }).click();
    await page.getByText("With the chances that the analysis found.").waitFor();
    const { text } = await saved(page, /^Save the report/);
    expect(text).toMatch(/North: chance to win/);
  });

  it("is ordered while looking back too, and not while the game goes on", async () => {
    const { page } = await go({ address: "/new/bull-run-1861" });
    await ordered(page, "bull-run-1861");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Look back" }).click();
    const back = page.getByRole("region", { name: "Look back" });
    await back.getByRole("button", { name: "Report" }).click();
    await page.getByRole("button", { name: /^Save the report/ }).waitFor();
    await page.keyboard.press("Escape");
    await back.getByRole("button", { name: "Play on from here" }).click();
    await back.waitFor({ state: "detached" });
    await onTheMap(page);
    expect(await page.getByRole("button", { name: "Report" }).count()).toBe(0);
  });

  it.each([
    ["phone", "dark"],
    ["desktop", "light"],
  ] as const)("is ordered in French from a sheet without faults that axe finds: %s, %s", async (size, colorScheme) => {
    const { page } = await go({
      address: "/new/bull-run-1861",
      locale: "fr-FR",
      viewport: SIZES[size],
      colorScheme,
    });
    await ordered(page, "bull-run-1861");
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await sidewaysOverflow(page)).toBe(0);
    const { text } = await saved(page, /^Enregistrer le compte rendu/);
    expect(text).toContain('<html lang="fr">');
    expect(text).toContain("Tour par tour");
  });
});
