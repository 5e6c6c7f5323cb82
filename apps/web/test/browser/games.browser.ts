import { readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { type VisitOptions, visits } from "./harness.ts";
import { openFile } from "./screen-hands.ts";
import { restingSteps, storedSteps } from "./stored-steps.ts";

const arrive = visits();

/** Opens an address; the visit before is over. */
const go = async (address: string, options: VisitOptions = {}): Promise<Page> =>
  (await arrive({ ...options, address })).page;

/** Starts a game of two at this screen and waits until its first question stands. */
async function startGame(page: Page): Promise<string> {
  await page.getByRole("button", { name: /^Start at 8:00/ }).click();
  await page.waitForURL(/\/play\/\w+$/);
  await page.getByRole("button", { name: /Ready/ }).waitFor();
  return page.url();
}

const ready = (page: Page) => page.getByRole("button", { name: "Ready" });

/** The side that decides is ready: the end of a part takes two presses, the second not at once. */
async function makeReady(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Ready", exact: true }).click();
  const again = page.getByRole("button", { name: /Press again/ });
  await again.waitFor();
  await page.waitForTimeout(300);
  await again.click();
}
const menu = (page: Page) => page.getByRole("button", { name: "Menu" });

describe("a game in the browser", () => {
  it("is started from the front page, kept over a reload, and found under Continue", async () => {
    const { page, errors } = await arrive({ address: "/new/bull-run-1861?opponent=here" });
    const address = await startGame(page);
    await makeReady(page);
    await page.getByRole("heading", { name: /North: arrange/ }).waitFor();
    await expect.poll(() => storedSteps(page)).toBe(1);
    await page.reload();
    await page.getByRole("heading", { name: /North: arrange/ }).waitFor();
    expect(page.url()).toBe(address);
    await page.goto("/");
    const card = page.getByRole("region", { name: "Continue" }).getByRole("listitem");
    await expect.poll(() => card.textContent()).toMatch(/two at this screen.*Bull Run 1861/s);
    await card.getByRole("link").click();
    await page.getByRole("heading", { name: /North: arrange/ }).waitFor();
    expect(page.url()).toBe(address);
    expect(errors).toEqual([]);
  });

  it("begins a guided game in one press from the home page", async () => {
    const page = await go("/");
    await page.getByRole("button", { name: "Play in 60 seconds" }).click();
    await page.waitForURL(/\/play\//);
    await page.getByRole("button", { name: "Show me" }).waitFor();
  });

  it("remembers what was chosen for the next game, and says it in a link", async () => {
    const page = await go("/new/bull-run-1861?setup=free&s7=on&side=south&level=general");
    await page.getByRole("radio", { name: "South", exact: true }).waitFor({ state: "attached" });
    const chosen = (name: string) =>
      expect.poll(() => page.getByRole("radio", { name, exact: true }).isChecked(), { message: name });
    for (const name of ["Free", "South", "General"]) await chosen(name).toBe(true);
    await page.getByRole("button", { name: "Options" }).click();
    await expect.poll(() => page.getByRole("switch", { name: /^Extra turn/ }).isChecked()).toBe(true);
    await page.getByRole("radio", { name: "Two here" }).check();
    await expect.poll(() => new URL(page.url()).search).toBe("?setup=free&s7=on&opponent=here");
    await page.getByRole("button", { name: /^Start at/ }).click();
    await page.waitForURL(/\/play\//);
    await page.goto("/");
    for (const name of ["Two here", "Free"]) await chosen(name).toBe(true);
  });

  it("goes on when the browser has no room, says so, and saves to a file", async () => {
    const page = await go("/new/bull-run-1861?opponent=here");
    await startGame(page);
    await page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException("The quota is used up.", "QuotaExceededError");
      };
    });
    await makeReady(page);
    await page.getByText("Not saved yet.").or(page.getByText("Not saved since")).first().waitFor();
    await page.getByText("closing the tab loses 1 step").waitFor();
    await expect.poll(() => page.title()).toMatch(/^Not saved/);
    await makeReady(page);
    await page.getByText("closing the tab loses 2 steps").waitFor();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Save to a file" }).click(),
    ]);
    const record = JSON.parse(await readFile(await download.path(), "utf8"));
    expect(record).toMatchObject({ format: "stonebridge-record", game: "bull-run-1861" });
    expect(record.steps).toHaveLength(2);
  });

  it("is not overwritten by a second tab; the second one holds it until the first takes it back", async () => {
    const page = await go("/new/bull-run-1861?opponent=here");
    const address = await startGame(page);
    await expect.poll(() => storedSteps(page)).toBe(0);
    const second = await page.context().newPage();
    await second.goto(address);
    await ready(second).waitFor();
    await page.getByRole("button", { name: "Play here" }).waitFor();
    await makeReady(second);
    // it follows what the other one plays
    await page.locator("[data-part=prompt]").filter({ hasText: "North" }).waitFor();
    await page.getByRole("button", { name: "Play here" }).click();
    await makeReady(page);
    await second.getByRole("button", { name: "Play here" }).waitFor();
    await expect.poll(() => storedSteps(page)).toBe(2);
  });

  it("is looked back at by keys and address, and played on from there as a new game", async () => {
    const page = await go("/new/bull-run-1861?opponent=here");
    const address = await startGame(page);
    await makeReady(page);
    await makeReady(page);
    await expect.poll(() => storedSteps(page)).toBe(2);
    await menu(page).click();
    await page.getByRole("button", { name: "Look back" }).click();
    const bar = page.getByRole("region", { name: "Look back" });
    await bar.getByText("Step 2 of 2").waitFor();
    await page.keyboard.press("ArrowLeft");
    await bar.getByText("Step 1 of 2").waitFor();
    await page.waitForURL(`${address}/step/1`);
    await page.keyboard.press("Home");
    await bar.getByText("Step 0 of 2").waitFor();
    await page.reload();
    await bar.getByText("Step 0 of 2").waitFor();
    await page.keyboard.press("End");
    await bar.getByText("Step 2 of 2").waitFor();
    await page.keyboard.press("ArrowLeft");
    await bar.getByRole("button", { name: "Play on from here" }).click();
    await page.waitForURL((url) => url.href !== address && /\/play\/\w+$/.test(url.pathname));
    await page.getByRole("heading", { name: /North: arrange/ }).waitFor();
    await page.goBack();
    await bar.getByText("Step 1 of 2").waitFor();
    await page.keyboard.press("Escape");
    await bar.waitFor({ state: "detached" });
    await page.waitForURL(address);
  });

  it("closes with Back what lies over it, before it is left", async () => {
    const page = await go("/");
    const twoHere = page.getByRole("radio", { name: "Two here" });
    // While the page still fills itself, a press may fall between two of its states: then a person presses again.
    await twoHere.check().catch(() => twoHere.check());
    await startGame(page);
    await menu(page).click();
    const dialog = page.getByRole("dialog", { name: "Menu" });
    await dialog.waitFor();
    await page.goBack();
    await dialog.waitFor({ state: "detached" });
    expect(page.url()).toContain("/play/");
    await menu(page).click();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await menu(page).click();
    await dialog.waitFor();
    await dialog.getByRole("link", { name: "Rules" }).click();
    await page.waitForURL(/\/rules\//);
    await page.goBack();
    await ready(page).waitFor();
    await page.goBack();
    await page.getByRole("button", { name: /^Start at/ }).waitFor();
  });

  it("lets the bot play its part in a worker, and takes its seat over a reload", async () => {
    const page = await go("/new/bull-run-1861?guide=off");
    await page.getByRole("button", { name: /^Start at 8:00/ }).click();
    await page.getByRole("heading", { name: /North: arrange/ }).waitFor();
    await expect.poll(() => storedSteps(page)).toBeGreaterThan(0);
    const steps = await restingSteps(page);
    await page.reload();
    await page.getByRole("heading", { name: /North: arrange/ }).waitFor();
    expect(await restingSteps(page)).toBe(steps);
    await page.goto("/");
    const card = page.getByRole("region", { name: "Continue" }).getByRole("listitem");
    await expect.poll(() => card.textContent()).toMatch(/North against the Colonel.*you are North/s);
  });

  it("says that a game is not here, and leads to the start", async () => {
    const page = await go("/play/nowhere");
    await page.getByRole("heading", { name: "This game is not in this browser" }).waitFor();
    await page.getByRole("link", { name: "Home page" }).click();
    await page.getByRole("button", { name: /^Start at/ }).waitFor();
  });
});

describe("files and links", () => {
  async function savedRecord(page: Page): Promise<string> {
    await menu(page).click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Save to a file" }).click(),
    ]);
    return readFile(await download.path(), "utf8");
  }

  async function openText(page: Page, name: string, text: string): Promise<void> {
    const path = join(tmpdir(), `stonebridge-${process.pid}-${name}`);
    await writeFile(path, text);
    await openFile(page, path);
  }

  it("bring a saved game back, in another browser too", async () => {
    let page = await go("/new/bull-run-1861?opponent=here");
    await startGame(page);
    await makeReady(page);
    await page.getByRole("heading", { name: /North: arrange/ }).waitFor();
    const record = await savedRecord(page);
    page = await go("/");
    await page.getByRole("button", { name: "Load a file" }).waitFor();
    await openText(page, "good.json", record);
    await page.getByRole("heading", { name: /North: arrange/ }).waitFor();
    await makeReady(page);
    await expect.poll(() => storedSteps(page)).toBe(2);
  });

  it("say what is wrong with a file, field by field, and open its sound part", async () => {
    let page = await go("/new/bull-run-1861?opponent=here");
    await startGame(page);
    await makeReady(page);
    await makeReady(page);
    await page.getByRole("heading", { name: /North: arrange/ }).waitFor({ state: "detached" });
    const record = JSON.parse(await savedRecord(page));
    page = await go("/");
    const faulty = async (name: string, text: string, title: string, says: readonly string[]) => {
      await page.getByRole("button", { name: "Load a file" }).waitFor();
      await openText(page, name, text);
      await page.getByRole("heading", { name: title }).waitFor();
      // what was wrong with the file before may stand there until this one has been read
      for (const said of says)
        await expect
          .poll(() => page.locator(".notice.bad").allTextContents(), { message: name })
          .toContainEqual(expect.stringContaining(said));
    };
    const cannot = "This file cannot be opened";
    await faulty("text.json", "Dear diary", cannot, ["it is not JSON", "Your own games are untouched"]);
    await faulty("foreign.json", '{"format":"pgn"}', cannot, [
      "format",
      "neither a situation nor a record of this site",
    ]);
    await faulty("shape.json", JSON.stringify({ ...record, steps: [{ side: 1 }], dice: [] }), cannot, [
      "steps[0].side",
      "steps[0].action",
      "dice",
    ]);
    await faulty(
      "situation.json",
      JSON.stringify({ ...record.situation, options: { confusion: "perhaps" }, map: "gettysburg" }),
      cannot,
      ["options.confusion", "map"],
    );
    const altered = { ...record, steps: [record.steps[0], { ...record.steps[1], side: "south" }] };
    await faulty("altered.json", JSON.stringify(altered), "This record is broken at step 2", ["Step 1 is intact"]);
    await page.getByRole("button", { name: "Open up to step 1" }).click();
    await page.getByRole("heading", { name: /North: arrange/ }).waitFor();
  });

  it("share a whole game and a position by link, without a server", async () => {
    const page = await go("/new/bull-run-1861?opponent=here", { permissions: ["clipboard-read", "clipboard-write"] });
    await startGame(page);
    await makeReady(page);
    await page.getByRole("heading", { name: /North: arrange/ }).waitFor();
    const copied = async (button: string): Promise<string> => {
      await menu(page).click();
      await page.getByRole("button", { name: button }).click();
      await page.getByText("Copied.").waitFor();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      await page.keyboard.press("Escape");
      return link;
    };
    const record = await copied("Copy a link to this game");
    const situation = await copied("Copy a link to this position");
    expect(new URL(record).pathname).toBe("/record");
    let other = await go(record.slice(new URL(record).origin.length));
    await other.getByRole("region", { name: "Look back" }).getByText("Step 1 of 1").waitFor();
    other = await go(situation.slice(new URL(situation).origin.length));
    await other
      .getByText(/The situation/)
      .first()
      .waitFor();
    await other.getByRole("button", { name: /^Start/ }).click();
    await other.getByRole("heading", { name: /North: arrange/ }).waitFor();
    other = await go(record.slice(new URL(record).origin.length, -60));
    await other.getByRole("heading", { name: "This link cannot be opened" }).waitFor();
  });
});
