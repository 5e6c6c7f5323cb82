import { describe, expect, test } from "vitest";
import { testModifiers, testResultOf } from "../../../src/second-bull-run-1862/combat/combat-tests.ts";
import { ROUTED } from "../../../src/second-bull-run-1862/position.ts";
import type { Placement } from "../../../src/second-bull-run-1862/situations/situation.ts";
import { TEST_RESULTS } from "../../../src/second-bull-run-1862/vocabulary.ts";
import { type Combats, assault, attacker, defender } from "../support/combats.ts";

/** Hardin, three to one, throws 5 against 1: the defender is tired and tests with the dice that follow. */
function tested(enemy: Placement, combat: number, ...dice: readonly number[]): Combats {
  return assault([5, 1, ...dice], {
    defenders: [enemy],
    units: { hardin: { combat: 60 }, [enemy.unit]: { combat, artillery: 0 } },
  });
}

const modifiersOf = (g: Combats): readonly number[] =>
  g.told("combat-test").flatMap(({ roll }) => roll.modifiers.map(({ value }) => value));

describe("table T6", () => {
  test("SB62-10.4-h SB62-10.4-j SB62-10.4-k SB62-10.4-l SB62-10.4-m SB62-T6 every total from -8 to 9", () => {
    for (let total = -8; total <= 9; total++)
      expect([total, testResultOf(total)]).toEqual([
        total,
        total <= -1 ? "rout" : total <= 2 ? "disorder" : total <= 5 ? "retreat" : "melee",
      ]);
    expect(TEST_RESULTS).toEqual(["rout", "disorder", "retreat", "melee"]);
  });

  test("V-41 SB62-10.4-i SB62-11.1.1-b a star of Jackson’s corps tests with two more", () => {
    const results = [6, 4, 3].map((die) => {
      const g = tested(defender("pender"), 6, die);
      return [g.told("combat-test")[0]?.roll.total, g.told("combat-test")[0]?.result];
    });
    expect(results).toEqual([
      [8, "melee"],
      [6, "melee"],
      [5, "retreat"],
    ]);
  });

  test("SB62-11.1.1-b SB62-RU102 his artillery too, but not the cavalry and guns that only stand with him", () => {
    const steady = (unit: string): boolean => {
      const g = assault([3, 3], { defenders: [defender(unit)], combat: { [unit]: 6 } });
      return testModifiers(g.field, g.p, g.unit(unit)).some(({ rule }) => rule === "SB62-11.1.1-b");
    };
    expect(["johnson", "lawton", "field"].map(steady)).toEqual([true, true, true]);
    expect(["robertson", "fitzhugh-lee", "hood", "evans"].map(steady)).toEqual([false, false, false, false]);
    const { field } = assault([3, 3]);
    expect(
      ["hill-artillery", "washington-artillery", "lee-artillery"].map(
        (id) => field.isSteady[field.unitIndex.get(id) as number],
      ),
    ).toEqual([1, 0, 0]);
  });

  test("V-42 SB62-10.4-m SB62-10.4-n worn out, half lost and marked: Rout, a loss, three zones, the marker", () => {
    const g = tested(defender("pryor", { fatigue: 2, losses: 3 }), 6, 3);
    expect(modifiersOf(g)).toEqual([-1, -1, -2]);
    expect(g.told("combat-test")).toMatchObject([{ result: "rout", rule: "SB62-10.4-m", roll: { total: -1 } }]);
    expect(g.told("lost-step")).toMatchObject([{ losses: 4, cause: "rout" }]);
    expect(g.told("routed")).toMatchObject([{ unit: "pryor", rule: "SB62-10.4-n" }]);
    expect(g.told("retreated")).toHaveLength(3);
    expect((g.p.marks[g.unit("pryor")] as number) & ROUTED).toBe(ROUTED);
    expect(g.facingOf("pryor")).toBeUndefined();
    expect(g.decision.step).toBe("advance");
  });

  test("V-43 V-44 SB62-10.4-z SB62-10.4-y SB62-RU66 guns alone test with three less; the second loss destroys them", () => {
    const fresh = tested(defender("lee-artillery"), 2, 4);
    expect(fresh.told("combat-test")).toMatchObject([{ result: "disorder", roll: { total: 1 } }]);
    expect(fresh.told("retreated")).toHaveLength(2);
    expect(fresh.state("lee-artillery")).toMatchObject({ losses: 1, fatigue: 0 });
    const flipped = tested(defender("lee-artillery", { losses: 1 }), 2, 4);
    expect(modifiersOf(flipped)).toEqual([-2, -3]);
    expect(flipped.told("combat-test")).toMatchObject([{ result: "rout", roll: { total: -1 } }]);
    expect(flipped.told("eliminated")).toMatchObject([{ unit: "lee-artillery", rule: "SB62-10.4-w" }]);
    expect(flipped.told("routed")).toEqual([]);
    // however much a counter of other values could lose: no marker lies under artillery
    expect(modifiersOf(tested(defender("lee-artillery", { losses: 2 }), 3, 6))).toEqual([-2, -3]);
  });

  test("V-45 V-46 V-47 SB62-10.4-u SB62-RU64 the flipped counter is no marker; half is reckoned on the printed potential", () => {
    const cases = [
      [defender("pryor", { losses: 1 }), 6, []],
      [defender("pryor", { losses: 2 }), 5, [-1]],
      [defender("pryor", { losses: 3 }), 5, [-1, -2]],
      [defender("robertson", { losses: 1 }), 5, [-1]],
      [defender("robertson", { losses: 1, dismounted: true }), 5, [-1]],
      [defender("pryor", { losses: 3 }), 6, [-1, -2]],
      [defender("pryor", { losses: 2 }), 6, [-1]],
    ] as const;
    for (const [enemy, combat, modifiers] of cases)
      expect([enemy.unit, enemy.losses, combat, modifiersOf(tested(enemy, combat, 5))]).toEqual([
        enemy.unit,
        enemy.losses,
        combat,
        modifiers,
      ]);
    expect(tested(defender("pryor", { losses: 1 }), 6, 3).told("combat-test")).toMatchObject([{ result: "retreat" }]);
  });

  test("SB62-10.4-i Fatigue counts from level 2, the one that the combat gave included", () => {
    expect(modifiersOf(tested(defender("pryor"), 6, 5))).toEqual([]);
    expect(modifiersOf(tested(defender("pryor", { fatigue: 1 }), 6, 5))).toEqual([-1]);
    expect(modifiersOf(tested(defender("pryor", { routed: true }), 6, 5))).toEqual([-1]);
  });
});

describe("what a test does", () => {
  test("SB62-10.4-k a Retreat is one zone without a loss", () => {
    const g = tested(defender("pryor"), 6, 4);
    expect(g.told("retreated")).toMatchObject([{ from: "105", rule: "SB62-10.4-r" }]);
    expect(g.state("pryor").losses).toBe(0);
  });

  test("SB62-10.4-l Disorder is a loss and two zones, and no way if the loss destroys it", () => {
    const g = tested(defender("pryor"), 6, 2);
    expect(g.told("lost-step")).toMatchObject([{ cause: "disorder", rule: "SB62-10.4-l" }]);
    expect(g.told("retreated")).toHaveLength(2);
    const last = tested(defender("pryor", { losses: 5 }), 6, 5);
    expect(last.told("combat-test")).toMatchObject([{ result: "disorder" }]);
    expect(last.told("eliminated")).toMatchObject([{ unit: "pryor" }]);
    expect(last.told("retreated")).toEqual([]);
  });

  test("V-48 SB62-10.4-j SB62-10.4-x a Melee costs both sides one, the strongest of the enemies", () => {
    const g = assault([5, 1, 6], {
      attackers: [attacker("hardin"), attacker("seymour", "107")],
      combat: { hardin: 4, seymour: 5, pryor: 3 },
    });
    expect(g.told("combat-test")).toMatchObject([{ result: "melee" }]);
    expect(g.told("lost-step")).toMatchObject([
      { unit: "pryor", combat: 2, cause: "melee", rule: "SB62-10.4-j" },
      { unit: "seymour", combat: 4, cause: "melee" },
    ]);
    expect(g.state("pryor")).toMatchObject({ zone: "105" });
    expect(g.over).toBe(true);
  });

  test("SB62-RU65 SB62-10.4-x of equal enemies their owner chooses; guns are struck only where nothing else is left", () => {
    const equal = assault([5, 1, 6], {
      attackers: [attacker("hardin"), attacker("seymour", "107")],
      combat: { hardin: 5, seymour: 5, pryor: 3 },
    });
    expect(equal.decision).toMatchObject({ step: "choosing", sides: ["union"], about: { cause: "melee", wanted: 1 } });
    equal.act({ type: "choose", unit: "hardin" });
    expect(equal.state("hardin").losses).toBe(1);
    const beside = assault([6, 5, 1, 6], {
      attackers: [attacker("hardin", "106"), { unit: "us-artillery", zone: "106", facing: "105" }],
      combat: { hardin: 6, pryor: 2 },
    });
    expect(beside.told("lost-step").map(({ unit }) => unit)).toEqual(["pryor", "hardin"]);
    const alone = assault([6, 1, 5, 6], {
      attackers: [attacker("hardin", "106", { fatigue: 2 }), attacker("seymour", "106", { fatigue: 2 })],
      defenders: [defender("lee-artillery")],
      combat: { hardin: 6, seymour: 5 },
      units: { hardin: { combat: 6, artillery: 0, star: true } },
    });
    expect(alone.fought).toMatchObject({ loser: "union", tests: true });
    expect(alone.told("lost-step").map(({ unit }) => unit)).toEqual(["hardin", "lee-artillery"]);
  });

  test("EX-11 SB62-10.4-h SB62-DR13 SB62-RU63 one die each, all thrown before the first goes back", () => {
    const g = assault([5, 1, 4, 4], {
      attackers: [attacker("hardin"), attacker("seymour", "107")],
      defenders: [defender("pryor"), defender("toombs")],
      combat: { hardin: 30, seymour: 30, pryor: 6, toombs: 5 },
    });
    const order = g.events.filter(({ type }) => type === "combat-test" || type === "retreated");
    expect(order.slice(0, 3).map(({ type }) => type)).toEqual(["combat-test", "combat-test", "retreated"]);
    expect(g.told("combat-test").map(({ unit }) => unit)).toEqual(["pryor", "toombs"]);
    expect(g.told("retreated").map(({ unit }) => unit)).toEqual(["pryor"]);
    g.settle();
    expect(g.told("retreated").map(({ unit }) => unit)).toEqual(["pryor", "toombs"]);
  });

  test("SB62-RU66 guns that lose with their infantry test beside it as they stood, even if it leaves first", () => {
    const g = assault([5, 6, 1, 4, 4], {
      attackers: [attacker("hardin"), attacker("seymour", "107")],
      defenders: [defender("pryor"), defender("lee-artillery")],
      combat: { hardin: 30, seymour: 30, pryor: 6 },
    });
    expect(g.told("combat-test").map(({ unit, roll }) => [unit, roll.modifiers])).toEqual([
      ["pryor", []],
      ["lee-artillery", []],
    ]);
  });

  test("SB62-10.4-n SB62-8-D a brigade that is routed again goes back and has one Rout marker", () => {
    const g = tested(defender("pryor", { routed: true, losses: 3 }), 6, 3);
    expect(g.told("combat-test")).toMatchObject([{ result: "rout" }]);
    expect(g.state("pryor").losses).toBe(4);
    expect(g.told("retreated")).toHaveLength(3);
  });
});

describe("a winner who is gone", () => {
  /** Hardin, helped by many guns, wins and is destroyed by the defender’s six. */
  const pyrrhic = (die: number): Combats =>
    assault([5, 6, die], {
      attackers: [attacker("hardin"), { unit: "us-artillery", zone: "107", facing: "105" }],
      combat: { hardin: 1, pryor: 1 },
      units: { "us-artillery": { artillery: 54 } },
    });

  test("SB62-RU61 SB62-RU65 SB62-RU67 the loser tests all the same; a Melee strikes nobody, a Retreat goes where it likes", () => {
    const melee = pyrrhic(6);
    expect(melee.fought).toMatchObject({ loser: "confederate", tests: true });
    expect(melee.told("eliminated").map(({ unit }) => unit)).toEqual(["hardin", "pryor"]);
    expect(melee.over).toBe(true);
    const retreat = pyrrhic(4);
    expect(retreat.told("retreated")).toMatchObject([{ unit: "pryor", to: "104" }]);
    const steps: string[] = [];
    while (!retreat.over) {
      steps.push(retreat.decision.step);
      retreat.act(retreat.decision.actions[0] as (typeof retreat.decision.actions)[number]);
    }
    expect(steps).toEqual(["facing"]);
  });
});

describe("losses", () => {
  test("SB62-10.4-v SB62-10.4-w SB62-RU75 each lowers both potentials; at nothing the brigade is gone, cavalry by its mounted value", () => {
    const g = tested(defender("pryor", { losses: 5 }), 6, 5);
    expect(g.told("lost-step")).toMatchObject([{ unit: "pryor", losses: 6, combat: 0 }]);
    expect(g.told("eliminated")).toMatchObject([{ unit: "pryor" }]);
    expect(g.zoneOf("pryor")).toBeUndefined();
    const afoot = assault([5, 1, 3], {
      defenders: [defender("robertson", { dismounted: true, losses: 2 })],
      units: { hardin: { combat: 60 }, robertson: { combat: 5, dismounted: 3 } },
    });
    expect(afoot.told("combat-test")).toMatchObject([{ result: "disorder" }]);
    expect(afoot.told("lost-step")).toMatchObject([{ unit: "robertson", losses: 3, combat: 0 }]);
    expect(afoot.told("eliminated")).toEqual([]);
    expect(afoot.zoneOf("robertson")).toBeDefined();
  });

  test("SB62-RU46 SB62-10.4-w a commander whose last brigade is destroyed in contact is moved away", () => {
    const g = assault([6, 3], {
      defenders: [defender("pryor", { losses: 5 })],
      combat: { hardin: 6, pryor: 6 },
      commanders: [{ id: "longstreet", zone: "105" }],
    });
    expect(g.decision).toMatchObject({ step: "displacement", sides: ["confederate"] });
  });
});
