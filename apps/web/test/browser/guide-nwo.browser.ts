import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { coach, lesson, look, showUpTo } from "./guide-hands.ts";
import { accessibilityFaults, sidewaysOverflow, SIZES, visits } from "./harness.ts";
import { asked, BETWEEN_PRESSES, side, twice } from "./screen-hands.ts";

const go = visits("/learn");

/** The button of the guide that leads on, whatever it leads from. */
const LEADS = /^(Show me|Continue|Undo it)$/;

const card = (page: Page) => page.locator("section.lesson").filter({ hasText: "No Written Orders" });
const show = (page: Page, button: string) => coach(page).getByRole("button", { name: button }).click();

describe("the guided turn of No Written Orders", () => {
  it("is played as far as the chits, with an order by an aide and one face to face, and taken up again", async () => {
    const { page, errors } = await go();
    await card(page).getByRole("button", { name: "Start the guided turn" }).click();
    await lesson(page, "Six in the morning");
    await twice(page, "e");
    await lesson(page, "What counts");
    // the guide waits while the enemy decides
    await coach(page).getByRole("button", { name: "Show me" }).waitFor();
    await page.keyboard.press("v");
    await page.waitForTimeout(BETWEEN_PRESSES);
    await page.keyboard.press("v");
    await lesson(page, "A brigade and a battery");
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.locator('#play-map [data-piece="u_sherman"]').focus();
    await page.keyboard.press("i");
    await coach(page).getByRole("button", { name: "Continue" }).click();
    await lesson(page, "You command by orders");
    await page.keyboard.press("o");
    await page.waitForTimeout(BETWEEN_PRESSES);
    await page.keyboard.press("Escape");
    await lesson(page, "Who gets an order");
    // the enemy may make a bad move, and ask for an order: the guide leads on from there as well
    await showUpTo(page, "Draw the order", LEADS);
    await asked(page, /^What should .+ do\?/);
    await page.keyboard.press("3");
    await show(page, "Show me");
    await lesson(page, "Orders take time");
    await side(page)
      .getByText(/by an aide, arrives T3 8:00/)
      .waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.waitForTimeout(BETWEEN_PRESSES);
    await page.getByRole("button", { name: /^Give the order/ }).click();
    await lesson(page, "A second order");
    await showUpTo(page, "Send the orders", LEADS);
    expect(await accessibilityFaults(page)).toEqual([]);
    await twice(page, "e");
    await lesson(page, "Does Miles obey?");
    await page.reload();
    await lesson(page, "Does Miles obey?");
    await showUpTo(page, "The chit cup", LEADS);
    await look(page, "c");
    await coach(page).getByRole("heading", { name: "The chit cup" }).waitFor({ state: "detached" });
    expect(errors).toEqual([]);
  });

  it("fits a phone in French, shown step by step, without an accessibility fault", async () => {
    const { page, errors } = await go({ viewport: SIZES.phone, hasTouch: true, locale: "fr-FR" });
    await card(page).getByRole("button", { name: "Commencer le tour guidé" }).click();
    await lesson(page, "Six heures du matin");
    for (const title of ["Un ordre prend du temps", "En personne", "Envoyez les ordres"]) {
      await showUpTo(page, title, /^(Montrez-moi|Continuer|Annuler)$/);
      expect(await sidewaysOverflow(page), title).toBe(0);
      expect(await accessibilityFaults(page), title).toEqual([]);
    }
    expect(errors).toEqual([]);
  });
});

describe("the short lessons of No Written Orders", () => {
  it("come when they are opened, are shown with their positions, and are played on", async () => {
    const { page, errors } = await go({ colorScheme: "dark" });
    await card(page).getByText("Short lessons, each with a position").click();
    for (const title of [
      "Giving an order, and waiting",
      "A leader’s own initiative",
      "Moving under an Attack order",
      "Lines of sight",
      "An assault and its odds",
      "Demoralised and falling back",
    ])
      await card(page).getByRole("heading", { name: title, level: 3 }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.setViewportSize(SIZES.narrow);
    expect(await sidewaysOverflow(page)).toBe(0);
    await card(page).getByRole("button", { name: "Play from here" }).nth(4).click();
    await asked(page, /who assaults|anyone else assault/);
    expect(errors).toEqual([]);
  });
});
