import { mkdirSync } from "node:fs";
import type { Page } from "playwright-core";
import { demoPages } from "./demo-pages.ts";
import { demoBrowser } from "./page.ts";

/** Takes pictures of the board to look at: `tsx -C source test/board/look.ts <folder> [name part]`. */
const [folder = "/tmp/board-look", only = ""] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });

interface Shot {
  readonly name: string;
  readonly query: string;
  readonly width: number;
  readonly height: number;
  readonly zoom: number;
  readonly at: readonly [number, number];
  readonly ratio?: number;
  /** What is done before the picture is taken. */
  readonly act?: (page: Page) => Promise<void>;
}

const HENRY_HILL = [830, 610] as const;
const shots: Shot[] = [];
for (const tone of ["light", "dark"]) {
  for (const zoom of [0.6, 1.16, 2, 4]) {
    shots.push({
      name: `desk-${tone}-${zoom}`,
      query: `tone=${tone}&still`,
      width: 1440,
      height: 900,
      zoom,
      at: HENRY_HILL,
    });
    shots.push({
      name: `phone-${tone}-${zoom}`,
      query: `tone=${tone}&still`,
      width: 390,
      height: 844,
      zoom,
      at: HENRY_HILL,
      ratio: 2,
    });
  }
}
const desk = { width: 1440, height: 900, zoom: 1.16, at: HENRY_HILL } as const;
const phone = { width: 390, height: 844, zoom: 1.16, at: HENRY_HILL, ratio: 2 } as const;
shots.push({ name: "desk-quiet-1.16", query: "quiet&still", ...desk });
for (const tone of ["light", "dark"]) {
  const query = `tone=${tone}&strong&nato&pale&still`;
  shots.push({ name: `desk-${tone}-strong-nato-pale-2`, query, ...desk, zoom: 2 });
}
shots.push({ name: "desk-fan", query: "still", ...desk, act: (page) => pointAt(page, "early") });
shots.push({ name: "phone-fan", query: "still", ...phone, act: (page) => pointAt(page, "porter") });
shots.push({
  name: "desk-keys",
  query: "still",
  ...desk,
  act: async (page) => {
    await page.evaluate(() => window.demo.board.focus({ kind: "space", id: "henry-hill" }));
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("PageDown");
  },
});
shots.push({ name: "desk-zone-focus", query: "still", ...desk, act: (page) => pressed(page, "ArrowDown") });
shots.push({
  name: "desk-overlays",
  query: "quiet&still",
  ...desk,
  act: (page) =>
    page.evaluate(() =>
      window.demo.situate({
        overlays: [
          {
            kind: "control-north",
            spaces: ["stone-house", "groveton", "bald-hill", "farm-ford-south"].map((space) => ({ space })),
          },
          {
            kind: "control-south",
            spaces: ["stone-house", "robinson-farm", "stone-bridge-east"].map((space) => ({ space })),
          },
          {
            kind: "command",
            spaces: ["matthews-hill", "pittsylvania", "sudley-springs"].map((space, at) => ({
              space,
              text: String(at),
            })),
          },
          {
            kind: "reach",
            spaces: ["conrads-woods", "new-market", "compton"].map((space, at) => ({ space, text: `${at + 2} MP` })),
          },
        ],
        lit: ["bonham", "jackson", "mitchells-ford-north"],
        arrows: [
          { kind: "retreat", spaces: ["henry-hill", "conrads-woods", "new-market"] },
          { kind: "attack", spaces: ["dogan-ridge", "groveton"] },
          { kind: "path", spaces: ["gum-spring-turn", "lewis-ford-north"] },
        ],
      }),
    ),
});

async function pointAt(page: Page, piece: string): Promise<void> {
  const box = await page.locator(`[data-piece="${piece}"]`).boundingBox();
  if (!box) throw new Error(`No piece ${piece} on the demo page.`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(500);
}

async function pressed(page: Page, key: string): Promise<void> {
  await page.evaluate(() => window.demo.board.focus({ kind: "space", id: "henry-hill" }));
  await page.keyboard.press(key);
}

const pages = await demoPages();
const browser = await demoBrowser(pages.url);
for (const { name, query, width, height, zoom, at, ratio = 1, act } of shots) {
  if (!name.includes(only)) continue;
  const page = await browser.open({ query, width, height, ratio });
  await page.waitForLoadState("networkidle");
  await page.evaluate(
    ([wanted, x, y]) => {
      const { board, sight } = window.demo;
      board.zoomBy((wanted as number) / (sight.zoom || 1.16));
      board.lookAt(x as number, y as number);
    },
    [zoom, at[0], at[1]],
  );
  await page.waitForTimeout(300);
  await act?.(page);
  await page.waitForTimeout(300);
  await page.waitForFunction(() => [...document.images].every((image) => image.complete));
  await page.waitForTimeout(400);
  await page.screenshot({ path: `${folder}/${name}.png` });
  await page.context().close();
  console.log(name);
}
await browser.close();
await pages.close();
