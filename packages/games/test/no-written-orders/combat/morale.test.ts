import { describe, expect, test } from "vitest";
import { CAVALRY, FOOT, HORSE, INFANTRY } from "../../../src/no-written-orders/measures.ts";
import {
  groupMorale,
  moraleDifference,
  passes,
  recoveryMorale,
  recovers,
  type Shelter,
  type Steadiness,
  unitMorale,
} from "../../../src/no-written-orders/army/morale.ts";

const STEADY: Steadiness = {
  arm: INFANTRY,
  base: 4,
  damaged: false,
  spirit: "steady",
  lowAmmo: false,
  supported: false,
  unready: false,
};
const inf = (base: number, more: Partial<Steadiness> = {}): Steadiness => ({ ...STEADY, base, ...more });
const cav = (base: number) => inf(base, { arm: CAVALRY });
const guns = (base: number, more: Partial<Steadiness> = {}) => inf(base, { arm: FOOT, ...more });

const CALM = { artilleryFire: false, flanked: false };
const SHELLED = { artilleryFire: true, flanked: false };
const NO_SHELTER: Shelter = { cover: false, enemyBeside: false };

describe("difference of base morale", () => {
  test("TV-031 NWO-7.6-h: 4 against 3 adds 1 and takes 1", () => {
    const m = moraleDifference([inf(4)], [inf(3)]);
    expect([6 + m, 8 - m]).toEqual([7, 7]);
  });

  test("TV-032 NWO-7.6-h: 3 against 5", () => {
    expect(moraleDifference([inf(3)], [inf(5)])).toBe(-2);
  });

  test("TV-033 NWO-7.6-i NWO-8.2-c: none where one side is artillery alone, foot or horse", () => {
    expect(moraleDifference([inf(3)], [guns(5)])).toBe(0);
    expect(moraleDifference([guns(5, { arm: HORSE })], [inf(3)])).toBe(0);
    expect(moraleDifference([inf(3)], [guns(5), inf(4)])).toBe(-1);
  });

  test("TV-034 NWO-RUL017 NWO-2.3-a: infantry speaks for cavalry beside it", () => {
    expect(moraleDifference([cav(5), inf(3)], [inf(4)])).toBe(-1);
    expect(moraleDifference([cav(5), guns(3)], [inf(4)])).toBe(1);
  });

  test("TV-035 NWO-2.2-i: a step lost does not count", () => {
    expect(moraleDifference([inf(4, { damaged: true })], [inf(4)])).toBe(0);
  });
});

describe("morale of a group", () => {
  test("TV-037 NWO-2.2-d NWO-2.2-e NWO-2.2-f NWO-2.2-g NWO-2.2-h: everything at once ends at 1", () => {
    const unit = inf(4, { damaged: true, spirit: "demoralised" });
    expect(unitMorale(unit) - 1 - 2).toBe(-1);
    expect(groupMorale([unit], { artilleryFire: true, flanked: true })).toBe(1);
  });

  test("TV-038 NWO-2.2-h NWO-2.3-b: it ends at 5, and a 6 fails", () => {
    const morale = groupMorale([guns(5, { supported: true })], CALM);
    expect(morale).toBe(5);
    expect(passes(6, morale)).toBe(false);
    expect(passes(5, morale)).toBe(true);
  });

  test("TV-039 NWO-8.2-d NWO-8.2-e NWO-RUL014: leader and guns lift it once, enemy guns take it", () => {
    expect(groupMorale([inf(4, { supported: true })], SHELLED)).toBe(4);
  });

  test("TV-040 NWO-RUL011: limits apply once, at the end", () => {
    expect(groupMorale([inf(5, { supported: true })], SHELLED)).toBe(5);
  });

  test("TV-041 NWO-2.3-a: the best of the infantry as it is now", () => {
    expect(groupMorale([inf(4, { damaged: true }), inf(3)], CALM)).toBe(3);
  });

  test("TV-042 NWO-2.3-a: infantry before cavalry before artillery", () => {
    expect(groupMorale([inf(2), cav(4)], CALM)).toBe(2);
    expect(groupMorale([cav(3), guns(5)], CALM)).toBe(3);
    expect(groupMorale([guns(5), guns(4)], CALM)).toBe(5);
  });

  test("TV-043 NWO-12.3.RS-c NWO-RUL016: unready in defence, not in recovery", () => {
    const unit = inf(4, { damaged: true, unready: true });
    expect(groupMorale([unit], CALM)).toBe(2);
    expect(recoveryMorale(unit, NO_SHELTER)).toBe(3);
  });

  test("TV-044 NWO-RUL010: two steps lost count as one", () => {
    expect(groupMorale([inf(4, { damaged: true })], CALM)).toBe(3);
  });

  test("TV-045 NWO-RUL100: one leader lifts the group of two hexes", () => {
    expect(groupMorale([inf(4, { supported: true }), inf(4)], CALM)).toBe(5);
  });

  test("TV-137 NWO-16.2-g NWO-16.2-d: fatigued and demoralised count once", () => {
    expect(groupMorale([inf(4, { spirit: "demoralised" })], CALM)).toBe(3);
  });

  test("TV-138 NWO-16.2-i: exhausted takes 2", () => {
    expect(groupMorale([inf(4, { spirit: "exhausted" })], CALM)).toBe(2);
  });

  test("NWO-19.6-b: low on cartridges takes 1", () => {
    expect(groupMorale([inf(4, { lowAmmo: true })], CALM)).toBe(3);
  });
});

describe("recovery", () => {
  test("TV-122 NWO-6.3-c NWO-6.3-d: a town lifts, an undisrupted enemy beside it takes", () => {
    expect(recoveryMorale(inf(4), { cover: true, enemyBeside: true })).toBe(4);
  });

  test("TV-123 NWO-RUL066: a disrupted enemy takes nothing", () => {
    expect(recoveryMorale(inf(4), NO_SHELTER)).toBe(4);
    expect(recovers(4, inf(4), NO_SHELTER)).toBe(true);
    expect(recovers(5, inf(4), NO_SHELTER)).toBe(false);
  });

  test("TV-154 NWO-RUL067: woods lift", () => {
    expect(recoveryMorale(inf(4), { cover: true, enemyBeside: false })).toBe(5);
  });

  test("NWO-2.2-h: limits hold here too", () => {
    expect(recoveryMorale(inf(5), { cover: true, enemyBeside: false })).toBe(5);
    expect(recoveryMorale(inf(2, { damaged: true, spirit: "demoralised" }), { cover: false, enemyBeside: true })).toBe(
      1,
    );
  });

  test("TV-124 NWO-16.2-i NWO-RUL215: the exhausted need a 5 or a 6, whatever their morale", () => {
    const tired = inf(4, { spirit: "exhausted" });
    expect([1, 2, 3, 4, 5, 6].map((die) => recovers(die, tired, NO_SHELTER))).toEqual([
      false,
      false,
      false,
      false,
      true,
      true,
    ]);
  });
});
