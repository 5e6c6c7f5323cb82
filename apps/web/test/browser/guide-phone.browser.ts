import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { drawn, SIZES, visits } from "./harness.ts";
import { BETWEEN_PRESSES, dock, felt } from "./screen-hands.ts";

const go = visits("/learn");

const button = (page: Page, name: string | RegExp): Locator => dock(page).getByRole("button", { name }).first();
const tab = (page: Page, name: string): Locator => page.getByRole("button", { name, exact: true });
const piece = (page: Page, id: string): Locator => page.locator(`#play-map [data-piece="${id}"]`);
/** The button that the guide lights among the map's tools, which have opened for it. */
const tool = (page: Page): Locator => page.locator(".folded li .pointed");
const guide = (page: Page, name: string): Locator => page.locator(".guide").getByRole("button", { name, exact: true });

/** The middle of what a finger is to touch, where it lies on the screen and under nothing; else nothing. */
const free = (what: Locator) =>
  what.evaluate((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const [left, top] = [x + width / 2, y + height / 2];
    const upmost = document.elementFromPoint(left, top);
    const same = one.closest("#play-map") ?? one;
    return upmost !== null && same.contains(upmost) ? ([left, top] as const) : undefined;
  });

/** Waits until something lies free on the screen, with nothing scrolled to it, taps it, and waits until that is felt. */
async function tap(page: Page, what: Locator, said: string): Promise<void> {
  await what.waitFor({ state: "attached" });
  await page.waitForTimeout(BETWEEN_PRESSES);
  await expect.poll(() => free(what), { message: said }).toBeDefined();
  const at = await free(what);
  if (at) await felt(page, () => page.touchscreen.tap(...at));
}

const atStep = (page: Page, step: number): Locator =>
  page.locator(".guide .step", { hasText: new RegExp(`^${step}/`) });

/** Taps what the line of this lesson speaks of, until the next lesson comes. A counter takes up to three taps: nearer, its stack opens, it is picked. */
async function follow(page: Page, step: number, ...subjects: readonly Locator[]): Promise<void> {
  await atStep(page, step).waitFor();
  for (const [index, subject] of subjects.entries()) {
    const next = subjects[index + 1] ?? atStep(page, step + 1);
    const said = `lesson ${step}, subject ${index + 1}`;
    await subject.waitFor({ state: "attached" });
    const onMap = await subject.evaluate((one) => one.closest("#play-map") !== null);
    await tap(page, subject, said);
    const most = onMap ? 3 : 1;
    for (let taps = 1; taps < most && (await next.count()) === 0; taps++)
      await tap(page, subject, `${said}, tap ${taps + 1}`);
    const again = page.getByRole("button", { name: /^Press again: / });
    await again.or(next).first().waitFor({ state: "attached" });
    if ((await again.count()) > 0) await tap(page, again, `${said}, again`);
  }
}

async function begin(page: Page, game: string): Promise<void> {
  const card = page.locator("section.lesson").filter({ hasText: game });
  const start = card.getByRole("button", { name: "Start the guided turn" });
  await start.scrollIntoViewIfNeeded();
  await drawn(page);
  await start.tap();
  const begun = page.locator(".guide").or(page.locator("section.lesson [aria-busy=true]")).first();
  try {
    await begun.waitFor({ timeout: 5_000 });
  } catch {
    // The first touch after a page has scrolled may fall where it lay before: then a person taps again.
    if (await start.isVisible()) await start.tap();
  }
  await page.locator(".guide").waitFor();
}

describe("the guided turn on a phone", () => {
  it("has the first that it speaks of in sight in 1861: a button, a tab and a brigade", async () => {
    const { page, errors } = await go({ viewport: SIZES.phone, hasTouch: true, isMobile: true });
    await begin(page, "Bull Run 1861");
    await follow(page, 1, button(page, "Ready"));
    await follow(page, 2, tab(page, "Score"), guide(page, "Continue"));
    await follow(page, 3, piece(page, "porter"), guide(page, "Continue"));
    await atStep(page, 4).waitFor();
    expect(errors).toEqual([]);
  });

  it("has a stack in sight in 1983, opens the map tools for the overlay that it names, and says why with a piece in hand", async () => {
    const { page, errors } = await go({ viewport: SIZES.phone, hasTouch: true, isMobile: true });
    await begin(page, "Bull Run (1983)");
    await follow(page, 1, piece(page, "us-2me"));
    await follow(page, 2, tool(page), guide(page, "Continue"));
    // 2 Me is still in hand, and could march to where 69 NYM stands.
    await follow(page, 3, piece(page, "us-69nym"), guide(page, "Continue"));
    await atStep(page, 4).waitFor();
    expect(errors).toEqual([]);
  });
});
