import type { Page } from "playwright-core";

/** Frames by what moves in them: pieces travel; the map flies, or flies to another zoom; it is drawn anew at that zoom; a hand drags it. */
export const MOVES = ["travel", "flight", "zoom", "redraw", "drag"] as const;
export type Moves = (typeof MOVES)[number];

/** From now on, records how long each frame takes while others act, and what moves in it. */
export async function watchScenes(page: Page): Promise<void> {
  await page.evaluate(() => {
    const notes: [milliseconds: number, moves: string][] = [];
    Object.assign(globalThis, { sceneFrames: notes });
    const places = new WeakMap<Element, string | null>();
    let [before, transform, scale, width, redrawn, room] = [performance.now(), "", "", "", false, 0];
    const note = (time: number) => {
      const plane = document.querySelector<HTMLElement>(".board-plane");
      const now = plane?.style.transform ?? "";
      const [zoom, drawn] = [/scale\(([^)]+)\)/.exec(now)?.[1] ?? "", plane?.style.width ?? ""];
      let travels = false;
      for (const piece of document.querySelectorAll(".board-pieces > .piece")) {
        const place = piece.getAttribute("transform");
        if (places.get(piece) !== place) travels = true;
        places.set(piece, place);
      }
      // What it takes to paint what was drawn anew is seen in the frame after it.
      const redraws = drawn !== width;
      const moved = zoom !== scale ? "zoom" : now !== transform ? "flight" : travels ? "travel" : "";
      // A sheet that opens beside the map takes room from it: no flight.
      const wide = document.querySelector(".board")?.clientWidth ?? 0;
      const moves = redraws || redrawn ? "redraw" : wide === room ? moved : "";
      if (moves !== "" && document.querySelector("[data-part=stage]")) notes.push([time - before, moves]);
      [before, transform, scale, width, redrawn, room] = [time, now, zoom, drawn, redraws, wide];
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
}

/** What {@link watchScenes} recorded: milliseconds for each frame. */
export async function sceneFrames(page: Page): Promise<Readonly<Record<Exclude<Moves, "drag">, readonly number[]>>> {
  const notes = await page.evaluate(
    () => (globalThis as unknown as { sceneFrames: [milliseconds: number, moves: string][] }).sceneFrames,
  );
  const of = (moves: Moves) => notes.filter(([, one]) => one === moves).map(([milliseconds]) => milliseconds);
  return { travel: of("travel"), flight: of("flight"), zoom: of("zoom"), redraw: of("redraw") };
}
