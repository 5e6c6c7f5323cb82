// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { View } from "../camera/view-box.ts";
import { TileLayer } from "./tiles.ts";
import type { TilesManifest } from "./tiles-manifest.ts";

/** A sheet of 800 by 800: one tile, or four by four of them. */
const manifest: TilesManifest = {
  path: "{tone}/{level}/{column}-{row}",
  size: 200,
  origin: [0, 0],
  levels: [
    { scale: 0.25, columns: 1, rows: 1 },
    { scale: 1, columns: 4, rows: 4 },
  ],
};
const sheet = { left: 0, top: 0, right: 800, bottom: 800 };
const near: View = { x: 100, y: 100, zoom: 1, width: 150, height: 150 };
const far: View = { ...near, x: 400, y: 400, zoom: 0.25 };

describe("tiles", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("requestAnimationFrame", (draw: () => void) => setTimeout(draw, 0));
    Object.defineProperty(HTMLImageElement.prototype, "decode", {
      configurable: true,
      value: () => Promise.resolve(),
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    Reflect.deleteProperty(HTMLImageElement.prototype, "decode");
  });

  /** The map of this view, with every tile there. */
  async function opened(view: View): Promise<{ readonly layer: TileLayer; laid(): readonly string[] }> {
    const layer = new TileLayer(manifest, "", sheet);
    layer.show(view, view.zoom, "light");
    await vi.advanceTimersByTimeAsync(10);
    const laid = () =>
      [...layer.node.querySelectorAll("img")].map((image) => image.getAttribute("src") ?? "").toSorted();
    return { layer, laid };
  }

  it("of a flight to another zoom are fetched under way, and change nothing before the map is laid out there", async () => {
    const { layer, laid } = await opened(far);
    expect(laid()).toEqual(["light/0/0-0"]);
    layer.show({ ...far, zoom: 0.5 }, far.zoom, "light", near);
    await vi.advanceTimersByTimeAsync(10);
    expect(laid()).toEqual(["light/0/0-0"]);
    layer.show(near, near.zoom, "light");
    expect(laid()).toEqual(["light/0/0-0", "light/1/0-0"]);
    layer.destroy();
  });

  it("that a flight to another zoom leaves behind stay until it has ended", async () => {
    const { layer, laid } = await opened(near);
    layer.show({ ...near, zoom: 0.5 }, near.zoom, "light", far);
    await vi.advanceTimersByTimeAsync(10);
    expect(laid()).toEqual(["light/0/0-0", "light/1/0-0"]);
    layer.show(far, far.zoom, "light");
    expect(laid()).toEqual(["light/0/0-0"]);
    layer.destroy();
  });

  it("of a flight at the same zoom come as they are there", async () => {
    const { layer, laid } = await opened(near);
    layer.show({ ...near, x: 200 }, near.zoom, "light", { ...near, x: 700 });
    await vi.advanceTimersByTimeAsync(10);
    expect(laid()).toEqual(expect.arrayContaining(["light/1/0-0", "light/1/1-0", "light/1/3-0"]));
    layer.destroy();
  });
});
