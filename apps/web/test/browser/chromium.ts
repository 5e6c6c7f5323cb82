import chromium from "@sparticuz/chromium";
import type { BrowserContext } from "playwright-core";

// Without a graphics card, drawing by the processor is many times faster than playing one: the map of a game took half a
// minute of both cores for a single picture, and pages waited for it.
chromium.setGraphicsMode = false;

/** Chromium's flags, without the one that puts pages and service workers into one process. */
export const FLAGS = chromium.args.filter((flag) => flag !== "--single-process" && flag !== "--no-zygote");

/** Where the Chromium is that comes with the packages; the first call unpacks it. */
export async function browserPath(): Promise<string> {
  try {
    return process.env["STONEBRIDGE_CHROMIUM"] ?? (await chromium.executablePath());
  } catch (error) {
    throw new Error(
      "There is no browser to test with. The package @sparticuz/chromium brings one for Linux on x64: run npm ci. " +
        "On another system, set STONEBRIDGE_CHROMIUM to the path of a Chromium or Chrome.",
      { cause: error },
    );
  }
}

/** How many times as slow as this machine pages are to run: `STONEBRIDGE_SLOW=4`. */
const SLOW = Number(process.env["STONEBRIDGE_SLOW"] ?? 1);

/** Has every page of a profile run as slowly as is asked for, to see which tests hold on a slow machine. */
export function slowDown(context: BrowserContext): void {
  if (SLOW === 1) return;
  context.on("page", async (page) => {
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOW });
  });
}
