import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { atRest } from "../at-rest.ts";
import { COMPTON, focused, middleOf, pages, placeOf, tap, told } from "./board-hands.ts";
import { touch } from "./touches.ts";

const on = pages();

/** From the opening view, which shows both armies, to one from which the map has room to move on all sides. */
async function comeNear(page: Page): Promise<void> {
  await page.evaluate(() => window.demo.board.zoomBy(2));
  await atRest(page);
  await page.evaluate(() => window.demo.board.lookAt(1000, 600));
  await atRest(page);
}

describe("the board under a mouse", () => {
  it("tells what was clicked: a piece, a space", () =>
    on({ query: "still" }, async (page) => {
      await page.mouse.click(...(await middleOf(page, "schenck")));
      await page.mouse.click(...(await placeOf(page, ...COMPTON)));
      expect(await told(page, "pick")).toEqual([
        ["pick", "piece", "schenck"],
        ["pick", "space", "compton"],
      ]);
    }));

  it("tells what the pointer rests on, not what it passes, and that it left", () =>
    on({ query: "still" }, async (page) => {
      const [x, y] = await middleOf(page, "schenck");
      await page.mouse.move(x - 300, y);
      await page.mouse.move(x - 100, y);
      await page.mouse.move(x, y);
      await expect.poll(async () => (await told(page, "point")).at(-1)).toEqual(["point", "piece", "schenck"]);
      await page.evaluate(() =>
        document.querySelector(".board")?.dispatchEvent(new PointerEvent("pointerleave", { pointerType: "mouse" })),
      );
      const points = await told(page, "point");
      expect(points.at(-2)).toEqual(["point", "piece", "schenck"]);
      expect(points.at(-1)).toEqual(["point", undefined, undefined]);
    }));

  it("opens a stack that the pointer rests on, and picks from it", () =>
    on({ query: "quiet&still" }, async (page) => {
      const home = await middleOf(page, "burnside");
      await page.mouse.move(...(await middleOf(page, "porter")));
      await page.waitForFunction(() => document.querySelector(".fan-card")?.isConnected);
      const fanned = await middleOf(page, "burnside");
      expect(Math.hypot(fanned[0] - home[0], fanned[1] - home[1])).toBeGreaterThan(20);
      await page.mouse.move(...fanned, { steps: 4 });
      await page.mouse.click(...fanned);
      expect(await told(page, "pick")).toEqual([["pick", "piece", "burnside"]]);
      await page.mouse.move(fanned[0] + 300, fanned[1] + 200, { steps: 3 });
      await page.waitForFunction(() => !document.querySelector(".fan-card"));
    }));

  it("takes a click for what lay there before the stack opened under it", () =>
    on({ query: "quiet&still" }, async (page) => {
      const top = await middleOf(page, "porter");
      await page.evaluate(() => {
        const now = performance.now();
        performance.now = () => now;
      });
      await page.mouse.move(...top);
      await page.waitForFunction(() => document.querySelector(".fan-card")?.isConnected);
      await page.mouse.click(...top);
      expect(await told(page, "pick")).toEqual([["pick", "piece", "porter"]]);
    }));

  it("drags the map, and glides on when flung", () =>
    on({}, async (page) => {
      const before = await page.evaluate(() => ({ ...window.demo.sight }));
      const [x, y] = await placeOf(page, ...COMPTON);
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + 60, y + 30, { steps: 4 });
      await page.mouse.move(x + 120, y + 60, { steps: 4 });
      await page.mouse.up();
      await page.waitForFunction((left) => (left - window.demo.sight.left) * window.demo.sight.zoom > 115, before.left);
      expect(await told(page, "pick")).toEqual([]);
    }));

  it("drags a piece onto a space: says that it is taken up, then where it was dropped", () =>
    on({ query: "still" }, async (page) => {
      await page.evaluate(() => window.demo.board.lookAt(1400, 700));
      await atRest(page);
      const from = await middleOf(page, "davies");
      const to = await placeOf(page, 1300, 600);
      await page.mouse.move(...from);
      await page.mouse.down();
      await page.mouse.move(to[0], to[1], { steps: 6 });
      await page.locator(".board-dragged > *").first().waitFor();
      await page.mouse.up();
      expect(await told(page, "pick")).toEqual([]);
      expect(await told(page, "lift")).toEqual([["lift", "davies", "alone"]]);
      const [drop] = await told(page, "drop");
      expect(drop?.slice(0, 2)).toEqual(["drop", "davies"]);
      await expect.poll(() => page.locator(".board-dragged > *").count()).toBe(0);
    }));

  it("lets go of a dragged piece at Escape, and drops it nowhere", () =>
    on({ query: "still" }, async (page) => {
      const from = await middleOf(page, "sherman");
      await page.mouse.move(...from);
      await page.mouse.down();
      await page.mouse.move(from[0] + 150, from[1] + 60, { steps: 5 });
      await page.evaluate(() => window.demo.board.focus({ kind: "piece", id: "sherman" }));
      await page.keyboard.press("Escape");
      await page.mouse.up();
      expect(await told(page, "drop")).toEqual([["drop", "sherman", undefined]]);
    }));

  it("zooms towards the pointer and lays the map out anew", () =>
    on({}, async (page) => {
      await comeNear(page);
      const before = await page.evaluate(() => window.demo.sight.zoom);
      const at = await middleOf(page, "schenck");
      await page.mouse.move(...at);
      for (let turn = 0; turn < 4; turn++) await page.mouse.wheel(0, -120);
      await page.waitForFunction((zoom) => window.demo.sight.zoom / zoom > 1.4, before);
      await atRest(page);
      const [x, y] = await middleOf(page, "schenck");
      // Stacks step aside a little differently at another size.
      expect(Math.hypot(x - at[0], y - at[1])).toBeLessThan(50);
      expect(
        await page.evaluate(() => document.querySelector<HTMLElement>(".board-plane")?.style.transform),
      ).not.toContain("scale");
    }));
});

describe("the board under fingers", () => {
  const phone = { query: "quiet&still", width: 390, height: 844, touch: true, ratio: 2 } as const;

  it("opens a stack at a tap and picks from it at the next", () =>
    on(phone, async (page) => {
      const session = await page.context().newCDPSession(page);
      await comeNear(page);
      await page.evaluate(() => window.demo.board.reveal({ kind: "piece", id: "porter" }));
      await atRest(page);
      await tap(page, session, await middleOf(page, "porter"));
      expect(await told(page, "pick")).toEqual([]);
      await page.waitForFunction(() => document.querySelector(".fan-card")?.isConnected);
      await tap(page, session, await middleOf(page, "burnside"));
      expect(await told(page, "pick")).toEqual([["pick", "piece", "burnside"]]);
      await page.waitForFunction(() => !document.querySelector(".fan-card"));
    }));

  it("opens the card at a long press, and picks nothing", () =>
    on(phone, async (page) => {
      const session = await page.context().newCDPSession(page);
      await page.evaluate(() => window.demo.board.goTo({ kind: "piece", id: "evans" }));
      await atRest(page);
      await touch(session, "touchStart", await middleOf(page, "evans"));
      await expect.poll(() => told(page, "card")).toEqual([["card", "evans"]]);
      await touch(session, "touchEnd");
      expect(await told(page, "card")).toHaveLength(1);
      expect(await told(page, "pick")).toEqual([]);
    }));

  it("tells a long press from a tap on a page that was busy meanwhile", () =>
    on(phone, async (page) => {
      const session = await page.context().newCDPSession(page);
      await page.evaluate(() => window.demo.board.goTo({ kind: "piece", id: "evans" }));
      await atRest(page);
      await touch(session, "touchStart", await middleOf(page, "evans"));
      await page.evaluate(() => {
        setTimeout(() => {
          const end = performance.now() + 1200;
          while (performance.now() < end);
        });
      });
      await page.waitForTimeout(600);
      await touch(session, "touchEnd");
      expect(await told(page, "card")).toEqual([["card", "evans"]]);
      expect(await told(page, "pick")).toEqual([]);
    }));

  it("pinches about the fingers", () =>
    on({ ...phone, query: "quiet" }, async (page) => {
      const session = await page.context().newCDPSession(page);
      await comeNear(page);
      const before = await page.evaluate(() => ({ ...window.demo.sight }));
      await touch(session, "touchStart", [145, 400], [245, 400]);
      for (let step = 1; step <= 10; step++)
        await touch(session, "touchMove", [145 - 5 * step, 400], [245 + 5 * step, 400]);
      await touch(session, "touchEnd");
      await page.waitForFunction((zoom) => window.demo.sight.zoom / zoom > 1.9, before.zoom);
      await atRest(page);
      const after = await page.evaluate(() => ({ ...window.demo.sight }));
      expect(after.zoom / before.zoom).toBeCloseTo(2, 1);
      expect(after.left + 195 / after.zoom).toBeCloseTo(before.left + 195 / before.zoom, 0);
      expect(after.top + 400 / after.zoom).toBeCloseTo(before.top + 400 / before.zoom, 0);
      expect(await told(page, "pick")).toEqual([]);
    }));

  it("has no target under 44 px even with the whole field in sight", () =>
    on(phone, async (page) => {
      const session = await page.context().newCDPSession(page);
      await page.evaluate(() => window.demo.board.fit());
      await atRest(page);
      const [x, y] = await middleOf(page, "smith");
      await tap(page, session, [x, y + 20]);
      expect(await told(page, "pick")).toEqual([["pick", "piece", "smith"]]);
    }));
});

describe("the board under keys", () => {
  it("has one stop for Tab, goes by bearing, picks, and opens the card", () =>
    on({ query: "still" }, async (page) => {
      expect(await page.locator('.board [tabindex="0"]').count()).toBe(1);
      await page.keyboard.press("Tab");
      const first = await focused(page);
      await page.keyboard.press("Tab");
      expect(await focused(page)).not.toBe(first);
      await page.evaluate(() => window.demo.board.focus({ kind: "space", id: "new-market" }));
      await page.keyboard.press("ArrowUp");
      await page.keyboard.press("Enter");
      const space = await focused(page);
      expect((await told(page, "pick")).at(-1)?.at(-1)).toBe(space);
      await page.evaluate(() => window.demo.board.focus({ kind: "space", id: "stone-bridge-west" }));
      await page.keyboard.press("PageDown");
      await page.keyboard.press("i");
      expect(await told(page, "card")).toEqual([["card", "evans"]]);
      expect(await page.locator(".board-ring .ring-dark").count()).toBe(1);
    }));

  it("opens the stack of a focused piece and walks through it", () =>
    on({ query: "quiet&still" }, async (page) => {
      await page.evaluate(() => window.demo.board.focus({ kind: "space", id: "portici" }));
      const walk: (string | null)[] = [];
      for (let step = 0; step < 6; step++) {
        await page.keyboard.press("PageDown");
        walk.push(await focused(page));
      }
      expect(walk).toEqual(["early", "hampton", "bartow", "beauregard", "johnston", "portici"]);
      await page.keyboard.press("PageUp");
      await page.waitForFunction(() => document.querySelector(".fan-card")?.isConnected);
      await page.keyboard.press("Escape");
      await page.waitForFunction(() => !document.querySelector(".fan-card"));
    }));

  it("brings what has the focus into sight", () =>
    on({ query: "quiet&still" }, async (page) => {
      await page.evaluate(() => window.demo.board.focus({ kind: "space", id: "manassas-junction" }));
      await page.keyboard.press("PageDown");
      await atRest(page);
      const [x, y] = await middleOf(page, "smith");
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(1440);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(900);
    }));

  it("shows the whole field and comes back", () =>
    on({ query: "quiet&still" }, async (page) => {
      await page.evaluate(() => window.demo.board.focus({ kind: "space", id: "compton" }));
      await atRest(page);
      const before = await page.evaluate(() => ({ ...window.demo.sight }));
      await page.keyboard.press("0");
      await atRest(page);
      expect(await page.evaluate(() => window.demo.sight.zoom)).toBeLessThan(0.7);
      await page.keyboard.press("0");
      await atRest(page);
      expect(await page.evaluate(() => window.demo.sight.zoom)).toBeCloseTo(before.zoom);
    }));

  it("does not show a ring after a click, nor lose the focus when the order of drawing changes", () =>
    on({ query: "still" }, async (page) => {
      await page.mouse.click(...(await middleOf(page, "schenck")));
      await page.keyboard.press("u");
      expect(await page.locator(".board-ring .ring-dark").count()).toBe(0);
      expect(await focused(page)).toBe("schenck");
      await page.evaluate(() => window.demo.situate({ quiet: true, moved: { schenck: "compton" } }));
      await page.waitForTimeout(200);
      expect(await focused(page)).toBe("schenck");
    }));
});

describe("the loupe", () => {
  const glass = (page: Page) => page.locator(".board-loupe:not([hidden])");

  it("shows the map under the pointer larger while Shift is held, and lets clicks through", () =>
    on({ query: "quiet&still" }, async (page) => {
      const at = await middleOf(page, "schenck");
      await page.mouse.move(...at);
      const buttons = page.getByRole("application").getByRole("button");
      const count = await buttons.count();
      const width = (await page.locator('[data-piece="schenck"]').boundingBox())?.width ?? 0;
      await page.keyboard.down("Shift");
      await glass(page).waitFor();
      const larger = await glass(page).locator('[data-piece="schenck"]').boundingBox();
      expect((larger?.width ?? 0) / width).toBeCloseTo(2.5, 0);
      expect((larger?.x ?? 0) + (larger?.width ?? 0) / 2).toBeGreaterThan(at[0] - 60);
      expect((larger?.x ?? 0) + (larger?.width ?? 0) / 2).toBeLessThan(at[0] + 60);
      expect(await buttons.count()).toBe(count);
      await page.mouse.click(...at);
      expect(await told(page, "pick")).toEqual([["pick", "piece", "schenck"]]);
      await page.keyboard.up("Shift");
      await glass(page).waitFor({ state: "detached" });
    }));

  it("shows what has the focus where no pointer is on the map", () =>
    on({ query: "quiet&still" }, async (page) => {
      await page.evaluate(() => window.demo.board.focus({ kind: "piece", id: "schenck" }));
      await page.keyboard.down("Shift");
      await glass(page).waitFor();
      const [x, y] = await middleOf(page, "schenck");
      const box = await glass(page).boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo(x, -1);
      expect((box?.y ?? 0) + (box?.height ?? 0) / 2).toBeCloseTo(y, -1);
    }));

  it("keeps away where Shift belongs to another key", () =>
    on({ query: "quiet&still" }, async (page) => {
      await page.mouse.move(...(await middleOf(page, "schenck")));
      await page.keyboard.down("Shift");
      await page.keyboard.press("Tab");
      await page.waitForTimeout(400);
      expect(await glass(page).count()).toBe(0);
    }));
});
