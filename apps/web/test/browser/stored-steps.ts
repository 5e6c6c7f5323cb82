import type { Page } from "playwright-core";
import { expect } from "vitest";

/** How many steps of the only game the browser has stored; -1: no game yet. */
export function storedSteps(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // To open what is not there would make it, and the site would find an empty store.
    if ((await indexedDB.databases()).every(({ name }) => name !== "stonebridge")) return -1;
    return new Promise<number>((resolve, reject) => {
      const request = indexedDB.open("stonebridge");
      request.addEventListener("error", () => reject(request.error));
      request.addEventListener("success", () => {
        const all = request.result.transaction("games").objectStore("games").getAll();
        all.addEventListener("success", () => {
          request.result.close();
          resolve(all.result[0]?.steps ?? -1);
        });
      });
    });
  });
}

/** The same once no more are being stored. */
export async function restingSteps(page: Page): Promise<number> {
  let steps = await storedSteps(page);
  await expect
    .poll(async () => {
      const before = steps;
      await page.waitForTimeout(700);
      steps = await storedSteps(page);
      return steps - before;
    })
    .toBe(0);
  return steps;
}
