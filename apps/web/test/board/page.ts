import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import chromium from "@sparticuz/chromium";
import { type Browser, chromium as driver, type Page } from "playwright-core";
import { createServer, defaultClientConditions, type ViteDevServer } from "vite";
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

/** Serves the demo page and starts a browser for it. */
export async function demoBrowser(): Promise<DemoBrowser> {
  const server: ViteDevServer = await createServer({
    root: fileURLToPath(new URL("../..", import.meta.url)),
    configFile: false,
    cacheDir: mkdtempSync(`${tmpdir()}/stonebridge-board-`),
    plugins: [maps()],
    resolve: { conditions: ["source", ...defaultClientConditions] },
    server: { port: 0, host: "127.0.0.1", hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    logLevel: "error",
  });
  await server.listen();
  const address = server.httpServer?.address();
  const port = typeof address === "object" && address ? address.port : 0;
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
      await page.goto(`http://127.0.0.1:${port}/test/board/${map}.html?${query}`);
      await page.waitForFunction(() => "demo" in window);
      await page.evaluate(() => document.fonts.ready);
      await page.waitForLoadState("networkidle");
      return page;
    },
    async close() {
      await browser.close();
      await server.close();
    },
  };
}
