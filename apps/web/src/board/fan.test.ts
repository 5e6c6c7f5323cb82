import { describe, expect, it } from "vitest";
import { fanOut, fanTarget, TARGET } from "./fan.ts";
import { sharedArea, squareAbout } from "./geometry.ts";

const window = { left: 0, top: 0, right: 1000, bottom: 700 };

describe("an opened stack", () => {
  it("lays its pieces side by side about its place, none over another", () => {
    const fan = fanOut({ count: 3, at: [500, 350], edge: 56, others: [], window });
    const boxes = fan.places.map(([x, y]) => squareAbout(x, y, fan.edge));
    for (const [index, box] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) expect(sharedArea(box, other)).toBe(0);
    }
    expect(fan.places.map(([x]) => x)).toEqual(fan.places.map(([x]) => x).toSorted((a, b) => a - b));
    expect((fan.box.left + fan.box.right) / 2).toBeCloseTo(500);
  });

  it("makes small pieces large enough for a finger", () => {
    const fan = fanOut({ count: 2, at: [500, 350], edge: 28, others: [], window });
    expect(fan.edge).toBeGreaterThanOrEqual(TARGET);
    const target = fanTarget(fan, 0);
    expect(target.right - target.left).toBeGreaterThanOrEqual(TARGET);
  });

  it("stays in the window at every corner", () => {
    for (const at of [
      [10, 10],
      [990, 10],
      [10, 690],
      [990, 690],
    ] as const) {
      const { box } = fanOut({ count: 4, at, edge: 56, others: [], window });
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.top).toBeGreaterThanOrEqual(0);
      expect(box.right).toBeLessThanOrEqual(1000);
      expect(box.bottom).toBeLessThanOrEqual(700);
    }
  });

  it("of fourteen pieces fits a phone, every piece large enough for a finger", () => {
    const phone = { left: 6, top: 60, right: 384, bottom: 700 };
    for (const at of [
      [30, 100],
      [195, 400],
      [370, 690],
    ] as const) {
      const { box, places, edge } = fanOut({ count: 14, at, edge: 32, others: [], window: phone });
      expect(places).toHaveLength(14);
      expect(edge).toBeGreaterThanOrEqual(TARGET);
      expect(sharedArea(box, phone)).toBeCloseTo((box.right - box.left) * (box.bottom - box.top));
    }
  });

  it("has a handle below its pieces, large enough for a finger, on its card", () => {
    const plain = fanOut({ count: 5, at: [500, 350], edge: 56, others: [], window });
    const { box, handle, places, edge } = fanOut({
      count: 5,
      handle: 90,
      at: [500, 350],
      edge: 56,
      others: [],
      window,
    });
    if (!handle) throw new Error("The fan has no handle.");
    expect(plain.handle).toBeUndefined();
    expect(handle.bottom - handle.top).toBeGreaterThanOrEqual(TARGET);
    expect(sharedArea(box, handle)).toBeCloseTo(90 * TARGET);
    for (const [x, y] of places) expect(sharedArea(squareAbout(x, y, edge), handle)).toBe(0);
  });

  it("moves aside for the pieces of the next spaces", () => {
    const others = [squareAbout(420, 350, 56), squareAbout(590, 350, 56)];
    const fan = fanOut({ count: 3, at: [500, 350], edge: 56, others, window });
    for (const other of others) expect(sharedArea(fan.box, other)).toBe(0);
  });
});
