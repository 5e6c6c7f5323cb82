import type { Locator, Page } from "playwright-core";
import { BETWEEN_PRESSES } from "./screen-hands.ts";

/** What hands do with the guide of any game. */

/** How long the enemy may play before the guide goes on, in ms: a formation of his, each step shown. */
const ENEMY_PLAYS = 100_000;

/** The guide beside the map, or on a phone the line over it with what it opens. */
export const coach = (page: Page): Locator => page.locator(".coach, .guide").first();

/** Looks at an overlay by its key, until the guide says that it was long enough. */
export async function look(page: Page, key: string): Promise<void> {
  await page.keyboard.down(key);
  await coach(page).getByRole("button", { name: "Continue" }).waitFor();
  await page.keyboard.up(key);
}

/** Opens the guide on a phone, where it is one line. */
async function unfold(page: Page): Promise<void> {
  const line = page.locator(".guide .says[aria-expanded=false]");
  if ((await line.count()) > 0) await line.click();
}

/** Waits for a lesson. */
export async function lesson(page: Page, title: string): Promise<void> {
  await coach(page).waitFor();
  await unfold(page);
  await coach(page).locator("h2").filter({ hasText: title }).waitFor();
}

/** Lets the guide do everything before a lesson, by its button alone. */
export async function showUpTo(page: Page, title: string, button: string | RegExp): Promise<void> {
  const there = coach(page)
    .locator("h2")
    .and(page.getByText(title, { exact: true }));
  const able = coach(page).getByRole("button", { name: button }).first();
  for (let presses = 0; presses < 45; presses++) {
    await unfold(page);
    await there.or(able).first().waitFor({ timeout: ENEMY_PLAYS });
    // The lesson may have come while it was waited for, folded again.
    await unfold(page);
    if ((await there.count()) > 0) return;
    await able.click();
    await page.waitForTimeout(BETWEEN_PRESSES);
    const dialog = page.getByRole("dialog");
    if ((await dialog.count()) > 0) await page.keyboard.press("Escape");
  }
  throw new Error(`The guide does not come to ${title}.`);
}
