import type { Request } from "playwright-core";
import { describe, expect, it } from "vitest";
import { brotliCompressSync } from "node:zlib";
import { visits } from "./harness.ts";
import { PROMPT } from "./screen-hands.ts";

/** Bytes; scripts in Brotli, as the server sends them. */
const FONTS = 120_000;

/** What scripts of each game may weigh. The goal of all is 200,000: docs/numbers.md says how they miss it, and these keep them from growing. */
const SCRIPTS = [
  ["bull-run-1861", 210_600],
  ["bull-run-1983", 232_500],
  ["second-bull-run-1862", 229_300],
  ["no-written-orders", 300_600],
] as const;

const go = visits();

describe("what the first visit fetches", () => {
  it.each(SCRIPTS)("stays within its budget, from the front page into a running game of %s", async (game, limit) => {
    const { page } = await go();
    await page.addInitScript(neverRest);
    const requests: Request[] = [];
    const note = (request: Request) => requests.push(request);
    page.on("request", note);
    await page.goto(`/new/${game}?opponent=here`);
    await page.getByRole("button", { name: /^Start at/ }).click();
    const uncover = page.getByRole("button", { name: /show the map/ });
    const question = page.locator(PROMPT);
    await uncover.or(question).first().waitFor();
    if (await uncover.isVisible()) await uncover.click();
    await question.waitFor();
    await page.locator("#play-map svg").first().waitFor();
    // What a part of the screen still waits for is asked for at once.
    await page.waitForTimeout(500);
    page.off("request", note);
    const sizes = { script: 0, font: 0 };
    for (const request of requests) {
      const kind = request.resourceType();
      if (kind !== "script" && kind !== "font") continue;
      const body = await (await request.response())?.body();
      if (body) sizes[kind] += kind === "script" ? brotliCompressSync(body).length : body.length;
    }
    console.log(
      `first load of ${game}: script ${sizes.script} B compressed, fonts ${sizes.font} B (desktop, 1440 x 900)`,
    );
    expect(sizes.script).toBeGreaterThan(50_000);
    expect(sizes.script).toBeLessThan(limit);
    expect(sizes.font).toBeLessThan(FONTS);
  });
});

/** What comes only when the page has been at rest for seconds stays away: a slow machine rests before the first question. */
function neverRest(): void {
  const plain = globalThis.setTimeout;
  globalThis.setTimeout = ((act: TimerHandler, ms = 0, ...rest: unknown[]) =>
    ms < 2000 ? plain(act, ms, ...rest) : 0) as typeof setTimeout;
}
