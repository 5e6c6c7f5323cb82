import { describe, expect, it } from "vitest";
import type { Box } from "../geometry.ts";
import { looking, type Sought } from "./looking.ts";
import { boxInWindow, type Limits, type View } from "./view-box.ts";

const limits: Limits = {
  sheet: { left: 0, top: 0, right: 4000, bottom: 3000 },
  largestZoom: 4,
  covered: { top: 8, right: 72, bottom: 200, left: 8 },
};
/** A phone: what is free of it is 310 by 392 px. */
const view: View = { x: 2000, y: 1500, zoom: 1, width: 390, height: 600 };
const zooms = { farthest: 0.5 };

/** A box of 40 by 40 px, so many px from the upper left corner of the view. */
function at(left: number, top: number): Box {
  const [x, y] = [view.x - view.width / 2 + left, view.y - view.height / 2 + top];
  return { left: x, top: y, right: x + 40, bottom: y + 40 };
}

function look(sought: Partial<Sought>, more: Partial<Limits> = {}, from = view, by: object = {}): View {
  return looking(from, { all: [], along: [], any: [], ...sought }, { ...limits, ...more }, { ...zooms, ...by });
}

function isFree(next: View, box: Box, rim = 8): boolean {
  const { left, top, right, bottom } = boxInWindow(next, box);
  return left >= 8 + rim && top >= 8 + rim && right <= 390 - 72 - rim && bottom <= 600 - 200 - rim;
}

describe("where the map looks by itself", () => {
  it("rests while what is asked about and what belongs to it lies well in sight", () => {
    expect(look({ all: [at(20, 20), at(150, 340)], along: [at(260, 60)] })).toBe(view);
    expect(look({})).toBe(view);
    // What has just been tapped at the very edge stays under the finger.
    expect(look({ all: [at(278, 360)] })).toBe(view);
    expect(look({ all: [at(279, 360)] })).not.toBe(view);
  });

  it("moves as little as brings in all of it with a margin, at the same zoom", () => {
    const next = look({ all: [at(360, 100)] });
    expect([next.x, next.y, next.zoom]).toEqual([view.x + 122, view.y, 1]);
    const two = look({ all: [at(360, 100), at(200, 365)] });
    expect([two.x, two.y, two.zoom]).toEqual([view.x + 122, view.y + 45, 1]);
  });

  it("takes a smaller margin rather than step back", () => {
    const next = look({ all: [at(0, 100), at(240, 100)] });
    expect(next.zoom).toBe(1);
    expect(isFree(next, at(0, 100), 8) && isFree(next, at(240, 100), 8)).toBe(true);
  });

  it("steps back just far enough for what does not fit at this zoom", () => {
    const [one, other] = [at(0, 100), at(400, 100)];
    const next = look({ all: [one, other] });
    expect(next.zoom).toBeCloseTo(294 / 440);
    expect([one, other].every((box) => isFree(next, box, 7.9))).toBe(true);
  });

  it("leaves out what does not fit even from the farthest zoom, the least important first", () => {
    const [asked, near, far] = [at(100, 100), at(300, 100), at(1400, 100)];
    const next = look({ all: [asked], along: [far, near] });
    expect(isFree(next, asked) && isFree(next, near)).toBe(true);
    expect(next.zoom).toBe(1);
    expect(look({ all: [asked, far] })).toBe(view);
    expect(isFree(look({ all: [far, asked] }), far)).toBe(true);
  });

  it("rests while one of several that could be chosen is in sight; else the nearest comes, with those that fit along with it", () => {
    const [near, beside, far] = [at(500, 100), at(600, 160), at(2000, 100)];
    expect(look({ any: [at(278, 100), far] })).toBe(view);
    const next = look({ any: [far, beside, near] });
    expect([near, beside, far].map((box) => isFree(next, box))).toEqual([true, true, false]);
    expect(next.zoom).toBe(1);
  });

  it("brings what lies under a card at a corner out by the shorter way, and stays if nothing lies there", () => {
    const covered = { ...limits.covered, bottom: 8, corners: { left: [200, 160] as const } };
    expect(look({ all: [at(20, 20), at(250, 500)] }, { covered })).toBe(view);
    const next = look({ all: [at(20, 20), at(150, 430)] }, { covered });
    expect([next.x - view.x, next.y - view.y]).toEqual([-90, 0]);
    const up = look({ all: [at(20, 80), at(20, 400)] }, { covered });
    expect([up.x - view.x, up.y - view.y]).toEqual([0, 40]);
  });

  it("steps back where nothing else brings it out from under a card", () => {
    const covered = { ...limits.covered, bottom: 8, corners: { left: [200, 160] as const } };
    const boxes = [at(20, 20), at(20, 500), at(250, 20)];
    const next = look({ all: boxes }, { covered });
    expect(next.zoom).toBeLessThan(1);
    expect(next.zoom).toBeGreaterThan(0.6);
    const card = (box: Box) => boxInWindow(next, box);
    expect(boxes.every((box) => card(box).left >= 200 || card(box).bottom <= 440)).toBe(true);
  });

  it("rests at the edge of the sheet, where no margin can be had", () => {
    const corner = { ...view, x: 195 - 8, y: 300 - 8 };
    expect(look({ all: [{ left: -20, top: -20, right: 40, bottom: 40 }] }, {}, corner)).toEqual(corner);
  });

  it("goes back to the reader's own zoom where it has to move anyway", () => {
    const back = { ...view, zoom: 0.6 };
    expect(look({ all: [at(100, 100)] }, {}, back, { own: 1 })).toBe(back);
    expect(look({ all: [at(1000, 100)] }, {}, back, { own: 1 }).zoom).toBe(1);
  });

  it("comes nearer where fingers could not tell things apart, to what is asked about", () => {
    const far = { ...view, zoom: 0.6 };
    const next = look({ all: [at(100, 100)], along: [at(900, 100)] }, {}, far, { nearest: 0.9 });
    expect(next.zoom).toBe(0.9);
    expect(isFree(next, at(100, 100))).toBe(true);
  });
});
