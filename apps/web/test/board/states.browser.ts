import { AxeBuilder } from "@axe-core/playwright";
import { describe, expect, it } from "vitest";
import { atRest } from "../at-rest.ts";
import { focused, middleOf, pages, told } from "./board-hands.ts";

const on = pages();

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

  it("is one named region in which every space and piece is a named button", () =>
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
          .setLegacyMode()
          .include(".board")
          .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
          .options({ resultTypes: ["violations"] })
          .analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 120)}`)).toEqual([]);
      });
    }
  });

  it("answers a screen reader's click, which comes without a pointer", () =>
    on({ query: "still" }, async (page) => {
      await page.evaluate(() =>
        document
          .querySelector('[data-space="compton"]')
          ?.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 0 })),
      );
      expect(await told(page, "pick")).toEqual([["pick", "space", "compton"]]);
    }));

  it("gives the ring a system colour where colours are forced", () =>
    on({ query: "still" }, async (page) => {
      await page.emulateMedia({ forcedColors: "active" });
      await page.evaluate(() => window.demo.board.focus({ kind: "space", id: "compton" }));
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
      const changed = await page.evaluate(async () => {
        const board = document.querySelector(".board");
        if (!board) throw new Error("No board.");
        const changes: MutationRecord[] = [];
        const observer = new MutationObserver((records) => changes.push(...records));
        observer.observe(board, { subtree: true, childList: true, attributes: true, characterData: true });
        const pause = () => new Promise((resolve) => setTimeout(resolve, 300));
        // Pieces of the map that are still to come change the page too.
        do {
          changes.length = 0;
          await pause();
        } while (changes.length > 0);
        window.demo.situate();
        window.demo.situate();
        await pause();
        return changes.map(({ type, target, attributeName }) => `${type} ${attributeName} of ${target.nodeName}`);
      });
      expect(changed).toEqual([]);
    }));

  it("keeps to 2,000 nodes with forty pieces and every mark", () =>
    on({ query: "still" }, async (page) => {
      for (const zoom of [0.5, 1, 2]) {
        await page.evaluate((factor) => window.demo.board.zoomBy(factor), zoom);
        await atRest(page);
        expect(await page.locator(".board *").count()).toBeLessThan(2000);
      }
    }));

  it("fetches the map in sight before the map around it", () =>
    on({ query: "quiet&still" }, async (page) => {
      await page.waitForFunction(
        () => document.images.length > 0 && [...document.images].every((image) => image.complete),
      );
      // The opening view shows nearly all of the map: from near, most of it is out of sight.
      const since = await page.evaluate(() => {
        const now = performance.now();
        window.demo.board.zoomBy(3);
        return now;
      });
      await atRest(page);
      const fetched = () =>
        page.evaluate(
          (from) =>
            performance
              .getEntriesByType("resource")
              .filter(({ name, startTime }) => name.endsWith(".webp") && startTime > from)
              .toSorted((a, b) => a.startTime - b.startTime)
              .map(({ name }) => name),
          since,
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
      await expect.poll(async () => (await fetched()).some((name) => !isInSight(name))).toBe(true);
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

  it("writes the chance of an attack whole while any of its target is in sight", () =>
    on({ query: "still" }, async (page) => {
      await page.evaluate(() => window.demo.board.zoomBy(2));
      await atRest(page);
      const chance = page.locator(".badge", { hasText: "67%" });
      for (const [dx, dy] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const) {
        const [x, y] = await middleOf(page, "jackson");
        await page.evaluate(
          ([at, down, across, up]) => {
            const { board, sight } = window.demo;
            // The middle of the window, where the piece is to come to its edge.
            const middle = [at + (across * innerWidth) / 2, down + (up * innerHeight) / 2] as const;
            board.lookAt(sight.left + middle[0] / sight.zoom, sight.top + middle[1] / sight.zoom);
          },
          [x, y, dx, dy] as const,
        );
        await atRest(page);
        await expect
          .poll(async () => {
            const box = await chance.boundingBox();
            if (!box) return "not to be seen";
            const isWhole = box.x >= 0 && box.y >= 0 && box.x + box.width <= 1440 && box.y + box.height <= 900;
            return isWhole || box;
          })
          .toBe(true);
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
      await expect.poll(() => focused(page)).toBe("stone-bridge-west");
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
