import type { Locator, Page } from "playwright-core";
import { atRest } from "../at-rest.ts";
import { onTheMap, openFile, startFrom } from "./screen-hands.ts";

/** What fingers do on a phone. */

export const TOUCH = { hasTouch: true, isMobile: true } as const;

/** A game of two at one screen behind its first curtain. */
export async function begin(page: Page, game: string, situation?: string | object): Promise<void> {
  if (situation === undefined) {
    await page.goto(`/new/${game}?opponent=here&guide=off`);
    await page.getByRole("button", { name: /^(Start|Commencer)/ }).tap();
  } else await startFrom(page, `/new/${game}?opponent=here&guide=off`, situation);
  await uncovered(page);
}

/** A game goes on from a record: it is opened at once, and nothing has to be started. */
export async function goOn(page: Page, game: string, record: object): Promise<void> {
  await page.goto(`/new/${game}?guide=off`);
  await openFile(page, record);
  await uncovered(page);
}

/** Waits until the map is there, behind the curtain if there is one. */
async function uncovered(page: Page): Promise<void> {
  const uncover = page.getByRole("button", { name: /show the map|montrer la carte/ });
  await uncover.or(page.locator("[data-part=prompt] h2")).first().waitFor();
  if (await uncover.isVisible()) await uncover.tap();
  await onTheMap(page);
  await atRest(page);
  await page.evaluate(() => document.fonts.ready);
}

/** Where something lies in the window, px. */
export async function boxOf(what: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await what.boundingBox();
  if (!box) throw new Error("It is not to be seen.");
  return box;
}

/** Buttons that a finger could miss. @param within where they are looked for */
export const tooSmall = (page: Page, within = "body"): Promise<string[]> =>
  page.evaluate(
    (where) =>
      [...document.querySelectorAll<HTMLElement>(`${where} button:not(.grip)`)]
        .filter((one) => one.checkVisibility())
        .map((one) => ({ name: one.ariaLabel ?? one.innerText, box: one.getBoundingClientRect() }))
        .filter(({ box }) => box.width < 43.5 || box.height < 43.5)
        .map(({ name, box }) => `${name}: ${box.width} x ${box.height}`),
    within,
  );
