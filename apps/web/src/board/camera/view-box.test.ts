import { describe, expect, it } from "vitest";
import { LARGEST_ZOOM } from "../zones/bands.ts";
import {
  bringingIn,
  centredOn,
  fitted,
  keptIn,
  type Limits,
  pannedBy,
  toMap,
  toWindow,
  type View,
  zoomedAt,
} from "./view-box.ts";

const limits: Limits = {
  sheet: { left: 0, top: 0, right: 2000, bottom: 1500 },
  largestZoom: LARGEST_ZOOM,
  covered: { top: 0, right: 0, bottom: 0, left: 0 },
};
const view: View = { x: 1000, y: 750, zoom: 1, width: 800, height: 600 };

describe("the view of the map", () => {
  it("leaves the map point under the pointer where it is while zooming", () => {
    const before = toMap(view, 620, 140);
    const after = zoomedAt(view, 2.5, 620, 140, limits);
    expect(after.zoom).toBe(2.5);
    const [x, y] = toWindow(after, before);
    expect(x).toBeCloseTo(620);
    expect(y).toBeCloseTo(140);
  });

  it("stops at the whole sheet and at the largest zoom", () => {
    expect(zoomedAt(view, 0.01, 400, 300, limits).zoom).toBeCloseTo(0.4);
    expect(zoomedAt(view, 100, 400, 300, limits).zoom).toBe(LARGEST_ZOOM);
  });

  it("is not dragged off the sheet", () => {
    const dragged = pannedBy(view, 5000, -5000, limits);
    expect(toMap(dragged, 0, 0)[0]).toBeCloseTo(0);
    expect(toMap(dragged, 0, 600)[1]).toBeCloseTo(1500);
  });

  it("centres a sheet that is smaller than the window", () => {
    const small = keptIn({ ...view, zoom: 0.4, x: 0, y: 0 }, limits);
    expect([small.x, small.y]).toEqual([1000, 750]);
  });

  it("lets an edge of the sheet come out from under what covers it", () => {
    const covered = { ...limits, covered: { top: 0, right: 0, bottom: 200, left: 0 } };
    const down = pannedBy(view, 0, -5000, covered);
    expect(toWindow(down, [1000, 1500])[1]).toBeCloseTo(400);
  });

  it("fits a box into what is not covered", () => {
    const covered = { ...limits, covered: { top: 100, right: 0, bottom: 0, left: 0 } };
    const box = { left: 500, top: 500, right: 900, bottom: 700 };
    const fit = fitted(view, box, covered, 0);
    expect(fit.zoom).toBeCloseTo(2);
    expect(toWindow(fit, [700, 600])).toEqual([400, 350].map((value) => expect.closeTo(value)));
  });

  it("does not move for a box in sight, and moves just far enough for one that is not", () => {
    expect(bringingIn(view, { left: 900, top: 700, right: 950, bottom: 750 }, limits)).toBe(view);
    const moved = bringingIn(view, { left: 1500, top: 700, right: 1550, bottom: 750 }, limits, 24);
    expect(toWindow(moved, [1550, 700])[0]).toBeCloseTo(776);
    expect(moved.y).toBe(view.y);
  });

  it("brings a box out from under what covers the lower right corner, by the shorter way", () => {
    const covered = {
      ...limits,
      covered: { top: 0, right: 0, bottom: 0, left: 0, corners: { right: [200, 100] as const } },
    };
    const from = (left: number, top: number): readonly number[] => {
      const [x, y] = toMap(view, left, top);
      const box = { left: x, top: y, right: x + 50 / view.zoom, bottom: y + 50 / view.zoom };
      return toWindow(bringingIn(view, box, covered, 0), [box.left, box.top]);
    };
    expect(from(700, 500)).toEqual([expect.closeTo(700), expect.closeTo(450)]);
    expect(from(560, 540)).toEqual([expect.closeTo(550), expect.closeTo(540)]);
    expect(from(500, 540)).toEqual([expect.closeTo(500), expect.closeTo(540)]);
    expect(from(700, 400)).toEqual([expect.closeTo(700), expect.closeTo(400)]);
  });

  it("brings a box out from under what covers the lower left corner, and leaves what would not fit beside it", () => {
    const covered = {
      ...limits,
      covered: { top: 0, right: 0, bottom: 0, left: 0, corners: { left: [200, 100] as const } },
    };
    const from = (left: number, top: number, width: number, height = width): readonly number[] => {
      const [x, y] = toMap(view, left, top);
      const box = { left: x, top: y, right: x + width / view.zoom, bottom: y + height / view.zoom };
      return toWindow(bringingIn(view, box, covered, 0), [box.left, box.top]);
    };
    expect(from(190, 540, 50)).toEqual([expect.closeTo(200), expect.closeTo(540)]);
    expect(from(100, 460, 50)).toEqual([expect.closeTo(100), expect.closeTo(450)]);
    expect(from(0, 0, 650, 590)).toEqual([expect.closeTo(0), expect.closeTo(0)]);
  });

  it("moves a sheet that is smaller than the window only where a box would stay under a corner", () => {
    const covered = {
      ...limits,
      covered: { top: 0, right: 0, bottom: 0, left: 0, corners: { left: [200, 100] as const } },
    };
    const far = keptIn({ ...view, zoom: 0 }, covered);
    expect(far).toEqual(keptIn({ ...view, zoom: 0 }, limits));
  });

  it("puts a point in the middle of what is not covered", () => {
    const covered = { ...limits, covered: { top: 0, right: 200, bottom: 0, left: 0 } };
    expect(toWindow(centredOn(view, [900, 700], covered), [900, 700])[0]).toBeCloseTo(300);
  });
});
