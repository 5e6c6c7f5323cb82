import shapes from "@stonebridge/atlas/maps/bull-run-1861/shapes.json" with { type: "json" };
import type { CDPSession, Page } from "playwright-core";
import { afterAll, beforeAll, inject } from "vitest";
import { type DemoBrowser, demoBrowser } from "./page.ts";
import { type At, touch } from "./touches.ts";

/** A Chromium for the tests of a file, and how each runs on a page of its own in it. */
export function pages(): (
  options: NonNullable<Parameters<DemoBrowser["open"]>[0]>,
  test: (page: Page) => Promise<void>,
) => Promise<void> {
  let browser: DemoBrowser;
  beforeAll(async () => {
    browser = await demoBrowser(inject("board"));
  });
  afterAll(() => browser.close());
  return async (options, test) => {
    const page = await browser.open(options);
    await page.waitForFunction(() => window.demo.sight.zoom > 0);
    await test(page);
    await page.context().close();
  };
}

export async function middleOf(page: Page, piece: string): Promise<At> {
  const found = await page.evaluate((id) => {
    const node = document.querySelector<SVGGElement>(`[data-piece="${id}"]`);
    const matrix = node?.getScreenCTM();
    return matrix && ([50 * matrix.a + matrix.e, 50 * matrix.d + matrix.f] as const);
  }, piece);
  if (!found) throw new Error(`No piece ${piece} on the page.`);
  return found;
}

/** A place of the map in px of the window. */
export async function placeOf(page: Page, x: number, y: number): Promise<At> {
  return page.evaluate(
    ([mapX, mapY]) => {
      const { left, top, zoom } = window.demo.sight;
      return [((mapX as number) - left) * zoom, ((mapY as number) - top) * zoom] as const;
    },
    [x, y],
  );
}

export async function told(page: Page, kind: string): Promise<unknown[][]> {
  return page.evaluate((wanted) => window.demo.told.filter(([first]) => first === wanted), kind);
}

export async function focused(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const node = document.activeElement;
    return node?.getAttribute("data-space") ?? node?.getAttribute("data-piece") ?? null;
  });
}

export async function tap(page: Page, session: CDPSession, at: At): Promise<void> {
  await touch(session, "touchStart", at);
  await touch(session, "touchEnd");
  await page.waitForTimeout(100);
}

/** Where pieces of an empty space would stand, in map units. */
export const COMPTON = shapes.zones.find(({ id }) => id === "compton")?.counters as unknown as At;
