import type { Locator, Page } from "playwright-core";
import { BETWEEN_PRESSES } from "./screen-hands.ts";

/** What hands do with the guide of any game. */

/** How long the enemy may play before the guide goes on, in ms: a formation of his, each step shown. */
const ENEMY_PLAYS = 100_000;

/** The guide beside the map, or over its foot. */
export const coach = (page: Page): Locator => page.locator(".coach");

/** Waits for a lesson. */
export const lesson = (page: Page, title: string): Promise<void> =>
  coach(page).locator("h2").filter({ hasText: title }).waitFor();

/** Lets the guide do everything before a lesson, by its button alone. */
export async function showUpTo(page: Page, title: string, button: string): Promise<void> {
  const heading = coach(page).locator("h2");
  for (let presses = 0; presses < 30; presses++) {
    if ((await heading.innerText()) === title) return;
    const able = coach(page).getByRole("button", { name: button }).and(page.locator(":not([aria-disabled=true])"));
    await able.click({ timeout: ENEMY_PLAYS });
    await page.waitForTimeout(BETWEEN_PRESSES);
    const dialog = page.getByRole("dialog");
    if ((await dialog.count()) > 0) await page.keyboard.press("Escape");
  }
  throw new Error(`The guide does not come to ${title}.`);
}
