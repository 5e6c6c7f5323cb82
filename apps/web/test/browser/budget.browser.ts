import type { Response } from "playwright-core";
import { describe, expect, it } from "vitest";
import { brotliCompressSync } from "node:zlib";
import { visits } from "./harness.ts";

/**
 * Bytes; scripts in Brotli, as the server sends them. The goal for scripts is 200,000: scenes, moments, marches and names of
 * counters have brought them over it, and docs/numbers.md says what to fetch later.
 */
const LIMITS = { script: 226_000, font: 120_000 } as const;

const go = visits();

describe("what the first visit fetches", () => {
  it("stays within its budget, from the front page into a running game", async () => {
    const { page } = await go();
    const sizes = { script: 0, font: 0, image: 0 };
    const bodies: Promise<void>[] = [];
    const weigh = (response: Response): void => {
      const kind = response.request().resourceType();
      if (kind !== "script" && kind !== "font" && kind !== "image") return;
      const measured = response.body().then((body) => {
        sizes[kind] += kind === "script" ? brotliCompressSync(body).length : body.length;
      });
      bodies.push(measured);
    };
    page.on("response", weigh);
    await page.goto("/new/bull-run-1861?opponent=here");
    await page.getByRole("button", { name: /^Start at/ }).click();
    await page.getByRole("button", { name: /Ready/ }).waitFor();
    await page.waitForLoadState("networkidle");
    // What the map fetches afterwards is no part of it, and may not have come when the page is left.
    page.off("response", weigh);
    await Promise.all(bodies);
    console.log(
      `first load: script ${sizes.script} B compressed, fonts ${sizes.font} B, map ${sizes.image} B (desktop, 1440 x 900)`,
    );
    expect(sizes.script).toBeGreaterThan(50_000);
    expect(sizes.script).toBeLessThan(LIMITS.script);
    expect(sizes.font).toBeLessThan(LIMITS.font);
  });
});
