import type { Page } from "playwright-core";
import { counters, startFrom } from "./screen-hands.ts";
import bullRun1861 from "../unit/enemy-half-bull-run-1861.json" with { type: "json" };
import bullRun1983 from "../unit/enemy-half-bull-run-1983.json" with { type: "json" };
import noWrittenOrders from "../unit/enemy-half-no-written-orders.json" with { type: "json" };
import secondBullRun1862 from "../unit/enemy-half-second-bull-run-1862.json" with { type: "json" };

/** Situations in which the enemy is about to act, out of games that two colonels played; the player against whom he acts. */
export const ENEMY_HALVES = {
  "bull-run-1861": { side: "north", situation: bullRun1861 },
  "second-bull-run-1862": { side: "union", situation: secondBullRun1862 },
  "bull-run-1983": { side: "union", situation: bullRun1983 },
  "no-written-orders": { side: "union", situation: noWrittenOrders },
} as const;

export type EnemyHalf = keyof typeof ENEMY_HALVES;

/** Part of the play screen that stands over the map while others act. */
export const STAGE = "[data-part=stage]";

/** Starts a game against a bot, who begins with a half of his. The client must lie at the page's address. */
export async function startEnemyHalf(page: Page, game: EnemyHalf): Promise<void> {
  const { side, situation } = ENEMY_HALVES[game];
  await startFrom(page, `/new/${game}?opponent=bot&dice=rolled&guide=off&side=${side}`, situation);
  await counters(page);
}

/** What the stage says it shows; empty while it shows nothing. */
export async function caption(page: Page): Promise<string> {
  return page.evaluate(() => document.querySelector("[data-part=stage] .caption")?.textContent ?? "");
}

/** What is drawn by chance on a page and in its bot: always this. With it halves of 1861 and 1983 end in a question about no fight, which has a recap. */
const DRAWN = 5;

/** The dice of games begun on the page, and the bot's whims, are the same every time. */
export async function fixChance(page: Page): Promise<void> {
  const fixed = `crypto.getRandomValues = (numbers) => numbers.fill(${DRAWN});`;
  await page.addInitScript(fixed);
  await page.route(/\/bot\.worker[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${fixed}\n${await response.text()}` });
  });
}
