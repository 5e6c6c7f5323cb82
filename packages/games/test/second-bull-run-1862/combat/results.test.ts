import { describe, expect, test } from "vitest";
import { totalOf, verdictOf } from "../../../src/second-bull-run-1862/combat/results.ts";
import { Combats, assault, attacker, defender } from "../support/combats.ts";

const EVEN = { hardin: 6, seymour: 6, carr: 6, pryor: 6, toombs: 6, jones: 6 } as const;
const TWO = [attacker("hardin"), attacker("seymour", "107")] as const;
const THREE = [...TWO, attacker("carr", "120")] as const;

describe("comparing the totals", () => {
  test("SB62-10.4-b SB62-10.4-c SB62-10.4-d SB62-RU59 V-31 V-32 V-33 V-34 V-35 every pair of totals up to 20", () => {
    for (let ours = 1; ours <= 20; ours++) {
      for (let theirs = 1; theirs <= 20; theirs++) {
        const lost = ours > theirs ? 1 : -1;
        const tests = Math.max(ours, theirs) / Math.min(ours, theirs) > 2;
        const rule = ours === theirs ? "SB62-10.4-b" : tests ? "SB62-10.4-d" : "SB62-10.4-c";
        expect([ours, theirs, verdictOf(ours, theirs)]).toEqual([ours, theirs, { lost, tests, rule }]);
      }
    }
  });

  test("V-31 SB62-10.4-a SB62-RU59 a total is never below 1, and the floor comes before the comparison", () => {
    const g = assault([1, 2], {
      attackers: [attacker("hardin", "106", { fatigue: 1 })],
      combat: { hardin: 3, pryor: 6 },
    });
    expect(g.modifiers("attacker")).toEqual(["ratio -2", "fatigue -1"]);
    expect(g.fought).toMatchObject({ totals: { attacker: 1, defender: 2 }, tests: false, rule: "SB62-10.4-c" });
    expect(g.told("fatigued")).toMatchObject([{ unit: "hardin", fatigue: 2 }]);
    expect([totalOf(1, -3), totalOf(1, 0), totalOf(6, -5), totalOf(6, 4)]).toEqual([1, 1, 1, 10]);
  });

  test("V-32 SB62-10.4-d three against one tires and tests the defender", () => {
    const g = assault([3, 1, 4], { combat: EVEN });
    expect(g.fought).toMatchObject({ totals: { attacker: 3, defender: 1 }, loser: "confederate", tests: true });
    expect(g.told("fatigued")).toMatchObject([{ unit: "pryor", fatigue: 1 }]);
    expect(g.told("combat-test")).toHaveLength(1);
  });

  test("V-33 V-34 SB62-10.4-c SB62-10.4-d SB62-RU59 six against three tires only, seven tests", () => {
    const six = assault([5, 3], { attackers: TWO, combat: { hardin: 3, seymour: 3, pryor: 6 } });
    expect(six.fought).toMatchObject({ totals: { attacker: 6, defender: 3 }, tests: false });
    expect(six.state("pryor")).toEqual({ losses: 0, fatigue: 1, zone: "105" });
    // 104 climbs into the zone: one for the defender
    const seven = assault([5, 2, 4], {
      attackers: [...TWO, attacker("carr", "104")],
      combat: { hardin: 2, seymour: 2, carr: 2, pryor: 6 },
    });
    expect(seven.fought).toMatchObject({ totals: { attacker: 7, defender: 3 }, tests: true });
  });

  test("V-35 SB62-10.4-b SB62-DR12 equal totals tire the attacker", () => {
    const g = assault([5, 5], { combat: EVEN });
    expect(g.fought).toMatchObject({ rule: "SB62-10.4-b", loser: "union", tests: false });
    expect([g.state("hardin").fatigue, g.state("pryor").fatigue]).toEqual([1, 0]);
    expect(g.over).toBe(true);
  });
});

describe("natural sixes", () => {
  test("V-36 SB62-10.4-f SB62-10.4-b both lose a step, then the attacker is tired", () => {
    const g = assault([6, 6], { combat: EVEN });
    expect(g.told("lost-step")).toMatchObject([
      { unit: "pryor", losses: 1, cause: "natural-six", rule: "SB62-10.4-f" },
      { unit: "hardin", losses: 1, cause: "natural-six" },
    ]);
    expect(g.told("fatigued")).toMatchObject([{ unit: "hardin" }]);
  });

  test("V-37 SB62-10.4-f SB62-RU60 never against artillery", () => {
    const g = assault([6, 6, 3, 4], { defenders: [defender("lee-artillery")], combat: { hardin: 6 } });
    expect(g.fought.totals).toEqual({ attacker: 9, defender: 3 });
    expect(g.told("lost-step").map(({ cause }) => cause)).toEqual(["disorder"]);
    const beside = assault([6, 6, 6], { defenders: [defender("pryor"), defender("lee-artillery")], combat: EVEN });
    expect(beside.told("lost-step").map(({ unit }) => unit)).toContain("pryor");
    expect(beside.state("lee-artillery").losses).toBe(0);
  });

  test("SB62-RU60 the die itself counts, not the total, and it strikes even for the loser", () => {
    const total = assault([5, 6], { combat: { hardin: 9, pryor: 6 } });
    expect(total.fought.totals).toEqual({ attacker: 6, defender: 6 });
    expect(total.told("lost-step")).toMatchObject([{ unit: "hardin", cause: "natural-six" }]);
    const loser = assault([5, 6], { combat: { hardin: 12, pryor: 6 } });
    expect(loser.fought).toMatchObject({ totals: { attacker: 7, defender: 6 }, loser: "confederate" });
    expect(loser.told("lost-step")).toMatchObject([{ unit: "hardin", cause: "natural-six" }]);
  });

  test("SB62-10.4-x SB62-D16 SB62-RU60 the strongest is struck; of equals the owner chooses", () => {
    const clear = assault([6, 5], {
      defenders: [defender("pryor"), defender("toombs")],
      combat: { ...EVEN, toombs: 7, hardin: 13 },
    });
    expect(clear.told("lost-step")).toMatchObject([{ unit: "toombs", losses: 1 }]);
    const g = assault([6, 5], { defenders: [defender("pryor"), defender("toombs")], combat: { ...EVEN, hardin: 12 } });
    expect(g.decision).toMatchObject({
      step: "choosing",
      sides: ["confederate"],
      rule: "SB62-10.4-x",
      about: { cause: "loss", wanted: 1 },
    });
    expect(g.offered("choose").map(({ unit }) => unit)).toEqual(["toombs", "pryor"]);
    g.act({ type: "choose", unit: "pryor" });
    expect(g.told("lost-step")).toMatchObject([{ unit: "pryor", losses: 1 }]);
  });

  test("SB62-RU61 who is destroyed by it suffers no more, and the rest as many as enemies were engaged", () => {
    const alone = assault([6, 3], { defenders: [defender("pryor", { losses: 5 })], combat: EVEN });
    expect(alone.told("eliminated")).toMatchObject([{ unit: "pryor", rule: "SB62-10.4-w" }]);
    expect(alone.told("fatigued")).toEqual([]);
    expect(alone.decision.step).toBe("advance");
    // two attackers were engaged, one is destroyed: both defenders suffer all the same
    const g = assault([5, 6], {
      attackers: [attacker("hardin", "106", { losses: 1 }), attacker("seymour", "107", { losses: 1 })],
      defenders: [defender("pryor", { losses: 5 }), defender("toombs", { losses: 5 })],
      combat: { hardin: 2, pryor: 6, toombs: 6 },
      units: { seymour: { combat: 2, star: true } },
    });
    expect(g.fought.totals).toEqual({ attacker: 7, defender: 6 });
    g.act({ type: "choose", unit: "hardin" });
    expect(g.told("eliminated")).toMatchObject([{ unit: "hardin" }]);
    expect(
      g
        .told("fatigued")
        .map(({ unit }) => unit)
        .toSorted(),
    ).toEqual(["pryor", "toombs"]);
  });
});

describe("who suffers", () => {
  test("V-38 EX-8 SB62-10.4-e SB62-10.4-x one winner tires one of three losers, the strongest", () => {
    const g = assault([2, 3], {
      attackers: THREE,
      combat: { hardin: 6, seymour: 7, carr: 5, pryor: 36 },
    });
    expect(g.fought).toMatchObject({ loser: "union", tests: false });
    expect(g.told("fatigued")).toMatchObject([{ unit: "seymour", fatigue: 1 }]);
  });

  test("V-39 SB62-10.4-e SB62-10.4-z infantry is tired and tests, the guns beside it test without their three", () => {
    const g = assault([5, 6, 3, 4, 4], {
      attackers: TWO,
      defenders: [defender("pryor"), defender("lee-artillery")],
      combat: { hardin: 9, seymour: 9, pryor: 6 },
    });
    expect(g.fought).toMatchObject({ loser: "confederate", tests: true });
    expect(g.told("fatigued").map(({ unit }) => unit)).toEqual(["pryor"]);
    expect(g.told("combat-test")).toMatchObject([
      { unit: "pryor", roll: { modifiers: [] } },
      { unit: "lee-artillery", roll: { modifiers: [] } },
    ]);
  });

  test("V-40 SB62-10.4-x SB62-D16 of two equals their owner picks the one who suffers", () => {
    const g = assault([1, 3], {
      attackers: [...TWO, attacker("carr", "120")],
      combat: { ...EVEN, carr: 5, pryor: 34 },
    });
    expect(g.decision).toMatchObject({ step: "choosing", sides: ["union"], about: { cause: "suffering", wanted: 1 } });
    expect(g.whyNot({ type: "choose", unit: "carr" })).toMatchObject({
      rule: "SB62-10.4-x",
      reason: "choose-stronger",
    });
    expect(g.whyNot({ type: "choose", unit: "nobody" })).toMatchObject({ reason: "no-such-unit" });
    expect(g.whyNot({ type: "decline" })).toMatchObject({ reason: "advance-nowhere" });
    g.act({ type: "choose", unit: "seymour" });
    expect(g.told("fatigued")).toMatchObject([{ unit: "seymour" }]);
  });

  test("SB62-RU62 the order is that after the losses by natural sixes", () => {
    const g = assault([6, 4], { defenders: [defender("pryor"), defender("toombs")], combat: { ...EVEN, hardin: 12 } });
    g.act({ type: "choose", unit: "toombs" });
    expect(g.told("fatigued")).toMatchObject([{ unit: "pryor", fatigue: 1 }]);
  });

  test("SB62-10.4-g SB62-RU62 Fatigue rises to 2 and no further; who has it absorbs the result", () => {
    const g = assault([4, 3], {
      attackers: [attacker("hardin", "106", { fatigue: 2 }), attacker("seymour", "107", { fatigue: 1 })],
      combat: { hardin: 7, seymour: 6, pryor: 13 },
    });
    expect(g.told("fatigued")).toEqual([]);
    expect([g.state("hardin").fatigue, g.state("seymour").fatigue]).toEqual([2, 1]);
  });

  test("SB62-10.4-z SB62-RU62 artillery comes last, and takes no Fatigue where it is picked", () => {
    const g = assault([5, 3, 3], {
      attackers: [attacker("hardin"), { unit: "us-artillery", zone: "106", facing: "105" }],
      defenders: [defender("pryor"), defender("toombs")],
      combat: { ...EVEN, hardin: 12 },
    });
    expect(g.fought).toMatchObject({ loser: "union", totals: { attacker: 3, defender: 3 } });
    expect(g.told("fatigued").map(({ unit }) => unit)).toEqual(["hardin"]);
    expect(g.state("us-artillery").fatigue).toBe(0);
    // against one defender the guns are not even picked: the infantry comes first, however weak
    const one = assault([5, 1, 5, 4], {
      attackers: [attacker("hardin", "106", { losses: 5 }), { unit: "us-artillery", zone: "106", facing: "105" }],
      combat: { hardin: 6, pryor: 2 },
    });
    expect(one.told("combat-test").map(({ unit }) => unit)).toEqual(["hardin"]);
  });
});

describe("worked combats", () => {
  const THOMAS = { unit: "thomas", zone: "158", facing: "143", losses: 1, fatigue: 1 } as const;
  const GROVER = { unit: "grover", zone: "159", facing: "158", attacks: "158" } as const;
  const TAYLOR = { unit: "taylor", zone: "180", facing: "158", attacks: "158" } as const;

  test("V-91 SB62-10.3.7-c SB62-10.4-d Grover and Taylor against Thomas on the railroad in the woods", () => {
    const g = new Combats({ placements: [GROVER, TAYLOR, THOMAS] }, [3, 3, 4]).fight("158");
    expect(g.modifiers("attacker")).toEqual(["ratio +2", "star +1", "zones +1"]);
    expect(g.modifiers("defender")).toEqual(["fatigue -1", "terrain +2", "flank -1"]);
    expect(g.fought).toMatchObject({ totals: { attacker: 7, defender: 3 }, tests: true });
    expect(g.state("thomas").fatigue).toBe(2);
    expect(g.told("combat-test")).toMatchObject([{ roll: { total: 4 }, result: "retreat" }]);
  });

  test("V-92 SB62-10.4-f SB62-10.4-i the same with a natural six: the marker counts in the test", () => {
    const g = new Combats({ placements: [GROVER, TAYLOR, THOMAS] }, [6, 3, 4]).fight("158");
    expect(g.fought.totals).toEqual({ attacker: 10, defender: 3 });
    expect(g.told("lost-step")[0]).toMatchObject({ losses: 2, combat: 4 });
    expect(g.told("combat-test")).toMatchObject([{ roll: { total: 3 }, result: "retreat" }]);
  });

  test("V-93 SB62-10.4-a SB62-10.4-d Christ dashes himself against Early", () => {
    const g = new Combats(
      {
        placements: [
          { unit: "christ", zone: "130", facing: "129", attacks: "129" },
          { unit: "early", zone: "129", facing: "130" },
        ],
      },
      [2, 1, 5],
    ).fight("129");
    expect(g.fought).toMatchObject({ totals: { attacker: 1, defender: 3 }, loser: "union", tests: true });
    expect(g.modifiers("defender")).toEqual(["star +1", "terrain +1"]);
    expect(g.state("christ").fatigue).toBe(1);
    expect(g.told("combat-test")).toMatchObject([{ unit: "christ", roll: { total: 5 }, result: "retreat" }]);
  });

  test("V-94 SB62-10.3.3-a SB62-10.4-c Hood and Law tire Milroy", () => {
    const g = new Combats(
      {
        active: "confederate",
        placements: [
          { unit: "hood", zone: "106", facing: "105", attacks: "105" },
          { unit: "law", zone: "107", facing: "105", attacks: "105" },
          { unit: "milroy", zone: "105", facing: "104" },
        ],
      },
      [3, 2, 5],
    ).fight("105");
    expect(g.modifiers("attacker")).toEqual(["ratio +2", "star +2", "zones +1"]);
    expect(g.modifiers("defender")).toEqual(["flank -1"]);
    expect(g.fought).toMatchObject({ totals: { attacker: 7, defender: 4 }, loser: "union", tests: false });
    expect(g.state("milroy")).toMatchObject({ fatigue: 1, zone: "105" });
  });
});
