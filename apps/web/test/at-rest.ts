import type { Page } from "playwright-core";

/** Ms without a change after which the map counts as lying still; by then it has told what is in sight. */
const STILL = 300;

/** Frames without one that it takes as well: a slow machine draws few in that time. */
const FRAMES = 4;

/**
 * Waits until a map lies still: no flight or glide goes on, and it has been drawn anew at the zoom it has. However slow the
 * machine is, what is measured afterwards is measured on a map at rest.
 */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(
    ([wanted, frames]) =>
      new Promise<void>((resolve) => {
        let last: string | undefined;
        let since = 0;
        let still = 0;
        const look = (time: number) => {
          const now = document.querySelector<HTMLElement>(".board-plane")?.style.transform ?? "";
          if (now !== last || now.includes("scale")) [since, still] = [time, 0];
          else still += 1;
          last = now;
          if (time - since < wanted || still < frames) requestAnimationFrame(look);
          else resolve();
        };
        requestAnimationFrame(look);
      }),
    [STILL, FRAMES] as const,
  );
}
