import { describe, expect, test } from "vitest";
import { arrivalShift, arrivalTurn, luckOf } from "../../../src/no-written-orders/movement/arrival-shift.ts";
import {
  armyLevel,
  demoralised,
  levelNow,
  type Losses,
  mayRetreatGenerally,
} from "../../../src/no-written-orders/army/demoralisation.ts";
import { banked, leftToUnits, turnsOfNews } from "../../../src/no-written-orders/hiding/hidden-march.ts";
import { verdictOf } from "../../../src/no-written-orders/victory/verdict.ts";

const formation = (lost: number, level: number, near: readonly number[] = [], cavalry = false): Losses => {
  return { lost, level, near, cavalry };
};

describe("demoralisation", () => {
  test("TV-125 NWO-14.1-a NWO-14.1-c: it comes with the level, and goes when losses are below it", () => {
    expect(demoralised([formation(12, 12)])).toEqual([true]);
    expect(demoralised([formation(6, 12)])).toEqual([false]);
    expect(demoralised([formation(11, 12), formation(9, 0)])).toEqual([false, false]);
  });

  test("TV-126 NWO-14.3-a NWO-14.3-b NWO-14.3-c: each demoralised friend near takes 2, from cavalry nothing", () => {
    expect(levelNow(formation(0, 12, [0]), [true])).toBe(10);
    expect(levelNow(formation(0, 12, [0, 1]), [true, true])).toBe(8);
    expect(levelNow(formation(0, 12, []), [true])).toBe(12);
    expect(levelNow(formation(0, 12, [0, 1], true), [true, true])).toBe(12);
    expect(levelNow(formation(0, 12, [0, 1]), [true, false])).toBe(10);
  });

  test("TV-127 NWO-RUL202: a chain goes as far as losses let it", () => {
    expect(demoralised([formation(5, 8, [1]), formation(9, 11, [2, 0]), formation(12, 12, [1])])).toEqual([
      false,
      true,
      true,
    ]);
    expect(demoralised([formation(6, 8, [1]), formation(9, 11, [2, 0]), formation(12, 12, [1])])).toEqual([
      true,
      true,
      true,
    ]);
  });

  test("TV-128 NWO-RUL202: two do not pull each other down", () => {
    expect(demoralised([formation(9, 11, [1]), formation(9, 11, [0])])).toEqual([false, false]);
  });

  test("TV-129 NWO-11.4-b: lost headquarters take 5 from the army", () => {
    expect(armyLevel(35, 1)).toBe(30);
    expect(armyLevel(35, 0)).toBe(35);
  });

  test("TV-130 NWO-12.3.GR-d: a General Retreat needs four fifths", () => {
    expect([28, 27].map((lost) => mayRetreatGenerally(lost, 35))).toEqual([true, false]);
  });
});

describe("the verdict", () => {
  test("TV-143 NWO-18-d NWO-RUL221: a lead under a tenth of the larger total is a draw", () => {
    expect(verdictOf({ union: 60, confederate: 55 }).winner).toBe("draw");
    expect(verdictOf({ union: 60, confederate: 54 })).toEqual({ winner: "union", decisive: false });
  });

  test("NWO-18-d: no points are a draw, one and a half times the points a decisive victory", () => {
    expect(verdictOf({ union: 0, confederate: 0 })).toEqual({ winner: "draw", decisive: false });
    expect(verdictOf({ union: 40, confederate: 59 })).toEqual({ winner: "confederate", decisive: false });
    expect(verdictOf({ union: 40, confederate: 60 })).toEqual({ winner: "confederate", decisive: true });
    expect(verdictOf({ union: 1, confederate: 0 })).toEqual({ winner: "union", decisive: true });
  });
});

describe("variable reinforcements", () => {
  test("NWO-19.1-a: the die shifts arrivals", () => {
    expect([1, 2, 3, 4, 5, 6].map((die) => arrivalShift(die, 0))).toEqual([-2, -1, 0, 0, 1, 2]);
  });

  test("TV-144 NWO-19.1-d NWO-RUL230: luck evens out, within the table", () => {
    expect(luckOf(2, 1)).toBe(-1);
    expect(luckOf(1, 3)).toBe(1);
    expect(luckOf(1, 1)).toBe(0);
    expect(arrivalShift(1, luckOf(2, 1))).toBe(-2);
    expect(arrivalShift(3, luckOf(2, 1))).toBe(-1);
    expect(arrivalShift(6, luckOf(0, 1))).toBe(2);
  });

  test("NWO-19.1-e NWO-RUL230: nobody overtakes, and nobody comes before the first turn", () => {
    expect(arrivalTurn(7, -2, [])).toBe(5);
    expect(arrivalTurn(7, -2, [6, 4])).toBe(6);
    expect(arrivalTurn(2, -2, [])).toBe(1);
    // who is not brought forward waits for nobody who is late
    expect([-1, 0, 1].map((shift) => arrivalTurn(7, shift, [9]))).toEqual([7, 7, 8]);
  });
});

describe("hidden marches and their news", () => {
  test("TV-141 NWO-19.7.1-c: four points a turn, six for cavalry alone", () => {
    expect(banked(3, true)).toBe(2 * 18);
    expect(banked(3, false)).toBe(2 * 12);
  });

  test("TV-140 NWO-19.7.2-f: units may spend two points, or what their leader left", () => {
    expect([9, 11].map((spent) => leftToUnits(2 * 12, 2 * spent) / 2)).toEqual([2, 1]);
  });

  test("TV-145 NWO-19.12.2-a NWO-RUL243: news goes six points a turn, to the nearest turn", () => {
    expect([13, 2, 3, 15].map((points) => turnsOfNews(2 * points))).toEqual([2, 0, 1, 3]);
  });
});
