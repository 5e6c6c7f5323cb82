import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import chromium from "@sparticuz/chromium";
import { createApp } from "@stonebridge/server";
import { chromium as playwright } from "playwright-core";
import sharp from "sharp";
import { caption, ENEMY_HALVES, type EnemyHalf, startEnemyHalf } from "./browser/enemy-halves.ts";

/**
 * Film strips of one enemy turn of each game, as its scenes are shown: eight pictures, docs/pictures/scenes-<game>.webp.
 * The client must be built. `tsx apps/web/test/film-strips.ts [game …]`
 */
const SIZE = { width: 1280, height: 800 };
const SMALL = { width: 640, height: 400 };
const FRAMES = 8;
/** Ms for which a game may be filmed. */
const LONGEST = 90_000;
/** Ms from the beginning of a scene until the map has come to it, and until the middle of it. */
const [SETTLING, MIDDLE] = [350, 1300];
/** Ms without a scene after which the turn is over. */
const OVER = 4000;

chromium.setGraphicsMode = false;
const folder = fileURLToPath(new URL("../../../docs/pictures", import.meta.url));
mkdirSync(folder, { recursive: true });
const app = await createApp({ client: fileURLToPath(new URL("../dist", import.meta.url)) });
const address = await app.listen({ port: 0, host: "127.0.0.1" });
const args = chromium.args.filter((flag) => flag !== "--single-process" && flag !== "--no-zygote");
const browser = await playwright.launch({ executablePath: await chromium.executablePath(), args, headless: true });

/** Of more pictures than the strip holds, those at even distances, the first and the last among them. */
function chosen<T>(pictures: readonly T[]): readonly T[] {
  if (pictures.length <= FRAMES) return pictures;
  return Array.from(
    { length: FRAMES },
    (_, at) => pictures[Math.round((at * (pictures.length - 1)) / (FRAMES - 1))] as T,
  );
}

async function film(game: EnemyHalf): Promise<void> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: SIZE,
    locale: "en-GB",
    serviceWorkers: "block",
  });
  context.setDefaultTimeout(LONGEST);
  const page = await context.newPage();
  await startEnemyHalf(page, game);
  const pictures: Buffer[] = [];
  const end = Date.now() + LONGEST;
  let before = "";
  let [last, begun, taken] = [Date.now(), 0, 0];
  while (Date.now() < end && (pictures.length === 0 || Date.now() - last < OVER)) {
    const now = await caption(page);
    if (now !== "") last = Date.now();
    if (now !== "" && now !== before) begun = Date.now();
    // Who is about to do something, and in the middle of it.
    const due = now === "" ? 0 : now !== before ? 1 : Date.now() - begun > MIDDLE ? 2 : taken;
    if (now !== before) taken = 0;
    if (due > taken) {
      taken = due;
      if (due === 1) await page.waitForTimeout(SETTLING);
      pictures.push(await page.screenshot());
    }
    before = now;
    await page.waitForTimeout(60);
  }
  if (pictures.length === 0) throw new Error(`No scene of ${game} was seen.`);
  pictures.push(await page.screenshot());
  await context.close();
  const frames = await Promise.all(
    chosen(pictures).map((one) => sharp(one).resize(SMALL.width, SMALL.height).toBuffer()),
  );
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
for (const game of Object.keys(ENEMY_HALVES) as EnemyHalf[])
  if (wanted.length === 0 || wanted.includes(game)) await film(game);
await browser.close();
await app.close();
