import { describe, expect, test } from "vitest";
import { RATIOS } from "../../../src/second-bull-run-1862/events.ts";
import { columnOf } from "../../../src/second-bull-run-1862/combat/reckoning.ts";
import { assault, attacker, defender } from "../support/combats.ts";

/** The line of the ratio where a brigade of so much attacks another. */
function ratio(ours: number, theirs: number): readonly [value: number, column: string | undefined] {
  const g = assault([3, 3, 3, 3], { combat: { hardin: ours, pryor: theirs } });
  const { key, value, column } = g.fought.modifiers.attacker[0] as (typeof g.fought.modifiers.attacker)[number];
  expect(key).toBe("ratio");
  return [value, column];
}

describe("the strength ratio", () => {
  test("EX-5a EX-5b EX-5c SB62-10.3.1-a SB62-T2 the examples of the rulebook", () => {
    expect([ratio(6, 3), ratio(3, 4), ratio(4, 3)]).toEqual([
      [2, "2/1"],
      [-2, "1/2"],
      [0, "1/1"],
    ]);
  });

  test("V-01 V-02 V-03 V-04 V-05 V-06 V-07 V-12 SB62-10.3.1-a SB62-RU54 rounded in the defender’s favour, exact fractions", () => {
    const cases = [
      [9, 3, 3],
      [17, 6, 2],
      [9, 6, 1],
      [8, 6, 0],
      [5, 6, -2],
      [3, 6, -2],
      [2, 6, -4],
      [40, 6, 3],
    ] as const;
    expect(cases.map(([ours, theirs]) => ratio(ours, theirs)[0])).toEqual(cases.map(([, , value]) => value));
  });

  test("SB62-T2 SB62-RU54 every pair up to 24 against the fraction itself", () => {
    const least = [
      [3, 1],
      [2, 1],
      [3, 2],
      [1, 1],
      [1, 2],
      [1, 3],
    ] as const;
    const columns = RATIOS.toReversed();
    for (let ours = 1; ours <= 24; ours++) {
      for (let theirs = 1; theirs <= 24; theirs++) {
        const at = least.findIndex(([over, under]) => ours / theirs >= over / under - 1e-9);
        expect([ours, theirs, columnOf(ours, theirs)]).toEqual([ours, theirs, columns[at]]);
      }
    }
  });

  test("EX-5d V-08 SB62-10.3.1-b SB62-RU56 below a third there are no dice and no natural six: Fatigue and a test for the attacker", () => {
    for (const [ours, theirs] of [
      [3, 10],
      [2, 7],
    ] as const) {
      // sharpshooters and guns do not roll either: the one die is the Combat test
      const g = assault([4], {
        units: {
          hardin: { combat: ours, artillery: 3, sharpshooters: true },
          pryor: { combat: theirs, artillery: 3 },
        },
      });
      expect(g.fought).toMatchObject({ rule: "SB62-10.3.1-b", loser: "union", tests: true, rolls: [] });
      expect(g.fought.dice).toBeUndefined();
      expect(g.fought.totals).toBeUndefined();
      expect(g.told("fatigued")).toMatchObject([{ unit: "hardin", fatigue: 1 }]);
      expect(g.told("combat-test")).toMatchObject([{ unit: "hardin", roll: { die: 4 }, result: "retreat" }]);
      expect(g.state("pryor")).toMatchObject({ losses: 0, fatigue: 0 });
    }
  });

  test("V-11 SB62-10.3.1-b SB62-10.4-e SB62-10.4-x of a hopeless attack as many suffer as there are enemies, the strongest", () => {
    const g = assault([4], {
      attackers: [attacker("hardin"), attacker("seymour", "107")],
      combat: { hardin: 1, seymour: 2, pryor: 10 },
    });
    expect(g.told("fatigued")).toMatchObject([{ unit: "seymour", fatigue: 1 }]);
    expect(g.told("combat-test")).toMatchObject([{ unit: "seymour" }]);
    expect(g.state("hardin")).toMatchObject({ fatigue: 0, zone: "106" });
  });

  test("V-09 SB62-10.4-y SB62-RU55 guns beside infantry add nothing to the strength", () => {
    const g = assault([1, 3, 3, 4], {
      defenders: [defender("pryor"), defender("lee-artillery")],
      combat: { hardin: 4, pryor: 5 },
    });
    expect(g.fought.modifiers.attacker[0]).toMatchObject({ key: "ratio", value: -2, strengths: [4, 5], column: "1/2" });
  });

  test("V-10 SB62-10.3.1-c against guns alone it is three more, whatever attacks", () => {
    const g = assault([6, 3, 3, 3], { defenders: [defender("lee-artillery")], combat: { hardin: 3 } });
    expect(g.fought.modifiers.attacker[0]).toMatchObject({ value: 3, rule: "SB62-10.3.1-c", column: "guns" });
  });

  test("SB62-RU55 losses count, cavalry on foot has its own value, and nothing at all against it is 3/1", () => {
    const worn = assault([3, 3], {
      attackers: [attacker("hardin", "106", { losses: 2 })],
      defenders: [defender("pryor", { losses: 1 })],
      combat: { hardin: 6, pryor: 5 },
    });
    expect(worn.fought.modifiers.attacker[0]).toMatchObject({ strengths: [4, 4], value: 0 });
    const afoot = assault([3, 3], {
      defenders: [defender("robertson", { dismounted: true })],
      units: { robertson: { combat: 4, dismounted: 3 } },
      combat: { hardin: 6 },
    });
    expect(afoot.fought.modifiers.attacker[0]).toMatchObject({ strengths: [6, 3], value: 2 });
    const spent = assault([3, 3], {
      defenders: [defender("robertson", { dismounted: true, losses: 3 })],
      units: { robertson: { combat: 4, dismounted: 3 } },
      combat: { hardin: 6 },
    });
    expect(spent.fought.modifiers.attacker[0]).toMatchObject({ strengths: [6, 0], value: 3, column: "3/1" });
  });
});
