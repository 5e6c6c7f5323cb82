import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Camera } from "./camera.ts";
import type { Limits, View } from "./view-box.ts";

const limits: Limits = {
  sheet: { left: 0, top: 0, right: 4000, bottom: 3000 },
  largestZoom: 4,
  covered: { top: 0, right: 0, bottom: 0, left: 0 },
};
const view: View = { x: 1000, y: 1000, zoom: 1, width: 800, height: 600 };

describe("a flight of the map", () => {
  let draw: FrameRequestCallback | undefined;
  let now = 0;
  beforeEach(() => {
    now = 1000;
    vi.spyOn(performance, "now").mockImplementation(() => now);
    vi.stubGlobal("requestAnimationFrame", (callback: FrameRequestCallback) => {
      draw = callback;
      return 1;
    });
    vi.stubGlobal("cancelAnimationFrame", () => (draw = undefined));
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  const camera = (calm = false, faded = vi.fn()) => new Camera(view, limits, () => calm, vi.fn(), faded);

  /** Flies to a view with frames of so many ms. @returns how many frames it took, and where it ended */
  function fly(to: View, frame: number): { readonly frames: number; readonly end: View } {
    const flown = camera();
    flown.flyTo(to);
    let frames = 0;
    for (let next = draw; next !== undefined && flown.flying; next = draw) {
      now += frame;
      frames += 1;
      next(now);
    }
    return { frames, end: flown.view };
  }

  it("takes the longer the farther it goes, and ends where it should", () => {
    const near = { ...view, x: 1100, zoom: 1.25 };
    expect(fly(near, 20)).toEqual({ frames: 12, end: near });
    const far = { ...view, x: 1550 };
    expect(fly(far, 20)).toEqual({ frames: 26, end: far });
    expect(fly({ ...view, x: 3000 }, 20).frames).toBe(46);
  });

  it("becomes another view that fades in where that is much nearer or farther", () => {
    for (const zoom of [1.4, 0.7]) {
      const faded = vi.fn();
      const cut = camera(false, faded);
      cut.flyTo({ ...view, x: 1500, zoom });
      expect([cut.flying, cut.view.x, cut.view.zoom, faded.mock.calls.length]).toEqual([false, 1500, zoom, 1]);
    }
  });

  it("is none for who wants no motion: nothing flies or fades", () => {
    const faded = vi.fn();
    const calm = camera(true, faded);
    for (const to of [
      { ...view, x: 1500 },
      { ...view, zoom: 2 },
    ]) {
      calm.flyTo(to);
      expect([calm.flying, calm.view]).toEqual([false, to]);
    }
    expect(faded).not.toHaveBeenCalled();
  });

  it("goes on to where it was going when the window gets another size on the way", () => {
    const flown = camera();
    flown.flyTo({ ...view, x: 1500, zoom: 1.25 });
    for (let frame = 0; flown.flying && frame < 1000; frame++) {
      now += 16;
      if (frame === 10) flown.resize(1200, 600);
      draw?.(now);
    }
    expect(flown.view).toEqual({ x: 1500, y: 1000, zoom: 1.25, width: 1200, height: 600 });
  });
});
