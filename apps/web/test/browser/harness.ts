import { AxeBuilder } from "@axe-core/playwright";
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium as playwright,
  type Page,
} from "playwright-core";
import { afterAll, beforeAll, inject } from "vitest";
import { browserPath, FLAGS, slowDown } from "./chromium.ts";

/** Sizes every screen has to hold, in CSS px. */
export const SIZES = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 768, height: 1024 },
  phone: { width: 390, height: 844 },
  narrow: { width: 360, height: 800 },
} as const;

/** How long to wait for what should come: milliseconds. */
const PATIENCE = 60_000;

/** Starts the Chromium that comes with the packages. */
export async function startBrowser(): Promise<Browser> {
  return playwright.launch({ executablePath: await browserPath(), args: FLAGS, headless: true });
}

/** A page of a fresh browser profile, with what went wrong on it. */
export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Errors that the page threw or wrote to its console. */
  readonly errors: readonly string[];
}

/** Opens an address of the client in a profile of its own. */
export async function visit(
  browser: Browser,
  address: string,
  { scenes = { pace: "once", sound: false }, withoutTls = false, ...options }: Omit<VisitOptions, "address"> = {},
): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: inject("client"),
    viewport: SIZES.desktop,
    locale: "en-GB",
    reducedMotion: "reduce",
    // Keeping the site for offline use takes time: only the test of that waits for it.
    serviceWorkers: "block",
    ...options,
  });
  context.setDefaultTimeout(PATIENCE);
  slowDown(context);
  // Where scenes are not what is tested, others play at once, and nothing sounds: that alone keeps a processor awake.
  await context.addInitScript((settings) => {
    // An empty page has no store.
    if (location.protocol === "about:" || localStorage.getItem("stonebridge.settings") !== null) return;
    localStorage.setItem("stonebridge.settings", settings);
  }, JSON.stringify(scenes));
  if (withoutTls) await context.addInitScript(forgetWhatNeedsTls);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  await page.goto(address);
  return { context, page, errors };
}

/** Browsers have these on secure pages alone; to them this machine is one. */
function forgetWhatNeedsTls(): void {
  for (const [owner, name] of [
    [Crypto.prototype, "randomUUID"],
    [Crypto.prototype, "subtle"],
    [Navigator.prototype, "locks"],
    [Navigator.prototype, "clipboard"],
    [Navigator.prototype, "share"],
  ] as const)
    Reflect.deleteProperty(owner, name);
}

interface VisitScenes {
  /** Settings a first visit begins with. */
  readonly scenes?: {
    readonly pace: "calm" | "brisk" | "once";
    readonly follow?: boolean;
    readonly sound?: boolean;
  };
}

export interface VisitOptions extends BrowserContextOptions, VisitScenes {
  /** What is opened; none: what the file begins with. */
  readonly address?: string;
  /** As on a network at home without TLS. */
  readonly withoutTls?: boolean;
}

/**
 * A Chromium for the tests of a file, and how they open an address in it: in a profile of its own, and the visit before is over.
 * @param start what they open where they say nothing else
 */
export function visits(start = "about:blank"): (options?: VisitOptions) => Promise<Visit> {
  let browser: Browser;
  let open: Visit | undefined;
  beforeAll(async () => {
    browser = await startBrowser();
  });
  afterAll(() => browser.close());
  return async ({ address = start, ...options } = {}) => {
    await open?.context.close();
    open = await visit(browser, address, options);
    return open;
  };
}

/** Pages whose map axe has looked at. */
const mapSeen = new WeakSet<Page>();

/** What of a page axe looks at. */
interface Look {
  /** What lies on the map in any case. It takes most of the time and is the same from one state to the next: else it is looked at once in a visit. */
  readonly again?: boolean;
  /** Only what depends on colours. */
  readonly colours?: boolean;
}

/** What axe finds on the page, each with the elements concerned. */
export async function accessibilityFaults(
  page: Page,
  { again = false, colours = false }: Look = {},
): Promise<string[]> {
  await atRest(page);
  const axe = new AxeBuilder({ page });
  const hasMap = (await page.locator(".board").count()) > 0;
  if (mapSeen.has(page) && !again && hasMap) axe.exclude(".board-spaces").exclude(".board-pieces");
  if (hasMap) mapSeen.add(page);
  const { violations } = await axe
    // In the page itself, which has no frames, and no word of what is right: to carry that out and in again took most of the time.
    .setLegacyMode()
    .options({
      // All that axe knows, or colours alone. Two rules are off unless asked for, and criteria all the same: what is read on a button
      // is part of its name (2.5.3), and buttons can be hit (2.5.8).
      ...(colours
        ? { runOnly: { type: "rule", values: COLOUR_RULES } }
        : { rules: { "label-content-name-mismatch": { enabled: true }, "target-size": { enabled: true } } }),
      resultTypes: ["violations"],
      // Nothing is fetched once more: only rules about sound that plays by itself and about turned screens would look at it, and where
      // axe puts it into the page, the page's policy complains.
      preload: false,
    })
    .analyze();
  return violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help}: ${node.html.slice(0, 160)}`));
}

const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** The same by day and by night: then nothing is different but the colours. */
export async function faultsInBothTones(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "light" });
  const found = await accessibilityFaults(page);
  await page.emulateMedia({ colorScheme: "dark" });
  return [...found, ...(await accessibilityFaults(page, { colours: true })).map((fault) => `dark: ${fault}`)];
}

/** Waits until the page has been drawn with what has changed around it: it hears of its size, and of day and night, with a frame. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Waits until transitions have ended: a button that changes its colours has neither for a moment. */
async function atRest(page: Page): Promise<void> {
  await drawn(page);
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().flatMap((one) => (one instanceof CSSTransition ? [one.finished] : []))),
  );
}

/** By how many CSS px the page is wider than its window. */
export async function sidewaysOverflow(page: Page): Promise<number> {
  await drawn(page);
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
