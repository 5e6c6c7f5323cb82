import type { Page } from "playwright-core";

/** Frames without a change after which the map counts as lying still. */
const STILL_FRAMES = 6;

/**
 * Waits until a map lies still: no flight or glide goes on, and it has been drawn anew at the zoom it has. However slow the
 * machine is, what is measured afterwards is measured on a map at rest.
 */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(
    (frames) =>
      new Promise<void>((resolve) => {
        let [last, still] = ["", 0];
        const look = () => {
          const now = document.querySelector<HTMLElement>(".board-plane")?.style.transform ?? "";
          still = now === last && !now.includes("scale") ? still + 1 : 0;
          last = now;
          if (still < frames) requestAnimationFrame(look);
          else resolve();
        };
        requestAnimationFrame(look);
      }),
    STILL_FRAMES,
  );
}
