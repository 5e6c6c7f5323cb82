import type { Locator, Page } from "playwright-core";

/** From now on, counts the bytes of scripts as sent; call what it returns to get the sum. */
export function countScripts(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on("requestfinished", (request) => {
    if (request.resourceType() === "script") sizes.push(request.sizes().then((size) => size.responseBodySize));
  });
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** From now on, records how long the page takes from an input to the next paint (Event Timing). */
export async function watchEvents(page: Page): Promise<void> {
  await page.evaluate(() => {
    const times = new Map<number, number>();
    Object.assign(globalThis, { interactionTimes: times });
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (entry.interactionId) {
          times.set(entry.interactionId, Math.max(times.get(entry.interactionId) ?? 0, entry.duration));
        }
      }
    });
    observer.observe({ type: "event", durationThreshold: 16, buffered: false } as PerformanceObserverInit);
  });
}

/** What {@link watchEvents} recorded: milliseconds from input to paint, for each interaction that took 16 or more. */
export async function eventTimes(page: Page): Promise<number[]> {
  await page.waitForTimeout(300);
  return await page.evaluate(() => {
    const { interactionTimes } = globalThis as unknown as { interactionTimes: Map<number, number> };
    return [...interactionTimes.values()];
  });
}

/** Drags the map back and forth for two seconds. @returns milliseconds between its frames */
export async function dragMap(page: Page, map: Locator): Promise<number[]> {
  const box = await map.boundingBox();
  if (!box) throw new Error("The page shows no map.");
  const [x, y] = [box.x + box.width / 2, box.y + box.height * 0.85];
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(globalThis, { frameTimes: frames });
    const note = (time: number) => {
      frames.push(time);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  await page.mouse.move(x, y);
  await page.mouse.down();
  const end = performance.now() + 2_000;
  for (let step = 0; performance.now() < end; step += 1) {
    await page.mouse.move(x + 200 * Math.sin(step / 20), y - 150 + 150 * Math.cos(step / 20));
  }
  await page.mouse.up();
  const times = await page.evaluate(() => (globalThis as unknown as { frameTimes: number[] }).frameTimes);
  return times.slice(1).map((time, index) => time - times[index]);
}
