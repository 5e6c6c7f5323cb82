import { writeFileSync } from "node:fs";
import { join } from "node:path";
import chromium from "@sparticuz/chromium";
import { createApp } from "@stonebridge/server";
import { chromium as playwright, type Page } from "playwright-core";
import { commitOf } from "./commit.ts";
import { countScripts, dragMap, eventTimes, watchEvents } from "./browser-measures.ts";
import { type ClientResults, clientReport } from "./client-report.ts";
import { caption, ENEMY_HALVES, type EnemyHalf, STAGE, startEnemyHalf } from "../apps/web/test/browser/enemy-halves.ts";
import { median } from "./measure.ts";
import { type Moves, MOVES, sceneFrames, watchScenes } from "./scene-frames.ts";

/** Measures the built client in a real Chromium: what it loads, how soon it answers, how smoothly the map moves. */
const root = process.argv[2] ?? process.cwd();
const RUNS = 5;
const PATIENCE = 120_000;
/** How long to watch the scenes of one game, ms. */
const LONGEST_HALF = 30_000;

const app = await createApp({ client: join(root, "apps/web/dist") });
const address = await app.listen({ port: 0, host: "127.0.0.1" });
// A machine without a graphics card is quickest when the processor draws.
chromium.setGraphicsMode = false;
const flags = chromium.args.filter((flag) => flag !== "--single-process" && flag !== "--no-zygote");
const executablePath = process.env["STONEBRIDGE_CHROMIUM"] ?? (await chromium.executablePath());
const browser = await playwright.launch({ executablePath, args: flags, headless: true });

const scripts: number[] = [];
const starts: number[] = [];
const interactions: number[] = [];
const frames: number[] = [];
for (let run = 0; run < RUNS; run += 1) {
  const context = await browser.newContext({ baseURL: address, viewport: { width: 1440, height: 900 } });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  const size = countScripts(page);
  const started = performance.now();
  await openGame(page);
  starts.push(performance.now() - started);
  scripts.push(await size());
  await watchEvents(page);
  await lookAround(page);
  interactions.push(...(await eventTimes(page)));
  frames.push(...(await dragMap(page, page.locator("svg.board-live"))));
  await context.close();
  process.stderr.write(`Run ${run + 1} of ${RUNS}\n`);
}
const scenes = new Map<string, Readonly<Record<Moves, number>>>();
for (const game of Object.keys(ENEMY_HALVES) as EnemyHalf[]) {
  const context = await browser.newContext({ baseURL: address, viewport: { width: 1440, height: 900 } });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  await startEnemyHalf(page, game);
  await watchScenes(page);
  await page.locator(STAGE).waitFor();
  const end = performance.now() + LONGEST_HALF;
  while (performance.now() < end && (await caption(page)) !== "") await page.waitForTimeout(100);
  const scene = await sceneFrames(page);
  await page.keyboard.press("k");
  await page.locator(STAGE).waitFor({ state: "detached" });
  const seen = { ...scene, drag: await dragMap(page, page.locator("#play-map .board-live").first()) };
  scenes.set(game, Object.fromEntries(MOVES.map((moves) => [moves, rate(seen[moves])])) as Record<Moves, number>);
  await context.close();
  process.stderr.write(`Scenes of ${game}\n`);
}
const version = browser.version();
await browser.close();
await app.close();

const results: ClientResults = {
  commit: commitOf(root),
  chromium: version,
  scriptBytes: median(scripts),
  startMilliseconds: median(starts),
  interactionMedian: median(interactions),
  interactionWorst: Math.max(...interactions),
  framesPerSecond: 1_000 / median(frames),
  slowFrames: frames.filter((frame) => frame > 1_000 / 30).length / frames.length,
  scenes: Object.fromEntries(scenes),
};
console.log(clientReport(results));
writeFileSync(join(root, "bench", "client-results.json"), `${JSON.stringify(results, undefined, 2)}\n`);

/** Frames per second; 0 if there were none. */
function rate(times: readonly number[]): number {
  const sum = times.reduce((all, one) => all + one, 0);
  return sum === 0 ? 0 : (1_000 * times.length) / sum;
}

/** Starts a game for two at one screen and waits for its first question. */
async function openGame(page: Page): Promise<void> {
  await page.goto("/new/bull-run-1861?opponent=here");
  await page.getByRole("button", { name: /^Start at/ }).click();
  await page.getByRole("button", { name: "Ready" }).waitFor();
  await page.waitForLoadState("networkidle");
}

/** Picks brigades from the list and shows the overlays, like a player having a look around. */
async function lookAround(page: Page): Promise<void> {
  for (const name of ["Cocke", "Stuart", "Bonham", "Longstreet"]) {
    await page
      .getByRole("button", { name: new RegExp(`^${name} `) })
      .first()
      .click();
    for (const key of ["r", "z", "c"]) await page.keyboard.press(key);
  }
}
