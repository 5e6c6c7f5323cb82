import { describe, expect, it } from "vitest";
import { loupePlace, loupeZoom } from "./glass.ts";
import { toMap, type View } from "./view-box.ts";

const MAGNITUDES = { unit: 1, largest: 5 };
const BOARD: View = { x: 800, y: 600, zoom: 1.16, width: 1000, height: 700 };

describe("a loupe", () => {
  it.each([0.3, 0.6, 1.16, 2, 3.5, 5])("enlarges at a zoom of %d", (zoom) => {
    expect(loupeZoom(zoom, MAGNITUDES) / zoom).toBeGreaterThanOrEqual(1.4);
    expect(loupeZoom(zoom, MAGNITUDES)).toBeGreaterThanOrEqual(2);
    expect(loupeZoom(zoom, MAGNITUDES)).toBeLessThanOrEqual(7);
  });

  it.each([
    [500, 350],
    [3, 350],
    [998, 699],
    [0, 0],
  ])("stays on the board and leaves the place under the pointer where it is: %d, %d", (x, y) => {
    const { left, top, view } = loupePlace(BOARD, [x, y], 300, MAGNITUDES);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(left).toBeLessThanOrEqual(700);
    expect(top).toBeLessThanOrEqual(400);
    const [mapX, mapY] = toMap(view, x - left, y - top);
    const [wantedX, wantedY] = toMap(BOARD, x, y);
    expect(mapX).toBeCloseTo(wantedX);
    expect(mapY).toBeCloseTo(wantedY);
  });
});
