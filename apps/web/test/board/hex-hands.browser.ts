import type { CDPSession, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { focused, middleOf, pages, placeOf, tap, told } from "./board-hands.ts";
import { FIELD, grid } from "./hex-situation.ts";
import { hexGround } from "../../src/board/hexes/hex-ground.ts";

const on = pages();

const ground = hexGround(FIELD);
const HEXES = { map: "hexes", query: "still" } as const;

/** Zoom at which hexes are as high as a game's map shows them from near: 66 px. */
const NEAR = 66 / ground.height;

/** Runs a test on a page of its own, from near: the map opens on both armies, from where stacks are one counter each. */
const near: typeof on = (options, test) =>
  on(options, async (page) => {
    await page.evaluate((zoom) => window.demo.board.zoomBy(zoom / window.demo.sight.zoom), NEAR);
    await page.waitForFunction((zoom) => Math.abs(window.demo.sight.zoom / zoom - 1) < 0.01, NEAR);
    await test(page);
  });

/** Puts the middle of a hex in the middle of the window. @returns where it is in px. */
async function goTo(page: Page, space: string): Promise<readonly [number, number]> {
  const [x, y] = ground.centre(grid.known(space));
  await page.evaluate(([mapX, mapY]) => window.demo.board.lookAt(mapX as number, mapY as number), [x, y]);
  await page.waitForFunction(
    ([mapX]) => Math.abs(window.demo.sight.left + innerWidth / 2 / window.demo.sight.zoom - (mapX as number)) < 1,
    [x],
  );
  return placeOf(page, x, y);
}

const fanned = (page: Page) => page.locator(".fan").count();

async function phone(page: Page): Promise<CDPSession> {
  return page.context().newCDPSession(page);
}

describe("hands on hexes", () => {
  it("open a stack by a click, pick from it one by one, and close it beside", () =>
    near(HEXES, async (page) => {
      const at = await goTo(page, "R9");
      await page.mouse.click(...at);
      await expect.poll(() => fanned(page)).toBe(1);
      expect(await told(page, "pick")).toEqual([]);
      for (const piece of ["14-nym", "leader-porter"]) await page.mouse.click(...(await middleOf(page, piece)));
      expect(await told(page, "pick")).toEqual([
        ["pick", "piece", "14-nym"],
        ["pick", "piece", "leader-porter"],
      ]);
      await page.mouse.move(at[0] - 600, at[1] + 300);
      await page.waitForTimeout(400);
      expect(await fanned(page)).toBe(1);
      await page.mouse.click(at[0] - 600, at[1] + 300);
      await expect.poll(() => fanned(page)).toBe(0);
      expect((await told(page, "pick")).slice(2)).toEqual([]);
    }));

  it("pick the hex of a stack by its handle, which closes it", () =>
    near(HEXES, async (page) => {
      await page.mouse.click(...(await goTo(page, "R9")));
      await expect.poll(() => fanned(page)).toBe(1);
      const handle = await page.locator(".fan text").boundingBox();
      if (!handle) throw new Error("The open stack has no handle.");
      await page.mouse.click(handle.x + handle.width / 2, handle.y + handle.height / 2);
      expect(await told(page, "pick")).toEqual([["pick", "space", "R9"]]);
      await expect.poll(() => fanned(page)).toBe(0);
    }));

  it("pick a target beside an open stack at once", () =>
    near(HEXES, async (page) => {
      await page.mouse.click(...(await goTo(page, "W8")));
      await expect.poll(() => fanned(page)).toBe(1);
      const [x, y] = ground.centre(grid.known("W5"));
      await page.mouse.click(...(await placeOf(page, x, y)));
      expect(await told(page, "pick")).toEqual([["pick", "space", "W5"]]);
    }));

  it("pick a single piece from anywhere in its hex, and mark the hex under the pointer", () =>
    near(HEXES, async (page) => {
      const [x, y] = await goTo(page, "Z12");
      await page.mouse.move(x, y - 25);
      await expect.poll(() => page.locator(".board-hover path").count()).toBe(2);
      await expect.poll(async () => (await told(page, "point")).at(-1)).toEqual(["point", "space", "Z12"]);
      const single = await goTo(page, "T10");
      await page.mouse.click(single[0], single[1] + 27);
      expect((await told(page, "pick")).at(-1)?.slice(1)).toEqual(["piece", "davidson"]);
    }));

  it("open what lies under a finger on a phone, every piece large enough for it", () =>
    near({ ...HEXES, width: 390, height: 844, touch: true }, async (page) => {
      const session = await phone(page);
      await tap(page, session, await goTo(page, "R9"));
      await expect.poll(() => fanned(page)).toBe(1);
      const box = await page.locator('[data-piece="27-ny"]').boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(44);
      await tap(page, session, await middleOf(page, "27-ny"));
      expect(await told(page, "pick")).toEqual([["pick", "piece", "27-ny"]]);
      expect(await fanned(page)).toBe(1);
    }));
});

describe("keys on hexes", () => {
  it("walk hex by hex, with a name for each that is new to a screen reader", () =>
    near(HEXES, async (page) => {
      await page.evaluate(() => window.demo.board.focus({ kind: "space", id: "M20" }));
      const labels: (string | null)[] = [];
      for (const key of ["ArrowRight", "ArrowDown", "ArrowLeft", "Numpad7"]) {
        const before = await page.evaluateHandle(() => document.activeElement);
        await page.keyboard.press(key);
        labels.push(await page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? null));
        expect(await page.evaluate((node) => node !== document.activeElement, before)).toBe(true);
      }
      expect(labels).toEqual(["N20", "N21", "M21", "L20"].map((hex) => `Hex ${hex}, open ground`));
    }));

  it("come by Tab from the piece in hand to where it can go, the nearest first", () =>
    near(HEXES, async (page) => {
      await page.evaluate(() => window.demo.board.focus({ kind: "piece", id: "leader-sherman" }));
      const visited: (string | null)[] = [];
      for (let step = 0; step < 8; step++) {
        await page.keyboard.press("Tab");
        visited.push(await focused(page));
      }
      expect(visited).toEqual(["V7", "X7", "V8", "X8", "W7", "W9", "V6", "X6"]);
      await page.keyboard.press("Shift+Tab");
      expect(await focused(page)).toBe(visited.at(-2));
    }));

  it("open a stack by Enter, walk its pieces, pick, and close by Escape", () =>
    near(HEXES, async (page) => {
      await page.evaluate(() => window.demo.board.focus({ kind: "space", id: "QQ26" }));
      await page.keyboard.press("Enter");
      await expect.poll(() => fanned(page)).toBe(1);
      expect(await focused(page)).toBe("back-QQ26-0");
      await page.keyboard.press("PageDown");
      await page.keyboard.press("Enter");
      expect(await told(page, "pick")).toEqual([["pick", "piece", "back-QQ26-1"]]);
      await page.keyboard.press("Escape");
      await expect.poll(() => fanned(page)).toBe(0);
    }));
});

describe("states of hexes", () => {
  it("cost few nodes, however many hexes are marked", () =>
    near(HEXES, async (page) => {
      const nodes = await page.evaluate(() => document.querySelectorAll(".board-live *").length);
      expect(nodes).toBeLessThan(2400);
      const marked = await page.evaluate(() => document.querySelectorAll(".board-marks *, .board-badges *").length);
      expect(marked).toBeLessThan(60);
    }));

  it("draw deep pieces of a stack only when it is opened", () =>
    near(HEXES, async (page) => {
      await goTo(page, "QQ26");
      const deep = page.locator('[data-piece="back-QQ26-9"] > g > *');
      expect(await deep.count()).toBe(0);
      expect(await page.locator('[data-piece="back-QQ26-0"]').getAttribute("aria-label")).toContain("QQ26");
      await page.evaluate(() => window.demo.board.focus({ kind: "piece", id: "back-QQ26-0" }));
      await page.keyboard.press("PageDown");
      await expect.poll(() => deep.count()).toBeGreaterThan(0);
    }));

  it("write coordinates by the room there is, or as the reader wants", () =>
    near(HEXES, async (page) => {
      const written = () => page.locator(".board-coordinates text").count();
      await expect.poll(written).toBeGreaterThan(10);
      await page.evaluate(() => window.demo.board.setOptions({ coordinates: "never" }));
      await expect.poll(written).toBe(0);
      await page.evaluate(() => {
        window.demo.board.setOptions({ coordinates: "auto" });
        window.demo.board.fit();
      });
      await expect.poll(written).toBe(0);
      await page.evaluate(() => window.demo.board.setOptions({ coordinates: "always" }));
      await page.evaluate(() => window.demo.board.zoomBy(2));
      await expect.poll(written).toBeGreaterThan(10);
    }));

  it("show plain paper where a map has no drawn base", () =>
    near({ ...HEXES, query: "still&paper&tone=dark" }, async (page) => {
      expect(await page.locator(".board-paper").getAttribute("aria-label")).toBe("The field of Bull Run");
      expect(await page.locator(".board-tiles img").count()).toBe(0);
    }));
});
