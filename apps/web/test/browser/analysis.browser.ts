import { fastDice, type GameRecord, Match, seededSource } from "@stonebridge/kernel";
import { bullRun1861 } from "@stonebridge/games/bull-run-1861";
import { describe, expect, it } from "vitest";
import { accessibilityFaults, sidewaysOverflow, SIZES, visits } from "./harness.ts";
import { openFile } from "./screen-hands.ts";

const go = visits();

/** A game by chance; given up after so many steps. */
function played(steps = Infinity): GameRecord {
  const match = Match.begin(bullRun1861.open(bullRun1861.situation("historical")), { dice: seededSource(5) });
  const chance = fastDice(2);
  for (let now = match.decision; !now.over && match.steps.length < steps; now = match.decision)
    match.act(now.sides[0], now.actions[chance.roll("choice", now.actions.length) - 1]);
  if (!match.decision.over) match.resign("north");
  return match.record();
}

describe("the analysis of a finished game", () => {
  it("opens from its end, adds up, and leads to every step on the map", async () => {
    const { page, errors } = await go({ address: "/new/bull-run-1861" });
    await openFile(page, played());
    await page.getByRole("link", { name: "Analyse" }).click();
    await page.getByRole("heading", { name: "Luck and skill" }).waitFor();
    const cells = await page
      .locator("section[aria-labelledby=analysis-sums] table")
      .locator("tbody tr td:nth-child(2)")
      .allInnerTexts();
    const [start, luck, own, enemy, result] = cells.map((cell) => Number(cell.replace("−", "-").replace("%", "")));
    expect(Math.abs(start + luck + own + enemy - result)).toBeLessThan(0.3);
    expect([0, 100]).toContain(result);
    const slider = page.getByRole("slider", { name: "Step" });
    await slider.focus();
    for (let press = 0; press < 3; press++) await page.keyboard.press("ArrowRight");
    expect(await slider.getAttribute("aria-valuetext")).toMatch(/^Step 3 of [\d,]+: \d+\.\d%$/);
    // a turning point is gone to from the curve and from the list
    await page.getByRole("button", { name: /^a: / }).click();
    const first = page.getByRole("region", { name: "Turning points" }).getByRole("button").first();
    expect(await first.getAttribute("aria-pressed")).toBe("true");
    // what it changed is ringed on the map
    await page
      .getByRole("img", { name: /^The map: / })
      .locator(".ring")
      .first()
      .waitFor();
    expect(await page.locator(".what").allInnerTexts()).not.toContainEqual(expect.stringMatching(/Step \d/));
    await slider.fill("3");
    await page.getByRole("link", { name: "See it in the replay" }).click();
    await page.waitForURL(/\/play\/\w+\/step\/3$/);
    expect(errors).toEqual([]);
  });

  it("opens a record, looks for its mistakes until that is cancelled, and plays on from a step", async () => {
    const { page, errors } = await go({ address: "/analyse" });
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
    await page.goto("/games");
    await page
      .getByRole("button", { name: /^Analyse / })
      .first()
      .click();
    await page.waitForURL(/\/analyse\/\w+$/);
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
    expect(await page.getByRole("row", { name: /Abandon ou interruption/ }).count()).toBe(3);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await sidewaysOverflow(page)).toBe(0);
  });

  it("is refused while a game goes on: it would be help", async () => {
    const { page } = await go({ address: "/new/bull-run-1861?opponent=here" });
    await page.getByRole("button", { name: /^Start at/ }).click();
    await page.waitForURL(/\/play\/\w+/);
    const id = new URL(page.url()).pathname.split("/")[2];
    await page.goto(`/analyse/${id}`);
    await page.getByRole("heading", { name: "This game is not over" }).waitFor();
    await page.getByRole("link", { name: "Back to the game" }).click();
    await page.waitForURL(new RegExp(`/play/${id}$`));
  });
});
