import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { visits } from "./harness.ts";
import { begin, boxOf, TOUCH } from "./phone-hands.ts";
import { situationAsking } from "../unit/tables-1862.ts";
import { describe1861, northernHalf } from "./press-positions.ts";
import { asked, dock, felt } from "./screen-hands.ts";

const go = visits();

/** Taps a counter until its card is open: the first tap in a crowd comes near, and one on who may not act says why. */
async function openCard(page: Page, piece: string): Promise<void> {
  const close = page.getByRole("button", { name: "Close the card" });
  const counter = page.locator(`#play-map [data-piece="${piece}"]`);
  for (let tap = 0; tap < 4 && !(await close.isVisible()); tap++) {
    const { x, y, width, height } = await boxOf(counter);
    await felt(page, () => page.touchscreen.tap(x + width / 2, y + height * 0.6));
  }
  await close.waitFor();
}

describe("the card of a piece on a phone", () => {
  it.each([
    ["upright", { width: 390, height: 844 }],
    ["small", { width: 360, height: 640 }],
    ["lying", { width: 740, height: 360 }],
  ] as const)("leaves the answers in reach, and gives way to them: %s", async (_, viewport) => {
    const { page, errors } = await go({ ...TOUCH, viewport });
    await begin(page, "bull-run-1861", describe1861(northernHalf(2)));
    await asked(page, /^Choose the brigade/);
    await openCard(page, "evans");
    const next = dock(page).getByRole("button", { name: "Next piece" });
    const [answer, tabs] = [await boxOf(next), await boxOf(page.locator(".tabs"))];
    expect(answer.y + answer.height).toBeLessThanOrEqual(tabs.y + 1);
    await next.tap();
    await dock(page)
      .getByRole("button", { name: /^Activate / })
      .waitFor();
    expect(await page.getByRole("button", { name: "Close the card" }).isVisible()).toBe(false);
    expect(errors).toEqual([]);
  });
});

describe("a list on a phone", () => {
  it("has what is chosen elsewhere in sight", async () => {
    const { page, errors } = await go({ ...TOUCH, viewport: { width: 390, height: 844 } });
    await begin(page, "second-bull-run-1862", situationAsking("designation"));
    await asked(page, /^Which corps/);
    const list = page.locator(".sheet .scroll");
    const chosen = list.locator('[aria-pressed="true"]');
    const seen = new Set<string>();
    for (let press = 0; press < 4; press++) {
      await felt(page, () => dock(page).getByRole("button", { name: "Next piece" }).tap());
      await expect
        .poll(async () => {
          const [item, around] = [await boxOf(chosen.first()), await boxOf(list)];
          return item.y >= around.y - 1 && item.y + item.height <= around.y + around.height + 1;
        })
        .toBe(true);
      seen.add(await chosen.first().innerText());
    }
    expect(seen.size).toBeGreaterThan(2);
    expect(errors).toEqual([]);
  });
});
