import { describe, expect, test } from "vitest";
import {
  isDamaged,
  LARGE,
  lostOnReturn,
  statesOf,
  stepsOf,
  strengthAfter,
} from "../../../src/no-written-orders/army/steps.ts";

describe("steps of units", () => {
  test("NWO-6.1-a NWO-7.2-a: a unit with a back loses it second", () => {
    const unit = statesOf(6);
    expect(unit).toEqual([6, 3, 0]);
    expect(stepsOf(unit)).toBe(2);
    expect([0, 1, 2].map((lost) => strengthAfter(unit, lost))).toEqual([6, 3, 0]);
  });

  test("NWO-6.1-b: a unit without a back is gone with the first hit", () => {
    expect([1, 2].map((front) => stepsOf(statesOf(front)))).toEqual([1, 1]);
    expect(strengthAfter(statesOf(2), 1)).toBe(0);
  });

  test("TV-053 NWO-6.2-a NWO-6.2-b NWO-7.13b-a NWO-RUL110: a large unit has a third state", () => {
    const unit = statesOf(LARGE);
    expect(unit).toEqual([8, 4, 2]);
    expect(stepsOf(unit)).toBe(3);
    expect(strengthAfter(unit, 2)).toBe(2);
    expect(strengthAfter(unit, 3)).toBe(0);
    expect(stepsOf(statesOf(LARGE - 1))).toBe(2);
  });

  test("TV-150 NWO-RUL070: 9 goes by 5 and 3", () => {
    expect([0, 1, 2, 3].map((lost) => strengthAfter(statesOf(9), lost))).toEqual([9, 5, 3, 0]);
  });

  test("TV-136 NWO-6.2-c NWO-15-d NWO-RUL071: who returns or is restored shows his back", () => {
    expect(strengthAfter(statesOf(8), lostOnReturn(statesOf(8)))).toBe(4);
    expect(strengthAfter(statesOf(6), lostOnReturn(statesOf(6)))).toBe(3);
    expect(strengthAfter(statesOf(2), lostOnReturn(statesOf(2)))).toBe(2);
  });

  test("NWO-RUL080: damaged is who lost a step", () => {
    expect([0, 1, 2].map(isDamaged)).toEqual([false, true, true]);
  });
});
