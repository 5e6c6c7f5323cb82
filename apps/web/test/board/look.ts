import { mkdirSync } from "node:fs";
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
}

const HENRY_HILL = [830, 610] as const;
const shots: Shot[] = [];
for (const tone of ["light", "dark"]) {
  for (const zoom of [0.6, 1.16, 2, 4]) {
    shots.push({ name: `desk-${tone}-${zoom}`, query: `tone=${tone}&still`, width: 1440, height: 900, zoom, at: HENRY_HILL });
    shots.push({ name: `phone-${tone}-${zoom}`, query: `tone=${tone}&still`, width: 390, height: 844, zoom, at: HENRY_HILL, ratio: 2 });
  }
}
shots.push({ name: "desk-quiet-1.16", query: "quiet&still", width: 1440, height: 900, zoom: 1.16, at: HENRY_HILL });
shots.push({ name: "desk-strong-nato-2", query: "strong&nato&still", width: 1440, height: 900, zoom: 2, at: HENRY_HILL });

const browser = await demoBrowser();
for (const { name, query, width, height, zoom, at, ratio = 1 } of shots) {
  if (!name.includes(only)) continue;
  const page = await browser.open({ query, width, height, ratio });
  await page.evaluate(
    ([wanted, x, y]) => {
      const { board, sight } = window.demo;
      board.zoomBy((wanted as number) / (sight.zoom || 1.16));
      board.lookAt(x as number, y as number);
    },
    [zoom, at[0], at[1]],
  );
  await page.waitForTimeout(400);
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(200);
  await page.screenshot({ path: `${folder}/${name}.png` });
  await page.context().close();
  console.log(name);
}
await browser.close();
