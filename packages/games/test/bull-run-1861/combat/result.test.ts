import { describe, expect, test } from "vitest";
import { type Placement, UNITS } from "../../../src/bull-run-1861/index.ts";
import { resultOf } from "../../../src/bull-run-1861/combat/combat.ts";
import { assault, block } from "../support/assault.ts";
import { Table, combats } from "../support/table.ts";
import { QUIET, quiet } from "../support/units.ts";

describe("the result of a combat", () => {
  test("BR61-Tb9 BR61-11.4-c BR61-11.4-d BR61-11.4-e V12 V14 V15 every pair of totals up to 16", () => {
    for (let attacker = 1; attacker <= 16; attacker++) {
      for (let defender = 1; defender <= 16; defender++) {
        const expected =
          attacker >= 2 * defender
            ? "defender-hit"
            : attacker > defender
              ? "defender-fatigue"
              : defender >= 2 * attacker
                ? "attacker-hit"
                : "attacker-fatigue";
        expect([attacker, defender, resultOf(attacker, defender, false)]).toEqual([attacker, defender, expected]);
      }
    }
    expect([resultOf(6, 6, false), resultOf(8, 4, false), resultOf(7, 4, false), resultOf(1, 1, false)]).toEqual([
      "attacker-fatigue",
      "defender-hit",
      "defender-fatigue",
      "attacker-fatigue",
    ]);
  });

  test("BR61-R60 BR61-S10 with the switch a Hit needs more than twice as much", () => {
    expect([resultOf(8, 4, true), resultOf(9, 4, true), resultOf(4, 8, true), resultOf(4, 9, true)]).toEqual([
      "defender-fatigue",
      "defender-hit",
      "attacker-fatigue",
      "attacker-hit",
    ]);
    // 5 + 3 against 4
    const result = (hitThreshold: "atLeastDouble" | "moreThanDouble"): string =>
      assault({ dice: [5, 4], options: { hitThreshold } }).last("fought").result;
    expect([result("atLeastDouble"), result("moreThanDouble")]).toEqual(["defender-hit", "defender-fatigue"]);
  });

  test("BR61-11.4-a BR61-X08 each player rolls one die and adds what his side has", () => {
    const g = assault({ dice: [2, 5] });
    expect(g.rolled.slice(0, 2)).toEqual(["combat", "combat"]);
    expect(g.last("fought")).toMatchObject({
      attacker: "north",
      dice: { attacker: 2, defender: 5 },
      totals: { attacker: 5, defender: 5 },
      rule: "BR61-11.4-d",
    });
  });

  test("BR61-11.4-b V13 V15 a total is never below 1", () => {
    // Keyes, at half his strength and worn, with an enemy on his Flank, against a strong brigade on a hill
    const units = quiet({ jackson: { combat: 6 } });
    const placements: Placement[] = [
      { unit: "keyes", zone: "d5", facing: "e6", fatigue: 2, losses: 2, attacks: true },
      { unit: "jackson", zone: "e5", facing: "d5" },
      { unit: "bee", zone: "d4", facing: "d5" },
    ];
    const g = new Table({ at: combats("north"), units, placements }, [1, 1, 4]).fight(["keyes"], ["e5"]);
    expect(g.modifiers("attacker")).toEqual(["fatigue -2", "flank -2"]);
    expect(g.modifiers("defender")).toEqual(["ratio +4", "hill +2"]);
    expect(g.last("fought")).toMatchObject({ totals: { attacker: 1, defender: 7 }, result: "attacker-hit" });
    // the attempt is forced: 2 − 1 is less than half of 4
    expect(g.last("retreat-tried")).toMatchObject({ unit: "keyes", succeeded: false });
    expect(g.unit("keyes")).toMatchObject({ fatigue: 2, losses: 3 });
  });

  test("BR61-11.4-c BR61-11.4-g the lower total suffers Fatigue: a first level, then a second", () => {
    const fresh = assault({ dice: [3, 4] });
    expect(fresh.last("fought")).toMatchObject({ totals: { attacker: 6, defender: 4 }, result: "defender-fatigue" });
    expect(fresh.last("fatigued")).toMatchObject({ unit: "bartow", fatigue: 1, rule: "BR61-11.4-g" });
    const tired = assault({ defenders: [{ unit: "bartow", zone: "e4", facing: "d4", fatigue: 1 }], dice: [2, 4] });
    expect(tired.unit("bartow").fatigue).toBe(2);
    expect(tired.step).toBe("activation");
  });

  test("BR61-R35 BR61-10.3-c at Fatigue 2 another has no effect", () => {
    const g = assault({ defenders: [{ unit: "bartow", zone: "e4", facing: "d4", fatigue: 2 }], dice: [2, 5] });
    expect(g.last("fought").result).toBe("defender-fatigue");
    expect(g.all("fatigued")).toEqual([]);
    expect(g.unit("bartow").fatigue).toBe(2);
  });

  test("BR61-11.4-d V12 equal totals tire the attacker, without a Hit", () => {
    const g = assault({ dice: [1, 4] });
    expect(g.last("fought")).toMatchObject({ totals: { attacker: 4, defender: 4 }, result: "attacker-fatigue" });
    expect(g.unit("keyes").fatigue).toBe(1);
    expect(g.unit("bartow").fatigue).toBe(0);
  });

  test("BR61-11.4-e V14 twice as much is a Hit besides", () => {
    const g = assault({ dice: [5, 4] });
    expect(g.last("fought")).toMatchObject({
      totals: { attacker: 8, defender: 4 },
      result: "defender-hit",
      rule: "BR61-11.4-e",
    });
    expect(g.unit("bartow").fatigue).toBe(1);
    expect(g.step).toBe("hit");
  });

  test("BR61-11.4-f BR61-R66 BR61-D26 it strikes every front line of that side, in the order its owner picks, and nobody else", () => {
    const placements: Placement[] = [
      { unit: "keyes", zone: "d4", facing: "e4", attacks: true },
      { unit: "willcox", zone: "d4" },
      { unit: "howard", zone: "d3", facing: "e4", attacks: true },
      { unit: "jackson", zone: "e4", facing: "d4" },
    ];
    const units = quiet({ jackson: { combat: 6 }, keyes: { combat: 2 }, howard: { combat: 2 } });
    const hit = new Table({ at: combats("north"), units, placements }, [1, 6]).fight(["keyes", "howard"], ["e4"]);
    expect(hit.last("fought").result).toBe("attacker-hit");
    expect(
      hit
        .all("fatigued")
        .map(({ unit }) => unit)
        .toSorted(),
    ).toEqual(["howard", "keyes"]);
    expect(hit.decision).toMatchObject({ step: "hit", sides: ["north"], about: { left: 2 } });
    hit.refuses({ type: "lose", unit: "willcox" }, "BR61-11.3-l", "lose-second");
    hit.act({ type: "lose", unit: "howard" });
    expect(hit.decision.about).toMatchObject({ unit: "keyes" });
    hit.act({ type: "lose", unit: "keyes" });
    expect([hit.unit("howard").losses, hit.unit("keyes").losses, hit.unit("willcox").losses]).toEqual([1, 1, 0]);
    expect(hit.unit("willcox").fatigue).toBe(0);
  });

  test("BR61-R48 BR61-11.4-f one brigade that wins against several zones strikes each of their front lines", () => {
    const placements: Placement[] = [
      { unit: "keyes", zone: "d4", facing: "e4", attacks: true },
      { unit: "bartow", zone: "e4", facing: "d4" },
      { unit: "bee", zone: "e5", facing: "d4" },
    ];
    const units = quiet({ keyes: { combat: 6 }, bee: { combat: 1 }, bartow: { combat: 1 } });
    const g = new Table({ at: combats("north"), units, placements }, [6, 1]).fight(["keyes"], ["e4", "e5"]);
    expect(g.last("fought").result).toBe("defender-hit");
    expect(
      g
        .all("fatigued")
        .map(({ unit }) => unit)
        .toSorted(),
    ).toEqual(["bartow", "bee"]);
    expect(g.decision.about).toMatchObject({ left: 2 });
  });

  test("BR61-R26 BR61-6-s being attacked over a ford takes the Operational marker off", () => {
    const placements: Placement[] = [
      { unit: "keyes", zone: "c4", facing: "d4", attacks: true },
      { unit: "jackson", zone: "d4", facing: "c4", operational: true },
    ];
    const g = new Table({ at: combats("north"), units: QUIET, placements }, [1, 3]).fight(["keyes"], ["d4"]);
    expect(g.last("fought").result).toBe("attacker-hit");
    expect(g.unit("jackson").operational).toBe(false);
    expect(g.all("unmarked")).toMatchObject([{ unit: "jackson" }]);
  });
});

describe("step losses", () => {
  const JACKSON: Placement = { unit: "jackson", zone: "e4", facing: "d4" };

  test("BR61-11.4-s BR61-11.4-t BR61-11.4-u BR61-2-h BR61-2-i BR61-R76 each lowers combat, artillery and cavalry by 1, never below 0", () => {
    const units = quiet({ jackson: { combat: 6, artillery: 2, cavalry: 1 } });
    const values = (losses: number): number[] => {
      const g = new Table({
        at: combats("north"),
        units,
        placements: [
          { ...JACKSON, losses },
          { unit: "keyes", zone: "b1" },
        ],
      });
      const { combat, artillery, cavalry } = g.unit("jackson");
      return [combat.current, artillery.current, cavalry.current];
    };
    expect([0, 1, 2, 3, 5].map(values)).toEqual([
      [6, 2, 1],
      [5, 1, 0],
      [4, 0, 0],
      [3, 0, 0],
      [1, 0, 0],
    ]);
  });

  test("BR61-11.4-s BR61-11.4-v BR61-4-c BR61-R87 a loss is told and counted", () => {
    const g = assault({ defenders: [JACKSON] }).act({ type: "lose", unit: "jackson" });
    expect(g.last("lost-step")).toMatchObject({ unit: "jackson", losses: 1, combat: 4, rule: "BR61-11.4-s" });
    expect(g.view.score.losses).toEqual({ north: 0, south: 1 });
  });

  test("BR61-11.4-w BR61-R87 V76 at strength 0 the brigade is removed, and all its printed steps count", () => {
    const units = quiet({ bartow: { combat: 4 } });
    const g = assault({ defenders: [{ unit: "bartow", zone: "e4", facing: "d4", losses: 3 }], units, dice: [6, 1, 6] });
    expect(g.last("eliminated")).toMatchObject({ unit: "bartow", zone: "e4", rule: "BR61-11.4-w" });
    expect(g.unit("bartow")).toMatchObject({ whereabouts: "eliminated", losses: 4, combat: { current: 0 } });
    expect(g.view.score.losses.south).toBe(4);
  });

  test("BR61-R86 BR61-2-l no printed strength needs more than the reverse and four loss markers", () => {
    for (const { combat } of UNITS) expect(combat).toBeLessThanOrEqual(6);
    expect(() => assault({ units: { bartow: { combat: 7 } } })).toThrow("units.bartow.combat");
  });
});

describe("the advance", () => {
  test("BR61-11.4-q BR61-D27 BR61-R72 a zone abandoned by a retreat may be entered by one front line of the attack", () => {
    const g = assault({ dice: [6, 1, 1] })
      .act({ type: "retreat", unit: "bartow" })
      .to("advance");
    expect(g.decision).toMatchObject({ sides: ["north"], rule: "BR61-11.4-q", about: { zone: "e4" } });
    expect(g.decision.actions).toEqual([{ type: "advance", unit: "keyes", zone: "e4" }, { type: "decline" }]);
    g.act({ type: "advance", unit: "keyes", zone: "e4" });
    expect(g.last("advanced")).toMatchObject({ unit: "keyes", from: "d4", to: "e4", rule: "BR61-11.4-q" });
    expect(g.zone("keyes")).toBe("e4");
  });

  test("BR61-11.4-q it may be declined", () => {
    const g = assault({ dice: [6, 1, 1] })
      .act({ type: "retreat", unit: "bartow" })
      .to("advance")
      .act({ type: "decline" });
    expect(g.zone("keyes")).toBe("d4");
    expect(g.step).toBe("activation");
  });

  test("BR61-11.4-q BR61-R72 also after an elimination", () => {
    const g = assault({ defenders: [{ unit: "hampton", zone: "e4", facing: "d4" }], dice: [6, 1, 6] });
    expect(g.zones("advance")).toEqual(["e4"]);
  });

  test("BR61-11.4-r BR61-10.4-c BR61-R39 it may change facing on arrival, and must face whom it newly meets", () => {
    const free = assault({ dice: [6, 1, 1] }).act(
      { type: "retreat", unit: "bartow" },
      { type: "withdraw", unit: "bartow", zone: "f3" },
    );
    free.act({ type: "withdraw", unit: "bartow", zone: "g3" }).face("bartow", "f3");
    free.act({ type: "advance", unit: "keyes", zone: "e4" });
    expect(free.decision).toMatchObject({ step: "facing", sides: ["north"] });
    expect(free.zones("face")).toHaveLength(6);
    const met = assault({ dice: [6, 1, 1] }).act(
      { type: "retreat", unit: "bartow" },
      { type: "withdraw", unit: "bartow", zone: "f3" },
    );
    met.act({ type: "halt", unit: "bartow" }).face("bartow", "g3").act({ type: "advance", unit: "keyes", zone: "e4" });
    expect(met.zones("face")).toEqual(["e3", "f3", "f4"]);
    met.face("keyes", "f3");
    // and the enemy turns to it
    expect(met.decision).toMatchObject({ step: "turning", about: { element: "bartow", zone: "e4" } });
  });

  test("BR61-R72 of several attackers any one, but not two", () => {
    const placements: Placement[] = [
      { unit: "keyes", zone: "d4", facing: "e4", attacks: true },
      { unit: "howard", zone: "d3", facing: "e4", attacks: true },
      { unit: "hampton", zone: "e4", facing: "d4" },
    ];
    const g = new Table({ at: combats("north"), units: QUIET, placements }, [6, 1, 6]).fight(
      ["keyes", "howard"],
      ["e4"],
    );
    expect(
      g
        .legal("advance")
        .map(({ unit }) => unit)
        .toSorted(),
    ).toEqual(["howard", "keyes"]);
    g.act({ type: "advance", unit: "howard", zone: "e4" }).idle();
    expect(g.step).toBe("headquarters");
    expect([g.zone("keyes"), g.zone("howard")]).toEqual(["d4", "e4"]);
  });

  test("BR61-11.3-j BR61-R72 a second line does not advance; the zone it leaves stays with it", () => {
    const placements: Placement[] = [
      { unit: "keyes", zone: "d4", facing: "e4", attacks: true },
      { unit: "howard", zone: "d4" },
      { unit: "hampton", zone: "e4", facing: "d4" },
    ];
    const g = new Table({ at: combats("north"), units: QUIET, placements }, [6, 1, 6]).fight(["keyes"], ["e4"]);
    g.refuses({ type: "advance", unit: "howard", zone: "e4" }, "BR61-11.3-j", "advance-second");
    g.act({ type: "advance", unit: "keyes", zone: "e4" });
    expect(g.element("howard")).toMatchObject({ zone: "d4", line: "front" });
  });

  test("BR61-R70 BR61-R72 V45 an element of an extended line does not advance", () => {
    const placements: Placement[] = [
      { unit: "keyes", zone: "d4", facing: "e4", attacks: true, extended: { zone: "d3", facing: "e4", attacks: true } },
      { unit: "hampton", zone: "e4", facing: "d4" },
    ];
    const g = new Table({ at: combats("north"), units: QUIET, placements }, [6, 1, 6]).fight(
      ["keyes", "keyes+"],
      ["e4"],
    );
    expect(g.unit("hampton").whereabouts).toBe("eliminated");
    expect(g.step).toBe("headquarters");
    expect(g.all("advanced")).toEqual([]);
    // beside another attacker it explains itself
    const pair = new Table(
      {
        at: combats("north"),
        units: QUIET,
        placements: [
          { unit: "keyes", zone: "d4", facing: "e4", attacks: true, extended: { zone: "d5", facing: "d4" } },
          { unit: "howard", zone: "d3", facing: "e4", attacks: true },
          { unit: "hampton", zone: "e4", facing: "d4" },
        ],
      },
      [6, 1, 6],
    ).fight(["keyes", "howard"], ["e4"]);
    pair.refuses({ type: "advance", unit: "keyes", zone: "e4" }, "BR61-R70", "advance-extended");
  });

  test("BR61-R72 a zone that still holds an enemy is not entered, and several abandoned zones take one brigade each", () => {
    const placements: Placement[] = [
      { unit: "keyes", zone: "d4", facing: "e4", attacks: true },
      { unit: "hampton", zone: "e4", facing: "d4" },
      { unit: "bee", zone: "e5", facing: "d4" },
    ];
    const units = quiet({ keyes: { combat: 6 }, bee: { combat: 2 } });
    const g = new Table({ at: combats("north"), units, placements }, [6, 1, 6]).fight(["keyes"], ["e4", "e5"]);
    g.act({ type: "retreat", unit: "hampton" });
    g.act({ type: "lose", unit: "bee" });
    expect(g.step).toBe("advance");
    expect(g.zones("advance")).toEqual(["e4"]);
    g.refuses({ type: "advance", unit: "keyes", zone: "e5" }, "BR61-11.4-q", "advance-held");
    g.refuses({ type: "advance", unit: "keyes", zone: "f4" }, "BR61-11.4-q", "advance-zone");
  });

  test("BR61-R72 BR61-R104 defenders never advance, and an advance is no act: the brigade that advanced may act in its next half", () => {
    const lost = assault({ defenders: [{ unit: "bonham", zone: "e4", facing: "d4" }], dice: [1, 6, 1] });
    lost.act({ type: "retreat", unit: "keyes" }).to("activation");
    expect(lost.all("advanced")).toEqual([]);
    expect(lost.zone("bonham")).toBe("e4");
    const won = assault({
      defenders: [{ unit: "hampton", zone: "e4", facing: "d4" }],
      others: [{ unit: "bee", zone: "g1" }],
      dice: [6, 1, 6],
    });
    won.act({ type: "advance", unit: "keyes", zone: "e4" }).to("activation").idle().to("activation");
    while (won.side === "south") won.idle();
    expect(won.allows({ type: "activate", unit: "keyes" })).toBe(true);
  });

  test("BR61-R72 BR61-R83 BR61-R80 an advance ignores zones of control, takes the zone and touches HQs", () => {
    const headquarters = [{ id: "beauregard", zone: "f4" } as const];
    const defenders: Placement[] = [{ unit: "hampton", zone: "e5", facing: "d4" }];
    const placements: Placement[] = [
      { unit: "keyes", zone: "d4", facing: "e5", attacks: true },
      ...defenders,
      { unit: "bee", zone: "e6" },
    ];
    const g = new Table({ at: combats("north"), units: QUIET, headquarters, placements }, [6, 1, 6]).fight(
      ["keyes"],
      ["e5"],
    );
    g.act({ type: "advance", unit: "keyes", zone: "e5" });
    expect(g.last("control")).toMatchObject({ zone: "e5", side: "north" });
    expect(g.decision).toMatchObject({ step: "displacement", about: { headquarters: "beauregard" } });
  });

  test("BR61-R98 BR61-S4 with the Historical manoeuvre the South attacks over a ford in turn 1, and does not advance over it", () => {
    const advance = (turn: number): boolean => {
      const placements: Placement[] = [
        { unit: "jackson", zone: "d4", facing: "c4", attacks: true },
        { unit: "uscav", zone: "c4", facing: "d4" },
        ...block(["a1", "a2"]),
      ];
      const at = { stage: "combat", turn, phase: 1, first: "south", side: "south" } as const;
      const options = { historicalManeuver: "on" } as const;
      const g = new Table({ at, units: QUIET, options, placements }, [6, 1, 6]).fight(["jackson"], ["c4"]);
      expect(g.unit("uscav").whereabouts).toBe("eliminated");
      return g.step === "advance";
    };
    expect([advance(1), advance(2)]).toEqual([false, true]);
  });
});
