import { mkdirSync } from "node:fs";
import type { Page } from "playwright-core";
import { demoPages } from "./demo-pages.ts";
import { demoBrowser } from "./page.ts";
import type { SituationOptions } from "./situation.ts";

/** Takes pictures of a board of hexes to look at: `tsx -C source test/board/hex-look.ts <folder> [name part]`. */
const [folder = "/tmp/hex-look", only = ""] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });

interface Shot {
  readonly name: string;
  readonly query: string;
  readonly width: number;
  readonly height: number;
  readonly ratio?: number;
  /** Height of a hex in px. */
  readonly hex: number;
  readonly at: readonly [number, number];
  readonly act?: (page: Page) => Promise<void>;
}

const HENRY_HILL = [1720, 1060] as const;
const desk = { width: 1440, height: 900, at: HENRY_HILL } as const;
const phone = { width: 390, height: 844, at: HENRY_HILL, ratio: 2 } as const;
const shots: Shot[] = [];
for (const tone of ["light", "dark"]) {
  for (const hex of [26, 44, 66, 100, 150]) {
    shots.push({ name: `desk-${tone}-${hex}`, query: `tone=${tone}&still`, hex, ...desk });
    shots.push({ name: `phone-${tone}-${hex}`, query: `tone=${tone}&still`, hex, ...phone });
  }
}
shots.push({ name: "desk-quiet-66", query: "quiet&still", hex: 66, ...desk });
shots.push({ name: "desk-nato-strong-100", query: "quiet&still&nato&strong", hex: 100, ...desk });
shots.push({ name: "desk-fan", query: "still", hex: 66, ...desk, act: (page) => clickOn(page, "leader-porter") });
shots.push({ name: "phone-fan", query: "still", hex: 50, ...phone, act: (page) => clickOn(page, "leader-porter") });
shots.push({ name: "desk-keys", query: "still", hex: 66, ...desk, act: (page) => walk(page) });
shots.push({ name: "desk-overlays", query: "quiet&still", hex: 66, ...desk, act: (page) => overlays(page) });
shots.push({ name: "phone-overlays", query: "quiet&still", hex: 50, ...phone, act: (page) => overlays(page) });
shots.push({ name: "desk-commands", query: "quiet&still", hex: 66, ...desk, act: (page) => commands(page) });
shots.push({ name: "desk-sight", query: "quiet&still", hex: 66, ...desk, act: (page) => sight(page) });
shots.push({
  name: "counters",
  query: "quiet&still",
  hex: 66,
  ...desk,
  width: 1700,
  height: 1500,
  act: async (page) => {
    await page.evaluate(COUNTER_SHEET);
  },
});
shots.push({ name: "desk-backs", query: "still", hex: 66, ...desk, at: [3500, 2200] });

/** Every counter at six sizes, on paper and on a dark table. */
const COUNTER_SHEET = `(async () => {
  const { counterSvg, NO_MARKS } = await import("/src/board/index.ts");
  const shared = { stripe: "yellow-diagonals", name: "69 NYM", subtitle: "Sherman", attack: 2, defence: 3, movement: 4, selfActivating: false };
  const looks = [];
  for (const [body, stripe] of [["union", "vermilion"], ["confederate", "maroon"], ["shenandoah", "yellow-chevrons"]]) {
    const one = { ...shared, body, stripe };
    looks.push([{ ...one, kind: "regiment", figure: "infantry" }], [{ ...one, kind: "regiment", figure: "cavalry", name: "Palmer", movement: 6, selfActivating: true }],
      [{ ...one, kind: "battery", face: "mobile", name: "E/3 US", attack: 1 }], [{ ...one, kind: "battery", face: "battle", name: "E/3 US", movement: 1 }],
      [{ ...one, kind: "brigade-piece", name: "Longstreet", attack: 8, defence: 8 }, { spent: true }],
      [{ ...one, kind: "leader", name: "Heintzelman", subtitle: "Colonel", rank: "division", movement: 6 }],
      [{ ...one, kind: "leader", name: "Bee", subtitle: "Brig. General", rank: "army", movement: 6, selfActivating: true }],
      [{ ...one, kind: "leader", name: "Walton", subtitle: "Major", rank: "artillery", movement: 6 }],
      [{ kind: "hidden", body }], [{ ...one, kind: "regiment", figure: "infantry" }, { stopped: true }], [{ ...one, kind: "regiment", figure: "infantry" }, { bombarded: true, stopped: true, spent: true }]);
  }
  const row = (size, tone) => looks.map(([look, marks]) => '<span style="margin:' + size / 8 + 'px;display:inline-block">' + counterSvg(look, { ...NO_MARKS, ...marks }, size, { tone, signs: "period", patterns: "fine" }) + "</span>").join("");
  document.body.innerHTML = '<div style="background:#F5EDD9;padding:12px">' + [96, 72, 56, 44, 36, 28].map((size) => row(size, "light")).join("<br>") + '</div><div style="background:#14100C;padding:12px">' + [56, 36].map((size) => row(size, "dark")).join("<br>") + "</div>";
})()`;

async function clickOn(page: Page, piece: string): Promise<void> {
  const box = await page.locator(`[data-piece="${piece}"]`).boundingBox();
  if (!box) throw new Error(`No piece ${piece} on the demo page.`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(400);
}

async function walk(page: Page): Promise<void> {
  await page.evaluate(() => window.demo.board.focus({ kind: "space", id: "T9" }));
  for (const key of ["ArrowRight", "ArrowRight", "ArrowDown"]) await page.keyboard.press(key);
}

const rows = (column: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, row) => `${column}${from + row}`);
const spaces = (ids: readonly string[], text?: string) =>
  ids.map((space) => ({ space, ...(text === undefined ? {} : { text }) }));

const OVERLAYS: SituationOptions = {
  quiet: true,
  overlays: [
    {
      kind: "control-north",
      spaces: spaces([...rows("P", 8, 9), ...rows("Q", 7, 9), ...rows("R", 8, 10), ...rows("S", 8, 10)]),
    },
    { kind: "control-south", spaces: spaces([...rows("R", 10, 12), ...rows("S", 10, 12), ...rows("T", 11, 13)]) },
    { kind: "command", spaces: spaces([...rows("X", 7, 9), ...rows("Y", 7, 9)], "2") },
    { kind: "range", spaces: spaces([...rows("V", 14, 16), ...rows("W", 13, 16), ...rows("X", 14, 16)], "3") },
    { kind: "recon", spaces: spaces([...rows("L", 9, 12), ...rows("M", 9, 11), ...rows("N", 9, 12)]) },
    { kind: "reach", spaces: spaces([...rows("AA", 9, 11), ...rows("BB", 8, 10)], "1½") },
  ],
  lit: ["X12", "reg"],
};

const commanded = (from: string, ...to: readonly string[]) =>
  to.map((space) => ({ kind: "command", spaces: [from, space] }) as const);
const COMMANDS: SituationOptions = {
  quiet: true,
  arrows: [
    ...commanded("P6", "R9", "Q8", "O5"),
    ...commanded("R9", "S9", "R10", "Q9"),
    ...commanded("Q8", "P7"),
    ...commanded("T15", "T13", "W15", "S12", "R12", "S11"),
    ...commanded("T13", "S13", "U13", "T12"),
  ],
};

const overlays = (page: Page) => page.evaluate((options) => window.demo.situate(options), OVERLAYS);
const commands = (page: Page) => page.evaluate((options) => window.demo.situate(options), COMMANDS);

async function sight(page: Page): Promise<void> {
  await page.evaluate(() =>
    window.demo.situate({
      quiet: true,
      more: { sight: { from: "Q8", to: "T13", blocks: ["S11", ["R9", "R10"]], text: "6" } },
    }),
  );
}

const pages = await demoPages();
const browser = await demoBrowser(pages.url);
for (const { name, query, width, height, hex, at, ratio = 1, act } of shots) {
  if (!name.includes(only)) continue;
  const page = await browser.open({ map: "hexes", query, width, height, ratio });
  await page.waitForLoadState("networkidle");
  await page.waitForFunction(() => window.demo.sight.zoom > 0);
  await page.evaluate(
    ([wanted, x, y]) => {
      const { board, sight: seen } = window.demo;
      board.zoomBy((wanted as number) / 100 / seen.zoom);
      board.lookAt(x as number, y as number);
    },
    [hex, at[0], at[1]],
  );
  await page.waitForTimeout(350);
  await act?.(page);
  await page.waitForTimeout(350);
  await page.screenshot({ path: `${folder}/${name}.png` });
  await page.context().close();
  console.log(name);
}
await browser.close();
await pages.close();
