import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { atRest } from "../at-rest.ts";
import { type At, touch } from "../board/touches.ts";
import { accessibilityFaults, sidewaysOverflow, visits } from "./harness.ts";
import { begin, boxOf, tooSmall, TOUCH } from "./phone-hands.ts";
import { describe1861, northernHalf } from "./press-positions.ts";
import { asked, BETWEEN_PRESSES, dock, felt } from "./screen-hands.ts";
import { storedSteps } from "./stored-steps.ts";

/** The third day of Second Bull Run at noon: a Confederate corps moves. */
const MOVEMENT = fileURLToPath(new URL("../unit/movement-nwo.json", import.meta.url));

/** The same noon: the Union has declared three assaults. */
const ASSAULTS = fileURLToPath(new URL("../unit/assaults-nwo.json", import.meta.url));

const go = visits();

describe("the map of a phone", () => {
  it("has its zoom in reach, and its other tools under one button, on the smallest and lying down", async () => {
    const { page, errors } = await go({ ...TOUCH, viewport: { width: 320, height: 640 }, locale: "fr-FR" });
    await begin(page, "bull-run-1983");
    expect((await boxOf(page.locator(".title p"))).height).toBeLessThan(40);
    expect((await boxOf(page.locator("[data-part=header]"))).height).toBeLessThan(56);
    const reading = await boxOf(page.locator(".sheet .scroll"));
    for (const name of ["Zoom avant", "Zoom arrière", "Toute la carte", "Autres outils de la carte"]) {
      const box = await boxOf(page.getByRole("button", { name, exact: true }));
      expect(box.y + box.height).toBeLessThanOrEqual(reading.y + 1);
    }
    const edge = async () => (await boxOf(page.locator(".board-plane"))).width;
    const before = await edge();
    await page.getByRole("button", { name: "Zoom avant" }).tap();
    await expect.poll(edge).toBeGreaterThan(before * 1.2);
    await page.getByRole("button", { name: "Autres outils de la carte" }).tap();
    await page.getByRole("button", { name: "Zones de contrôle" }).waitFor();
    expect(await tooSmall(page)).toEqual([]);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole("button", { name: "Zones de contrôle" }).tap();
    await page.locator(".legend").waitFor();
    await page.getByRole("button", { name: "Zones de contrôle" }).waitFor({ state: "detached" });

    await page.setViewportSize({ width: 740, height: 360 });
    await expect.poll(async () => (await boxOf(page.locator("#play-map"))).width).toBeGreaterThan(740 / 2);
    const map = await boxOf(page.locator("#play-map"));
    for (const part of ["[data-part=header]", "[data-part=prompt]", "[data-part=dock]", ".tabs"]) {
      await expect
        .poll(async () => (await boxOf(page.locator(part).last())).x)
        .toBeGreaterThanOrEqual(map.x + map.width - 1);
    }
    const end = await boxOf(dock(page).locator(".commit button"));
    expect(end.y + end.height).toBeLessThanOrEqual((await boxOf(page.locator(".tabs"))).y);
    expect(await sidewaysOverflow(page)).toBe(0);
    expect(await tooSmall(page)).toEqual([]);
    expect(errors).toEqual([]);
  });
});

describe("the answers of a phone", () => {
  const FRENCH = { ...TOUCH, viewport: { width: 390, height: 844 }, locale: "fr-FR" } as const;

  it("have room for what a first tap has put in preview, and the list marks it", async () => {
    const { page, errors } = await go(FRENCH);
    // Nobody stands on the map yet.
    await page.goto("/new/second-bull-run-1862?opponent=here&guide=off");
    await page.getByRole("button", { name: /^Commencer/ }).tap();
    for (const first of ["placez Lee", "placez Pope"]) {
      await asked(page, first);
      await dock(page).getByRole("button", { name: "Placer le reste pour moi" }).tap();
      await dock(page).getByRole("button", { name: "Prêt", disabled: false }).tap();
      await page.waitForTimeout(BETWEEN_PRESSES);
      // The first to be ready is asked again.
      const again = dock(page).getByRole("button", { name: /^Appuyez encore/ });
      if (await again.isVisible()) await again.tap();
    }
    await asked(page, /^Quel corps agit/);
    const listed = page
      .locator(".sheet")
      .getByRole("button", { name: /McDowell/ })
      .first();
    await listed.tap();
    const roll = page.getByRole("button", { name: /^Choisir McDowell : lancer le dé/ });
    await roll.waitFor();
    const { height, width } = await boxOf(roll);
    expect(height).toBeLessThan(70);
    expect(width).toBeGreaterThan(120);
    await roll.tap();
    await asked(page, /^McDowell/);
    await page.waitForTimeout(BETWEEN_PRESSES);
    await page
      .locator(".sheet")
      .getByRole("button", { name: /Division Hatch/ })
      .tap();
    await asked(page, /^La division Hatch/);
    const brigade = page.locator(".sheet").getByRole("button", { name: /Doubleday \d/ });
    await brigade.waitFor();
    await page.waitForTimeout(BETWEEN_PRESSES);
    await brigade.tap();
    await expect.poll(() => brigade.getAttribute("aria-pressed")).toBe("true");
    expect(errors).toEqual([]);
  });

  it("have the second press of a fight where the first one was", async () => {
    const { page, errors } = await go(FRENCH);
    await begin(page, "no-written-orders", ASSAULTS);
    await asked(page, /quel assaut/);
    const fight = dock(page).getByRole("button", { name: /Assaut sur l’hexagone 2012/ });
    const before = await boxOf(fight);
    await fight.tap();
    await dock(page)
      .getByRole("button", { name: /^Appuyez encore/ })
      .waitFor();
    await atRest(page);
    expect(await boxOf(fight)).toEqual(before);
    expect(errors).toEqual([]);
  });
});

describe("a ruling that is cited", () => {
  it.each([
    ["fr-FR", "Tromper l’ennemi", "interprétation 190, ouvrir"],
    ["en-GB", "Deceive the enemy", "ruling 190, open"],
  ])("has only its number on a phone, and its word in its name: %s", async (locale, deceive, name) => {
    const { page } = await go({ ...TOUCH, viewport: { width: 390, height: 844 }, locale });
    await begin(page, "no-written-orders", MOVEMENT);
    await dock(page).getByRole("button", { name: deceive }).tap();
    const chip = page.getByRole("link", { name, exact: true }).last();
    await chip.waitFor();
    expect(await chip.innerText()).toBe("190");
    expect((await boxOf(chip)).width).toBeLessThan(48);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 844 });
    await expect.poll(() => chip.innerText()).toMatch(/^(interprétation|ruling) 190$/);
  });
});

describe("why not, on a small phone", () => {
  it("leaves what was tapped and most of the map in sight, and its rule the answers in reach", async () => {
    const { page, errors } = await go({ ...TOUCH, viewport: { width: 360, height: 640 } });
    await begin(page, "bull-run-1861", describe1861(northernHalf(2)));
    await asked(page, /^Choose the brigade/);
    const evans = page.locator('#play-map [data-piece="evans"]');
    const refusal = page.locator("[data-part=refusal]");
    // The first tap in a crowd comes near.
    for (let tap = 0; tap < 3 && !(await refusal.isVisible()); tap++) {
      const { x, y, width, height } = await boxOf(evans);
      await felt(page, () => page.touchscreen.tap(x + width / 2, y + height * 0.6));
    }
    await refusal.getByText("This choice is not yours").waitFor();
    const [card, prompt, answers, piece] = await Promise.all([
      boxOf(refusal),
      boxOf(page.locator("[data-part=prompt]")),
      boxOf(page.locator("[data-area=dock]")),
      boxOf(evans),
    ]);
    expect(card.height).toBeLessThan(0.45 * (answers.y - prompt.y - prompt.height));
    expect(piece.y + piece.height <= card.y || piece.y >= card.y + card.height).toBe(true);
    await refusal.getByRole("link", { name: /^rule / }).tap();
    await page.getByRole("heading", { name: "Rules" }).waitFor();
    await refusal.waitFor({ state: "detached" });
    await dock(page).getByRole("button", { name: "Undo" }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    // An answer given there is read on the map.
    await dock(page).getByRole("button", { name: "Next piece" }).tap();
    await dock(page)
      .getByRole("button", { name: /^Activate / })
      .waitFor();
    expect(errors).toEqual([]);
  });
});

describe("looking back on a phone", () => {
  it.each([
    ["en-GB", 390],
    ["fr-FR", 320],
  ] as const)("breaks no word of its buttons: %s, %i px", async (locale, width) => {
    const { page } = await go({ ...TOUCH, viewport: { width, height: 740 }, locale });
    await begin(page, "bull-run-1861");
    await page.waitForURL(/\/play\/\w+$/);
    await page.goto(`${page.url()}/step/0`);
    const pace = page.getByRole("button", { name: /^(Pace|Rythme)/ });
    await pace.waitFor();
    await page.evaluate(() => document.fonts.ready);
    const lines = await pace.evaluate((button) => {
      const words = document.createRange();
      words.selectNodeContents(button);
      return words.getClientRects().length;
    });
    expect(lines).toBe(1);
    expect(await sidewaysOverflow(page)).toBe(0);
    expect(await tooSmall(page, ".bar")).toEqual([]);
  });
});

describe("a tablet without keys", () => {
  it("opens the order of battle by a tap", async () => {
    const { page } = await go({ ...TOUCH, viewport: { width: 820, height: 1180 } });
    await begin(page, "bull-run-1861");
    await page.getByRole("button", { name: "Order of battle" }).tap();
    await page.getByRole("dialog", { name: "Order of battle" }).getByText("Franklin").first().waitFor();
    expect(await sidewaysOverflow(page)).toBe(0);
  });
});

/** A finger: it goes down, rests until it holds a piece, moves and is lifted. */
async function drag(page: Page, from: At, to: At, rests = true): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await touch(session, "touchStart", from);
  if (rests) await page.locator(".board-dragged > *").first().waitFor({ state: "attached" });
  for (let step = 1; step <= 8; step++) {
    const share = step / 8;
    await touch(session, "touchMove", [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]);
    await page.waitForTimeout(16);
  }
  await page.waitForTimeout(60);
  await touch(session, "touchEnd");
  await session.detach();
  await atRest(page);
}

async function pieceAt(page: Page, id: string): Promise<At> {
  const { x, y, width, height } = await boxOf(page.locator(`#play-map [data-piece="${id}"]`));
  return [x + width / 2, y + height / 2];
}

describe("a finger", () => {
  it("drags a brigade of 1861 to a zone when it has rested on it, and else the map", async () => {
    const { page, errors } = await go({ ...TOUCH, viewport: { width: 390, height: 844 } });
    await begin(page, "bull-run-1861", describe1861(northernHalf(3)));
    const steps = await storedSteps(page);
    const sherman = await pieceAt(page, "sherman");
    await drag(page, sherman, [sherman[0] + 60, sherman[1] + 40], false);
    expect(await storedSteps(page)).toBe(steps);
    const moved = await pieceAt(page, "sherman");
    expect(moved[0] - sherman[0]).toBeGreaterThan(30);
    const zone = await boxOf(page.locator('#play-map [data-space="big-woods"]'));
    const goal: At = [zone.x + zone.width / 2, zone.y + zone.height / 2];
    await drag(page, moved, goal);
    await expect.poll(() => storedSteps(page)).toBeGreaterThan(steps);
    await asked(page, /Sherman/);
    await expect
      .poll(() => page.locator('#play-map [data-space="big-woods"]').getAttribute("aria-label"))
      .toContain("Sherman");
    expect(errors).toEqual([]);
  });

  it("drags a stack of No Written Orders to the next hex", async () => {
    const { page, errors } = await go({ ...TOUCH, viewport: { width: 390, height: 844 } });
    await begin(page, "no-written-orders", MOVEMENT);
    const steps = await storedSteps(page);
    await page.getByRole("button", { name: "Next piece" }).tap();
    await page.locator("#play-map [data-piece]:focus").waitFor();
    await atRest(page);
    const id = (await page.locator("#play-map [data-piece]:focus").getAttribute("data-piece")) ?? "";
    const stood = await pieceAt(page, id);
    const { width } = await boxOf(page.locator(`#play-map [data-piece="${id}"]`));
    const hex = width / 0.72;
    const undo = dock(page).getByRole("button", { name: "Undo" });
    for (let bearing = 0; bearing < 360; bearing += 60) {
      if ((await undo.getAttribute("aria-disabled")) === null) break;
      const turn = (bearing * Math.PI) / 180;
      await drag(page, stood, [stood[0] + Math.sin(turn) * hex, stood[1] - Math.cos(turn) * hex]);
    }
    await expect.poll(() => storedSteps(page)).toBeGreaterThan(steps);
    const stands = await pieceAt(page, id);
    expect(Math.hypot(stands[0] - stood[0], stands[1] - stood[1])).toBeGreaterThan(hex / 2);
    expect(errors).toEqual([]);
  });
});
