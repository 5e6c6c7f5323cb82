import { describe, expect, test } from "vitest";
import {
  columnOf,
  complianceOf,
  OBEYS_FROM,
  type Receipt,
  shiftsOf,
} from "../../../src/no-written-orders/orders/compliance.ts";
import { confidenceLimit } from "../../../src/no-written-orders/orders/confidence.ts";
import { initiativeOf, traitShift, type Venture } from "../../../src/no-written-orders/orders/initiative.ts";
import { isSameOrder } from "../../../src/no-written-orders/orders/order-sameness.ts";
import { ORDER_TYPES } from "../../../src/no-written-orders/vocabulary.ts";

const receipt = (sender: number, recipient: number, more: Partial<Receipt> = {}): Receipt => {
  return { sender, recipient, onReserve: false, faceToFace: false, divisionOrCavalry: false, ...more };
};

describe("compliance", () => {
  test("TV-088 NWO-12.7-b NWO-TC NWO-TS: 2 + 1 for an Attack is column 1", () => {
    const column = columnOf(["attack"], receipt(2, 1));
    expect(column).toBe(1);
    expect([12, 11, 7, 3].map((total) => complianceOf(column, total, false))).toEqual(["C", "R4", "R5", "R6"]);
  });

  test("TV-089 NWO-TC: 4 + 3 for a Defend is column 7", () => {
    const column = columnOf(["defend"], receipt(4, 3));
    expect(column).toBe(7);
    expect([8, 7].map((total) => complianceOf(column, total, false))).toEqual(["C", "R4"]);
  });

  test("TV-090 NWO-TS NWO-12.3.RS-d: on Reserve and face to face an Attack comes to column 5", () => {
    const column = columnOf(["attack"], receipt(3, 2, { onReserve: true, faceToFace: true }));
    expect(column).toBe(5);
    expect([10, 9].map((total) => complianceOf(column, total, false))).toEqual(["C", "R4"]);
  });

  test("TV-091 NWO-12.3.GR-b: General Retreat shifts to the right", () => {
    const column = columnOf(["general-retreat"], receipt(1, 2));
    expect(column).toBe(4);
    expect([10, 9, 2].map((total) => complianceOf(column, total, false))).toEqual(["C", "R4", "R6"]);
  });

  test("TV-092 NWO-12.7-f: a sequence is tested on its leftmost column", () => {
    expect(columnOf(["march", "attack"], receipt(2, 1))).toBe(1);
    expect(columnOf(["march"], receipt(2, 1))).toBe(3);
  });

  test("TV-093 NWO-TC-a: the first column is −1", () => {
    const column = columnOf(["attack"], receipt(1, 0));
    expect(column).toBe(-1);
    expect([12, 4].map((total) => complianceOf(column, total, false))).toEqual(["R4", "R6"]);
    expect(columnOf(["probe"], receipt(0, 0))).toBe(-1);
  });

  test("TV-094 NWO-TC-b: the last is 8", () => {
    const column = columnOf(["march"], receipt(4, 4, { onReserve: true, faceToFace: true }));
    expect(column).toBe(8);
    expect(complianceOf(column, 7, false)).toBe("C");
  });

  test("TV-095 NWO-14.2-a NWO-TC-c: demoralised leaders are slower", () => {
    expect([10, 6, 3, 2].map((total) => complianceOf(4, total, true))).toEqual(["R4", "R5", "R6", "R6"]);
  });

  test("TV-096 NWO-TS: a division of a cavalry corps shifts once", () => {
    const to = receipt(2, 2, { divisionOrCavalry: true });
    expect(shiftsOf("defend", to)).toEqual(["divisionOrCavalry"]);
    expect(columnOf(["defend"], to)).toBe(5);
    expect(shiftsOf("attack", { ...to, onReserve: true, faceToFace: true })).toEqual([
      "onReserve",
      "attackOrProbe",
      "faceToFace",
      "divisionOrCavalry",
    ]);
  });

  test("TV-097 NWO-12.7-d: a waiting R4 obeys on a 4", () => {
    expect([3 >= OBEYS_FROM.R4, 4 >= OBEYS_FROM.R4]).toEqual([false, true]);
    expect(OBEYS_FROM).toEqual({ R4: 4, R5: 5, R6: 6 });
  });
});

describe("initiative", () => {
  const leader = (rating: number, more: Partial<Venture> = {}): Venture => {
    return { rating, onReserve: false, demoralised: false, trait: null, ...more };
  };

  test("TV-098 NWO-12.11-c NWO-TI: rating 2", () => {
    expect([5, 9, 10].map((total) => initiativeOf(leader(2), "attack", total))).toEqual([
      "bad-move",
      "no-effect",
      "acts",
    ]);
  });

  test("TV-099 NWO-12.11-f: rating 3 acts on 7 from Reserve", () => {
    expect(initiativeOf(leader(3, { onReserve: true }), "march", 7)).toBe("acts");
    expect(initiativeOf(leader(3), "march", 7)).toBe("no-effect");
  });

  test("TV-100 NWO-14.2-b: demoralised, his own order waits at R4", () => {
    expect(initiativeOf(leader(3, { demoralised: true }), "march", 9)).toBe("waits");
    expect(initiativeOf(leader(3, { demoralised: true }), "march", 3)).toBe("bad-move");
  });

  test("TV-101 NWO-19.8.2-a: characters shift the column", () => {
    const aggressive = leader(2, { trait: "aggressive" });
    expect(initiativeOf(aggressive, "attack", 8)).toBe("acts");
    expect(initiativeOf(aggressive, "defend", 6)).toBe("bad-move");
    const shifts = (trait: "aggressive" | "panicky") => ORDER_TYPES.filter((type) => traitShift(trait, type) === 1);
    expect(shifts("aggressive")).toEqual(["attack", "probe"]);
    expect(shifts("panicky")).toEqual(["fall-back"]);
    expect(traitShift(null, "attack")).toBe(0);
    expect(traitShift("panicky", "attack")).toBe(-1);
  });
});

describe("sameness of orders", () => {
  test("TV-102 NWO-12.4-b NWO-12.4-c NWO-12.4-d: Attack and Probe count alike within 10 hexes", () => {
    expect(isSameOrder("probe", "attack", 9)).toBe(true);
    expect(isSameOrder("probe", "attack", 10)).toBe(false);
    expect(isSameOrder("defend", "attack", 0)).toBe(false);
    expect(isSameOrder("defend", "delay", 3)).toBe(true);
    expect(isSameOrder("march", "march", 0)).toBe(true);
  });

  test("TV-158 NWO-12.4-b: an order with an aide counts as one that stands", () => {
    expect([0, 10].map((distance) => isSameOrder("attack", "attack", distance))).toEqual([true, false]);
  });

  test("NWO-12.4-c NWO-12.3.GR-a: no target is no distance, but there is one General Retreat", () => {
    expect(isSameOrder("fall-back", "fall-back", undefined)).toBe(false);
    expect(isSameOrder("general-retreat", "general-retreat", undefined)).toBe(true);
  });
});

describe("confidence", () => {
  const doubt = { order: "attack", rating: 2, demoralised: false, objectiveHeld: false } as const;

  test("TV-105 NWO-TQ NWO-12.10-c: undemoralised on Attack with rating 2 fails on a 6", () => {
    expect(confidenceLimit(doubt)).toBe(5);
  });

  test("TV-106 NWO-TQ NWO-RUL222: a held objective helps an Attack, no Probe", () => {
    expect(confidenceLimit({ ...doubt, objectiveHeld: true })).toBe(6);
    expect(confidenceLimit({ ...doubt, order: "probe", objectiveHeld: true })).toBe(5);
  });

  test("TV-107 NWO-TQ: demoralised on Defend with rating 1 fails on a 4", () => {
    expect(confidenceLimit({ ...doubt, order: "defend", rating: 1, demoralised: true })).toBe(3);
    expect(confidenceLimit({ ...doubt, order: "delay", rating: 1, demoralised: true, objectiveHeld: true })).toBe(3);
  });

  test("TV-108 NWO-TQ: demoralised on Attack with rating 0 always fails", () => {
    expect(confidenceLimit({ ...doubt, rating: 0, demoralised: true })).toBe(0);
  });

  test("NWO-12.10-b NWO-RUL178: steady defenders and other orders never check", () => {
    for (const order of ["defend", "delay", "march", "fall-back", "general-retreat", "reserve"] as const)
      expect(confidenceLimit({ ...doubt, order })).toBeUndefined();
    for (const order of ["march", "fall-back", "general-retreat", "reserve"] as const)
      expect(confidenceLimit({ ...doubt, order, demoralised: true })).toBeUndefined();
  });
});
