import { describe, expect, it } from "vitest";
import { fanOut, fanTarget, TARGET } from "./fan.ts";
import { sharedArea, squareAbout } from "../geometry.ts";

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
    const fan = fanOut({ count: 2, at: [500, 350], edge: 28, finger: true, others: [], window });
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
      const { box, places, edge } = fanOut({
        count: 14,
        at,
        edge: 32,
        finger: true,
        others: [],
        window: phone,
      });
      expect(places).toHaveLength(14);
      expect(edge * 1.16).toBeGreaterThanOrEqual(TARGET);
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

  it("is as large as the counters on the map, and a fifth larger at most where they are the smallest", () => {
    const edgeOf = (edge: number) => fanOut({ count: 4, at: [500, 350], edge, others: [], window }).edge;
    expect([56, 40, 28].map(edgeOf).map((edge, at) => edge / [56, 40, 28][at]!)).toEqual([1, 1, 34 / 28]);
    expect(34 / 28).toBeLessThan(1.22);
  });

  it("covers nothing that can be picked while there is room beside it, and stays beside its home", () => {
    const at = [500, 350] as const;
    const home = squareAbout(...at, 60);
    // All round but above and below.
    const targets = [-2, -1, 1, 2].flatMap((x) =>
      [-1, 0, 1].map((y) => squareAbout(at[0] + x * 64, at[1] + y * 64, 60)),
    );
    const { box } = fanOut({ count: 5, at, edge: 44, home, others: [], targets, window });
    for (const target of targets) expect(sharedArea(box, target)).toBe(0);
    expect(Math.max(box.left - home.right, home.left - box.right)).toBeLessThanOrEqual(0);
    expect(Math.max(box.top - home.bottom, home.top - box.bottom)).toBeLessThan(1.7 * 44);
  });

  it("answers a mouse on its pieces alone, a finger near them too", () => {
    const fan = fanOut({ count: 3, at: [500, 350], edge: 56, others: [], window });
    const width = (pointing: "fine" | "coarse") => fanTarget(fan, 0, pointing).right - fanTarget(fan, 0, pointing).left;
    expect(width("fine")).toBeLessThan(width("coarse"));
  });

  it("moves aside for the pieces of the next spaces", () => {
    const others = [squareAbout(420, 350, 56), squareAbout(590, 350, 56)];
    const fan = fanOut({ count: 3, at: [500, 350], edge: 56, others, window });
    for (const other of others) expect(sharedArea(fan.box, other)).toBe(0);
  });
});
