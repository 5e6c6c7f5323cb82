import { AxeBuilder } from "@axe-core/playwright";
import shapes from "@stonebridge/atlas/maps/bull-run-1861/shapes.json" with { type: "json" };
import type { CDPSession, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type DemoBrowser, demoBrowser } from "./page.ts";

let browser: DemoBrowser;

beforeAll(async () => {
  browser = await demoBrowser();
});

afterAll(async () => {
  await browser.close();
});

type At = readonly [x: number, y: number];

/** Runs a test on a page of its own. */
async function on(
  options: NonNullable<Parameters<DemoBrowser["open"]>[0]>,
  test: (page: Page) => Promise<void>,
): Promise<void> {
  const page = await browser.open(options);
  await page.waitForFunction(() => window.demo.sight.zoom > 0);
  await test(page);
  await page.context().close();
}

async function middleOf(page: Page, piece: string): Promise<At> {
  const found = await page.evaluate((id) => {
    const node = document.querySelector<SVGGElement>(`[data-piece="${id}"]`);
    const matrix = node?.getScreenCTM();
    return matrix && ([50 * matrix.a + matrix.e, 50 * matrix.d + matrix.f] as const);
  }, piece);
  if (!found) throw new Error(`No piece ${piece} on the page.`);
  return found;
}

/** A place of the map in px of the window. */
async function placeOf(page: Page, x: number, y: number): Promise<At> {
  return page.evaluate(
    ([mapX, mapY]) => {
      const { left, top, zoom } = window.demo.sight;
      return [((mapX as number) - left) * zoom, ((mapY as number) - top) * zoom] as const;
    },
    [x, y],
  );
}

async function told(page: Page, kind: string): Promise<unknown[][]> {
  return page.evaluate((wanted) => window.demo.told.filter(([first]) => first === wanted), kind);
}

async function focused(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const node = document.activeElement;
    return node?.getAttribute("data-zone") ?? node?.getAttribute("data-piece") ?? null;
  });
}

async function touch(
  session: CDPSession,
  type: "touchStart" | "touchMove" | "touchEnd",
  ...at: readonly At[]
): Promise<void> {
  await session.send("Input.dispatchTouchEvent", { type, touchPoints: at.map(([x, y], id) => ({ x, y, id })) });
}

async function tap(page: Page, session: CDPSession, at: At): Promise<void> {
  await touch(session, "touchStart", at);
  await touch(session, "touchEnd");
  await page.waitForTimeout(100);
}

/** Where pieces of an empty zone would stand, in map units. */
const COMPTON = shapes.zones.find(({ id }) => id === "compton")?.counters as unknown as At;

describe("the board under a mouse", () => {
  it("tells what was clicked: a piece, a zone", () =>
    on({ query: "still" }, async (page) => {
      await page.mouse.click(...(await middleOf(page, "schenck")));
      await page.mouse.click(...(await placeOf(page, ...COMPTON)));
      expect(await told(page, "pick")).toEqual([
        ["pick", "piece", "schenck"],
        ["pick", "zone", "compton"],
      ]);
    }));

  it("tells what the pointer rests on, not what it passes, and that it left", () =>
    on({ query: "still" }, async (page) => {
      const [x, y] = await middleOf(page, "schenck");
      await page.mouse.move(x - 300, y);
      await page.mouse.move(x - 100, y);
      await page.mouse.move(x, y);
      await page.waitForTimeout(250);
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

  it("drags a piece onto a zone: picks it first, then says where it was dropped", () =>
    on({ query: "still" }, async (page) => {
      await page.evaluate(() => window.demo.board.lookAt(1400, 700));
      await page.waitForTimeout(300);
      const from = await middleOf(page, "davies");
      const to = await placeOf(page, 1300, 600);
      await page.mouse.move(...from);
      await page.mouse.down();
      await page.mouse.move(to[0], to[1], { steps: 6 });
      expect(await page.locator(".board-dragged > *").count()).toBeGreaterThan(0);
      await page.mouse.up();
      expect(await told(page, "pick")).toEqual([["pick", "piece", "davies"]]);
      const [drop] = await told(page, "drop");
      expect(drop?.slice(0, 2)).toEqual(["drop", "davies"]);
      expect(await page.locator(".board-dragged > *").count()).toBe(0);
    }));

  it("lets go of a dragged piece at Escape, and drops nothing", () =>
    on({ query: "still" }, async (page) => {
      const from = await middleOf(page, "sherman");
      await page.mouse.move(...from);
      await page.mouse.down();
      await page.mouse.move(from[0] + 150, from[1] + 60, { steps: 5 });
      await page.evaluate(() => window.demo.board.focus({ kind: "piece", id: "sherman" }));
      await page.keyboard.press("Escape");
      await page.mouse.up();
      expect(await told(page, "drop")).toEqual([]);
    }));

  it("zooms towards the pointer and lays the map out anew", () =>
    on({}, async (page) => {
      const at = await middleOf(page, "schenck");
      await page.mouse.move(...at);
      for (let turn = 0; turn < 4; turn++) await page.mouse.wheel(0, -120);
      await page.waitForTimeout(600);
      const [x, y] = await middleOf(page, "schenck");
      expect(await page.evaluate(() => window.demo.sight.zoom)).toBeGreaterThan(2);
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
      await page.evaluate(() => window.demo.board.reveal({ kind: "piece", id: "porter" }));
      await page.waitForTimeout(300);
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
      await page.evaluate(() => window.demo.board.reveal({ kind: "piece", id: "evans" }));
      await page.waitForTimeout(300);
      await touch(session, "touchStart", await middleOf(page, "evans"));
      await page.waitForTimeout(700);
      await touch(session, "touchEnd");
      expect(await told(page, "card")).toEqual([["card", "evans"]]);
      expect(await told(page, "pick")).toEqual([]);
    }));

  it("pinches about the fingers", () =>
    on({ ...phone, query: "quiet" }, async (page) => {
      const session = await page.context().newCDPSession(page);
      const before = await page.evaluate(() => ({ ...window.demo.sight }));
      await touch(session, "touchStart", [145, 400], [245, 400]);
      for (let step = 1; step <= 10; step++)
        await touch(session, "touchMove", [145 - 5 * step, 400], [245 + 5 * step, 400]);
      await touch(session, "touchEnd");
      await page.waitForTimeout(600);
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
      await page.waitForTimeout(500);
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
      await page.evaluate(() => window.demo.board.focus({ kind: "zone", id: "new-market" }));
      await page.keyboard.press("ArrowUp");
      await page.keyboard.press("Enter");
      const zone = await focused(page);
      expect((await told(page, "pick")).at(-1)?.at(-1)).toBe(zone);
      await page.evaluate(() => window.demo.board.focus({ kind: "zone", id: "stone-bridge-west" }));
      await page.keyboard.press("PageDown");
      await page.keyboard.press("i");
      expect(await told(page, "card")).toEqual([["card", "evans"]]);
      expect(await page.locator(".board-ring .ring-dark").count()).toBe(1);
    }));

  it("opens the stack of a focused piece and walks through it", () =>
    on({ query: "quiet&still" }, async (page) => {
      await page.evaluate(() => window.demo.board.focus({ kind: "zone", id: "portici" }));
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
      await page.evaluate(() => window.demo.board.focus({ kind: "zone", id: "manassas-junction" }));
      await page.keyboard.press("PageDown");
      await page.waitForTimeout(300);
      const [x, y] = await middleOf(page, "smith");
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(1440);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(900);
    }));

  it("shows the whole field and comes back", () =>
    on({ query: "quiet&still" }, async (page) => {
      await page.evaluate(() => window.demo.board.focus({ kind: "zone", id: "compton" }));
      await page.waitForTimeout(250);
      const before = await page.evaluate(() => ({ ...window.demo.sight }));
      await page.keyboard.press("0");
      await page.waitForTimeout(400);
      expect(await page.evaluate(() => window.demo.sight.zoom)).toBeLessThan(0.7);
      await page.keyboard.press("0");
      await page.waitForTimeout(400);
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
      expect(await glass(page).count()).toBe(0);
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

describe("the board for everybody", () => {
  it("changes signs, stripes and ground as soon as they are chosen", () =>
    on({ query: "quiet&still" }, async (page) => {
      const drawing = () => page.locator('[data-piece="porter"]').innerHTML();
      const veil = () =>
        page.evaluate(() => getComputedStyle(document.querySelector(".board-tiles") as Element, "::after").content);
      const changed = (before: string) =>
        page.waitForFunction((old) => document.querySelector('[data-piece="porter"]')?.innerHTML !== old, before);
      const small = await drawing();
      await page.evaluate(() => window.demo.board.zoomBy(2));
      await changed(small);
      const period = await drawing();
      await page.evaluate(() => window.demo.board.setOptions({ signs: "nato" }));
      await changed(period);
      const staff = await drawing();
      await page.evaluate(() => window.demo.board.setOptions({ patterns: "strong" }));
      await changed(staff);
      expect(await veil()).toBe("none");
      await page.evaluate(() => window.demo.board.setOptions({ ground: "pale" }));
      expect(await veil()).toBe('""');
      await page.evaluate(() => window.demo.board.setOptions({ signs: "period", patterns: "fine", ground: "full" }));
      await page.waitForFunction((old) => document.querySelector('[data-piece="porter"]')?.innerHTML === old, period);
      expect(await veil()).toBe("none");
    }));

  it("is one named region in which every zone and piece is a named button", () =>
    on({ query: "still" }, async (page) => {
      await expect(page.getByRole("application", { name: "Map of the field" }).count()).resolves.toBe(1);
      const buttons = page.getByRole("application").getByRole("button");
      expect(await buttons.count()).toBe(89 + 33);
      const unnamed = await page.evaluate(
        () =>
          [...document.querySelectorAll('.board [role="button"]')].filter((node) => !node.getAttribute("aria-label"))
            .length,
      );
      expect(unnamed).toBe(0);
      await expect(page.getByRole("button", { name: /^Sherman, combat 5/, pressed: true }).count()).resolves.toBe(1);
      await expect(page.getByRole("button", { name: /^Groveton, zone/, disabled: true }).count()).resolves.toBe(1);
    }));

  it("has nothing that axe objects to, by day and by night", async () => {
    for (const tone of ["light", "dark"]) {
      await on({ query: `still&tone=${tone}` }, async (page) => {
        const { violations } = await new AxeBuilder({ page })
          .include(".board")
          .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
          .analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 120)}`)).toEqual([]);
      });
    }
  });

  it("answers a screen reader's click, which comes without a pointer", () =>
    on({ query: "still" }, async (page) => {
      await page.evaluate(() =>
        document
          .querySelector('[data-zone="compton"]')
          ?.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 0 })),
      );
      expect(await told(page, "pick")).toEqual([["pick", "zone", "compton"]]);
    }));

  it("gives the ring a system colour where colours are forced", () =>
    on({ query: "still" }, async (page) => {
      await page.emulateMedia({ forcedColors: "active" });
      await page.evaluate(() => window.demo.board.focus({ kind: "zone", id: "compton" }));
      await page.keyboard.press("ArrowUp");
      const ring = await page.locator(".board-ring .ring-dark").evaluate((node) => getComputedStyle(node).stroke);
      expect(ring).not.toBe("rgb(29, 24, 19)");
    }));

  it("makes no journey when motion is not wanted", () =>
    on({ query: "quiet" }, async (page) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.evaluate(() => window.demo.board.setOptions({ motion: "system" }));
      const before = await middleOf(page, "willcox");
      await page.evaluate(() => window.demo.situate({ quiet: true, moved: { willcox: "stony-ridge" } }));
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      const soon = await middleOf(page, "willcox");
      await page.waitForTimeout(500);
      expect(soon).toEqual(await middleOf(page, "willcox"));
      expect(soon).not.toEqual(before);
    }));
});

describe("the board at work", () => {
  it("lets pieces travel from where they were", () =>
    on({ query: "quiet" }, async (page) => {
      const track = await page.evaluate(async () => {
        window.demo.situate({ quiet: true, moved: { willcox: "sudley-springs" } });
        const places: string[] = [];
        // Until it has stood still for a while.
        while (new Set(places.slice(-20)).size > 1 || places.length < 20) {
          await new Promise((resolve) => requestAnimationFrame(resolve));
          places.push(document.querySelector('[data-piece="willcox"]')?.getAttribute("transform") ?? "");
        }
        return places;
      });
      expect(new Set(track).size).toBeGreaterThan(2);
      await page.evaluate(() => {
        window.demo.board.setOptions({ motion: "less" });
        window.demo.situate({ quiet: true });
        window.demo.situate({ quiet: true, moved: { willcox: "sudley-springs" } });
      });
      await page.waitForTimeout(200);
      expect(await page.locator('[data-piece="willcox"]').getAttribute("transform")).toBe(track.at(-1));
    }));

  it("touches nothing when it is shown the same again", () =>
    on({ query: "still" }, async (page) => {
      const changes = await page.evaluate(async () => {
        let count = 0;
        const board = document.querySelector(".board");
        if (!board) throw new Error("No board.");
        const observer = new MutationObserver((records) => (count += records.length));
        observer.observe(board, { subtree: true, childList: true, attributes: true, characterData: true });
        window.demo.situate();
        window.demo.situate();
        await new Promise((resolve) => setTimeout(resolve, 200));
        observer.disconnect();
        return count;
      });
      expect(changes).toBe(0);
    }));

  it("keeps to 2,000 nodes with forty pieces and every mark", () =>
    on({ query: "still" }, async (page) => {
      for (const zoom of [0.5, 1, 2]) {
        await page.evaluate((factor) => window.demo.board.zoomBy(factor), zoom);
        await page.waitForTimeout(300);
        expect(await page.locator(".board *").count()).toBeLessThan(2000);
      }
    }));

  it("fetches the map in sight before the map around it", () =>
    on({ query: "quiet&still" }, async (page) => {
      const fetched = () =>
        page.evaluate(() =>
          performance
            .getEntriesByType("resource")
            .filter(({ name }) => name.endsWith(".webp"))
            .toSorted((a, b) => a.startTime - b.startTime)
            .map(({ name }) => name),
        );
      const inSight = await page.evaluate(() => {
        const { left, top, zoom } = window.demo.sight;
        const [right, bottom] = [left + innerWidth / zoom, top + innerHeight / zoom];
        return { left, top, right, bottom };
      });
      const isInSight = (name: string) => {
        const [level, column, row] = (/\/(\d)\/(\d+)-(\d+)-\w+\.webp$/.exec(name) ?? []).slice(1).map(Number);
        const edge = 512 / [0.6, 1.2, 2.4][level as number]!;
        const [x, y] = [(column as number) * edge - 62, (row as number) * edge - 62];
        return x < inSight.right && x + edge > inSight.left && y < inSight.bottom && y + edge > inSight.top;
      };
      await expect.poll(async () => (await fetched()).some((name) => !isInSight(name)), { timeout: 20_000 }).toBe(true);
      const names = await fetched();
      const first = names.findIndex((name) => !isInSight(name));
      expect(first).toBe(names.filter(isInSight).length);
      expect(first).toBeGreaterThan(4);
    }));

  it("has map under the whole window wherever it is moved", () =>
    on({ query: "quiet&still" }, async (page) => {
      await page.waitForFunction(
        () => document.images.length > 6 && [...document.images].every((image) => image.complete),
      );
      for (const [x, y] of [
        [400, 300],
        [1500, 900],
        [1000, 1200],
      ] as const) {
        await page.evaluate(([mapX, mapY]) => window.demo.board.lookAt(mapX as number, mapY as number), [x, y]);
        const bare = await page.evaluate(() => {
          const boxes = [...document.querySelectorAll(".board-tiles img")].map((image) =>
            image.getBoundingClientRect(),
          );
          let missing = 0;
          for (let across = 20; across < innerWidth; across += 40) {
            for (let down = 20; down < innerHeight; down += 40) {
              if (
                !boxes.some((box) => across >= box.left && across <= box.right && down >= box.top && down <= box.bottom)
              )
                missing += 1;
            }
          }
          return missing;
        });
        expect(bare).toBe(0);
      }
    }));

  it("gives the focus of a piece that went to what is left", () =>
    on({ query: "still" }, async (page) => {
      await page.evaluate(() => window.demo.board.focus({ kind: "piece", id: "evans" }));
      await page.evaluate(() => {
        const { board, model } = window.demo;
        const now = model();
        board.show({ ...now, pieces: now.pieces.filter(({ id }) => id !== "evans") });
      });
      await page.waitForTimeout(200);
      expect(await focused(page)).toBe("stone-bridge-west");
    }));

  it("hides the pieces and brings them back", () =>
    on({ query: "still" }, async (page) => {
      await page.evaluate(() => window.demo.board.hidePieces(true));
      expect(await page.locator('[data-piece="evans"]').isVisible()).toBe(false);
      await page.evaluate(() => window.demo.board.hidePieces(false));
      expect(await page.locator('[data-piece="evans"]').isVisible()).toBe(true);
    }));

  it("leaves nothing behind when it is destroyed", () =>
    on({ query: "still" }, async (page) => {
      await page.evaluate(() => window.demo.board.destroy());
      expect(await page.locator("#host > *").count()).toBe(0);
      await page.mouse.move(300, 300);
      await page.waitForTimeout(300);
    }));
});
