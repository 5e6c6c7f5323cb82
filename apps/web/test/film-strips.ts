import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import chromium from "@sparticuz/chromium";
import { createApp } from "@stonebridge/server";
import { chromium as playwright } from "playwright-core";
import sharp from "sharp";

/**
 * Film strips of one enemy turn of each game, as its scenes are shown: eight pictures, docs/pictures/scenes-<game>.webp.
 * The client must be built. `tsx apps/web/test/film-strips.ts [game …]`
 */
const GAMES: Readonly<Record<string, string>> = {
  "bull-run-1861": "south",
  "second-bull-run-1862": "confederate",
  "bull-run-1983": "confederate",
  "no-written-orders": "confederate",
};
const SIZE = { width: 1280, height: 800 };
const SMALL = { width: 640, height: 400 };
const FRAMES = 8;
/** Ms for which a game may be filmed. */
const LONGEST = 120_000;

chromium.setGraphicsMode = false;
const folder = fileURLToPath(new URL("../../../docs/pictures", import.meta.url));
mkdirSync(folder, { recursive: true });
const app = await createApp({ client: fileURLToPath(new URL("../dist", import.meta.url)) });
const address = await app.listen({ port: 0, host: "127.0.0.1" });
const args = chromium.args.filter((flag) => flag !== "--single-process" && flag !== "--no-zygote");
const browser = await playwright.launch({ executablePath: await chromium.executablePath(), args, headless: true });

async function film(game: string, side: string): Promise<void> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: SIZE,
    locale: "en-GB",
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  await page.goto(`/new/${game}?opponent=bot&dice=rolled&guide=off&side=${side}`);
  await page.getByRole("button", { name: /^Start at/ }).click();
  await page.locator("#play-map [data-piece]").first().waitFor();
  const pictures: Buffer[] = [];
  const end = Date.now() + LONGEST;
  let before = "";
  while (pictures.length < FRAMES && Date.now() < end) {
    const caption = page.locator("[data-part=stage] .caption");
    const now = (await caption.count()) > 0 ? await caption.innerText().catch(() => "") : "";
    if (now !== "" && now !== before) {
      // In the middle of the march, and when it has ended.
      await page.waitForTimeout(900);
      pictures.push(await page.screenshot());
    }
    before = now;
    if (now === "") {
      // Whatever is asked meanwhile is answered in the shortest way.
      for (const key of ["e", "e"]) {
        await page.keyboard.press(key);
        await page.waitForTimeout(350);
      }
    }
    await page.waitForTimeout(100);
  }
  await context.close();
  const frames = await Promise.all(pictures.map((one) => sharp(one).resize(SMALL.width, SMALL.height).toBuffer()));
  const height = Math.ceil(frames.length / 2) * SMALL.height;
  await sharp({ create: { width: 2 * SMALL.width, height, channels: 3, background: "#2a2018" } })
    .composite(
      frames.map((input, at) => ({
        input,
        left: (at % 2) * SMALL.width,
        top: Math.floor(at / 2) * SMALL.height,
      })),
    )
    .webp({ quality: 72 })
    .toFile(`${folder}/scenes-${game}.webp`);
}

const wanted = process.argv.slice(2);
for (const [game, side] of Object.entries(GAMES))
  if (wanted.length === 0 || wanted.includes(game)) await film(game, side);
await browser.close();
await app.close();
