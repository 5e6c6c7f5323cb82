import { describe, expect, test } from "vitest";
import type { Placement } from "../../src/bull-run-1861/index.ts";
import { BARTOW, assault, block } from "./support/assault.ts";
import { Table, combats } from "./support/table.ts";
import { QUIET, quiet } from "./support/units.ts";

describe("the attempt to retreat", () => {
  test("BR61-11.4-h BR61-D24 after a Hit the owner chooses: a step loss, or an attempt to retreat", () => {
    const g = assault({ defenders: [{ unit: "jackson", zone: "e4", facing: "d4" }] });
    expect(g.side).toBe("south");
    expect(g.decision).toMatchObject({ step: "hit", rule: "BR61-11.4-h", about: { unit: "jackson", combat: 4 } });
    expect(g.decision.actions).toEqual([
      { type: "lose", unit: "jackson" },
      { type: "retreat", unit: "jackson" },
    ]);
    g.act({ type: "lose", unit: "jackson" });
    expect(g.unit("jackson")).toMatchObject({ losses: 1, combat: { printed: 5, current: 4 }, fatigue: 1 });
    expect(g.zone("jackson")).toBe("e4");
  });

  test("BR61-11.4-l BR61-X09 BR61-Tb10 it succeeds on 1 to 3 and fails on 4 to 6", () => {
    for (const die of [1, 2, 3, 4, 5, 6]) {
      const g = assault({ dice: [6, 1, die] }).act({ type: "retreat", unit: "bartow" });
      expect(g.last("retreat-tried")).toMatchObject({
        succeeded: die <= 3,
        roll: { kind: "retreat", side: "south", die, total: die, needed: 3, modifiers: [] },
      });
      expect(g.unit("bartow").losses).toBe(die <= 3 ? 0 : 1);
    }
  });

  test("BR61-11.4-o a failure leaves the brigade where it is and costs a step", () => {
    const g = assault({ dice: [6, 1, 4] }).act({ type: "retreat", unit: "bartow" });
    expect(g.last("retreat-tried").rule).toBe("BR61-11.4-o");
    expect(g.last("lost-step")).toMatchObject({ unit: "bartow", losses: 1, combat: 1, rule: "BR61-11.4-o" });
    expect(g.zone("bartow")).toBe("e4");
  });

  test("BR61-11.4-o BR61-11.4-w V39 a forced attempt of a brigade of strength 1 that fails eliminates it", () => {
    const g = assault({ defenders: [{ ...BARTOW, losses: 1 }], dice: [6, 1, 5] });
    expect(g.all("eliminated")).toMatchObject([{ unit: "bartow", zone: "e4" }]);
    expect(g.unit("bartow")).toMatchObject({ whereabouts: "eliminated", losses: 2, elements: [] });
  });

  test("BR61-11.4-m BR61-R21 BR61-Tb10 V37 cavalry or a star subtracts 1, both together no more", () => {
    const values = { stuart: { star: true }, bartow: { star: true } };
    for (const [unit, star, die, succeeded] of [
      ["stuart", true, 4, true],
      ["stuart", true, 5, false],
      ["stuart", false, 4, true],
      ["bartow", true, 4, true],
      ["bartow", true, 5, false],
      ["bartow", false, 4, false],
    ] as const) {
      const units = quiet(star ? values : {});
      const g = assault({ defenders: [{ unit, zone: "e4", facing: "d4" }], units, dice: [6, 1, die] });
      g.act({ type: "retreat", unit });
      expect([unit, star, die, g.last("retreat-tried").succeeded]).toEqual([unit, star, die, succeeded]);
      const bonus = star || unit === "stuart" ? [{ value: -1, rule: "BR61-11.4-m" }] : [];
      expect(g.last("retreat-tried").roll?.modifiers).toEqual(bonus);
    }
  });

  test("BR61-11.4-n BR61-10.6-l BR61-Tb10 V38 an extended line adds 1", () => {
    const cocke: Placement = { unit: "cocke", zone: "e4", facing: "d4", extended: { zone: "e3", facing: "d3" } };
    const tried = (star: boolean, die: number): boolean => {
      const g = assault({ defenders: [cocke], units: quiet({ cocke: { star } }), dice: [6, 1, die] });
      return g.act({ type: "retreat", unit: "cocke" }).last("retreat-tried").succeeded;
    };
    expect([tried(false, 3), tried(true, 3), tried(false, 2), tried(true, 4)]).toEqual([false, true, true, false]);
    const whole = assault({ dice: [6, 1, 3] }).act({ type: "retreat", unit: "bartow" });
    expect(whole.last("retreat-tried").succeeded).toBe(true);
  });

  test("BR61-11.4-i BR61-R62 BR61-Tb11 V34 V35 V36 it is forced where a loss would leave less than half of the printed strength", () => {
    const forced: Record<number, number[]> = {};
    for (let printed = 1; printed <= 6; printed++) {
      const at: number[] = [];
      for (let losses = 0; losses < printed; losses++) {
        const units = quiet({ bartow: { combat: printed } });
        const g = assault({ defenders: [{ ...BARTOW, losses }], units, dice: [6, 1, 4] });
        // an attempt without a choice rolls at once
        if (g.all("retreat-tried").length === 1) at.push(printed - losses);
        else expect(g.decision.actions.map(({ type }) => type)).toEqual(["lose", "retreat"]);
      }
      forced[printed] = at;
    }
    expect(forced).toEqual({ 1: [1], 2: [1], 3: [2, 1], 4: [2, 1], 5: [3, 2, 1], 6: [3, 2, 1] });
  });

  test("BR61-11.4-i BR61-R62 BR61-Tb11 the forced attempt explains itself; the Legion and the half of a line do not count", () => {
    const two: Placement[] = [
      { ...BARTOW, losses: 1 },
      { unit: "bee", zone: "e4" },
    ];
    const others: Placement[] = [{ unit: "jackson", zone: "e3", facing: "d3" }];
    // two zones hit at once by one brigade: the owner is asked for the order, and Bartow must try
    const g = new Table(
      {
        at: combats("north"),
        units: QUIET,
        placements: [{ unit: "keyes", zone: "d3", facing: "e3", attacks: true }, ...two, ...others],
      },
      [6, 1],
    ).fight(["keyes"], ["e3", "e4"]);
    expect(g.decision.about).toEqual({ side: "south", left: 2 });
    g.refuses({ type: "lose", unit: "bartow" }, "BR61-11.4-i", "lose-forced");
    expect(g.decision.actions).toEqual([
      { type: "lose", unit: "jackson" },
      { type: "retreat", unit: "jackson" },
      { type: "retreat", unit: "bartow" },
    ]);
    const legion: Placement = { unit: "hampton", zone: "e4", with: "bartow" };
    const carried = assault({ defenders: [{ ...BARTOW, losses: 1 }, legion], dice: [6, 1, 4, 3] });
    expect(carried.all("retreat-tried")).toHaveLength(1);
    const line: Placement = { unit: "cocke", zone: "e4", facing: "d4", extended: { zone: "e3", facing: "d3" } };
    expect(assault({ defenders: [line] }).step).toBe("hit");
  });
});

describe("the way of a retreat", () => {
  test("BR61-11.4-h BR61-R63 BR61-D25 one or two zones, away from the fight, never back", () => {
    const g = assault({ dice: [6, 1, 1] }).act({ type: "retreat", unit: "bartow" });
    expect(g.decision).toMatchObject({ step: "withdrawal", rule: "BR61-11.4-h" });
    // d3 and e5 border the attacker's zone
    expect(g.zones("withdraw")).toEqual(["e3", "f3", "f4"]);
    g.refuses({ type: "withdraw", unit: "bartow", zone: "d3" }, "BR61-R63", "withdraw-toward");
    g.refuses({ type: "withdraw", unit: "bartow", zone: "f5" }, "BR61-R63", "withdraw-border");
    g.refuses({ type: "halt", unit: "bartow" }, "BR61-10.5-a", "halt-full");
    g.act({ type: "withdraw", unit: "bartow", zone: "f4" });
    expect(g.zones("withdraw")).toEqual(["f3", "f5", "g5", "manassas-junction"]);
    g.refuses({ type: "withdraw", unit: "bartow", zone: "e4" }, "BR61-R63", "withdraw-back");
    g.refuses({ type: "withdraw", unit: "bartow", zone: "e5" }, "BR61-R63", "withdraw-toward");
    g.act({ type: "withdraw", unit: "bartow", zone: "f5" });
    // two zones are the most
    expect(g.decision).toMatchObject({ step: "facing", about: { element: "bartow", zone: "f5" } });
    expect(g.unit("bartow")).toMatchObject({ losses: 0, fatigue: 1 });
  });

  test("BR61-11.4-h BR61-R63 it may halt after the first zone", () => {
    const g = assault({ dice: [6, 1, 1] }).act({ type: "retreat", unit: "bartow" });
    g.act({ type: "withdraw", unit: "bartow", zone: "e3" }, { type: "halt", unit: "bartow" });
    expect(g.step).toBe("facing");
    expect(g.zones("face")).toEqual(["d2", "d3", "e2", "e4", "f2", "f3"]);
    g.face("bartow", "e4");
    expect(g.element("bartow")).toMatchObject({ zone: "e3", facing: "e4" });
  });

  test("BR61-11.4-j BR61-11.4-k BR61-R63 V40 through an enemy Front where nothing else leads away, at a step loss", () => {
    // f3 and f4 are held; e3 lies in the Front of e2; d3 and e5 border the attacker
    const others = block(["f3", "g3"], ["f4", "g5"], ["e2", "e3"]);
    const g = assault({ others, dice: [6, 1, 1] }).act({ type: "retreat", unit: "bartow" });
    expect(g.last("retreated")).toMatchObject({ from: "e4", to: "e3", throughFront: true });
    expect(g.last("lost-step")).toMatchObject({ unit: "bartow", losses: 1, rule: "BR61-11.4-k" });
    g.to("facing");
    expect(g.zone("bartow")).toBe("e3");
  });

  test("BR61-11.4-j BR61-R63 clear of enemy Fronts if that is possible", () => {
    const g = assault({ others: block(["e2", "e3"]), dice: [6, 1, 1] }).act({ type: "retreat", unit: "bartow" });
    expect(g.zones("withdraw")).toEqual(["f3", "f4"]);
    g.refuses({ type: "withdraw", unit: "bartow", zone: "e3" }, "BR61-11.4-j", "withdraw-front");
  });

  test("BR61-R63 of zones by the attacker, those clear of Fronts", () => {
    // every zone away from d4 is held; d3 lies in the Front of Keyes, and so does e5: then either at a loss
    const held = block(["e3", "e2"], ["f3", "g3"], ["f4", "g5"]);
    const both = assault({ others: held, dice: [6, 1, 1] }).act({ type: "retreat", unit: "bartow" });
    expect(both.zones("withdraw")).toEqual(["d3", "e5"]);
    both.act({ type: "withdraw", unit: "bartow", zone: "e5" });
    expect(both.last("lost-step")).toMatchObject({ rule: "BR61-11.4-k", losses: 1 });
    // an attacker that faces e5 has d3 on his Flank: only d3
    const turned = new Table(
      {
        at: combats("north"),
        units: QUIET,
        placements: [{ unit: "keyes", zone: "d4", facing: "e5", attacks: true }, BARTOW, ...held],
      },
      [6, 1, 1],
    ).fight(["keyes"], ["e4"]);
    turned.act({ type: "retreat", unit: "bartow" });
    expect(turned.all("retreated")[0]).toMatchObject({ to: "d3", throughFront: false });
    expect(turned.all("lost-step")).toEqual([]);
  });

  test("BR61-R63 a Front over Bull Run carries no zone of control: it does not count", () => {
    const placements: Placement[] = [
      { unit: "keyes", zone: "f4", facing: "e4", attacks: true },
      { unit: "bartow", zone: "e4", facing: "f4" },
      { unit: "howard", zone: "c4", facing: "d4" },
    ];
    const g = new Table({ at: combats("north"), units: QUIET, placements }, [6, 1, 1]).fight(["keyes"], ["e4"]);
    g.act({ type: "retreat", unit: "bartow" });
    expect(g.zones("withdraw")).toEqual(["d3", "d4", "e3"]);
    g.act({ type: "withdraw", unit: "bartow", zone: "d4" });
    expect(g.last("retreated").throughFront).toBe(false);
  });

  test("BR61-R63 a zone that borders the enemy of the combat over the river leads towards him", () => {
    const placements: Placement[] = [
      { unit: "keyes", zone: "c4", facing: "d4", attacks: true },
      { unit: "bartow", zone: "d4", facing: "c4" },
    ];
    const g = new Table({ at: combats("north"), units: QUIET, placements }, [6, 1, 1]).fight(["keyes"], ["d4"]);
    g.act({ type: "retreat", unit: "bartow" });
    // d3 touches c4 over Bull Run; c5 does over land
    expect(g.zones("withdraw")).toEqual(["d5", "e4", "e5"]);
  });

  test("BR61-R63 BR61-10.5-a a full zone is passed where the next one has room; the brigade never stays over the limit", () => {
    const full = (zone: string, ...units: string[]): Placement[] => units.map((unit) => ({ unit, zone }));
    const others = [
      ...block(["e3", "e2"], ["f3", "f2"]),
      ...full("f4", "bee", "jackson"),
      { unit: "early", zone: "d3", facing: "d2" },
      { unit: "ewell", zone: "d3", facing: "d2" },
    ];
    const g = assault({ others, dice: [6, 1, 1] }).act({ type: "retreat", unit: "bartow" });
    expect(g.all("retreated")[0]).toMatchObject({ to: "f4" });
    expect(g.zones("withdraw")).toEqual(["f5", "g5", "manassas-junction"]);
    g.refuses({ type: "halt", unit: "bartow" }, "BR61-10.5-a", "halt-full");
    g.act({ type: "withdraw", unit: "bartow", zone: "g5" });
    expect(g.decision.about).toMatchObject({ element: "bartow", zone: "g5" });
  });

  test("BR61-R63 the second zone may lead towards the enemy only where a full zone forces the brigade on", () => {
    const full = (zone: string, ...units: string[]): Placement[] => units.map((unit) => ({ unit, zone }));
    const others = [
      ...block(["e3", "e2"], ["f3", "g3"], ["f5", "g6"], ["g5", "g6"]),
      ...full("f4", "bee", "jackson"),
      ...full("manassas-junction", "early", "ewell"),
    ];
    // from the full f4 only e5, by the attacker, is left
    const g = assault({ others, dice: [6, 1, 1] }).act({ type: "retreat", unit: "bartow" });
    expect(g.all("retreated").map(({ to }) => to)).toEqual(["f4", "e5"]);
  });

  test("BR61-R64 BR61-R18 V41 with nowhere to go there is no roll: a step loss, and it stays; the map's edge is no way out", () => {
    const placements: Placement[] = [
      { unit: "keyes", zone: "f1", facing: "g1", attacks: true },
      { unit: "howard", zone: "g2", facing: "g3" },
      { unit: "bartow", zone: "g1", facing: "f1", losses: 1 },
    ];
    const g = new Table({ at: combats("north"), units: quiet({ bartow: { combat: 6 } }), placements }, [6, 1]);
    g.fight(["keyes"], ["g1"]);
    expect(g.rolled).toEqual(["combat", "combat", "activation"]);
    expect(g.last("lost-step")).toMatchObject({ unit: "bartow", losses: 2 });
    expect(g.zone("bartow")).toBe("g1");
    // full zones without a way on close it as well
    const full = new Table(
      {
        at: combats("north"),
        units: quiet({ bartow: { combat: 6 } }),
        placements: [
          { unit: "keyes", zone: "f1", facing: "g1", attacks: true },
          { unit: "howard", zone: "g3", facing: "g4" },
          { unit: "willcox", zone: "f2", facing: "e3" },
          { unit: "bee", zone: "g2", facing: "g1" },
          { unit: "jackson", zone: "g2" },
          { unit: "bartow", zone: "g1", facing: "f1" },
        ].map((one) => (one.unit === "howard" || one.unit === "willcox" ? { ...one, facing: "g2" } : one)),
      },
      [6, 1],
    ).fight(["keyes"], ["g1"]);
    expect(full.all("retreat-tried")).toEqual([]);
    expect(full.unit("bartow").losses).toBe(1);
  });

  test("BR61-R64 a brigade without a way out is not offered an attempt", () => {
    const placements: Placement[] = [
      { unit: "keyes", zone: "f1", facing: "g2", attacks: true },
      { unit: "bartow", zone: "g1", facing: "f1" },
      { unit: "bee", zone: "g2", facing: "f1" },
      { unit: "jackson", zone: "g2" },
      { unit: "howard", zone: "g3", facing: "g2" },
      { unit: "willcox", zone: "f2", facing: "g2" },
    ];
    const g = new Table({ at: combats("north"), units: QUIET, placements }, [6, 1]).fight(["keyes"], ["g1", "g2"]);
    g.refuses({ type: "retreat", unit: "bartow" }, "BR61-R64", "retreat-nowhere");
    expect(g.allows({ type: "lose", unit: "bartow" })).toBe(true);
  });

  test("BR61-R63 zones of control do not stop a retreat", () => {
    // f3 and f2 lie in the zone of control of g2, on its Flank
    const g = assault({ others: block(["g2", "g1"]), dice: [6, 1, 1] }).act({ type: "retreat", unit: "bartow" });
    g.act({ type: "withdraw", unit: "bartow", zone: "f3" });
    expect(g.zones("withdraw")).toContain("f2");
    g.act({ type: "withdraw", unit: "bartow", zone: "f2" }).to("facing");
    expect(g.zone("bartow")).toBe("f2");
  });

  test("BR61-R92 BR61-R63 the North does not retreat over Farm Ford before it knows it", () => {
    const retreat = (farmFordKnown: boolean): string[] => {
      const placements: Placement[] = [
        { unit: "jackson", zone: "e4", facing: "d3", attacks: true },
        { unit: "early", zone: "d2", facing: "d1" },
        { unit: "ewell", zone: "e3", facing: "e2" },
        { unit: "keyes", zone: "d3", facing: "e4" },
      ];
      const at = { stage: "combat", turn: 3, phase: 1, first: "south", side: "south" } as const;
      const g = new Table({ at, units: QUIET, placements, farmFordKnown }, [6, 1, 1]).fight(["jackson"], ["d3"]);
      g.act({ type: "retreat", unit: "keyes" });
      return g.all("retreated").map(({ to }) => to);
    };
    expect(retreat(true)[0]).toBe("c3");
    expect(retreat(false)[0]).toBe("d4");
  });

  test("BR61-R98 BR61-13-f with the Historical maneuver the South does not retreat over Bull Run in turn 1", () => {
    const retreat = (turn: number): string[] => {
      const placements: Placement[] = [
        { unit: "keyes", zone: "d5", facing: "d4", attacks: true },
        { unit: "howard", zone: "e5", facing: "f5" },
        { unit: "willcox", zone: "e4", facing: "f4" },
        { unit: "franklin", zone: "d3", facing: "d2" },
        { unit: "bartow", zone: "d4", facing: "d5" },
      ];
      const at = { stage: "combat", turn, phase: 1, first: "north", side: "north" } as const;
      const options = { historicalManeuver: "on" } as const;
      const g = new Table({ at, units: QUIET, options, placements }, [6, 1, 1]).fight(["keyes"], ["d4"]);
      if (g.step !== "hit") return [];
      g.act({ type: "retreat", unit: "bartow" });
      return g.all("retreated").map(({ to }) => to);
    };
    expect(retreat(1)).toEqual([]);
    expect(retreat(2)[0]).toBe("c4");
  });
});

describe("what a retreat brings about", () => {
  test("BR61-R39 BR61-10.4-c a retreat into contact must face the enemy, who turns to it", () => {
    const g = assault({ others: block(["e2", "d1"]), dice: [6, 1, 1] }).act({ type: "retreat", unit: "bartow" });
    g.act({ type: "withdraw", unit: "bartow", zone: "e3" }, { type: "halt", unit: "bartow" });
    // e2 in the Front of e3: faced e2, d2 or f2
    expect(g.decision).toMatchObject({ step: "facing", rule: "BR61-10.4-c" });
    expect(g.zones("face")).toEqual(["d2", "e2", "f2"]);
    g.face("bartow", "d2");
    expect(g.decision).toMatchObject({ step: "turning", about: { element: "howard", zone: "e3" } });
    expect(g.zones("face")).toEqual(["d2", "e3", "f2"]);
  });

  test("BR61-R26 BR61-6-s a retreat takes the Operational-movement marker off", () => {
    const placements: Placement[] = [
      { unit: "keyes", zone: "c4", facing: "d4", attacks: true },
      { unit: "bartow", zone: "d4", facing: "c4" },
      { unit: "early", zone: "d4", operational: true },
    ];
    const g = new Table({ at: combats("north"), units: QUIET, placements }, [6, 1, 1]).fight(["keyes"], ["d4"]);
    g.act({ type: "retreat", unit: "bartow" }, { type: "withdraw", unit: "bartow", zone: "e4" });
    g.to("facing").to("withdrawal");
    g.act({ type: "withdraw", unit: "early", zone: "e5" });
    expect(g.last("unmarked").unit).toBe("early");
    expect(g.unit("early").operational).toBe(false);
  });

  test("BR61-R83 BR61-4-m a retreat through a scoring zone takes control of it", () => {
    const g = assault({ control: { f3: "north" }, dice: [6, 1, 1] }).act({ type: "retreat", unit: "bartow" });
    g.act({ type: "withdraw", unit: "bartow", zone: "f3" });
    expect(g.last("control")).toMatchObject({ zone: "f3", side: "south", points: 1, rule: "BR61-4-m" });
    expect(g.view.control["f3"]).toBe("south");
  });

  test("BR61-R80 a retreat displaces an enemy HQ that it touches", () => {
    const headquarters = [{ id: "mcdowell", zone: "f2" } as const];
    const g = assault({ headquarters, dice: [6, 1, 1] }).act({ type: "retreat", unit: "bartow" });
    g.act({ type: "withdraw", unit: "bartow", zone: "f3" });
    expect(g.decision).toMatchObject({ step: "displacement", about: { headquarters: "mcdowell", zone: "f2" } });
    g.act({ type: "displace", headquarters: "mcdowell", zone: "d2" });
    expect(g.hq("mcdowell")).toEqual({ zone: "d2", activated: true });
    expect(g.step).toBe("withdrawal");
  });

  test("BR61-R104 a brigade that retreated may still act in its next own half", () => {
    const g = assault({ dice: [6, 1, 1] })
      .act({ type: "retreat", unit: "bartow" })
      .to("activation");
    expect(g.side).toBe("south");
    expect(g.allows({ type: "activate", unit: "bartow" })).toBe(true);
  });
});

describe("the second line", () => {
  const TWO: Placement[] = [BARTOW, { unit: "bee", zone: "e4" }];

  test("BR61-11.3-l BR61-11.3-k BR61-R61 BR61-D33 V42 follows a front line that retreats, with one Fatigue more and no loss", () => {
    const g = assault({ defenders: TWO, dice: [6, 1, 1] });
    expect(g.unit("bartow").fatigue).toBe(1);
    expect(g.unit("bee").fatigue).toBe(0);
    g.act({ type: "retreat", unit: "bartow" }, { type: "withdraw", unit: "bartow", zone: "f4" });
    g.act({ type: "halt", unit: "bartow" }).face("bartow", "e4");
    expect(g.last("fatigued")).toMatchObject({ unit: "bee", fatigue: 1, rule: "BR61-11.3-l" });
    expect(g.decision).toMatchObject({ step: "withdrawal", about: { unit: "bee" } });
    // its own route
    expect(g.zones("withdraw")).toEqual(["e3", "f3", "f4"]);
    g.act({ type: "withdraw", unit: "bee", zone: "e3" }, { type: "halt", unit: "bee" }).face("bee", "e4");
    expect([g.zone("bartow"), g.zone("bee")]).toEqual(["f4", "e3"]);
    expect([g.unit("bartow").losses, g.unit("bee").losses]).toEqual([0, 0]);
    // only now is the zone abandoned
    expect(g.step).toBe("advance");
  });

  test("BR61-11.3-l BR61-R61 it loses no step for enemy Fronts either", () => {
    const others = block(["f3", "g3"], ["f4", "g5"], ["e2", "e3"]);
    const g = assault({ defenders: TWO, others, dice: [6, 1, 1] })
      .act({ type: "retreat", unit: "bartow" })
      .to("advance");
    expect(g.all("retreated").filter(({ unit }) => unit === "bee")).toMatchObject([{ to: "e3", throughFront: true }]);
    expect([g.unit("bartow").losses, g.unit("bee").losses]).toEqual([1, 0]);
    // they stand together again
    expect([g.zone("bartow"), g.zone("bee")]).toEqual(["e3", "e3"]);
  });

  test("BR61-R35 BR61-11.3-l at Fatigue 2 it gets none, and follows all the same", () => {
    const tired: Placement = { unit: "bee", zone: "e4", fatigue: 2 };
    const g = assault({ defenders: [BARTOW, tired], dice: [6, 1, 1] })
      .act({ type: "retreat", unit: "bartow" })
      .to("advance");
    expect(g.unit("bee").fatigue).toBe(2);
    expect(g.zone("bee")).not.toBe("e4");
  });

  test("BR61-R61 without a way out it stays, is tired all the same, and is front line", () => {
    const placements: Placement[] = [
      { unit: "keyes", zone: "f1", facing: "g1", attacks: true },
      { unit: "howard", zone: "f2", facing: "e3" },
      { unit: "early", zone: "g2", facing: "g3" },
      { unit: "willcox", zone: "g3", facing: "f3" },
      { unit: "bartow", zone: "g1", facing: "f1" },
      { unit: "bee", zone: "g1" },
    ];
    const g = new Table({ at: combats("north"), units: QUIET, placements }, [6, 1, 1]).fight(["keyes"], ["g1"]);
    g.act({ type: "retreat", unit: "bartow" }).to("activation");
    // Bartow filled g2
    expect(g.zone("bartow")).toBe("g2");
    expect(g.element("bee")).toMatchObject({ zone: "g1", line: "front" });
    expect(g.unit("bee")).toMatchObject({ fatigue: 1, losses: 0 });
    expect(g.all("advanced")).toEqual([]);
  });

  test("BR61-R61 BR61-11.3-k V44 a front line that stays or is eliminated leaves it untouched; then it is front line", () => {
    const stays = assault({ defenders: TWO }).act({ type: "lose", unit: "bartow" });
    expect(stays.unit("bee")).toMatchObject({ fatigue: 0, losses: 0 });
    expect(stays.element("bartow").line).toBe("front");
    const dies = assault({
      defenders: [
        { ...BARTOW, losses: 1 },
        { unit: "bee", zone: "e4" },
      ],
      dice: [6, 1, 4],
    });
    expect(dies.unit("bartow").whereabouts).toBe("eliminated");
    expect(dies.element("bee")).toMatchObject({ zone: "e4", line: "front", facing: "d4" });
    expect(dies.unit("bee").fatigue).toBe(0);
    // no advance: the zone is not abandoned
    expect(dies.step).toBe("activation");
  });

  test("BR61-R61 BR61-R52 the rule holds for an attacker's second line as well", () => {
    const placements: Placement[] = [
      { unit: "keyes", zone: "d4", facing: "e4", attacks: true },
      { unit: "howard", zone: "d4" },
      { unit: "jackson", zone: "e4", facing: "d4" },
    ];
    const g = new Table({ at: combats("north"), units: QUIET, placements }, [1, 6, 1]).fight(["keyes"], ["e4"]);
    expect(g.side).toBe("north");
    g.act({ type: "retreat", unit: "keyes" }).to("activation");
    expect(g.unit("howard")).toMatchObject({ fatigue: 1, losses: 0 });
    expect(g.zone("howard")).not.toBe("d4");
  });
});

describe("the retreat of an extended line", () => {
  const COCKE: Placement = { unit: "cocke", zone: "e4", facing: "d4", extended: { zone: "e3", facing: "d3" } };

  test("BR61-11.4-p BR61-R69 it goes to a zone that is linked to both elements, regroups there, then may go on", () => {
    const g = assault({ defenders: [COCKE], dice: [6, 1, 1] }).act({ type: "retreat", unit: "cocke" });
    // d3 and f3 are common; d3 borders the attacker
    expect(g.last("regrouped")).toMatchObject({ unit: "cocke", rule: "BR61-11.4-p" });
    expect(g.last("retreated")).toMatchObject({ to: "f3" });
    expect(g.zones("withdraw")).toEqual(["f2", "f4", "g3", "manassas-junction"]);
    g.act({ type: "halt", unit: "cocke" }).to("advance");
    expect(g.unit("cocke").elements.map(({ id, zone }) => [id, zone])).toEqual([["cocke", "f3"]]);
    // both zones are empty, and only the attacked one may be entered
    expect(g.zones("advance")).toEqual(["e4"]);
    g.refuses({ type: "advance", unit: "keyes", zone: "e3" }, "BR61-R72", "advance-border");
  });

  test("BR61-R69 BR61-R63 the second zone is never one of the two it left", () => {
    // attacked on the marker's side: e3 is out of the enemy's touch, and still no way to go
    const line: Placement = { unit: "cocke", zone: "e4", facing: "d4", extended: { zone: "f3", facing: "e3" } };
    const g = assault({ defenders: [line], dice: [6, 1, 1] }).act({ type: "retreat", unit: "cocke" });
    expect(g.zones("withdraw")).toEqual(["e3", "f4"]);
    g.act({ type: "withdraw", unit: "cocke", zone: "f4" });
    expect(g.zones("withdraw")).toEqual(["f5", "g5", "manassas-junction"]);
    g.refuses({ type: "withdraw", unit: "cocke", zone: "f3" }, "BR61-R63", "withdraw-back");
  });

  test("BR61-R69 the common zone must have room, since the brigade regroups there", () => {
    const others: Placement[] = [
      { unit: "bee", zone: "f3" },
      { unit: "jackson", zone: "f3" },
      { unit: "howard", zone: "d3", facing: "d2" },
    ];
    const g = assault({ defenders: [COCKE], others });
    expect(g.all("retreat-tried")).toEqual([]);
    expect(g.unit("cocke")).toMatchObject({ losses: 1 });
    expect(g.unit("cocke").elements).toHaveLength(2);
  });

  test("BR61-R69 BR61-R64 without a common zone there is no attempt", () => {
    const others: Placement[] = [
      { unit: "howard", zone: "d3", facing: "d2" },
      { unit: "willcox", zone: "f3", facing: "g3" },
    ];
    const g = assault({ defenders: [COCKE], others });
    expect(g.all("retreat-tried")).toEqual([]);
    expect(g.unit("cocke").losses).toBe(1);
  });

  test("BR61-R68 BR61-R70 an element whose brigade retreats loses its Attack marker", () => {
    const placements: Placement[] = [
      { unit: "cocke", zone: "e4", facing: "d4", attacks: true, extended: { zone: "e3", facing: "d3", attacks: true } },
      { unit: "keyes", zone: "d4", facing: "e4" },
      { unit: "howard", zone: "d3", facing: "e3" },
    ];
    const at = { stage: "combat", turn: 3, phase: 1, first: "south", side: "south" } as const;
    const g = new Table({ at, units: QUIET, placements }, [1, 6, 1]).fight(["cocke"], ["d4"]);
    g.act({ type: "retreat", unit: "cocke" }).to("facing").idle();
    expect(g.unit("cocke").elements).toMatchObject([{ id: "cocke", attacks: false }]);
    expect(g.step).toBe("activation");
    expect(g.all("attack-lapsed")).toEqual([]);
  });

  test("BR61-11.3-l BR61-R70 a second line behind either element follows, an element in second line draws its whole brigade", () => {
    const behind: Placement = { unit: "bee", zone: "e3" };
    const g = assault({ defenders: [COCKE, behind], dice: [6, 1, 1] }).act({ type: "retreat", unit: "cocke" });
    g.to("advance");
    expect(g.unit("bee").fatigue).toBe(1);
    expect(g.zone("bee")).not.toBe("e3");
    const drawn = assault({
      defenders: [BARTOW, { unit: "cocke", zone: "e4", extended: { zone: "f3", facing: "g3" } }],
      dice: [6, 1, 1],
    });
    drawn.act({ type: "retreat", unit: "bartow" }).to("advance");
    expect(drawn.unit("cocke")).toMatchObject({ fatigue: 1, losses: 0 });
    expect(drawn.unit("cocke").elements).toHaveLength(1);
    expect(["e4", "f3"]).not.toContain(drawn.zone("cocke"));
  });
});
