import { describe, expect, test } from "vitest";
import type { Placement } from "../../../src/second-bull-run-1862/situations/situation.ts";
import { Combats, assault, attacker, defender } from "../support/combats.ts";

/** What guns and sharpshooters add to a side, and the highest faces that would have helped. */
function help(side: "attacker" | "defender", g: ReturnType<typeof assault>): number {
  return g.fought.modifiers[side]
    .filter(({ key }) => key === "artillery" || key === "sharpshooters")
    .reduce((sum, { value }) => sum + value, 0);
}

/** One brigade with so much artillery attacks one with none. */
function guns(points: number, ...dice: readonly number[]): number {
  const combat = { hardin: 6, pryor: 6 };
  return help("attacker", assault([...dice, 3, 3], { combat, units: { hardin: { combat: 6, artillery: points } } }));
}

describe("artillery and sharpshooters", () => {
  test("EX-6 SB62-10.3.2-a SB62-10.3.2-b SB62-DR10 ten points are one and a die; two are a die", () => {
    const g = assault([3, 3, 3, 3, 4], {
      attackers: [attacker("hardin"), attacker("seymour"), { unit: "reynolds-artillery", zone: "106", facing: "105" }],
      units: {
        hardin: { artillery: 3 },
        seymour: { artillery: 3 },
        "reynolds-artillery": { artillery: 4 },
        pryor: { artillery: 2 },
      },
    });
    expect(g.fought.rolls).toMatchObject([
      { kind: "artillery", side: "union", die: 3, needed: 4 },
      { kind: "artillery", side: "confederate", die: 3, needed: 2 },
    ]);
    expect([help("attacker", g), help("defender", g)]).toEqual([2, 0]);
  });

  test("V-13 SB62-10.3.2-a six points are one without a die", () => {
    expect(guns(6)).toBe(1);
  });

  test("V-14 V-15 SB62-10.3.2-a SB62-10.3.2-b a remainder helps on its number or less", () => {
    expect([guns(11, 5), guns(11, 6), guns(13, 1), guns(13, 2)]).toEqual([2, 1, 3, 2]);
  });

  test("V-16 V-18 SB62-10.4-v SB62-RU104 losses lower it, not below nothing", () => {
    const lost = assault([3, 3], {
      attackers: [attacker("hardin", "106", { losses: 1 })],
      units: { hardin: { artillery: 1 }, pryor: { artillery: 0 } },
    });
    expect(lost.fought.rolls).toEqual([]);
    const flipped = assault([4, 3, 3], {
      attackers: [attacker("hardin"), { unit: "us-artillery", zone: "106", facing: "105", losses: 1 }],
      units: { "us-artillery": { artillery: 5 } },
    });
    expect(flipped.fought.rolls).toMatchObject([{ die: 4, needed: 4 }]);
    expect(help("attacker", flipped)).toBe(1);
  });

  test("V-17 SB62-10.3.2-c SB62-DR11 each brigade of sharpshooters throws its own die", () => {
    const g = assault([1, 3, 3, 3], {
      attackers: [attacker("sullivan"), attacker("lansing", "107")],
      combat: { pryor: 6 },
    });
    expect(g.fought.rolls).toMatchObject([
      { kind: "sharpshooters", piece: "sullivan", die: 1, needed: 2 },
      { kind: "sharpshooters", piece: "lansing", die: 3, needed: 2 },
    ]);
    expect(g.fought.modifiers.attacker.at(-1)).toEqual({
      key: "sharpshooters",
      value: 1,
      rule: "SB62-10.3.2-c",
      units: ["sullivan"],
    });
    expect(help("attacker", g)).toBe(1);
  });

  test("SB62-10.3.2-d SB62-RU50 SB62-RU51 guns beside the attack join it if they bear on the zone: their points count, they are not engaged", () => {
    const beside = (facing: string, more: object = {}): ReturnType<typeof assault> =>
      assault([6, 3, 3], {
        attackers: [attacker("hardin"), { unit: "us-artillery", zone: "107", facing, ...more }],
        units: { "us-artillery": { artillery: 5 } },
        combat: { pryor: 6 },
      });
    const joins = beside("105");
    expect(joins.fought.rolls).toMatchObject([{ needed: 5 }]);
    expect(joins.fought.from).toEqual(["106"]);
    expect(joins.fought.attackers).toMatchObject([{ unit: "hardin" }, { unit: "us-artillery", supports: true }]);
    const looksAway = assault([3, 3], {
      attackers: [attacker("hardin"), { unit: "us-artillery", zone: "107", facing: "108" }],
      combat: { pryor: 6 },
    });
    expect(looksAway.fought.rolls).toEqual([]);
    const routed = assault([3, 3], {
      attackers: [attacker("hardin"), { unit: "us-artillery", zone: "106", routed: true }],
      combat: { pryor: 6 },
    });
    expect(routed.fought.rolls).toEqual([]);
    expect(routed.fought.attackers).toMatchObject([{ unit: "hardin" }]);
  });

  test("SB62-RU50 SB62-RU51 guns stacked with an attacker are engaged without a marker, and add no zone", () => {
    const g = assault([6, 3, 3], {
      attackers: [attacker("hardin"), { unit: "us-artillery", zone: "106", facing: "105" }],
      combat: { pryor: 6 },
    });
    expect(g.fought.attackers).toEqual([
      { unit: "hardin", zone: "106", combat: 6, artillery: 0 },
      { unit: "us-artillery", zone: "106", combat: 0, artillery: 4 },
    ]);
    expect(g.fought.from).toEqual(["106"]);
  });

  test("SB62-10.3.2-d SB62-RU50 the defender’s guns join from their zone and from beside it, if an attacking zone is in their Front", () => {
    const dice = (gunner: Placement): number =>
      assault([6, 3, 3, 4], { defenders: [defender("pryor"), gunner], combat: { hardin: 6, pryor: 6 } }).fought.rolls
        .length;
    // in the attacked zone whatever it faces, elsewhere with 106 in its Front
    expect(dice({ unit: "lee-artillery", zone: "105", facing: "103" })).toBe(1);
    expect(dice({ unit: "lee-artillery", zone: "104", facing: "105" })).toBe(1);
    expect(dice({ unit: "lee-artillery", zone: "104", facing: "103" })).toBe(0);
    expect(dice({ unit: "lee-artillery", zone: "105", routed: true })).toBe(0);
  });

  test("SB62-RU33 SB62-10.3.2-d guns fire over Bull Run", () => {
    const across = (facing: string): number =>
      new Combats(
        {
          placements: [
            { unit: "hardin", zone: "124", facing: "125", attacks: "125" },
            { unit: "us-artillery", zone: "141", facing },
            { unit: "pryor", zone: "125", facing: "124" },
          ],
        },
        [3, 3, 3],
      ).fight("125").fought.rolls.length;
    expect([across("125"), across("140"), across("154")]).toEqual([1, 1, 0]);
  });
});
