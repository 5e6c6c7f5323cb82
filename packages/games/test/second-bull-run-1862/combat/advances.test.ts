import { describe, expect, test } from "vitest";
import type { Placement } from "../../../src/second-bull-run-1862/situations/situation.ts";
import { Combats, assault, attacker, defender } from "../support/combats.ts";

const STRONG = { hardin: 30, seymour: 30, pryor: 6 } as const;
const TWO = [attacker("hardin"), attacker("seymour", "107")] as const;

/** The defender, beaten double, throws a 4 and goes back one zone; its facing is settled. */
function won(attackers: readonly Placement[], others: readonly Placement[] = []): Combats {
  const g = assault([5, 1, 4], {
    attackers,
    defenders: [defender("pryor"), ...others],
    combat: STRONG,
    units: { "us-artillery": { artillery: 0 } },
  });
  while (!g.over && g.decision.step === "facing") g.act(first(g));
  return g;
}

/** The first of what is offered. */
function first(g: Combats): (typeof g.decision.actions)[number] {
  return g.decision.actions[0] as (typeof g.decision.actions)[number];
}

describe("the advance after combat", () => {
  test("SB62-10.4-s SB62-RU72 SB62-D15 winners may occupy the abandoned zone, one after the other, or decline", () => {
    const g = won(TWO);
    expect(g.decision).toMatchObject({
      step: "advance",
      sides: ["union"],
      rule: "SB62-10.4-s",
      about: { zone: "105" },
    });
    expect(g.decision.actions).toEqual([
      { type: "advance", unit: "seymour", zone: "105" },
      { type: "advance", unit: "hardin", zone: "105" },
      { type: "decline" },
    ]);
    const declined = won(TWO).act({ type: "decline" });
    expect(declined.over).toBe(true);
    g.act({ type: "advance", unit: "hardin", zone: "105" });
    expect(g.told("advanced")).toMatchObject([{ unit: "hardin", from: "106", to: "105" }]);
    g.act(g.offered("face")[0] as { type: "face"; unit: string; zone: string });
    while (g.decision.step !== "advance") g.act(first(g));
    expect(g.offered("advance")).toEqual([{ type: "advance", unit: "seymour", zone: "105" }]);
    g.act({ type: "advance", unit: "seymour", zone: "105" });
    g.settle();
    expect([g.zoneOf("hardin"), g.zoneOf("seymour")]).toEqual(["105", "105"]);
  });

  test("SB62-9.6-a SB62-10.4-s within stacking: nobody beside a brigade of another corps", () => {
    const after = (unit: string): Combats => {
      const g = won([...TWO, attacker("carr", "104")]);
      expect(
        g
          .offered("advance")
          .map((one) => one.unit)
          .toSorted(),
      ).toEqual(["carr", "hardin", "seymour"]);
      g.act({ type: "advance", unit, zone: "105" });
      while (!g.over && g.decision.step !== "advance") g.act(first(g));
      return g;
    };
    expect(after("carr").over).toBe(true);
    const g = after("hardin");
    expect(g.offered("advance").map(({ unit }) => unit)).toEqual(["seymour"]);
    expect(g.whyNot({ type: "advance", unit: "carr", zone: "105" })).toMatchObject({
      rule: "SB62-9.6-a",
      reason: "advance-full",
    });
  });

  test("SB62-RU72 SB62-10.4-z SB62-RU73 not artillery, not who was not engaged, not into another zone", () => {
    const g = won([
      ...TWO,
      { unit: "us-artillery", zone: "106", facing: "105" },
      { unit: "meade", zone: "107", facing: "105" },
    ]);
    const why = (unit: string, zone: string): unknown => g.whyNot({ type: "advance", unit, zone });
    expect(why("us-artillery", "105")).toMatchObject({ rule: "SB62-10.4-z", reason: "advance-artillery" });
    expect(why("meade", "105")).toMatchObject({ rule: "SB62-10.4-s", reason: "advance-stranger" });
    expect(why("hardin", "103")).toMatchObject({ rule: "SB62-10.4-s", reason: "advance-zone" });
    expect(why("hardin", "nowhere")).toMatchObject({ reason: "no-such-zone" });
    expect(why("nobody", "105")).toMatchObject({ reason: "no-such-unit" });
    expect(g.whyNot({ type: "stay" })).toEqual({ rule: "SB62-6.3-a", reason: "ride-later" });
  });

  test("SB62-10.4-s no advance where a defender stays, and none for who lost", () => {
    const stays = assault([5, 1, 4, 6], {
      attackers: TWO,
      defenders: [defender("pryor"), defender("toombs")],
      combat: { ...STRONG, seymour: 29, toombs: 5 },
    }).settle();
    expect(stays.told("combat-test").map(({ result }) => result)).toEqual(["retreat", "melee"]);
    expect([stays.zoneOf("toombs"), stays.told("advanced")]).toEqual(["105", []]);
    const lone = assault([5, 1, 4], {
      attackers: [attacker("hardin")],
      defenders: [defender("pryor"), defender("toombs", { losses: 1 })],
      combat: { hardin: 60, pryor: 6, toombs: 6 },
    }).settle();
    expect(lone.zoneOf("toombs")).toBe("105");
    expect(lone.events.some(({ type }) => type === "advanced")).toBe(false);
    // a six destroys the defender, who won all the same
    const lost = assault([6, 5], {
      attackers: [attacker("hardin", "106", { fatigue: 2 })],
      defenders: [defender("pryor", { losses: 5 })],
      combat: { hardin: 1, pryor: 6 },
    });
    expect(lost.told("eliminated")).toMatchObject([{ unit: "pryor" }]);
    expect(lost.fought.loser).toBe("union");
    expect(lost.over).toBe(true);
  });

  test("SB62-RU72 a defender who won may occupy the zones that the attackers have left", () => {
    const g = assault([1, 5, 4, 4], {
      attackers: [attacker("hardin"), attacker("seymour", "107")],
      defenders: [defender("pryor"), defender("lee-artillery")],
      combat: { hardin: 6, seymour: 5, pryor: 15 },
      units: { "lee-artillery": { artillery: 0 } },
    });
    expect(g.fought).toMatchObject({ loser: "union", tests: true });
    while (g.decision.step !== "advance") g.act(first(g));
    expect(g.decision.sides).toEqual(["confederate"]);
    expect(g.decision.actions).toEqual([
      { type: "advance", unit: "pryor", zone: "107" },
      { type: "advance", unit: "pryor", zone: "106" },
      { type: "decline" },
    ]);
    g.act({ type: "advance", unit: "pryor", zone: "106" });
    while (!g.over) g.act(first(g));
    expect([g.zoneOf("pryor"), g.zoneOf("lee-artillery")]).toEqual(["106", "105"]);
  });

  test("SB62-10.4-n a routed brigade that won does not move", () => {
    const after = (more: Partial<Placement>): readonly string[] => {
      const g = assault([1, 6, 4], { defenders: [defender("pryor", more)], combat: { hardin: 3, pryor: 10 } });
      expect(g.fought.loser).toBe("union");
      const steps: string[] = [];
      while (!g.over) {
        steps.push(g.decision.step);
        g.act(first(g));
      }
      expect(g.zoneOf("hardin")).not.toBe("106");
      return steps;
    };
    expect(after({})).toContain("advance");
    expect(after({ routed: true })).not.toContain("advance");
  });

  test("SB62-9.4-p a commander whom it touches is moved away before it faces", () => {
    const g = assault([5, 1, 4], {
      combat: STRONG,
      commanders: [{ id: "longstreet", zone: "120" }],
    });
    while (g.decision.step !== "advance") g.act(first(g));
    g.act({ type: "advance", unit: "hardin", zone: "105" });
    expect(g.decision).toMatchObject({ step: "displacement", about: { commander: "longstreet" } });
  });

  test("SB62-10.4-t SB62-9.5-c SB62-9.5-d who advances may turn; enemies that it newly touches turn to it, those already engaged do not", () => {
    const g = won(
      [attacker("hardin")],
      [
        { unit: "jones", zone: "119", facing: "118" },
        { unit: "toombs", zone: "104", facing: "102" },
      ],
    );
    expect(g.zoneOf("pryor")).toBe("103");
    g.act({ type: "advance", unit: "hardin", zone: "105" });
    // 104, 103 and 119 before it: it can face them all in one way only
    expect(g.facingOf("hardin")).toBe("103");
    expect(g.decision).toMatchObject({ step: "turning", sides: ["confederate"], rule: "SB62-9.5-c" });
    while (!g.over) g.act(first(g));
    const { graph } = g.field;
    const faces = (unit: string): boolean =>
      graph.inFront(graph.known(g.zoneOf(unit) as string), graph.known(g.facingOf(unit) as string), graph.known("105"));
    expect(["jones", "pryor"].map(faces)).toEqual([true, true]);
    expect(g.facingOf("toombs")).toBe("102");
  });

  test("SB62-RU39 SB62-RU72 SB62-10.4-s it costs nothing, no loss from Front to Front either", () => {
    const g = won([attacker("hardin")], [{ unit: "jones", zone: "104", facing: "105" }]);
    expect(g.fought.modifiers.attacker.map(({ key }) => key)).toContain("unattacked");
    g.act({ type: "advance", unit: "hardin", zone: "105" }).settle();
    expect(g.zoneOf("hardin")).toBe("105");
    expect(g.state("hardin").losses).toBe(0);
  });
});
