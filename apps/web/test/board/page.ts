import chromium from "@sparticuz/chromium";
import { type Browser, chromium as driver, type Page } from "playwright-core";
import { slowDown } from "../browser/chromium.ts";

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

/** Starts a browser for the demo pages. @param url where they are served */
export async function demoBrowser(url: string): Promise<DemoBrowser> {
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
      slowDown(context);
      const page = await context.newPage();
      page.setDefaultTimeout(180_000);
      page.on("pageerror", (error) => console.error("page:", error.message));
      page.on("console", (message) => message.type() === "error" && console.error("console:", message.text()));
      await page.goto(`${url}test/board/${map}.html?${query}`);
      await page.waitForFunction(() => "demo" in window);
      await page.evaluate(() => document.fonts.ready);
      return page;
    },
    close: () => browser.close(),
  };
}
