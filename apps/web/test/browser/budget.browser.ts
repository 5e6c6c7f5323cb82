import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { brotliCompressSync } from "node:zlib";
import { startBrowser, visit } from "./harness.ts";

/** Bytes; scripts in Brotli, as the server sends them. */
const LIMITS = { script: 200_000, font: 120_000 } as const;

let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

describe("what the first visit fetches", () => {
  it("stays within its budget, from the front page into a running game", async () => {
    const { page, context } = await visit(browser, "about:blank");
    const sizes = { script: 0, font: 0, image: 0 };
    const bodies: Promise<void>[] = [];
    page.on("response", (response) => {
      const kind = response.request().resourceType();
      if (kind !== "script" && kind !== "font" && kind !== "image") return;
      const measured = response.body().then((body) => {
        sizes[kind] += kind === "script" ? brotliCompressSync(body).length : body.length;
      });
      bodies.push(measured);
    });
    await page.goto("/new/bull-run-1861?opponent=here");
    await page.getByRole("button", { name: /^Start at/ }).click();
    await page.getByRole("button", { name: /Ready/ }).waitFor();
    await page.waitForLoadState("networkidle");
    await Promise.all(bodies);
    console.log(
      `first load: script ${sizes.script} B compressed, fonts ${sizes.font} B, map ${sizes.image} B (desktop, 1440 x 900)`,
    );
    expect(sizes.script).toBeGreaterThan(50_000);
    expect(sizes.script).toBeLessThan(LIMITS.script);
    expect(sizes.font).toBeLessThan(LIMITS.font);
    await context.close();
  });
});
