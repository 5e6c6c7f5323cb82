import { TERRAIN, type Terrain } from "@stonebridge/board";
import { describe, expect, test } from "vitest";
import {
  type Approach,
  assaultShare,
  type AssaultTerms,
  bombardmentShare,
  chargeShare,
  type Fire,
  type Firing,
  type FireFactor,
  fireStrength,
  passingShare,
  repeatersGain,
  stopShare,
} from "../../../src/no-written-orders/army/fire-strength.ts";
import { CAVALRY, FOOT, INFANTRY, isArtillery } from "../../../src/no-written-orders/measures.ts";
import { halfDown, halfUp, WHOLE } from "../../../src/no-written-orders/tables/shares.ts";
import { hitsOf, leastToHit } from "../../../src/no-written-orders/tables/fire-table.ts";

const STEADY: Firing = { strength: 0, arm: INFANTRY, repeaters: false, disrupted: false, lowAmmo: false };
const inf = (strength: number, more: Partial<Firing> = {}): Firing => ({ ...STEADY, strength, ...more });
const cav = (strength: number, more: Partial<Firing> = {}) => inf(strength, { arm: CAVALRY, ...more });
const guns = (strength: number, more: Partial<Firing> = {}) => inf(strength, { arm: FOOT, ...more });

const PLAIN: AssaultTerms = { flanking: false, repeatersGain: false, surprised: false, artilleryGains: false };
const OPEN: Approach = { terrain: TERRAIN.clear, stream: false, uphill: false, bridge: false, works: false };

/** An approach over open ground but for what is told. */
type Over = Omit<Partial<Approach>, "terrain"> & { readonly terrain?: Terrain };
function approach({ terrain = "clear", ...more }: Over): Approach {
  return { ...OPEN, ...more, terrain: TERRAIN[terrain] };
}

type Shared = readonly [unit: Firing, share: number];
function strengthOf(...units: readonly Shared[]): number {
  const fires = units.map(([unit, share]): Fire => {
    return { strength: unit.strength, share, artillery: isArtillery(unit.arm) };
  });
  return fireStrength(fires);
}
/** An attacker. */
function attack(unit: Firing, over: Over = {}, terms: Partial<AssaultTerms> = {}): Shared {
  return [unit, assaultShare(unit, { ...PLAIN, ...terms }, approach(over))];
}
/** A defender. */
function defend(unit: Firing, terms: Partial<AssaultTerms> = {}): Shared {
  return [unit, assaultShare(unit, { ...PLAIN, ...terms })];
}

describe("what changes the fire of a unit in an assault", () => {
  const told = (unit: Firing, over: Over = {}, terms: Partial<AssaultTerms> = {}) => {
    const factors: FireFactor[] = [];
    const share = assaultShare(unit, { ...PLAIN, ...terms }, approach(over), factors);
    return { share, factors };
  };

  test("8 over a stream fire with 6, and the stream is told with its rule", () => {
    const { share, factors } = told(inf(8), { stream: true });
    expect(strengthOf([inf(8), share])).toBe(6);
    expect(factors).toEqual([{ cause: "stream", quarters: 3, rule: "NWO-7.6-g" }]);
    expect(told(inf(8)).factors).toEqual([]);
  });

  test("the percentages told make up the share, whatever comes together", () => {
    for (const unit of [inf(8), inf(8, { disrupted: true, repeaters: true }), cav(5, { lowAmmo: true })]) {
      for (const terrain of ["clear", "woods", "town", "fort"] as const) {
        for (const over of [{}, { stream: true, uphill: true }, { bridge: true }, { works: true }]) {
          for (const terms of [
            {},
            { flanking: true, repeatersGain: true },
            { surprised: true, artilleryGains: true },
          ]) {
            const { share, factors } = told(unit, { terrain, ...over }, terms);
            expect(factors.reduce((left, { quarters }) => (left * quarters) / 4, assaultShare(inf(1), PLAIN))).toBe(
              share,
            );
          }
        }
      }
    }
  });
});

describe("strength of fire in an assault", () => {
  test("TV-010 NWO-7.6-d NWO-6.3-a NWO-1-b: a disrupted 5 defends with 3", () => {
    const strength = strengthOf(defend(inf(5, { disrupted: true })));
    expect(strength).toBe(3);
    expect(leastToHit(strength)).toBeLessThanOrEqual(8);
    expect(hitsOf(strength, leastToHit(strength) - 1)).toBe(0);
    expect(hitsOf(strength, 8)).toBe(1);
  });

  test("TV-011 NWO-7.1-g NWO-RUL079: two disrupted 3 are added before they are halved", () => {
    expect(strengthOf(defend(inf(3, { disrupted: true })), defend(inf(3, { disrupted: true })))).toBe(3);
  });

  test("TV-012 NWO-7.3-m: cavalry 3 + 4 assaults with 4", () => {
    const strength = strengthOf(attack(cav(3)), attack(cav(4)));
    expect(strength).toBe(4);
    expect(hitsOf(strength, 7)).toBe(1);
  });

  test("TV-013 NWO-RUL079 NWO-7.6-g: groups are rounded each for itself", () => {
    const strength = strengthOf(attack(inf(6)), attack(inf(5), { stream: true }), attack(inf(3, { disrupted: true })));
    expect(strength).toBe(12);
    expect(hitsOf(strength, 9)).toBe(3);
  });

  test("TV-014 NWO-RUL078 NWO-7.3-m: disrupted cavalry 5 assaults a town with 1", () => {
    expect(strengthOf(attack(cav(5, { disrupted: true }), { terrain: "town" }))).toBe(1);
  });

  test("TV-015 NWO-RUL078 NWO-10.1-f: disrupted infantry 2 assaults a fort with 1", () => {
    expect(strengthOf(attack(inf(2, { disrupted: true }), { terrain: "fort" }))).toBe(1);
  });

  test("NWO-10.2-a NWO-RUL142 NWO-RUL141: works halve like a fort, and a fort behind works halves once", () => {
    expect(strengthOf(attack(inf(6), { works: true }))).toBe(3);
    expect(strengthOf(attack(inf(6), { works: true, terrain: "fort" }))).toBe(3);
    expect(strengthOf(attack(inf(8), { works: true, terrain: "town" }))).toBe(3);
  });

  test("TV-017 NWO-7.6-e: 5 + 4 on a flank are 14", () => {
    const flanking = { flanking: true };
    const strength = strengthOf(attack(inf(5), {}, flanking), attack(inf(4), {}, flanking));
    expect(strength).toBe(14);
    expect(hitsOf(strength, 6)).toBe(2);
  });

  test("TV-018 NWO-7.6-e NWO-RUL079: the same with a stream before the 4 are 13", () => {
    const flanking = { flanking: true };
    expect(strengthOf(attack(inf(5), {}, flanking), attack(inf(4), { stream: true }, flanking))).toBe(13);
  });

  test("TV-019 NWO-TT-b: a bridge stands for the town behind it and the stream below it", () => {
    expect(strengthOf(attack(inf(9), { bridge: true, terrain: "town" }))).toBe(5);
    expect(strengthOf(attack(inf(9), { bridge: true, stream: true }))).toBe(5);
  });

  test("TV-020 TV-021 NWO-TT-c NWO-RUL095: a crest weakens those below, the stream on it too", () => {
    expect(strengthOf(attack(inf(8), { uphill: true, stream: true }))).toBe(5);
    expect(strengthOf(attack(inf(8)))).toBe(8);
    expect(strengthOf(attack(inf(8), { uphill: true, bridge: true }))).toBe(3);
  });

  test("TV-022 NWO-RUL097: a wood town takes nothing from an assault", () => {
    expect(strengthOf(attack(inf(7), { terrain: "wood town" }))).toBe(7);
  });

  test("NWO-DS1: an embankment takes a quarter", () => {
    expect(strengthOf(attack(inf(6), { terrain: "embankment" }))).toBe(5);
  });

  test("NWO-7.6-a: rifled muskets gain nothing", () => {
    expect(strengthOf(defend(inf(5), { repeatersGain: true }))).toBe(5);
  });

  test("TV-026 NWO-7.6-b NWO-7.6-c NWO-RUL093: repeaters at rifles, at repeaters, and before repeaters reply", () => {
    const repeaters = { repeaters: true };
    const fire = (targets: readonly Firing[], first: boolean) =>
      strengthOf(defend(inf(5, repeaters), { repeatersGain: repeatersGain(targets, first) }));
    expect(fire([inf(4)], false)).toBe(8);
    expect(fire([inf(4, repeaters)], false)).toBe(5);
    expect(fire([inf(4, repeaters)], true)).toBe(8);
    expect(fire([inf(4, repeaters), guns(2)], false)).toBe(8);
    expect(fire([inf(4)], true)).toBe(8);
  });

  test("TV-027 NWO-19.6-b: repeaters low on cartridges that fire first", () => {
    expect(strengthOf(defend(inf(6, { repeaters: true, lowAmmo: true }), { repeatersGain: true }))).toBe(5);
  });

  test("NWO-10.3-f NWO-19.9-b: attacked while digging, or in column, fire is halved", () => {
    expect(strengthOf(defend(inf(5), { surprised: true }))).toBe(3);
  });

  test("NWO-19.2-b: artillery in detail defends with half more, infantry does not", () => {
    expect(strengthOf(defend(guns(4), { artilleryGains: true }), defend(inf(4), { artilleryGains: true }))).toBe(10);
  });

  test("NWO-RUL005: the deepest share is exact", () => {
    const worst = attack(
      cav(8, { disrupted: true, lowAmmo: true, repeaters: true }),
      { uphill: true, stream: true, works: true, terrain: "town" },
      { flanking: true, repeatersGain: true, surprised: true },
    );
    expect(Number.isInteger(worst[1])).toBe(true);
    // ½ ½ ½ ¾ ¾ ½ ¾ ½ × 3/2 × 3/2
    expect(worst[1]).toBe((WHOLE / 2 ** 5 / 4 ** 3) * 27 * (9 / 4));
  });
});

describe("strength of a bombardment", () => {
  test("TV-023 NWO-RUL120 NWO-TT: batteries 3 + 3 + 2 on woods", () => {
    const strength = strengthOf(
      ...[3, 3, 2].map((one): Shared => [guns(one), bombardmentShare(guns(one), TERRAIN.woods, false)]),
    );
    expect(strength).toBe(4);
    expect(hitsOf(strength, 9)).toBe(1);
  });

  test("TV-024 NWO-TT: 6 on a town", () => {
    const strength = strengthOf([guns(6), bombardmentShare(guns(6), TERRAIN.town, false)]);
    expect(strength).toBe(2);
    expect(hitsOf(strength, 12)).toBe(2);
  });

  test("NWO-10.1-c NWO-TT: nothing on a fort", () => {
    expect(strengthOf([guns(9), bombardmentShare(guns(9), TERRAIN.fort, false)])).toBe(0);
  });

  test("TV-153 NWO-6.3-a NWO-RUL130: a disrupted 6 on woods", () => {
    const battery = guns(6, { disrupted: true });
    expect(strengthOf([battery, bombardmentShare(battery, TERRAIN.woods, false)])).toBe(2);
  });

  test("TV-028 NWO-19.2-a NWO-RUL231: half more on a dense target", () => {
    expect(strengthOf([guns(6), bombardmentShare(guns(6), TERRAIN.clear, true)])).toBe(9);
    expect(strengthOf([guns(6), bombardmentShare(guns(6), TERRAIN.clear, false)])).toBe(6);
  });

  test("TV-029 NWO-19.5.2-b: without rounds half of all guns, rounded down, before woods", () => {
    const firing = (short: boolean): readonly Fire[] =>
      [5, 4].map((one) => {
        return { strength: one, share: bombardmentShare(guns(one), TERRAIN.woods, false), artillery: true, short };
      });
    expect(fireStrength(firing(true))).toBe(2);
    expect(fireStrength(firing(false))).toBe(5);
    expect(fireStrength([{ strength: 5, share: WHOLE, artillery: false }, ...firing(true)])).toBe(7);
  });
});

describe("strength of passing fire", () => {
  const pass = (...units: readonly Firing[]) => strengthOf(...units.map((unit): Shared => [unit, passingShare(unit)]));

  test("TV-016 NWO-RUL076 NWO-RUL111: a disrupted 1 does not fire", () => {
    expect(pass(inf(1, { disrupted: true }))).toBe(0);
  });

  test("TV-074 NWO-5.4-h NWO-7.12-a NWO-RUL056: of infantry 6 and cavalry 4 the infantry fires, with 3", () => {
    expect(pass(inf(6), cav(4))).toBe(3);
    expect(hitsOf(3, 8)).toBe(1);
  });
});

describe("strength of a charge", () => {
  const NO_TERMS = { square: false, flanking: false, backhand: false };
  const charge = (unit: Firing, terms: Partial<typeof NO_TERMS> = {}, over: Over = {}) =>
    strengthOf([unit, chargeShare(unit, { ...NO_TERMS, ...terms }, approach(over))]);
  const stop = (unit: Firing) => strengthOf([unit, stopShare(unit)]);

  test("NWO-7.10-b NWO-7.10-c NWO-7.10-d: square halves, flank and backhand double", () => {
    expect(charge(cav(5))).toBe(5);
    expect(charge(cav(5), { square: true })).toBe(3);
    expect(charge(cav(5), { flanking: true })).toBe(10);
    expect(charge(cav(5), { flanking: true, backhand: true })).toBe(20);
  });

  test("NWO-7.7-c NWO-RUL113 NWO-TT: ground takes its part of a charge", () => {
    expect(charge(cav(8), {}, { terrain: "woods" })).toBe(2);
    expect(charge(cav(8), {}, { terrain: "town", stream: true })).toBe(3);
    expect(charge(cav(8), {}, { uphill: true })).toBe(8);
    expect(charge(cav(8), {}, { bridge: true })).toBe(0);
  });

  test("NWO-7.7-e NWO-7.10-a NWO-RUL113: guns meet it at half, disrupted units too, but repeaters in full", () => {
    expect(stop(guns(6))).toBe(3);
    expect(stop(cav(6))).toBe(6);
    expect(stop(inf(6, { disrupted: true }))).toBe(3);
    expect(stop(inf(6, { disrupted: true, repeaters: true }))).toBe(6);
  });
});

test("NWO-1-b NWO-RUL108: halves of whole numbers, up and down", () => {
  expect([0, 1, 2, 3, 5].map(halfUp)).toEqual([0, 1, 1, 2, 3]);
  expect([0, 1, 2, 3, 5].map(halfDown)).toEqual([0, 0, 1, 1, 2]);
});
