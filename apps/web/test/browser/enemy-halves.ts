import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";

/** Situations in which the enemy is about to act, out of games that two colonels played; the player against whom he acts. */
export const ENEMY_HALVES = {
  "bull-run-1861": "north",
  "second-bull-run-1862": "union",
  "bull-run-1983": "union",
  "no-written-orders": "union",
} as const;

export type EnemyHalf = keyof typeof ENEMY_HALVES;

/** Part of the play screen that stands over the map while others act. */
export const STAGE = "[data-part=stage]";

/** Starts a game against a bot, who begins with a half of his. The client must lie at the page's address. */
export async function startEnemyHalf(page: Page, game: EnemyHalf): Promise<void> {
  await page.goto(`/new/${game}?opponent=bot&dice=rolled&guide=off&side=${ENEMY_HALVES[game]}`);
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: /Load a file/ }).click(),
  ]);
  await chooser.setFiles(fileURLToPath(new URL(`../unit/enemy-half-${game}.json`, import.meta.url)));
  await page.getByRole("button", { name: /^Start/ }).click();
  await page.locator("#play-map [data-piece]").first().waitFor({ state: "attached" });
}

/** What the stage says it shows; empty while it shows nothing. */
export async function caption(page: Page): Promise<string> {
  return page.evaluate(() => document.querySelector("[data-part=stage] .caption")?.textContent ?? "");
}
