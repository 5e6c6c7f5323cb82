import type { Page } from "playwright-core";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { atRest } from "../at-rest.ts";
import { accessibilityFaults, sidewaysOverflow, SIZES, visits } from "./harness.ts";
import { asked, onTheMap, PROMPT, question, side, startFrom, twice } from "./screen-hands.ts";
import { storedSteps } from "./stored-steps.ts";

/** The third day of Second Bull Run at noon: the Union has declared three assaults on the unfinished railroad. */
const ASSAULTS = fileURLToPath(new URL("../unit/assaults-nwo.json", import.meta.url));
/** The same noon: a Confederate corps moves. */
const MOVEMENT = fileURLToPath(new URL("../unit/movement-nwo.json", import.meta.url));

const go = visits();

/** A situation for two at one screen, behind the first curtain. */
async function startBehind(page: Page, file: string): Promise<void> {
  await startFrom(page, "/new/no-written-orders?opponent=here&guide=off", file);
  await uncover(page);
}

/** Takes the device where it is handed over. */
async function uncover(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: /show the map|montrer la carte/ });
  await button.or(page.locator(PROMPT)).first().waitFor();
  if (await button.isVisible()) await button.click();
  await onTheMap(page);
}

describe("an assault of No Written Orders", () => {
  it("is weighed before it is fought, and written out with its dice afterwards, each with its rule", async () => {
    const { page, errors } = await go();
    await startBehind(page, ASSAULTS);
    await asked(page, /which assault do you fight/);
    const sheet = side(page).getByRole("article", { name: /^Assault on/ });
    await expect.poll(() => sheet.count()).toBeGreaterThan(1);
    await sheet
      .first()
      .getByRole("img", { name: /the hex is carried \d.*%/ })
      .waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await twice(page, "1");
    await uncover(page);
    if (/first/.test(await question(page))) await twice(page, "1");
    await side(page).getByRole("region", { name: "Fight", exact: true }).getByText(/fires/).first().waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(errors).toEqual([]);
  });

  it("fits a phone, in French, with overlays that say what they are", async () => {
    const { page, errors } = await go({
      locale: "fr-FR",
      viewport: SIZES.phone,
      hasTouch: true,
      isMobile: true,
      colorScheme: "dark",
    });
    await startBehind(page, ASSAULTS);
    await page
      .getByRole("article", { name: /^Assaut sur/ })
      .first()
      .waitFor();
    expect(await sidewaysOverflow(page)).toBe(0);
    await page.getByRole("button", { name: "Autres outils de la carte" }).click();
    await page.getByRole("button", { name: /Zones de contrôle/ }).click();
    await page.getByText(/Hexagones dans les zones de contrôle/).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    const text = await page.locator("body").innerText();
    for (const english of ["Assault", "Attack", "Defend", "Losses", "Undo"]) expect(text).not.toContain(english);
    expect(errors).toEqual([]);
  });
});

/** How far the counter that has the focus, or the farthest of all, lies outside the map’s window, in px; 0 where it lies within. */
function outOfSight(page: Page, farthest: boolean): Promise<{ readonly id: string; readonly by: number }> {
  return page.evaluate((all) => {
    const map = document.querySelector("#play-map")?.getBoundingClientRect() ?? new DOMRect();
    const counters = [...document.querySelectorAll("#play-map [data-piece]")].map((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const by = Math.max(0, map.left - left, right - map.right, map.top - top, bottom - map.bottom);
      return { id: one.getAttribute("data-piece") ?? "", by, focused: one === document.activeElement };
    });
    const [first] = all ? counters.toSorted((a, b) => b.by - a.by) : counters.filter(({ focused }) => focused);
    if (!first) throw new Error("There is no such counter.");
    return { id: first.id, by: first.by };
  }, farthest);
}

describe("a march of No Written Orders", () => {
  it("has its map go where the focus comes, and not its frame", async () => {
    const { page, errors } = await go();
    await startBehind(page, MOVEMENT);
    // It opens on both armies: from near, some of them are out of sight.
    for (let press = 0; press < 4; press++) await page.getByRole("button", { name: "Zoom in" }).click();
    await expect.poll(async () => (await outOfSight(page, true)).by).toBeGreaterThan(100);
    await atRest(page);
    const { id } = await outOfSight(page, true);
    await page.keyboard.press("Tab");
    await page.locator(`#play-map [data-piece="${id}"]`).focus();
    await expect.poll(() => outOfSight(page, false)).toEqual({ id, by: 0 });
    const frame = page.locator("#play-map > *").first();
    expect(await frame.evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop])).toEqual([0, 0]);
    expect(errors).toEqual([]);
  });

  it("is made by keys alone and taken back; what armies have lost stands in their order of battle", async () => {
    const { page, errors } = await go();
    await startBehind(page, MOVEMENT);
    await asked(page, /who moves/);
    await side(page)
      .getByRole("button", { name: /^Pryor/ })
      .focus();
    await page.keyboard.press("Enter");
    await page.getByRole("article", { name: /^Card of Pryor/ }).waitFor();
    await page.locator('#play-map [data-piece="c_pryor"]').focus();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    // taken up, a step, the stop
    await expect.poll(() => storedSteps(page)).toBe(3);
    await page.locator("[data-part=log]").getByText(/Pryor/).first().waitFor();
    await page.keyboard.press("u");
    await expect.poll(() => storedSteps(page)).toBe(0);
    await page.locator('#play-map [data-piece="lee"]').focus();
    await page.keyboard.press("o");
    const order = page.getByRole("region", { name: "Order of battle" });
    await order.getByRole("radio", { name: "Losses" }).check();
    await order
      .getByRole("img", { name: /in units eliminated/ })
      .first()
      .waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await order.getByRole("radio", { name: "Units" }).check();
    const units = order.getByRole("listitem");
    await order.getByRole("searchbox").fill("artillery");
    await expect.poll(() => units.count()).toBeGreaterThan(10);
    await order.getByRole("button", { name: "Union", exact: true }).click();
    await order.getByRole("searchbox").fill("pryor");
    await order.getByText("No unit or leader has that name.").waitFor();
    await order.getByRole("button", { name: "Both" }).click();
    await expect.poll(() => units.count()).toBe(1);
    expect(await accessibilityFaults(page)).toEqual([]);
    await order.getByRole("radio", { name: "To come" }).check();
    await order.getByRole("region", { name: "Reinforcements" }).waitFor();
    expect(errors).toEqual([]);
  });
});
