import { describe, expect, it } from "vitest";
import { fanTarget, TARGET } from "./fan.ts";
import { fanOut } from "./fan-out.ts";
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

  describe("with reach all round", () => {
    const phone = { left: 6, top: 60, right: 384, bottom: 620 };
    const at = [195, 340] as const;
    const home = squareAbout(...at, 50);
    /** Squares that touch one another, so many rings of them about home. */
    const ringed = (rings: number) => {
      const span = Array.from({ length: 2 * rings + 1 }, (_, index) => index - rings);
      return span
        .flatMap((x) => span.map((y) => [x, y] as const))
        .filter(([x, y]) => x !== 0 || y !== 0)
        .map(([x, y]) => squareAbout(at[0] + x * 50, at[1] + y * 50, 50));
    };
    const laid = (
      rings: number,
      more: { readonly count?: number; readonly edge?: number; readonly handle?: number } = {},
    ) =>
      fanOut({
        count: 4,
        edge: 44,
        ...more,
        at,
        home,
        finger: true,
        others: [],
        targets: ringed(rings),
        window: phone,
      });

    it("goes to the nearest free place, covers no target, and has a line to its stack", () => {
      for (const rings of [1, 2, 3]) {
        for (const more of [{}, { count: 9 }, { count: 2, handle: 120 }]) {
          const { box, lead, places, edge } = laid(rings, more);
          for (const target of ringed(rings)) expect(sharedArea(box, target)).toBe(0);
          expect(sharedArea(box, phone)).toBeCloseTo((box.right - box.left) * (box.bottom - box.top));
          expect(edge * 1.16).toBeGreaterThanOrEqual(TARGET);
          for (const [x, y] of places) expect(sharedArea(squareAbout(x, y, edge), box)).toBeCloseTo(edge * edge);
          expect(lead?.[0]).toEqual(at);
          expect(lead && sharedArea(squareAbout(...lead[1], 2), box)).toBeGreaterThan(0);
        }
      }
    });

    it("becomes smaller where only that fits, and lies beside its stack where reach covers all there is", () => {
      const strip = { ...phone, bottom: 340 + 175 + 56 };
      const tight = fanOut({
        count: 2,
        at,
        home,
        edge: 60,
        finger: true,
        others: [],
        targets: [...ringed(3), { left: 0, top: 0, right: 400, bottom: 300 }],
        window: strip,
      });
      expect(tight.edge).toBe(38);
      const nowhere = fanOut({
        count: 3,
        at,
        home,
        edge: 44,
        finger: true,
        others: [],
        targets: [phone],
        window: phone,
      });
      expect(nowhere.lead).toBeUndefined();
      expect(nowhere.places).toHaveLength(3);
      // Nothing of it lies out of reach, however many of the targets that costs.
      const many = fanOut({
        count: 8,
        handle: 120,
        at,
        home,
        edge: 48,
        finger: true,
        others: [],
        targets: ringed(9),
        window: phone,
      });
      expect(sharedArea(many.box, phone)).toBeCloseTo(
        (many.box.right - many.box.left) * (many.box.bottom - many.box.top),
      );
    });
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
