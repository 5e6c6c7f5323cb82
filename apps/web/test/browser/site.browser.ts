import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { atRest } from "../at-rest.ts";
import { faultsInBothTones, sidewaysOverflow, SIZES, type VisitOptions, visits } from "./harness.ts";
import { startGame } from "./play-hands.ts";
import { asked, onTheMap } from "./screen-hands.ts";

const arrive = visits();

/** Opens an address; the visit before is over. */
const go = async (address: string, options: VisitOptions = {}): Promise<Page> =>
  (await arrive({ ...options, address })).page;

/** Every screen of the shell, with what stands on it once it is there. */
const SCREENS = [
  ["the start", "/", /^Start at/],
  ["a rule", "/rules/bull-run-1861/BR61-10.3-l", undefined],
  ["the kept games, none yet", "/games", undefined],
  ["learning", "/learn", /guided turns/],
  ["puzzles", "/puzzles", /^Puzzle 1,/],
  ["settings", "/settings", undefined],
  ["nowhere", "/elsewhere", undefined],
  ["a game that is not here", "/play/none", undefined],
  ["a broken link", "/record#abc", undefined],
] as const;

async function settle(page: Page, button: RegExp | undefined): Promise<void> {
  if (button) await page.getByRole("button", { name: button }).waitFor();
  else await page.getByRole("heading", { level: 1 }).waitFor();
  await page.evaluate(() => document.fonts.ready);
}

it("no screen has an accessibility fault, by day and by night", async () => {
  const page = await go("about:blank");
  const found: string[] = [];
  for (const [name, address, button] of SCREENS) {
    await page.goto(address);
    await settle(page, button);
    found.push(...(await faultsInBothTones(page)).map((fault) => `${name}: ${fault}`));
  }
  expect(found).toEqual([]);
});

describe("on narrow screens and with large text", () => {
  it.each(SCREENS)("%s does not scroll sideways", async (_name, address, button) => {
    const page = await go(address, { viewport: SIZES.narrow, hasTouch: true });
    await settle(page, button);
    for (const size of [{ width: 320, height: 640 }, SIZES.narrow, SIZES.phone, SIZES.tablet]) {
      await page.setViewportSize(size);
      expect(await sidewaysOverflow(page), `${size.width} px`).toBe(0);
    }
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    expect(await sidewaysOverflow(page), "text 200%").toBeLessThanOrEqual(0);
  });
});

describe("the places of the site", () => {
  it.each(["en-GB", "fr-FR"])("have their names whole on the narrowest phone: %s", async (locale) => {
    const page = await go("/learn", { viewport: { width: 320, height: 640 }, locale });
    const places = page.locator("header nav a");
    await places.first().waitFor();
    // A word that breaks has a box on each of its lines.
    const lines = await places.evaluateAll((links) =>
      links.map((link) => {
        const words = document.createRange();
        words.selectNodeContents(link);
        return words.getClientRects().length;
      }),
    );
    expect(lines).toEqual([1, 1, 1, 1, 1]);
    expect(await sidewaysOverflow(page)).toBe(0);
  });
});

describe("languages", () => {
  it("switch at once, without a reload, and are remembered", async () => {
    const page = await go("/rules/bull-run-1861/BR61-10.3-l");
    await page.getByText("A brigade that enters an enemy zone of control must stop.").waitFor();
    await page.evaluate(() => Reflect.set(globalThis, "here", true));
    await page.getByRole("button", { name: /passer au français/ }).click();
    await page.getByRole("navigation", { name: "Rubriques" }).waitFor();
    await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("fr");
    expect(await page.evaluate(() => Reflect.get(globalThis, "here"))).toBe(true);
    expect(await page.getByText("A brigade that comes").count()).toBe(0);
    await page.goto("/");
    await page.getByRole("button", { name: /Commencer à/ }).waitFor();
    await expect.poll(() => page.title()).toBe("Jouer · Stonebridge");
  });

  it("follow the browser until one is chosen", async () => {
    const page = await go("/learn", { locale: "fr-FR" });
    await page.getByRole("heading", { name: "Apprendre" }).waitFor();
  });
});

describe("settings", () => {
  it("change the page at once and in every tab", async () => {
    const page = await go("/settings");
    const other = await page.context().newPage();
    await other.goto("/learn");
    await other.getByRole("heading", { level: 1 }).waitFor();
    await page.getByRole("radio", { name: "Dark" }).check();
    await page.getByRole("radio", { name: "150%" }).check();
    for (const one of [page, other]) {
      await expect
        .poll(() =>
          one?.evaluate(() => [document.documentElement.dataset["tone"], document.documentElement.style.fontSize]),
        )
        .toEqual(["dark", "150%"]);
    }
    await page.reload();
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("24px");
  });
});

describe("settings of map and pieces", () => {
  it("show at once on the page, and on the board of a game in another tab", async () => {
    const page = await go("/");
    await startGame(page);
    const board = page.locator("#play-map .board");
    await expect.poll(() => board.getAttribute("data-ground")).toBe("full");
    await atRest(page);
    const drawn = () => page.locator('#play-map [data-piece="burnside"]').innerHTML();
    const before = await drawn();
    const other = await page.context().newPage();
    await other.goto("/settings");
    const sample = () => other.locator("[data-ground]").innerHTML();
    const first = await sample();
    await other.getByRole("radio", { name: "NATO" }).check();
    await other.getByRole("radio", { name: "Strong" }).check();
    await other.getByRole("radio", { name: "Pale" }).check();
    await expect.poll(sample).not.toBe(first);
    await expect.poll(() => other.locator("[data-ground]").getAttribute("data-ground")).toBe("pale");
    await expect.poll(() => board.getAttribute("data-ground")).toBe("pale");
    await expect.poll(drawn).not.toBe(before);
    await page.reload();
    await expect.poll(() => board.getAttribute("data-ground")).toBe("pale");
  });
});

describe("the rules", () => {
  it("are searched as one types, and lead on by keyboard", async () => {
    const page = await go("/rules/bull-run-1861");
    await page.getByRole("heading", { level: 1, name: /Presentation/ }).waitFor();
    await page.keyboard.press("/");
    await page.keyboard.type("zone of control enemy");
    await page.getByRole("status").filter({ hasText: "clauses" }).waitFor();
    await page.getByRole("link", { name: /10\.3-l/ }).press("Enter");
    await page.waitForURL(/BR61-10\.3-l$/);
    await page.getByRole("heading", { level: 1, name: "10.3 Movement" }).waitFor();
    const focused = page.locator("article:focus");
    await expect.poll(() => focused.textContent()).toContain("10.3-l");
    await page.keyboard.press("/");
    await page.keyboard.type("qwertz");
    await page.getByText("No rule mentions “qwertz”.").waitFor();
  });
});

describe("a part of the page that does not come", () => {
  it("is said to be missing, and is there after a reload", async () => {
    const page = await go("/");
    const fans = "**/assets/opened-fan-*.js";
    await page.route(fans, (route) => route.abort());
    await startGame(page);
    const stack = page.locator('#play-map [data-piece="porter"]');
    await atRest(page);
    await stack.hover({ force: true });
    const strip = page.getByRole("status").filter({ hasText: "Part of this page did not load." });
    await strip.waitFor();
    const menu = "**/assets/GameMenu-*.js";
    await page.route(menu, (route) => route.abort());
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await page.getByRole("dialog", { name: "Menu" }).getByText("Part of this page did not load.").waitFor();
    await page.keyboard.press("Escape");
    await page.unroute(menu);
    await page.unroute(fans);
    await strip.getByRole("button", { name: "Reload" }).click();
    await strip.waitFor({ state: "detached" });
    await onTheMap(page);
    await atRest(page);
    await stack.hover({ force: true });
    await page.locator("#play-map .fan-card").waitFor();
  });
});

describe("without a network", () => {
  it("the site opens and plays on after the first visit, and begins a game that was not looked at", async () => {
    const page = await go("/new/bull-run-1861?opponent=here", { serviceWorkers: "allow" });
    await page.getByRole("button", { name: /^Start at/ }).waitFor();
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      if (registration.active?.state === "activated") return;
      await new Promise((done) => registration.active?.addEventListener("statechange", done, { once: true }));
    });
    await page.reload();
    await page.context().setOffline(true);
    await page.getByText("You can keep playing").waitFor();
    await page.context().setOffline(false);
    await page.getByText("Nothing was lost").waitFor();
    await page.context().setOffline(true);
    await page.reload();
    await page.getByRole("button", { name: /^Start at/ }).click();
    await page.getByRole("heading", { name: /South: arrange/ }).waitFor();
    await page.getByRole("button", { name: "Ready" }).click();
    await page.getByRole("button", { name: /Press again/ }).waitFor();
    await page.goto("/rules/bull-run-1861/BR61-11.4-h");
    await page.getByRole("heading", { level: 1, name: /Result/ }).waitFor();
    await page.goto("/new/bull-run-1983?opponent=here&guide=off");
    await page.getByRole("button", { name: /^Start at/ }).click();
    await page.getByRole("button", { name: "I play Union: show the map" }).click();
    await asked(page, /^Which piece moves/);
  });
});
