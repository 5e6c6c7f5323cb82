import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import chromium from "@sparticuz/chromium";
import { type Browser, chromium as driver, type Page } from "playwright-core";
import { build, defaultClientConditions, type InlineConfig, preview } from "vite";
import { maps } from "../../build/maps-plugin.ts";

/** The demo page in a real browser. */
export interface DemoBrowser {
  open(options?: {
    map?: "zones" | "hexes";
    query?: string;
    width?: number;
    height?: number;
    touch?: boolean;
    ratio?: number;
  }): Promise<Page>;
  close(): Promise<void>;
}

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** Builds the demo pages, serves them and starts a browser for them. */
export async function demoBrowser(): Promise<DemoBrowser> {
  const outDir = mkdtempSync(`${tmpdir()}/stonebridge-board-`);
  const pages: InlineConfig = {
    root: ROOT,
    configFile: false,
    publicDir: false,
    plugins: [maps()],
    resolve: { conditions: ["source", ...defaultClientConditions] },
    logLevel: "error",
    build: {
      outDir,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: { input: [`${ROOT}/test/board/zones.html`, `${ROOT}/test/board/hexes.html`] },
    },
    preview: { port: 0, host: "127.0.0.1" },
  };
  await build(pages);
  const server = await preview(pages);
  const url = server.resolvedUrls?.local[0];
  if (url === undefined) throw new Error("The demo pages are served nowhere.");
  // Without a graphics card, drawing by the processor is faster than playing one.
  chromium.setGraphicsMode = false;
  const browser: Browser = await driver.launch({
    executablePath: await chromium.executablePath(),
    args: chromium.args.filter((flag) => flag !== "--single-process"),
    headless: true,
  });
  return {
    async open({ map = "zones", query = "", width = 1440, height = 900, touch = false, ratio = 1 } = {}) {
      const context = await browser.newContext({
        viewport: { width, height },
        hasTouch: touch,
        deviceScaleFactor: ratio,
      });
      const page = await context.newPage();
      page.setDefaultTimeout(180_000);
      page.on("pageerror", (error) => console.error("page:", error.message));
      page.on("console", (message) => message.type() === "error" && console.error("console:", message.text()));
      await page.goto(`${url}test/board/${map}.html?${query}`);
      await page.waitForFunction(() => "demo" in window);
      await page.evaluate(() => document.fonts.ready);
      return page;
    },
    async close() {
      await browser.close();
      await server.close();
      rmSync(outDir, { recursive: true });
    },
  };
}
