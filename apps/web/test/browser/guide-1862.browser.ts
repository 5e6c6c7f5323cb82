import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { lesson, look, showUpTo } from "./guide-hands.ts";
import { accessibilityFaults, sidewaysOverflow, SIZES, visits } from "./harness.ts";
import { asked, BETWEEN_PRESSES, counters, question } from "./screen-hands.ts";

/** Keys that the longest way to something on the map takes. */
const FAR = 40;

const go = visits("/learn");

const card = (page: Page) => page.locator("section.lesson").filter({ hasText: "Second Bull Run 1862" });

/** Presses keys one after the other, each long enough after the one before to count. */
async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.waitForTimeout(BETWEEN_PRESSES);
  }
}

/** Presses a key until the focus is on something of this name. */
async function walk(page: Page, key: string, name: RegExp): Promise<void> {
  await counters(page);
  for (let step = 0; step < FAR; step++) {
    const here = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement?.getAttribute("aria-label") ?? activeElement?.textContent?.trim() ?? "";
    });
    if (name.test(here)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The focus does not come to ${name.source}.`);
}

/** Faces Sudley Church by the number of its button; what hands the game over waits for Enter. */
async function faceGoal(page: Page): Promise<void> {
  await asked(page, /^Which zone does/);
  const labels = await page.locator("[data-part=dock] .choices button").allInnerTexts();
  await press(page, String(labels.findIndex((label) => label.includes("Sudley Church")) + 1));
  if ((await question(page)).startsWith("Which zone")) await press(page, "Enter");
}

describe("the guided turn of Second Bull Run 1862", () => {
  it("is played by keys alone as far as the dice of the attack, and taken up again", async () => {
    const { page, errors } = await go();
    await card(page).getByRole("button", { name: "Start the guided turn" }).focus();
    await page.keyboard.press("Enter");
    await asked(page, /^Union: place/);
    await press(page, "1", "e", "e");
    await lesson(page, "How you win");
    expect(await accessibilityFaults(page)).toEqual([]);
    await press(page, "v", "v");
    await lesson(page, "A brigade");
    await walk(page, "Tab", /^Heintzelman, corps commander/);
    await press(page, "ArrowLeft", "ArrowUp", "PageDown", "i", "Escape", "Escape");
    await lesson(page, "Corps and divisions");
    await press(page, "o", "Escape");
    await lesson(page, "Choose a corps commander");
    await walk(page, "Shift+Tab", /^Heintzelman, corps commander/);
    await press(page, "Enter", "Enter");
    await lesson(page, "Command");
    await look(page, "c");
    await lesson(page, "Choose a division");
    await walk(page, "Tab", /^Poe,/);
    await press(page, "Enter");
    await lesson(page, "Brigade by brigade");
    await walk(page, "Tab", /^Robinson,/);
    await press(page, "Enter");
    await lesson(page, "Cohesion");
    await look(page, "x");
    await lesson(page, "Zones of control");
    await look(page, "z");
    await lesson(page, "Advance on the enemy");
    await walk(page, "Tab", /^Zone 163/);
    await press(page, "Enter");
    await lesson(page, "Try what is not allowed");
    await press(page, "ArrowRight", "ArrowUp", "Enter", "Escape");
    await lesson(page, "Weigh an attack");
    await press(page, "a");
    await lesson(page, "Declare it");
    expect(await accessibilityFaults(page)).toEqual([]);
    await press(page, "Enter");
    await faceGoal(page);
    await lesson(page, "Two against one");
    await asked(page, /which brigade acts/);
    await walk(page, "Tab", /^Poe,/);
    await press(page, "Enter");
    await walk(page, "Tab", /^Zone 163/);
    await press(page, "Enter", "a", "Enter");
    await faceGoal(page);
    await lesson(page, "End the marches");
    for (let presses = 0; presses < 8 && !/^(Which combat|Roll the dice)/.test(await question(page)); presses++)
      await press(page, "e");
    await lesson(page, "Roll the dice");
    await page.reload();
    await lesson(page, "Roll the dice");
    await walk(page, "Tab", /^(Poe|Robinson|Thomas),/);
    await press(page, "Enter", "Enter");
    await lesson(page, "Read the result");
    expect(errors).toEqual([]);
  });

  it("fits a phone in French, shown step by step, without an accessibility fault", async () => {
    const { page, errors } = await go({ viewport: SIZES.phone, hasTouch: true, locale: "fr-FR" });
    await card(page).getByRole("button", { name: "Commencer le tour guidé" }).click();
    await lesson(page, "Six heures et demie");
    const leads = /^(Montrez-moi|Continuer|Annuler)$/;
    for (const title of [
      "Une brigade",
      "Corps et divisions",
      "Choisissez une division",
      "Essayez l’interdit",
      "Déclarez-la",
    ]) {
      await showUpTo(page, title, leads);
      expect(await sidewaysOverflow(page), title).toBe(0);
      expect(await accessibilityFaults(page), title).toEqual([]);
    }
    expect(errors).toEqual([]);
  });
});

describe("the short lessons", () => {
  it("come when they are opened, are shown with their positions, and are played on", async () => {
    const { page, errors } = await go({ colorScheme: "dark" });
    await card(page).getByText("Short lessons, each with a position").click();
    for (const title of ["Cohesion", "Command and isolation", "A combat and its tests", "Rout", "The night"])
      await page.getByRole("heading", { name: title, level: 3 }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.setViewportSize(SIZES.narrow);
    expect(await sidewaysOverflow(page)).toBe(0);
    await page.getByRole("button", { name: "Play from here" }).nth(2).click();
    await asked(page, /division/);
    const goal = page.getByRole("region", { name: "A combat and its tests" });
    await goal.getByText(/^Attack Field with Hardin and Meade together/).waitFor();
    expect(errors).toEqual([]);
  });
});
