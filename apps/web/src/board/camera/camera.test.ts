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

  /** Flies to a view with frames of so many ms. @returns how many frames it took, and in how many of them all was to be drawn at once */
  function fly(to: View, frame: number): { readonly frames: number; readonly end: View; readonly redrawn: number } {
    let redrawn = 0;
    const camera = new Camera(
      view,
      limits,
      () => false,
      (_view, atOnce) => (redrawn += atOnce ? 1 : 0),
    );
    camera.flyTo(to, 800);
    let frames = 0;
    for (let next = draw; next !== undefined && camera.flying; next = draw) {
      now += frame;
      frames += 1;
      next(now);
    }
    return { frames, end: camera.view, redrawn };
  }

  it("takes its time where frames come quickly, and ends where it should", () => {
    const to = { ...view, x: 1500, zoom: 2 };
    expect(fly(to, 16)).toEqual({ frames: 51, end: to, redrawn: 0 });
  });

  it("to another zoom is cut short where frames come slowly; one at the same zoom is not", () => {
    const to = { ...view, x: 1500, zoom: 2 };
    expect(fly(to, 80)).toEqual({ frames: 3, end: to, redrawn: 0 });
    expect(fly({ ...view, x: 1500 }, 80)).toMatchObject({ frames: 11, redrawn: 0 });
  });

  it("to another zoom is a cut for half a minute after one was cut short", () => {
    const camera = new Camera(view, limits, () => false, vi.fn());
    const flies = (to: View) => {
      camera.flyTo(to, 800);
      const { flying } = camera;
      for (let frame = 0; camera.flying && frame < 100; frame++) draw?.((now += 80));
      return flying;
    };
    expect(flies({ ...view, zoom: 2 })).toBe(true);
    expect(flies(view)).toBe(false);
    expect(camera.view).toEqual(view);
    expect(flies({ ...view, x: 1500 })).toBe(true);
    now += 30_000;
    expect(flies({ ...view, zoom: 2 })).toBe(true);
  });

  it("goes on to where it was going when the window gets another size on the way", () => {
    const camera = new Camera(view, limits, () => false, vi.fn());
    camera.flyTo({ ...view, x: 1500, zoom: 2 }, 800);
    for (let frame = 0; camera.flying && frame < 1000; frame++) {
      now += 16;
      if (frame === 10) camera.resize(1200, 600);
      draw?.(now);
    }
    expect(camera.view).toEqual({ x: 1500, y: 1000, zoom: 2, width: 1200, height: 600 });
  });
});
