import type { CDPSession, Page } from "playwright-core";
import { demoPages } from "./demo-pages.ts";
import { demoBrowser } from "./page.ts";
import type { SituationOptions } from "./situation.ts";

/** Prints what the board costs in a real Chromium: `tsx -C source test/board/measure.ts [zones | hexes]`. */
const map = process.argv[2] === "hexes" ? "hexes" : "zones";

async function metrics(session: CDPSession): Promise<Record<string, number>> {
  const { metrics: list } = await session.send("Performance.getMetrics");
  return Object.fromEntries(list.map(({ name, value }) => [name, value]));
}

function line(name: string, value: string): void {
  console.log(`${name.padEnd(46)} ${value}`);
}

function share(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

/**
 * What one update costs the main thread: script, style and layout, in ms of its own time, so that other programs on the
 * machine do not count; two frames each.
 */
async function updates(
  page: Page,
  session: CDPSession,
  name: string,
  odd?: SituationOptions,
  even?: SituationOptions,
): Promise<void> {
  const rounds = 50;
  const run = () =>
    page.evaluate(
      async ([one, other, count]) => {
        const { board, model } = window.demo;
        const models = one && other ? ([model(one), model(other)] as const) : undefined;
        for (let round = 0; round < count; round++) {
          if (models) board.show(models[round % 2 === 0 ? 0 : 1]);
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        }
      },
      [odd, even, rounds] as const,
    );
  await run();
  const before = await metrics(session);
  await run();
  const after = await metrics(session);
  const spent = (key: string) => (((after[key] ?? 0) - (before[key] ?? 0)) * 1000) / rounds;
  const [script, style, layout] = [spent("ScriptDuration"), spent("RecalcStyleDuration"), spent("LayoutDuration")];
  line(
    name,
    `${(script + style + layout).toFixed(2)} ms: script ${script.toFixed(2)}, style ${style.toFixed(2)}, layout ${layout.toFixed(2)}`,
  );
}

async function panning(page: Page, session: CDPSession, name: string): Promise<void> {
  // As text: the compiler's helpers are not on the page.
  await page.evaluate(`{
    window.frames = [];
    let last = performance.now();
    const tick = (now) => { window.frames.push(now - last); last = now; requestAnimationFrame(tick); };
    requestAnimationFrame(tick);
  }`);
  const before = await metrics(session);
  await page.mouse.move(1100, 700);
  await page.mouse.down();
  for (let step = 0; step < 120; step++) {
    await page.mouse.move(1100 - 5 * step, 700 - 3 * step);
    await page.waitForTimeout(8);
  }
  await page.mouse.up();
  await page.waitForTimeout(700);
  const after = await metrics(session);
  const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames.slice(5));
  const spent = (key: string) => (((after[key] ?? 0) - (before[key] ?? 0)) * 1000) / frames.length;
  line(
    name,
    `${frames.length} frames, median ${share(frames, 0.5).toFixed(1)}, p95 ${share(frames, 0.95).toFixed(1)}, worst ${Math.max(...frames).toFixed(1)} ms; main thread ${spent("TaskDuration").toFixed(2)} ms a frame (script ${spent("ScriptDuration").toFixed(2)}, style ${spent("RecalcStyleDuration").toFixed(2)}, layout ${spent("LayoutDuration").toFixed(2)})`,
  );
}

const pages = await demoPages();
const browser = await demoBrowser(pages.url);
const page = await browser.open({ map });
await page.waitForLoadState("networkidle");
const session = await page.context().newCDPSession(page);
await session.send("Performance.enable", { timeDomain: "threadTicks" });
await page.waitForTimeout(800);

const counts = await page.evaluate(() => ({
  live: document.querySelectorAll(".board-live *").length,
  all: document.querySelectorAll(".board *").length,
  pieces: document.querySelectorAll(".board-pieces *").length,
  plates: document.querySelectorAll(".board-plates *").length,
  borders: document.querySelectorAll(".board-borders *").length,
  marks: document.querySelectorAll(".board-marks *").length,
  grid: document.querySelectorAll(".board-grid *, .board-coordinates *").length,
  notes: document.querySelectorAll(".board-arrows *, .board-badges *").length,
}));
line("nodes", JSON.stringify(counts));

/** Spaces for an overlay, and a move of one piece. */
const SAMPLES = {
  zones: {
    spaces:
      "compton wheeler new-market groveton five-forks portici balls-ford-south conrads-woods dogan-ridge matthews-hill pittsylvania sudley-springs stony-ridge groveton-woods farm-ford-south stone-bridge-west robinson-farm bald-hill henry-hill stone-house",
    moved: { willcox: "sudley-springs" },
  },
  hexes: {
    spaces: Array.from(
      { length: 120 },
      (_, at) => `${String.fromCharCode(76 + Math.floor(at / 10))}${5 + (at % 10)}`,
    ).join(" "),
    moved: { "14-nym": "T9" },
  },
} as const;
const sample = SAMPLES[map];
const overlay = {
  kind: "reach",
  spaces: sample.spaces.split(" ").map((space, at) => ({ space, text: String(at) })),
} as const;
await updates(page, session, "two frames without an update");
await updates(page, session, "nothing changed", {}, {});
await updates(page, session, "every state changed", { quiet: true }, { quiet: false });
await updates(page, session, "one piece marches", { moved: sample.moved }, {});
await updates(page, session, "an overlay of many spaces", { overlays: [overlay] }, {});
await page.evaluate(() => window.demo.situate({}));
await panning(page, session, "panning as the map opens");
await page.evaluate(() => window.demo.board.zoomBy(2));
await page.waitForTimeout(900);
await panning(page, session, "panning twice as near");

const zooms = 8;
const before = await metrics(session);
const settle = await page.evaluate(async (count) => {
  const times: number[] = [];
  window.demo.board.setOptions({ motion: "less" });
  for (let round = 0; round < count; round++) {
    await new Promise((resolve) => setTimeout(resolve, 400));
    const start = performance.now();
    window.demo.board.zoomBy(round % 2 ? 1.6 : 1 / 1.6);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    times.push(performance.now() - start);
  }
  return times;
}, zooms);
const after = await metrics(session);
const task = (((after["TaskDuration"] ?? 0) - (before["TaskDuration"] ?? 0)) * 1000) / zooms;
line("a new zoom", `main thread ${task.toFixed(0)} ms; ${share(settle, 0.5).toFixed(0)} ms until two frames later`);
await browser.close();
await pages.close();
