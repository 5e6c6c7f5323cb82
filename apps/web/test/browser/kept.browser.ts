import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { faultsInBothTones, sidewaysOverflow, SIZES, type VisitOptions, visits } from "./harness.ts";
import { startGame } from "./play-hands.ts";
import { storedSteps } from "./stored-steps.ts";

const arrive = visits();

/** Begins a game at this screen, and copies its line in the store so many times under other names and days. */
async function keep(options: VisitOptions, copies: number): Promise<Page> {
  const { page } = await arrive({ ...options, address: "/new/bull-run-1861?opponent=here" });
  if (options.locale === "fr-FR") {
    await page.getByRole("button", { name: /^Commencer/ }).click();
    await page.waitForURL(/\/play\//);
  } else await startGame(page);
  await expect.poll(() => storedSteps(page)).toBe(0);
  await page.goto("/settings");
  await page.evaluate(async (count) => {
    const database = await new Promise<IDBDatabase>((done) => {
      const opening = indexedDB.open("stonebridge");
      opening.addEventListener("success", () => done(opening.result));
    });
    const all = <T>(store: string) =>
      new Promise<T[]>((done) => {
        const asked = database.transaction(store).objectStore(store).getAll();
        asked.addEventListener("success", () => done(asked.result as T[]));
      });
    type Line = { id: string; touched: number; seats: unknown; glance: object; name?: string };
    const [line] = await all<Line>("games");
    const [record] = await all<object>("records");
    const transaction = database.transaction(["games", "records"], "readwrite");
    const put = (changes: Partial<Line> & { id: string }) => {
      transaction.objectStore("games").put({ ...line, ...changes });
      transaction.objectStore("records").put(record, changes.id);
    };
    for (let number = 1; number <= count; number += 1) {
      const id = `copy${number}`;
      const touched = line.touched - number * 3_600_000;
      if (number === 1) put({ id, touched, name: "Stonewall at Henry Hill" });
      else if (number === 2) put({ id, touched, glance: { ...line.glance, winner: "south" } });
      else if (number === 3) {
        put({ id, touched, seats: { north: { kind: "person" }, south: { kind: "bot", level: "general" } } });
      } else put({ id, touched });
    }
    await new Promise((done) => transaction.addEventListener("complete", done));
    database.close();
  }, copies);
  await page.goto("/games");
  await page.getByRole("listitem").first().waitFor();
  return page;
}

const cards = (page: Page) => page.getByRole("main").getByRole("listitem");
const named = (page: Page, name: string) => cards(page).filter({ hasText: name });

describe.each([
  ["desktop", { viewport: SIZES.desktop }],
  ["phone", { viewport: SIZES.phone, hasTouch: true, isMobile: true }],
] as const)("the page of kept games on a %s", (_, size) => {
  it.each(["en-GB", "fr-FR"])("has no accessibility fault and does not scroll sideways: %s", async (locale) => {
    const page = await keep({ ...size, locale }, 6);
    expect(await faultsInBothTones(page)).toEqual([]);
    expect(await sidewaysOverflow(page)).toBe(0);
    await page
      .getByRole("button", { name: /^(Rename|Renommer)/ })
      .first()
      .click();
    expect(await faultsInBothTones(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page
      .getByRole("button", { name: /^(Delete|Supprimer)/ })
      .first()
      .click();
    await page.getByRole("button", { name: /^(Undo|Annuler)/ }).waitFor();
    expect(await faultsInBothTones(page)).toEqual([]);
    expect(await sidewaysOverflow(page)).toBe(0);
  });
});

describe("kept games", () => {
  let page: Page;
  beforeEach(async () => {
    page = await keep({}, 6);
  });

  it("are found by name, state and opponent, and sorted", async () => {
    await expect.poll(() => cards(page).count()).toBe(7);
    await page.keyboard.press("/");
    await page.keyboard.type("stonewall");
    await expect.poll(() => cards(page).count()).toBe(1);
    await page.getByText("1 of 7 games").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("combobox", { name: "State" }).selectOption("Over");
    await expect.poll(() => cards(page).allTextContents()).toEqual([expect.stringContaining("South won")]);
    await page.getByRole("combobox", { name: "State" }).selectOption("All");
    await page.getByRole("combobox", { name: "Against" }).selectOption("A bot");
    await expect.poll(() => cards(page).allTextContents()).toEqual([expect.stringContaining("against the General")]);
    await page.getByRole("combobox", { name: "Game" }).selectOption("No Written Orders");
    await page.getByText("No game matches.").waitFor();
    await page.getByRole("button", { name: "Show all games" }).click();
    await page.getByRole("combobox", { name: "Sort by" }).selectOption("Name");
    await expect.poll(async () => (await cards(page).allTextContents()).at(-1)).toContain("Stonewall");
  });

  it("are named in place, by keyboard alone, and keep their names", async () => {
    const pencil = named(page, "Stonewall").getByRole("button", { name: "Rename Stonewall at Henry Hill" });
    await pencil.press("Enter");
    await page.keyboard.type("A name that goes");
    await page.keyboard.press("Escape");
    await named(page, "Stonewall at Henry Hill").waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
      .toContain("Rename");
    await page.keyboard.press("Enter");
    await page.keyboard.type("Jackson’s stand");
    await page.keyboard.press("Enter");
    await named(page, "Jackson’s stand").waitFor();
    await page.reload();
    await named(page, "Jackson’s stand").getByRole("link").click();
    await page.waitForURL(/\/play\/copy1$/);
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByText("Jackson’s stand").waitFor();
    await page.getByRole("button", { name: "Rename Jackson’s stand" }).click();
    await page.getByLabel("Name of the game").fill("");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: /^Rename .*two at this screen/ }).waitFor();
  });

  it("are deleted without a question, come back by undo, and the list can be gone through by keyboard", async () => {
    await page.getByRole("button", { name: "Delete Stonewall at Henry Hill" }).press("Enter");
    await expect.poll(() => cards(page).count()).toBe(6);
    await page.getByRole("status").filter({ hasText: "Deleted: Stonewall at Henry Hill." }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("A");
    await page
      .getByRole("button", { name: /^Delete/ })
      .first()
      .click();
    await expect.poll(() => cards(page).count()).toBe(5);
    await page.keyboard.press("Control+z");
    await page.keyboard.press("Control+z");
    await expect.poll(() => cards(page).count()).toBe(7);
    await page.getByRole("status").filter({ hasText: "Restored: Stonewall" }).waitFor();
    await page.reload();
    await expect.poll(() => cards(page).count()).toBe(7);
    await named(page, "Stonewall").getByRole("link").click();
    await page.getByRole("heading", { name: /South: arrange/ }).waitFor();
  });

  it("that are open in another tab say there that they were deleted, and can be kept as a copy", async () => {
    const other = await page.context().newPage();
    await other.goto("/play/copy1");
    await other.getByRole("heading", { name: /South: arrange/ }).waitFor();
    await page.getByRole("button", { name: "Delete Stonewall at Henry Hill" }).click();
    await other.getByText("This game was deleted in another tab.").first().waitFor();
    await other.getByRole("button", { name: "Keep a copy" }).click();
    await other.waitForURL(/\/play\/(?!copy1)/);
    await other.getByRole("heading", { name: /South: arrange/ }).waitFor();
    await expect.poll(() => cards(page).count()).toBe(7);
  });
});

it("many kept games draw only the pictures that are near the screen", async () => {
  const page = await keep({}, 300);
  await expect.poll(() => cards(page).count()).toBe(48);
  const drawn = () => page.locator("article svg:has(image)").count();
  await expect.poll(drawn).toBeGreaterThan(5);
  expect(await drawn()).toBeLessThan(40);
  await page.getByRole("button", { name: "Show 48 more" }).click();
  await expect.poll(() => cards(page).count()).toBe(96);
});
