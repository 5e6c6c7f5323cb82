import type { Page } from "playwright-core";

/** Frames of scenes, by what moves in them. */
export const MOVES = ["travel", "flight", "zoom"] as const;
export type Moves = (typeof MOVES)[number];

/**
 * From now on, records how long each frame takes while others act, and what moves in it: pieces, the map without zooming, or
 * the map while it zooms.
 */
export async function watchScenes(page: Page): Promise<void> {
  await page.evaluate(() => {
    const notes: [milliseconds: number, moves: string][] = [];
    Object.assign(globalThis, { sceneFrames: notes });
    const places = new WeakMap<Element, string | null>();
    let [before, transform, scale] = [performance.now(), "", ""];
    const note = (time: number) => {
      const plane = document.querySelector<HTMLElement>(".board-plane");
      const now = plane?.style.transform ?? "";
      const zoom = `${/scale\(([^)]+)\)/.exec(now)?.[1] ?? ""} ${plane?.style.width ?? ""}`;
      let travels = false;
      for (const piece of document.querySelectorAll(".board-pieces > .piece")) {
        const place = piece.getAttribute("transform");
        if (places.get(piece) !== place) travels = true;
        places.set(piece, place);
      }
      const moves = zoom !== scale ? "zoom" : now !== transform ? "flight" : travels ? "travel" : "";
      if (moves !== "" && document.querySelector("[data-part=stage]")) notes.push([time - before, moves]);
      [before, transform, scale] = [time, now, zoom];
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
}

/** What {@link watchScenes} recorded: milliseconds for each frame. */
export async function sceneFrames(page: Page): Promise<Readonly<Record<Moves, readonly number[]>>> {
  const notes = await page.evaluate(
    () => (globalThis as unknown as { sceneFrames: [milliseconds: number, moves: string][] }).sceneFrames,
  );
  const of = (moves: Moves) => notes.filter(([, one]) => one === moves).map(([milliseconds]) => milliseconds);
  return { travel: of("travel"), flight: of("flight"), zoom: of("zoom") };
}
